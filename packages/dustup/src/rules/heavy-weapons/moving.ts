import { type Refusal, refuse } from '@sightline/kernel';
import { namedWeapon } from '../../content/weapons.ts';
import { isPacked, type Piece, pieceOf } from '../../table/pieces.ts';
import { type Dustup, type DustupIo, NONE, placeOf, seatOf } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import { ableCount, type Unit } from '../../table/units.ts';
import type { CarryGun } from './questions.ts';
import { standAt } from './setting-up.ts';

/** DU-HEAVY-005: more than half of the men that it is made for; half is not rounded. */
function canCarry(table: Dustup, unit: Unit, { crew }: Piece): boolean {
  return 2 * ableCount(table, unit) > crew;
}

/** Whether the gun that a unit serves stays where it is while the unit goes about: on its hauler, or on remote. */
function standsByItself({ hauledBy, isRemote }: Piece): boolean {
  return hauledBy !== NONE || isRemote;
}

/** DU-HEAVY-003, DU-HEAVY-005, DU-HEAVY-008: why a crew may not move, unless it says that its gun stays behind. */
export function whyNotMarch(table: Dustup, unit: Unit, leavesGun = false): Refusal[] {
  const piece = pieceOf(table, unit);
  if (leavesGun) return piece === null ? [refuse('DU-HEAVY-008', 'noGunToLeave')] : [];
  if (piece === null || piece.carriage === 'shoulder' || standsByItself(piece)) return [];
  const { name } = namedWeapon(table, piece.weapon);
  if (!isPacked(piece)) {
    const rule = piece.carriage === 'manPacked' ? 'DU-HEAVY-003' : 'DU-HEAVY-009';
    return [refuse(rule, 'gunStands', { weapon: name })];
  }
  return canCarry(table, unit, piece) ? [] : [refuse('DU-HEAVY-005', 'tooFewToCarry', { weapon: name })];
}

/** DU-HEAVY-004: troops that carry a man-packed weapon. */
export function carriesGun(table: Dustup, unit: Unit): boolean {
  const piece = pieceOf(table, unit);
  return piece !== null && piece.carriage === 'manPacked' && isPacked(piece);
}

/** DU-HEAVY-008: the gun stays where it is, as it is. */
export function leaveGun(table: Dustup, io: DustupIo, unit: Unit): void {
  const piece = pieceOf(table, unit)!;
  if (isPacked(piece)) standAt(piece, placeOf(table, unit));
  unit.piece = NONE;
  piece.servedBy = NONE;
  piece.isRemote = false;
  piece.isLoaded = true;
  const weapon = namedWeapon(table, piece.weapon);
  tellOf(table, io, unit, { type: 'gunLeft', rule: 'DU-HEAVY-008', unit: unit.who, weapon });
}

/** DU-HEAVY-008: a crew that is made to move leaves what stands; what is packed it carries or drops, as its owner likes. */
export function fleeWithGun(table: Dustup, io: DustupIo, unit: Unit): void {
  const piece = pieceOf(table, unit);
  if (piece === null || piece.carriage === 'shoulder' || standsByItself(piece)) return;
  if (isPacked(piece) && canCarry(table, unit, piece) && staysWith(table, io, unit, piece)) return;
  leaveGun(table, io, unit);
}

function staysWith(table: Dustup, io: DustupIo, unit: Unit, piece: Piece): boolean {
  const answer = io.ask<CarryGun>(seatOf(table, unit.side), {
    kind: 'carryGun',
    rule: 'DU-HEAVY-008',
    options: ['carry', 'drop'],
    unit: unit.who,
    weapon: namedWeapon(table, piece.weapon),
  });
  return answer === 'carry';
}
