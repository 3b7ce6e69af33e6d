import { distance, TOUCH } from '@sightline/geometry/field';
import type { Objective } from '../content/schema.ts';
import { stockOf } from '../content/stock.ts';
import { groundOf } from '../ground/ground.ts';
import { gap, touchesEnemy } from '../ground/measure.ts';
import { wayBetween } from '../ground/navigate.ts';
import { roadLength } from '../ground/way.ts';
import { combatDice, deductionOf, weaponOf } from '../rules/hand-to-hand/fighters.ts';
import { orderRowOf } from '../rules/orders/orders-in-force.ts';
import { whyNotTarget } from '../rules/shooting/aiming.ts';
import { objectivesOf } from '../rules/winning/objective-places.ts';
import type { Killzone } from '../table/table.ts';
import { type Figure, NONE, type Place } from '../table/units.ts';
import { enemiesOf, fireOn, isNamed } from './worth.ts';

/** What a mil nearer to a goal is worth, in points. */
const NEARER = 0.001;
/** How much the fire that a place draws is feared. */
const FEAR = 0.25;
/** Whom the enemy is after stays away from him, up to so far, and lets others shoot. */
const NAMED_FIRE = 0.25;
const SAFE = 36_000;

/** What it is worth to stand somewhere: the fire one has from there less the fire one draws, and how near one's goal is. */
export function worthOfPlace(table: Killzone, figure: Figure, { x, y, room }: Place): number {
  const there = { ...figure, x, y, room };
  return worthHere({ ...table, figures: table.figures.with(figure.id, there) }, there);
}

function hasShot(figure: Figure): boolean {
  return figure.weapons.some(({ shots }) => shots > 0);
}

function worthHere(table: Killzone, figure: Figure): number {
  const enemies = enemiesOf(table, figure.side);
  if (touchesEnemy(table, figure)) return worthOfMelee(table, figure, enemies);
  const canShoot = orderRowOf(table, figure).shots !== 'none' && !hasShot(figure) && figure.captive === NONE;
  let fire = 0;
  let danger = 0;
  for (const enemy of enemies) {
    if (enemy.state !== 'active' && !canShoot) continue;
    if (canShoot && isTarget(table, figure, enemy)) fire = Math.max(fire, fireOn(table, figure, enemy));
    if (enemy.state !== 'active') continue;
    if (isTarget(table, enemy, figure)) danger += fireOn(table, enemy, figure) / enemies.length;
    danger += worthOfCharge(table, enemy, figure);
  }
  if (isNamed(table, figure)) {
    return NAMED_FIRE * fire - danger + NEARER * Math.min(SAFE, nearestOf(table, figure, enemies));
  }
  return fire - FEAR * danger - NEARER * wayLeft(table, figure, enemies);
}

/** How far a charge reaches, and half of what it may win is feared. */
const CHARGE = 8000;
const HALF = 0.5;

/** What an enemy with a blade near enough may win by charging in. */
function worthOfCharge(table: Killzone, enemy: Figure, figure: Figure): number {
  if (enemy.vehicle !== NONE || weaponOf(table, enemy).modifier < 2 || gap(table, enemy, figure) > CHARGE) return 0;
  const theirs = 2 * strength(table, enemy, false) + deductionOf(table, figure).value;
  const own = strength(table, figure, false) + deductionOf(table, enemy).value;
  return Math.max(0, Math.min(1, (theirs - own) / 8)) * figure.points * HALF;
}

/** Whether one may shoot at the other with the first of his weapons, as far as place goes. */
function isTarget(table: Killzone, from: Figure, to: Figure): boolean {
  const carried = from.weapons[0];
  if (!carried || from.unarmed || to.vehicle !== NONE) return false;
  return whyNotTarget(table, from, carried, stockOf(table).weapons.get(carried.weapon), { figure: to.id }).length === 0;
}

/** What these are about is a place, and the enemy is only in the way. */
const ONLY_THERE: ReadonlySet<Objective['kind']> = new Set(['tower', 'getaway']);

/** How far it is to what matters: the turf or the top floor where there is one, the enemy otherwise. */
function wayLeft(table: Killzone, figure: Figure, enemies: readonly Figure[]): number {
  let least = Number.POSITIVE_INFINITY;
  const objectives = objectivesOf(table, figure);
  for (const goal of objectives) least = Math.min(least, lengthOfWay(table, figure, goal));
  if (ONLY_THERE.has(table.objective.kind) && objectives.length > 0) return least;
  least = Math.min(least, nearestOf(table, figure, enemies));
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

/** How far it is on foot, by doors and stairs. */
function lengthOfWay(table: Killzone, from: Place, to: Place): number {
  const way = from.room === to.room ? null : wayBetween(groundOf(table.map), from, to);
  return way === null ? distance(from, to) : roadLength(table, from, way);
}

function nearestOf(table: Killzone, figure: Figure, enemies: readonly Figure[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) least = Math.min(least, gap(table, figure, enemy));
  return least;
}

/** So far ahead a fighter is sure to win; as far behind, to lose. */
const SURE = 8;

/** The points at stake in hand-to-hand: what this fight may win, and what the next may cost if it does not. */
function worthOfMelee(table: Killzone, figure: Figure, enemies: readonly Figure[]): number {
  let worth = 0;
  for (const enemy of enemies) {
    if (enemy.room !== figure.room || gap(table, figure, enemy) > TOUCH) continue;
    const ahead = strength(table, figure, true) + deductionOf(table, enemy).value - strength(table, enemy, false);
    const behind =
      2 * strength(table, enemy, false) + deductionOf(table, figure).value - strength(table, figure, false);
    const win = chanceAhead(ahead);
    const loss = enemy.state === 'active' ? (1 - win) * chanceAhead(behind) : 0;
    worth += win * enemy.points - loss * figure.points;
  }
  return worth;
}

function chanceAhead(by: number): number {
  return Math.max(0, Math.min(1, (by + SURE / 2) / (2 * SURE)));
}

/** The score a fighter is likely to have. */
export function strength(table: Killzone, figure: Figure, isActing: boolean): number {
  const dice = combatDice(table, figure).total * 3.5;
  if (figure.state === 'suppressed') return dice - 3;
  const score = dice + weaponOf(table, figure).modifier;
  return isActing && orderRowOf(table, figure).traits.includes('doublesCombat') ? 2 * score : score;
}
