import { circle, compareGap } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { namedWeapon, weaponNamed } from '../../content/weapons.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import { handsOn, type Piece, pieceOf, placeOfPiece } from '../../table/pieces.ts';
import { type Dustup, type DustupIo, NONE } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import { isHidden, isVehicle, stands, type Unit, type Vehicle } from '../../table/units.ts';
import { hasHook } from '../forces/aboard.ts';
import type { LimberUse } from './acts.ts';
import { standAt } from './setting-up.ts';

/** DU-HEAVY-009: how near the hauler has to be to the gun, from its edge, in mils. */
const BESIDE = 2000 + TOLERANCE;

/** DU-HEAVY-009: why a crew has no towed gun to work on, or too few hands for it; exactly half is enough. */
function whyNoHands(table: Dustup, unit: Unit, piece: Piece | null): Refusal[] {
  if (piece?.carriage !== 'towed') return [refuse('DU-HEAVY-009', 'noTowedGun')];
  if (unit.where !== 'table') return [refuse('DU-HEAVY-009', 'crewAboard')];
  const hands = handsOn(table, unit, piece).length;
  if (2 * hands >= piece.crew) return [];
  return [refuse('DU-HEAVY-009', 'tooFewHands', { needs: Math.ceil(piece.crew / 2), hands })];
}

/** DU-HEAVY-009, DU-HEAVY-010: why a gun cannot be limbered to a vehicle. */
export function whyNotLimber(table: Dustup, unit: Unit, { vehicle: id }: LimberUse): Refusal[] {
  const piece = pieceOf(table, unit);
  const refusals = whyNoHands(table, unit, piece);
  if (refusals.length > 0 || piece === null) return refusals;
  if (piece.hauledBy !== NONE) return [refuse('DU-HEAVY-009', 'limberedAlready')];
  const vehicle = table.units[id];
  if (vehicle === undefined || !isVehicle(vehicle) || vehicle.side !== unit.side || !stands(table, vehicle)) {
    return [refuse('DU-HEAVY-009', 'noSuchVehicle')];
  }
  if (isHidden(unit) || isHidden(vehicle)) return [refuse('DU-HEAVY-009', 'hiddenAlready')];
  return whyNotHaul(table, vehicle, piece);
}

function whyNotHaul(table: Dustup, vehicle: Vehicle, piece: Piece): Refusal[] {
  const { hull, who } = vehicle;
  const { size } = hull.model;
  // DU-VEH-053: nor what is damaged.
  if (!hasHook(hull.model) || hull.damage > 0) {
    return [refuse('DU-VEH-053', 'cannotHaul', { vehicle: who })];
  }
  if (hull.tows !== NONE || gunBehind(table, vehicle) !== null) return [refuse('DU-VEH-053', 'haulsAlready')];
  if (sizeOf(table, piece) > size + 1) return [refuse('DU-HEAVY-010', 'gunTooLarge', { vehicle: who })];
  const { x, y } = placeOfPiece(table, piece)!;
  const isNear = compareGap(circle({ x, y }, 0), outlineOfHull(hull), BESIDE) <= 0;
  return isNear ? [] : [refuse('DU-HEAVY-009', 'haulerTooFar', { vehicle: who })];
}

function sizeOf(table: Dustup, { weapon }: Piece): number {
  const { kind, row } = weaponNamed(table, weapon);
  return kind === 'heavy' ? row.size : 1;
}

/** The gun that a vehicle hauls. */
function gunBehind(table: Dustup, { id }: Unit): Piece | null {
  return table.pieces.find(({ hauledBy }) => hauledBy === id) ?? null;
}

/** DU-HEAVY-010: whether a gun makes its hauler slow: one that is larger than the vehicle, or any by the switch. */
export function isSlowedByGun(table: Dustup, unit: Unit): boolean {
  if (unit.hull === null) return false;
  const piece = gunBehind(table, unit);
  if (piece === null) return false;
  return table.options.slowLimber || sizeOf(table, piece) > unit.hull.model.size;
}

/** DU-HEAVY-010, DU-VEH-053: a hauler that is damaged on the way can only unhitch. */
export function whyNotHaulOn(table: Dustup, unit: Vehicle): Refusal[] {
  const isStuck = unit.hull.damage > 0 && gunBehind(table, unit) !== null;
  return isStuck ? [refuse('DU-VEH-053', 'mustUnhitch', { unit: unit.who })] : [];
}

/** DU-HEAVY-009: it goes wherever its hauler goes. */
export function limber(table: Dustup, io: DustupIo, unit: Unit, { vehicle }: LimberUse): void {
  const piece = pieceOf(table, unit)!;
  piece.isSetUp = false;
  piece.hauledBy = vehicle;
  tellOf(table, io, unit, {
    type: 'gunLimbered',
    rule: 'DU-HEAVY-009',
    unit: unit.who,
    weapon: namedWeapon(table, piece.weapon),
    vehicle: table.units[vehicle]!.who,
  });
}

/** DU-HEAVY-009: why a gun cannot be made ready; its hauler may at any time let go of it (DU-VEH-053). */
export function whyNotUnlimber(table: Dustup, unit: Unit): Refusal[] {
  if (unit.hull !== null) return gunBehind(table, unit) === null ? [refuse('DU-HEAVY-009', 'noTowedGun')] : [];
  const piece = pieceOf(table, unit);
  const refusals = whyNoHands(table, unit, piece);
  if (refusals.length > 0 || piece === null) return refusals;
  return piece.isSetUp ? [refuse('DU-HEAVY-009', 'unlimberedAlready')] : [];
}

/** DU-VEH-053: whoever drives off damaged leaves its gun where it is. */
export function unhitchGun(table: Dustup, io: DustupIo, unit: Vehicle): void {
  if (gunBehind(table, unit) !== null) unlimber(table, io, unit);
}

export function unlimber(table: Dustup, io: DustupIo, unit: Unit): void {
  const piece = unit.hull === null ? pieceOf(table, unit)! : gunBehind(table, unit)!;
  standAt(piece, handsOn(table, unit, piece)[0] ?? placeOfPiece(table, piece)!);
  piece.hauledBy = NONE;
  // Whoever only lets go of it leaves the work to the crew.
  piece.isSetUp = unit.hull === null;
  const weapon = namedWeapon(table, piece.weapon);
  tellOf(table, io, unit, {
    type: 'gunUnlimbered',
    rule: 'DU-HEAVY-009',
    unit: unit.who,
    weapon,
    ready: piece.isSetUp,
  });
}

/** The nearest hauler there is. */
export function limberingsOf(table: Dustup, unit: Unit): LimberUse[] {
  if (pieceOf(table, unit)?.carriage !== 'towed') return [];
  const found = table.units.find(
    other => isVehicle(other) && whyNotLimber(table, unit, { do: 'limber', vehicle: other.id }).length === 0,
  );
  return found === undefined ? [] : [{ do: 'limber', vehicle: found.id }];
}
