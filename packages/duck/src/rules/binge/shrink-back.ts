import { DIRECTIONS, neighbour } from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Teamer } from '../../table/figure.ts';
import { seatOf, threats } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { waysOf } from '../movement/footing.ts';
import { enterSquare } from '../movement/steps.ts';
import { rangeBetween } from '../shooting/sight.ts';
import type { ShrinkQuestion } from './questions.ts';

/** DK-BINGE-012: one square away from the nearest Threat, or back over the threshold; no room, no step. */
export function shrinkBack(table: DuckTable, io: DuckIo, man: Teamer, cameFrom?: number): void {
  if (man.grapple || man.seat !== null) return;
  const squares = squaresToShrinkTo(table, man, cameFrom);
  const [first] = squares;
  if (first === undefined) return;
  const from = man.at;
  const to = squares.length === 1 ? first : askWhere(io, man, squares);
  io.tell({ type: 'shrankBack', rule: 'DK-BINGE-012', figure: man.id, from, to });
  // He shrinks from what he faces; he does not turn his back on it.
  enterSquare(table, io, man, to, { willingly: false, facing: man.facing });
}

function askWhere(io: DuckIo, man: Teamer, options: readonly number[]): number {
  const question: ShrinkQuestion = { kind: 'shrinkBack', rule: 'DK-BINGE-012', figure: man.id, options };
  return ask(io, seatOf(man), question);
}

function squaresToShrinkTo(table: DuckTable, man: Teamer, cameFrom: number | undefined): number[] {
  const free = freeSquaresAround(table, man);
  if (cameFrom !== undefined) return free.filter(square => square === cameFrom);
  const threat = nearestThreat(table, man);
  if (!threat) return [];
  const here = rangeBetween(table, threat.at, man.at);
  return free.filter(square => rangeBetween(table, threat.at, square) > here);
}

function freeSquaresAround(table: DuckTable, man: Teamer): number[] {
  const { grid } = planOf(table.arena);
  const { steps, stops } = waysOf(table, man);
  const free: number[] = [];
  for (const direction of DIRECTIONS) {
    const square = neighbour(grid, man.at, direction);
    if (steps[man.at * 8 + direction - 1]! > 0 && stops[square] === 0) free.push(square);
  }
  return free;
}

/** By squares; of equals the one that was put on the map first. */
function nearestThreat(table: DuckTable, man: Teamer): Figure | null {
  let nearest: Figure | null = null;
  for (const threat of threats(table)) {
    const isNearer = !nearest || rangeBetween(table, threat.at, man.at) < rangeBetween(table, nearest.at, man.at);
    if (isNearer) nearest = threat;
  }
  return nearest;
}
