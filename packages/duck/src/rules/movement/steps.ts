import { type Direction, directionBySigns, vectorBetween } from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { isPerson } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';
import { standBeside, turnInHalf } from './positions.ts';

interface Entering {
  /** Of his own will: it counts as movement, and makes him meet what lies there. */
  readonly willingly: boolean;
  /** How he faces then; along the step if it does not say (DK-MOVE-005). */
  readonly facing?: Direction;
}

/**
 * DK-MOVE-023: one figure enters one square, with whomever he carries. Everything that a step can set off happens
 * before this returns: look again whether the figure is still there, and still itself.
 */
export function enterSquare(
  table: DuckTable,
  io: DuckIo,
  figure: Figure,
  square: number,
  { willingly, facing }: Entering,
): void {
  const from = figure.at;
  figure.facing = facing ?? directionOf(table, from, square) ?? figure.facing;
  figure.at = square;
  standBeside(table, figure);
  if (figure.kind === 'machine') shipChanged(table);
  if (isPerson(figure) && willingly) figure.moved++;
  if (figure.kind === 'teamer') bringAlong(table, figure.carries, square);
  if (figure.kind === 'threat') bringAlong(table, figure.captive, square);
  const told = { figure: figure.id, from, to: square, facing: figure.facing };
  // DK-THREAT-034, DK-CEIL-007: where a captor goes shows where the Source is, and one overhead which ways down there are.
  const isTelling = figure.kind === 'threat' && (figure.captive !== null || figure.overhead);
  io.tell({ type: 'stepped', rule: 'DK-MOVE-023', ...told, ...(isTelling ? { shows: true } : {}) });
  if (figure.kind === 'threat') happen(table, io, { on: 'threatEntered', figure: figure.id, from });
  else if (figure.kind !== 'machine') happen(table, io, { on: 'personEntered', figure: figure.id, from, willingly });
}

/** Turning on the spot. A Threat that turns may be answered (DK-ACT-015). */
export function turnTo(table: DuckTable, io: DuckIo, figure: Figure, facing: Direction): void {
  if (figure.facing === facing) return;
  if (figure.kind === 'threat') turnInHalf(figure, facing);
  else figure.facing = facing;
  if (figure.kind === 'threat') happen(table, io, { on: 'threatTurned', figure: figure.id });
  if (figure.kind === 'teamer') happen(table, io, { on: 'personTurned', figure: figure.id });
}

function directionOf(table: DuckTable, from: number, to: number): Direction | null {
  if (from < 0 || from === to) return null;
  const { dx, dy } = vectorBetween(planOf(table.arena).grid, from, to);
  return directionBySigns(dx, dy);
}

function bringAlong(table: DuckTable, body: number | null, square: number): void {
  if (body !== null) table.figures[body]!.at = square;
}
