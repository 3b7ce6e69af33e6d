import { DIRECTIONS, neighbour } from '@sightline/geometry/grid';
import { refuse } from '@sightline/kernel';
import type { DuckIo } from '../../events.ts';
import type { Teamer } from '../../figure.ts';
import { figuresAt, isAble } from '../../figures.ts';
import { planOf } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import type { DuckTable } from '../../table.ts';
import type { ActKind } from '../acts/act-kind.ts';
import { spendAction } from '../chits.ts';
import { moveParty, whyNotWalk } from '../movement/acts.ts';
import { throwMove } from '../movement/points.ts';
import { enterSquare } from '../steps.ts';
import { hasCeiling, isHatch } from './level.ts';

/** DK-CEIL-007, DK-CEIL-008. */
const UP = 2;
const DOWN = 1;

export interface ClimbUp {
  readonly do: 'climbUp';
  readonly hatch: number;
}
export interface ClimbDown {
  readonly do: 'climbDown';
}

/** DK-CEIL-008: a MOVE that begins on a piece of furniture in the square below a hatch, or beside it. */
export const climbUp: ActKind<ClimbUp> = {
  do: 'climbUp',
  list(table, man) {
    if (table.hatches.length === 0 || man.overhead) return [];
    const { grid } = planOf(table.arena);
    return [man.at, ...DIRECTIONS.map(way => neighbour(grid, man.at, way))]
      .map((hatch): ClimbUp => ({ do: 'climbUp', hatch }))
      .filter(act => this.whyNot(table, man, act).length === 0);
  },
  whyNot(table, man, { hatch }) {
    const refusals = whyNotWalk(table, man);
    if (man.overhead) refusals.push(refuse('DK-CEIL-008', 'overheadAlready'));
    if (!isHatch(table, hatch) || !hasCeiling(table, man.at)) refusals.push(refuse('DK-CEIL-008', 'noHatch'));
    if (levelAt(table, man.at) === 0) refusals.push(refuse('DK-CEIL-008', 'nothingToStandOn'));
    if (!hasRoom(table, hatch, true)) refusals.push(refuse('DK-MOVE-041', 'squareFull'));
    return refusals;
  },
  perform(table, io, man, { hatch }) {
    spendAction(man);
    const points = throwMove(table, io, man);
    if (points < UP) return;
    man.overhead = true;
    io.tell({ type: 'climbedUp', rule: 'DK-CEIL-008', figure: man.id, at: hatch });
    goOn(table, io, man, hatch, points - UP);
  },
};

/** DK-CEIL-002, DK-CEIL-007: the same points lead down. */
export const climbDown: ActKind<ClimbDown> = {
  do: 'climbDown',
  list(table, man) {
    const act: ClimbDown = { do: 'climbDown' };
    return man.overhead && this.whyNot(table, man, act).length === 0 ? [act] : [];
  },
  whyNot(table, man) {
    const refusals = whyNotWalk(table, man);
    if (!man.overhead) refusals.push(refuse('DK-CEIL-007', 'notOverhead'));
    if (!isHatch(table, man.at)) refusals.push(refuse('DK-CEIL-008', 'noHatch'));
    if (!hasRoom(table, man.at, false)) refusals.push(refuse('DK-MOVE-041', 'squareFull'));
    return refusals;
  },
  perform(table, io, man) {
    spendAction(man);
    const points = throwMove(table, io, man);
    if (points < DOWN) return;
    man.overhead = false;
    io.tell({ type: 'climbedDown', rule: 'DK-CEIL-007', figure: man.id, at: man.at });
    goOn(table, io, man, man.at, points - DOWN);
  },
};

function goOn(table: DuckTable, io: DuckIo, man: Teamer, square: number, points: number): void {
  enterSquare(table, io, man, square, { willingly: true, facing: man.facing });
  if (isAble(man) && man.at === square && man.grapple === null) moveParty(table, io, [man], points);
}

/** DK-MOVE-041: one comrade at most, and nobody else. */
function hasRoom(table: DuckTable, square: number, overhead: boolean): boolean {
  const there = figuresAt(table, square, overhead);
  return there.length < 2 && there.every(({ kind }) => kind === 'teamer' || kind === 'survivor');
}
