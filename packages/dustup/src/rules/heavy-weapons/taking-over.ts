import { type Refusal, refuse } from '@sightline/kernel';
import { namedWeapon } from '../../content/weapons.ts';
import { handsOn, isServed, type Piece, pieceOf, placeOfPiece } from '../../table/pieces.ts';
import { type Dustup, type DustupIo, NONE } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import { isHidden, type Unit } from '../../table/units.ts';
import { standAt } from './setting-up.ts';

/** DU-HEAVY-008: nobody serves it; a launcher on remote has its crew, wherever that is (DU-GUIDED-016). */
function isLeft(table: Dustup, piece: Piece): boolean {
  return !isServed(table, piece) && placeOfPiece(table, piece) !== null && piece.state !== 'ruined';
}

/** Behind a vehicle that can drive off with it; what hangs on a wreck stands there. */
function isHauled({ units }: Dustup, { hauledBy }: Piece): boolean {
  return units[hauledBy]?.hull?.destroyed === false;
}

/** DU-HEAVY-008: why a unit may not take a gun over. */
export function whyNotManGun(table: Dustup, unit: Unit, piece: Piece | undefined): Refusal[] {
  if (piece === undefined || piece.side !== unit.side || !isLeft(table, piece) || isHauled(table, piece)) {
    return [refuse('DU-HEAVY-008', 'noGunLeft')];
  }
  if (pieceOf(table, unit) !== null) return [refuse('DU-HEAVY-008', 'hasGun')];
  return handsOn(table, unit, piece).length > 0 ? [] : [refuse('DU-HEAVY-008', 'notAtGun')];
}

/** DU-HEAVY-008: it is as it was left; the new men count against its standard crew. */
export function manGun(table: Dustup, io: DustupIo, unit: Unit, piece: Piece): void {
  const former = table.units[piece.servedBy];
  standAt(piece, placeOfPiece(table, piece)!);
  if (former !== undefined) former.piece = NONE;
  piece.servedBy = unit.id;
  piece.isRemote = false;
  piece.isLoaded = true;
  // DU-HEAVY-015: whatever others have fired with it was in an activation of theirs.
  piece.fired = false;
  unit.piece = piece.id;
  const weapon = namedWeapon(table, piece.weapon);
  tellOf(table, io, unit, { type: 'gunTaken', rule: 'DU-HEAVY-008', unit: unit.who, weapon });
}

/** DU-HEAVY-008: why a unit may not wreck a gun of the enemy's. */
export function whyNotWreckGun(table: Dustup, unit: Unit, piece: Piece | undefined): Refusal[] {
  if (piece === undefined || piece.side === unit.side || !isLeft(table, piece)) {
    return [refuse('DU-HEAVY-008', 'noGunLeft')];
  }
  return handsOn(table, unit, piece).length > 0 ? [] : [refuse('DU-HEAVY-008', 'notAtGun')];
}

export function wreckGun(table: Dustup, io: DustupIo, unit: Unit, piece: Piece): void {
  piece.state = 'ruined';
  const weapon = namedWeapon(table, piece.weapon);
  // What becomes of a gun in the open is seen, whoever did it.
  io.tell({ type: 'gunWrecked', rule: 'DU-HEAVY-008', unit: isHidden(unit) ? null : unit.who, weapon });
}

/** Guns that lie about beside a unit which has none. */
export function gunsLeftFor(table: Dustup, unit: Unit): Piece[] {
  if (unit.hull !== null || unit.piece !== NONE) return [];
  return table.pieces.filter(piece => whyNotManGun(table, unit, piece).length === 0);
}

export function gunsToWreck(table: Dustup, unit: Unit): Piece[] {
  if (unit.hull !== null) return [];
  return table.pieces.filter(piece => whyNotWreckGun(table, unit, piece).length === 0);
}
