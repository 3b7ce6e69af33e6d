import { distance } from '@sightline/geometry/field';
import { isClear } from '../ground/sight.ts';
import type { DropBombsAct, FireAtAircraftAct } from '../rules/aircraft/acts.ts';
import { antiAirArms, armAt, ecmAgainst, whyNotSeen } from '../rules/aircraft/anti-air-weapons.ts';
import { impactsAhead, radiusOf } from '../rules/aircraft/bomb-foresight.ts';
import type { Evasion, UnderLock } from '../rules/aircraft/questions.ts';
import { unitsIn } from '../rules/artillery/foresight.ts';
import { isAirborne, isFlown, isFlyer } from '../table/flight.ts';
import { type Place, placeOf } from '../table/table.ts';
import { ableCount, isHidden, isInPlay, passengersOf, stands, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { beatsDie } from './fire.ts';

/** What an aircraft is worth for each size of it, and each unit aboard. */
const PER_SIZE = 2;
const PER_RIDER = 3;
/** Whoever is shot at and not hit may still go home. */
const SCARE = 0.5;

function worthOfAircraft(view: DustupView, { hull, id }: Unit): number {
  const riders = passengersOf(view, view.units[id]!).length;
  return PER_SIZE * (hull?.model.size ?? 0) + PER_RIDER * riders;
}

/** DU-AIR-046, DU-AIR-050: about how likely a shot at an aircraft finds it, and then how likely both dice beat it. */
function chancesAt(view: DustupView, unit: Unit, target: Unit, weapon: number): { lock: number; hit: number } {
  const arm = armAt(view, unit, weapon, placeOf(view, target));
  if (arm === null || !isFlyer(target)) return { lock: 0, hit: 0 };
  const { die } = ecmAgainst(view, unit, target, weapon);
  const hit = beatsDie(arm.guidance, die) * beatsDie(arm.firepower, die);
  return { lock: beatsDie(arm.guidance, target.ecm), hit };
}

/** DU-AIR-045: fire at what is in the air. */
export function worthOfAntiAir(view: DustupView, unit: Unit, act: FireAtAircraftAct): number {
  const target = view.units[act.target]!;
  const { lock, hit } = chancesAt(view, unit, target, act.weapon);
  return lock * (SCARE + hit * worthOfAircraft(view, target));
}

/** What a marker and a burst on a unit of the enemy's is worth, and how much more a friend under it costs. */
const CAUGHT = 0.7;
const PER_MAN = 0.12;
const OWN = 2.5;

/** DU-AIR-038: bombs where enemies bunch and friends are clear, on the average of where they may fall. */
export function worthOfBombs(view: DustupView, unit: Unit, { bombs, stick = false }: BombsLike): number {
  if (!isFlyer(unit)) return 0;
  const places = impactsAhead(unit, bombs.length, stick);
  const radius = radiusOf(unit, bombs[0]!);
  const worth = places.reduce((sum, at) => sum + worthOfBurst(view, unit, at, radius), 0) / places.length;
  return worth * (1 + 0.4 * (bombs.length - 1)) - 0.3;
}

type BombsLike = Pick<DropBombsAct, 'bombs'> & { readonly stick?: boolean };

function worthOfBurst(view: DustupView, { side }: Unit, at: Place, radius: number): number {
  return unitsIn(view, at, radius).reduce((sum, id) => {
    const under = view.units[id]!;
    if (isHidden(under) && under.side !== side) return sum;
    const worth = CAUGHT + PER_MAN * ableCount(view, under);
    return under.side === side ? sum - OWN * worth : sum + worth;
  }, 0);
}

/** DU-AIR-045: about what it costs an aircraft to be at a place: all that can fire at it there. */
export function dangerInTheAir(view: DustupView, unit: Unit, at: Place): number {
  let danger = 0;
  for (const enemy of view.units) {
    if (enemy.side === unit.side || isHidden(enemy) || !stands(view, enemy)) continue;
    const arms = antiAirArms(view, enemy);
    if (arms.length === 0 || !isClear(view, placeOf(view, enemy), at, enemy.sensors)) continue;
    const chances = arms.map(({ weapon }) => chancesAt(view, enemy, unit, weapon));
    danger = Math.max(danger, ...chances.map(({ lock, hit }) => lock * (SCARE + hit * worthOfAircraft(view, unit))));
  }
  return danger;
}

/** How far off an aircraft is well placed to fire at somebody, in mils. */
const WELL_PLACED = 30_000;

/** What it would have before its guns at a place: enemies on the ground, the nearer the better. */
export function preyFrom(view: DustupView, unit: Unit, at: Place): number {
  if ((unit.hull?.model.mounts.length ?? 0) + (unit.hull?.model.bombs?.length ?? 0) === 0) return 0;
  let most = 0;
  for (const enemy of view.units) {
    if (enemy.side === unit.side || isHidden(enemy) || !stands(view, enemy)) continue;
    const away = Math.abs(distance(at, placeOf(view, enemy)) - WELL_PLACED / 2);
    const isHelpless = antiAirArms(view, enemy).length === 0;
    most = Math.max(most, Math.max(0, 1 - away / WELL_PLACED) * (isHelpless ? 1 : 0.6));
  }
  return most;
}

/** Whether an enemy's aircraft may still come within reach in this turn or the next. */
function mayAircraftCome(view: DustupView, { side }: Unit): boolean {
  const isThere = (other: Unit) => other.where === 'inbound' || isAirborne(other);
  return view.units.some(other => other.side !== side && isFlown(other) && isThere(other));
}

/** It waits for something to fire at in the air, unless there is something now. */
export function isWaitingForAircraft(view: DustupView, unit: Unit): boolean {
  if (antiAirArms(view, unit).length === 0 || !mayAircraftCome(view, unit)) return false;
  return !view.units.some(
    other =>
      other.side !== unit.side && isFlyer(other) && isAirborne(other) && whyNotSeen(view, unit, other).length === 0,
  );
}

/** What is lost if it goes home for good. */
const GONE = 0.35;

/** DU-AIR-047: out of sight if it can be, home if it would probably be shot down with nothing gained, else on. */
export function answerToLock(
  view: DustupView,
  { unit: { id }, by, weapon }: UnderLock,
  offered: readonly UnderLockAnswer[],
): UnderLockAnswer {
  const [unit, firer] = [view.units[id]!, view.units[by.id]!];
  const index = antiAirArms(view, firer).find(({ arm }) => arm.id === weapon.id)?.weapon ?? 0;
  const { lock, hit } = chancesAt(view, firer, unit, index);
  const evasions = offered.filter(answer => typeof answer !== 'string');
  const hidden = evasions.find(({ to }) => !isClear(view, placeOf(view, firer), to, firer.sensors));
  if (hidden !== undefined) return hidden;
  const mayGoOn = isInPlay(view, unit) && hit < GONE;
  if (evasions.length > 0 && lock * hit < GONE) return evasions[0]!;
  return mayGoOn ? 'carryOn' : 'abort';
}

export type UnderLockAnswer = 'carryOn' | 'abort' | Evasion;
