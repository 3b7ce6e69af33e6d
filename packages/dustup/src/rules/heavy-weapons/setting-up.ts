import { type Refusal, refuse } from '@sightline/kernel';
import { namedWeapon } from '../../content/weapons.ts';
import { handsOn, type Piece, pieceOf } from '../../table/pieces.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';

/** Why a crew has no man-packed weapon to set up or to pack here. */
function whyNoPack(table: Dustup, unit: Unit, piece: Piece | null): Refusal[] {
  if (piece?.carriage !== 'manPacked') return [refuse('DU-HEAVY-003', 'noGunToPack')];
  if (unit.where !== 'table') return [refuse('DU-HEAVY-003', 'gunAboard')];
  return handsOn(table, unit, piece).length === 0 ? [refuse('DU-HEAVY-016', 'nobodyAtGun')] : [];
}

export function whyNotSetUp(table: Dustup, unit: Unit): Refusal[] {
  const piece = pieceOf(table, unit);
  const refusals = whyNoPack(table, unit, piece);
  if (refusals.length > 0 || piece === null) return refusals;
  return piece.isSetUp ? [refuse('DU-HEAVY-003', 'gunIsSetUp')] : [];
}

/** DU-HEAVY-003: one reorganise action, and it can be fired. */
export function setUp(table: Dustup, io: DustupIo, unit: Unit): void {
  const piece = pieceOf(table, unit)!;
  standAt(piece, placeOf(table, unit));
  piece.isSetUp = true;
  const weapon = namedWeapon(table, piece.weapon);
  tellOf(table, io, unit, { type: 'gunSetUp', rule: 'DU-HEAVY-003', unit: unit.who, weapon });
}

export function whyNotPack(table: Dustup, unit: Unit): Refusal[] {
  const piece = pieceOf(table, unit);
  const refusals = whyNoPack(table, unit, piece);
  if (refusals.length > 0 || piece === null) return refusals;
  return piece.isSetUp ? [] : [refuse('DU-HEAVY-003', 'gunIsPacked')];
}

/** DU-HEAVY-003: the same to be carried again; a remote is taken along (DU-GUIDED-015). */
export function pack(table: Dustup, io: DustupIo, unit: Unit): void {
  const piece = pieceOf(table, unit)!;
  piece.isSetUp = false;
  piece.isRemote = false;
  piece.isLoaded = true;
  const weapon = namedWeapon(table, piece.weapon);
  tellOf(table, io, unit, { type: 'gunPacked', rule: 'DU-HEAVY-003', unit: unit.who, weapon });
}

export function standAt(piece: Piece, { x, y }: Place): void {
  piece.x = x;
  piece.y = y;
}

/** DU-HEAVY-003: as its owner wants it when he deploys; whatever comes later, or off a vehicle, comes packed. */
export function deployGun(table: Dustup, unit: Unit, facing: number, isReady: boolean): void {
  const piece = pieceOf(table, unit);
  if (piece === null) return;
  standAt(piece, placeOf(table, unit));
  piece.facing = facing;
  piece.isSetUp = isReady && piece.carriage !== 'shoulder';
}

/** Whether a deployment may say that its gun is packed. */
export function hasGunToPack(table: Dustup, unit: Unit): boolean {
  return pieceOf(table, unit)?.carriage === 'manPacked';
}
