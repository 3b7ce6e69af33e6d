import { DIRECTIONS, neighbour } from '@sightline/geometry/grid';
import { isRecord, type Refusal, refuse } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { figuresAt, isPerson } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import type { DuckTable } from '../../table/table.ts';
import { isAlight } from '../movement/footing.ts';
import { hasRoomOnDeck } from '../movement/room.ts';
import { enterSquare } from '../movement/steps.ts';
import { whyNotWalk } from '../movement/why-not-move.ts';
import { hasCeiling, isBelow, isHatch, WAY_UP } from './level.ts';

/** DK-CEIL-007. */
const DOWN = 1;

export interface ClimbUp {
  readonly do: 'climbUp';
  readonly hatch: number;
}
export interface ClimbDown {
  readonly do: 'climbDown';
}

export type Climb = ClimbUp | ClimbDown;

export const isClimbUp = form<ClimbUp>({ hatch: isNumber });
export const isClimbDown = form<ClimbDown>({});

export function isClimb(answer: unknown): boolean {
  if (!isRecord(answer)) return false;
  return answer['do'] === 'climbUp' ? isClimbUp(answer) : answer['do'] === 'climbDown' && isClimbDown(answer);
}

/** DK-CEIL-008: from a piece of furniture in the square below a hatch, or beside it; with free hands. */
export function whyNotClimbUp(table: DuckTable, man: Teamer, { hatch }: ClimbUp): Refusal[] {
  const refusals = whyNotWalk(table, man);
  if (man.overhead) refusals.push(refuse('DK-CEIL-008', 'overheadAlready'));
  if (!isHatch(table, hatch) || !hasCeiling(table, man.at)) refusals.push(refuse('DK-CEIL-008', 'noHatch'));
  else if (!isBelow(table, man.at, hatch)) refusals.push(refuse('DK-CEIL-008', 'notAdjacent'));
  if (levelAt(table, man.at) === 0) refusals.push(refuse('DK-CEIL-008', 'nothingToStandOn'));
  if (!hasRoomOverhead(table, hatch)) refusals.push(refuse('DK-MOVE-041', 'squareFull'));
  if (man.carries !== null) refusals.push(refuse('DK-DMG-011', 'carrying'));
  return refusals;
}

/** DK-CEIL-002, DK-CEIL-007: the same points lead down. */
export function whyNotClimbDown(table: DuckTable, man: Teamer): Refusal[] {
  const refusals = whyNotWalk(table, man);
  if (!man.overhead) refusals.push(refuse('DK-CEIL-007', 'notOverhead'));
  if (!isHatch(table, man.at)) refusals.push(refuse('DK-CEIL-008', 'noHatch'));
  if (!hasRoomOnDeck(table, man, man.at)) refusals.push(refuse('DK-MOVE-041', 'squareFull'));
  if (isAlight(table, man.at)) refusals.push(refuse('DK-GREN-032', 'fireThere'));
  if (man.carries !== null) refusals.push(refuse('DK-DMG-011', 'carrying'));
  return refusals;
}

export function climbsUp(table: DuckTable, man: Teamer): ClimbUp[] {
  if (table.hatches.length === 0 || man.overhead) return [];
  const { grid } = planOf(table.arena);
  return [man.at, ...DIRECTIONS.map(way => neighbour(grid, man.at, way))]
    .map((hatch): ClimbUp => ({ do: 'climbUp', hatch }))
    .filter(climb => whyNotClimbUp(table, man, climb).length === 0);
}

export function climbsDown(table: DuckTable, man: Teamer): ClimbDown[] {
  return man.overhead && whyNotClimbDown(table, man).length === 0 ? [{ do: 'climbDown' }] : [];
}

/** DK-CEIL-007, DK-CEIL-008: the ways between the levels from where he stands, for so many points of his move. */
export function climbsOf(table: DuckTable, man: Teamer, points: number): Climb[] {
  if (table.hatches.length === 0) return [];
  return [...climbsUp(table, man), ...climbsDown(table, man)].filter(climb => costOf(climb) <= points);
}

export const costOf = (climb: Climb): number => (climb.do === 'climbUp' ? WAY_UP : DOWN);

/** Through the hatch; what it costs of his move. */
export function climbThrough(table: DuckTable, io: DuckIo, man: Teamer, climb: Climb): number {
  const square = climb.do === 'climbUp' ? climb.hatch : man.at;
  man.overhead = climb.do === 'climbUp';
  if (man.overhead) io.tell({ type: 'climbedUp', rule: 'DK-CEIL-008', figure: man.id, at: square });
  else io.tell({ type: 'climbedDown', rule: 'DK-CEIL-007', figure: man.id, at: square });
  enterSquare(table, io, man, square, { willingly: true, facing: man.facing });
  return costOf(climb);
}

/** DK-MOVE-041: one comrade at most, and nobody else. */
function hasRoomOverhead(table: DuckTable, square: number): boolean {
  const there = figuresAt(table, square, true);
  return there.length < 2 && there.every(isPerson);
}
