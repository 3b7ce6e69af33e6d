import { scripted } from '@sightline/kernel';
import { TROOPS } from '../../src/content/arsenal.ts';
import type { UnitRow } from '../../src/content/schema.ts';
import { setUp } from '../../src/rules/heavy-weapons/setting-up.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { Act } from '../../src/table/acts.ts';
import { type Piece, pieceOf } from '../../src/table/pieces.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { lay, put, type Setting, squad } from './setting.ts';

/** A squad or crew of the catalogue, as a force has it. */
export function troop(id: string, change: Partial<UnitRow> = {}): UnitRow {
  const { id: _id, rule: _rule, explosives: _explosives, name, ...row } = TROOPS.get(id);
  return { ...squad(1), ...row, name, ...change };
}

export interface Emplaced {
  readonly table: Dustup;
  readonly crew: Unit;
  readonly piece: Piece;
  readonly enemy: Unit;
}

/** Red's crew at (20, 20) with its gun set up if it can be, and blue's first unit so many inches east of it. */
export function emplaced(id: string, inches = 30, setting: Setting = {}, change: Partial<UnitRow> = {}): Emplaced {
  const table = lay({ red: [troop(id, change)], ...setting });
  const crew = put(table, 0, 20, 20);
  const enemy = put(table, table.units.find(({ side }) => side === 1)!.id, 20 + inches, 20);
  const piece = pieceOf(table, crew)!;
  if (piece.carriage !== 'shoulder') setUp(table, scripted({ dice: [] }), crew);
  ready(table, crew, 'turn');
  return { table, crew, piece, enemy };
}

/** A shot with the gun. */
export const gun = (target: Unit): Act => ({ do: 'shoot', target: target.id, shots: [[NONE, 0]] });

/** Puts so many of a unit out of action, the last first. */
export function wound(table: Dustup, unit: Unit, count: number): void {
  for (const id of unit.figures.slice(-count)) table.figures[id]!.state = 'untreated';
}
