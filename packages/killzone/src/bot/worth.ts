import type { RangedRow } from '../content/schema.ts';
import { stockOf } from '../content/stock.ts';
import { groundOf } from '../ground/ground.ts';
import { gap } from '../ground/measure.ts';
import { targeting } from '../rules/shooting/targeting.ts';
import type { Target } from '../rules/shooting/targets.ts';
import { shotsAllowed } from '../rules/shooting/weapons.ts';
import { isNeverSuppressed, killScoreOf } from '../rules/suppression/damage.ts';
import { armourOf, occupantsOf } from '../rules/vehicles/vehicle.ts';
import { victimOf } from '../rules/winning/objectives.ts';
import type { Killzone } from '../table/table.ts';
import { type Carried, type Figure, isFighting, isInPlay, type Vehicle } from '../table/units.ts';
import { chanceOfSum, chanceToHit } from './chances.ts';

/** Part of a figure's points that suppressing it is worth. */
const SUPPRESSION = 0.3;
/** How much worse it is to hit a friend than good to hit an enemy. */
const FRIEND = -1.5;
/** Part of an occupant's points that a crash costs his side. */
const SHAKEN_UP = 0.5;
/** What the loot is worth to those who must stop it. */
const LOOT = 120;
/** A point of smoke is rarely worth a shot. */
const SMOKE = 0;

/** What the death of whom an assassin is after is worth beyond his points. */
const NAMED = 150;

/** Whether this is whom an assassin is after. */
export function isNamed(table: Killzone, { id }: Figure): boolean {
  const { objective } = table;
  return objective.kind === 'assassination' && victimOf(table, objective).id === id;
}

/** What the death of a figure is worth to the enemy. */
export function stakeIn(table: Killzone, figure: Figure): number {
  return figure.points + (isNamed(table, figure) ? NAMED : 0);
}

/** What hitting a figure with so many dice, and what is added to them, is worth in points. */
export function worthOfHit(table: Killzone, victim: Figure, dice: number, bonus = 0): number {
  const kill = chanceOfSum(dice, killScoreOf(table, victim).total - bonus);
  const shaken = victim.state === 'active' && !isNeverSuppressed(table, victim) ? SUPPRESSION : 0;
  return stakeIn(table, victim) * (kill + (1 - kill) * shaken);
}

/** What one shot is worth: points won less points of friends in the burst. */
export function worthOfShot(table: Killzone, figure: Figure, carried: Carried, target: Target): number {
  const row = stockOf(table).weapons.get(carried.weapon);
  if ('point' in target) return SMOKE;
  if ('opening' in target) return row.dice === 0 ? SMOKE : worthOfRoom(table, figure, row, target.opening);
  const { needs, tally, onlySix } = targeting(table, figure, row, target);
  return chanceToHit(needs, tally.total, onlySix) * worthOfTarget(table, figure, row, target);
}

function worthOfTarget(
  table: Killzone,
  figure: Figure,
  row: RangedRow,
  target: { readonly figure: number } | { readonly vehicle: number },
): number {
  if ('vehicle' in target) return worthOfPiercing(table, table.vehicles[target.vehicle]!, row.dice, 0);
  const victim = table.figures[target.figure]!;
  const worth = worthOfHit(table, victim, row.dice);
  return row.radius === undefined ? worth : worth + worthAround(table, figure, victim, row);
}

function worthAround(table: Killzone, figure: Figure, victim: Figure, { dice, radius = 0 }: RangedRow): number {
  const fewer = Math.max(1, dice - table.values.burstFewerDice);
  let worth = 0;
  for (const other of table.figures) {
    if (other === victim || !isInPlay(other) || other.room !== victim.room) continue;
    if (gap(table, other, victim) > radius * 1000) continue;
    worth += (other.side === figure.side ? FRIEND : 1) * worthOfHit(table, other, fewer);
  }
  return worth;
}

/** Everybody in the room behind an opening. */
function worthOfRoom(table: Killzone, figure: Figure, row: RangedRow, opening: number): number {
  const { from, to } = groundOf(table.map).openings[opening]!;
  const room = from === figure.room ? to : from;
  let worth = 0;
  for (const other of table.figures) {
    if (other.room !== room || !isInPlay(other)) continue;
    worth += (other.side === figure.side ? FRIEND : 1) * worthOfHit(table, other, row.dice);
  }
  return worth;
}

/** What a damage roll against a vehicle is worth: half of those that go through end in a crash. */
export function worthOfPiercing(table: Killzone, vehicle: Vehicle, dice: number, bonus: number): number {
  return (chanceOfSum(dice, armourOf(table, vehicle) - bonus) / 2) * worthOfVehicle(table, vehicle);
}

export function worthOfVehicle(table: Killzone, vehicle: Vehicle): number {
  const aboard = occupantsOf(table, vehicle).reduce((sum, { points }) => sum + points, 0);
  const loot = table.prizes.some(prize => prize.vehicle === vehicle.id) ? LOOT : 0;
  return vehicle.points + loot + SHAKEN_UP * aboard;
}

/** What a figure's best weapon may do to somebody from where it stands, all its shots together. */
export function fireOn(table: Killzone, figure: Figure, victim: Figure): number {
  let best = 0;
  for (const carried of figure.weapons) {
    const row = stockOf(table).weapons.get(carried.weapon);
    if (row.dice === 0 || carried.supply === 0 || figure.unarmed) continue;
    if (gap(table, figure, victim) > (row.long ?? row.short!) * 1000) continue;
    const shots = Math.max(1, row.traits.includes('bursts') ? row.shots : shotsAllowed(table, figure, carried, row));
    best = Math.max(best, shots * worthOfShot(table, figure, carried, { figure: victim.id }));
  }
  return best;
}

export function enemiesOf(table: Killzone, side: number): Figure[] {
  return table.figures.filter(other => other.side !== side && isFighting(other));
}
