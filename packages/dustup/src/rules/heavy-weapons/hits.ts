import type { Procedure, Refusal } from '@sightline/kernel';
import { refuse } from '@sightline/kernel';
import { namedWeapon } from '../../content/weapons.ts';
import { unopposed } from '../../dice/rolls.ts';
import type { DustupEvent } from '../../table/events.ts';
import { handsOn, type Piece, pieceOf, placeOfPiece } from '../../table/pieces.ts';
import { type Dustup, type DustupIo, NONE, seatOf } from '../../table/table.ts';
import { becauseOf, tellOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';
import type { Injury } from '../casualties/events.ts';
import type { Struck } from '../casualties/harm.ts';

/** DU-HEAVY-012. */
const PLATE = 8;

/**
 * DU-HEAVY-011: the gun that is numbered last along with its crew when hits are handed out; null if it is ruined or
 * stands elsewhere.
 */
export function gunAmong(table: Dustup, unit: Unit): Struck | null {
  const piece = pieceOf(table, unit);
  if (piece === null || piece.state === 'ruined' || piece.hauledBy !== NONE) return null;
  if (placeOfPiece(table, piece) === null || handsOn(table, unit, piece).length === 0) return null;
  return asStruck(table, piece, unit);
}

/** A gun as something that is hit. */
export function asStruck(table: Dustup, piece: Piece, unit: Unit | null): Struck {
  const weapon = namedWeapon(table, piece.weapon);
  return {
    id: NONE,
    side: piece.side,
    unit: unit?.id ?? NONE,
    armour: 'gun',
    state: 'able',
    gun: { plate: PLATE, unit: unit?.who ?? null, weapon },
  };
}

/** DU-HEAVY-013: a wound disables a gun, a kill ruins it for good. */
export function sufferGun(table: Dustup, io: DustupIo, piece: Piece, injury: Injury): void {
  const state = injury === 'killed' ? 'ruined' : injury === 'wounded' ? 'disabled' : null;
  if (state === null || piece.state === 'ruined' || piece.state === state) return;
  piece.state = state;
  const weapon = namedWeapon(table, piece.weapon);
  const unit = table.units[piece.servedBy]?.who ?? null;
  const type = state === 'ruined' ? 'gunRuined' : 'gunDisabled';
  io.tell({ type, rule: 'DU-HEAVY-013', unit, weapon, side: seatOf(table, piece.side) });
}

export function whyNotMend(table: Dustup, unit: Unit): Refusal[] {
  const piece = pieceOf(table, unit);
  if (piece === null || piece.state !== 'disabled') return [refuse('DU-HEAVY-013', 'nothingToMend')];
  return handsOn(table, unit, piece).length === 0 ? [refuse('DU-HEAVY-016', 'nobodyAtGun')] : [];
}

/** DU-HEAVY-013: the quality die above the leadership value; it may be tried again. */
export function mendGun(table: Dustup, io: DustupIo, unit: Unit): void {
  const piece = pieceOf(table, unit)!;
  const test = unopposed(io, unit.die, unit.lv, becauseOf(table, unit, 'DU-HEAVY-013', 'mending'));
  if (test.passed) piece.state = 'whole';
  const weapon = namedWeapon(table, piece.weapon);
  tellOf(table, io, unit, { type: 'gunMended', rule: 'DU-HEAVY-013', unit: unit.who, weapon, ...test });
}

export function foreseeMending(_: Dustup, { id }: Unit): Procedure<Dustup, DustupEvent> {
  return (later, io) => mendGun(later, io, later.units[id]!);
}
