import { bearing, compareGap, hindrance, minus, type Pose, plus, type Solid, scaled } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { TOLERANCE } from '../../ground/measure.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import { isAirborne } from '../../table/flight.ts';
import { extentOf, type Hull } from '../../table/hulls.ts';
import { type Dustup, type DustupIo, NONE, type Place } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import { isHidden, isTurret, isVehicle, type Unit, type Vehicle } from '../../table/units.ts';
import { hasHook } from '../forces/aboard.ts';
import type { HitchUse } from './acts.ts';
import { bodyOf, wreckPointsOf } from './body.ts';
import { seatTurrets } from './turrets.ts';

/** DU-VEH-050: how near the two have to be, edge to edge, in mils. */
const BESIDE = 2000 + TOLERANCE;
/** The length of the cable, in mils. */
const CABLE = 100;
/** How much sooner it stops, again and again, until there is room for what it tows too, in mils. */
export const BACK = 250;

/** DU-VEH-048: by its entry, or tracked or wheeled and not too small. */
function mayTow({ model }: Hull): boolean {
  const { traits, size, mover } = model;
  if (mover === 'hover' || mover === 'grav') return false;
  return traits.includes('mayTow') || (hasHook(model) && size >= 2);
}

/** The vehicle, whole or wrecked, that another tows or pushes. */
export function towedBy(table: Dustup, { hull }: Unit): Vehicle | null {
  const towed = hull === null || hull.tows === NONE ? undefined : table.units[hull.tows];
  return towed !== undefined && isVehicle(towed) ? towed : null;
}

export function isTowed(table: Dustup, { id }: Unit): boolean {
  return table.units.some(({ hull }) => hull !== null && hull.tows === id);
}

/** DU-VEH-048, DU-VEH-050, DU-VEH-053: why no cable can be fixed between two vehicles. */
export function whyNotHitch(table: Dustup, unit: Unit, { unit: id }: HitchUse): Refusal[] {
  const other = table.units[id];
  if (!isVehicle(unit) || !mayTow(unit.hull)) return [refuse('DU-VEH-053', 'cannotTow')];
  if (unit.hull.damage > 0) return [refuse('DU-VEH-053', 'damagedTower')];
  const isHauling = table.pieces.some(({ hauledBy }) => hauledBy === unit.id);
  if (unit.hull.tows !== NONE || isHauling) return [refuse('DU-VEH-053', 'haulsAlready')];
  if (
    other === undefined ||
    !isVehicle(other) ||
    other.id === unit.id ||
    other.where !== 'table' ||
    isTurret(other) ||
    isAirborne(other)
  ) {
    return [refuse('DU-VEH-048', 'noSuchVehicle')];
  }
  // A wreck is nobody's any more.
  if (other.side !== unit.side && !other.hull.destroyed) return [refuse('DU-VEH-048', 'noSuchVehicle')];
  if (isHidden(unit) || isHidden(other)) return [refuse('DU-VEH-048', 'hiddenAlready')];
  if (other.hull.tows !== NONE || isTowed(table, other)) return [refuse('DU-VEH-048', 'towedAlready')];
  if (other.hull.model.size > unit.hull.model.size + 1) return [refuse('DU-VEH-048', 'tooLargeToTow')];
  const isNear = compareGap(outlineOfHull(unit.hull), outlineOfHull(other.hull), BESIDE) <= 0;
  return isNear ? [] : [refuse('DU-VEH-050', 'tooFarToTow')];
}

/** Those that cannot get away by themselves. */
export function hitchesOf(table: Dustup, unit: Unit): HitchUse[] {
  if (!isVehicle(unit)) return [];
  const stuck = table.units.filter(
    ({ hull, side }) => hull !== null && !hull.destroyed && side === unit.side && (hull.immobilised || hull.damage > 2),
  );
  const uses = stuck.map(({ id }): HitchUse => ({ do: 'hitch', unit: id }));
  return uses.filter(use => whyNotHitch(table, unit, use).length === 0);
}

/** DU-VEH-050: cables are fixed, or it lines up to push. */
export function hitch(table: Dustup, io: DustupIo, unit: Unit, { unit: id, push }: HitchUse): void {
  if (!isVehicle(unit)) return;
  unit.hull.tows = id;
  unit.hull.pushes = push === true;
  const towed = table.units[id]!.who;
  tellOf(table, io, unit, { type: 'hitched', rule: 'DU-VEH-050', unit: unit.who, towed, push: push === true });
}

export function whyNotLetGo(_: Dustup, { hull }: Unit): Refusal[] {
  return hull === null || hull.tows === NONE ? [refuse('DU-VEH-050', 'towsNothing')] : [];
}

/** DU-VEH-050: free, at any moment of its activation. */
export function letGo(table: Dustup, io: DustupIo, unit: Unit): void {
  const towed = towedBy(table, unit);
  if (unit.hull === null || towed === null) return;
  unit.hull.tows = NONE;
  tellOf(table, io, unit, { type: 'letGo', rule: 'DU-VEH-050', unit: unit.who, towed: towed.who });
}

/** DU-VEH-053: one that is damaged on the way can only let go, and one that is towed does not drive. */
export function whyNotTowOn(table: Dustup, unit: Vehicle): Refusal[] {
  if (isTowed(table, unit)) return [refuse('DU-VEH-050', 'isTowed')];
  const mustLetGo = unit.hull.damage > 0 && unit.hull.tows !== NONE;
  return mustLetGo ? [refuse('DU-VEH-053', 'mustUnhitch', { unit: unit.who })] : [];
}

/** DU-VEH-051: directly behind, or ahead when it is pushed, and pointing the same way. */
function trailing({ model, pushes }: Hull, { x, y, facing }: Pose, towed: Hull): Pose {
  const apart = extentOf(model).length / 2 + extentOf(towed.model).length / 2 + CABLE;
  const ahead = scaled(bearing(facing), apart);
  return { ...(pushes ? plus({ x, y }, ahead) : minus({ x, y }, ahead)), facing };
}

/** Whether the towed one finds no room where it would end up behind a vehicle in a pose. */
export function isTowHindered(table: Dustup, unit: Vehicle, pose: Pose, solids: readonly Solid[]): boolean {
  const towed = towedBy(table, unit);
  if (towed === null) return false;
  return hindrance(bodyOf(towed.hull), trailing(unit.hull, pose, towed.hull), solids) !== null;
}

/** DU-VEH-051: the towed one comes along; returns where it was. */
export function pullAlong(table: Dustup, unit: Vehicle, towed: Vehicle): Place {
  const { x, y } = towed.hull;
  Object.assign(towed.hull, trailing(unit.hull, unit.hull, towed.hull));
  seatTurrets(table, towed);
  if (towed.hull.destroyed) shiftWreck(table, towed);
  return { x, y };
}

function shiftWreck(table: Dustup, { id, hull }: Vehicle): void {
  const points = wreckPointsOf(hull);
  table.wrecks = table.wrecks.map(wreck => (wreck.unit === id ? { ...wreck, points } : wreck));
}

/** While a way is looked for, a wreck that is towed or pushed along it is no obstacle. */
export function withoutTowedWreck<R>(table: Dustup, unit: Vehicle, look: () => R): R {
  const { wrecks } = table;
  if (wrecks.some(wreck => wreck.unit === unit.hull.tows)) {
    table.wrecks = wrecks.filter(wreck => wreck.unit !== unit.hull.tows);
  }
  const found = look();
  table.wrecks = wrecks;
  return found;
}
