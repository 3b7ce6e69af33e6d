import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { moveParty } from '../movement/move.ts';
import { throwMove } from '../movement/points.ts';
import {
  type Climb,
  type ClimbDown,
  type ClimbUp,
  climbsDown,
  climbsUp,
  climbThrough,
  costOf,
  isClimbDown,
  isClimbUp,
  whyNotClimbDown,
  whyNotClimbUp,
} from './climbing.ts';
import { type FireThroughHatch, fireThroughHatch, type ThrowThroughHatch, throwThroughHatch } from './hatch-fire.ts';

const climbUp: ActKind<ClimbUp> = {
  do: 'climbUp',
  isForm: isClimbUp,
  list: climbsUp,
  whyNot: whyNotClimbUp,
  perform: beginWith,
};

const climbDown: ActKind<ClimbDown> = {
  do: 'climbDown',
  isForm: isClimbDown,
  list: climbsDown,
  whyNot: whyNotClimbDown,
  perform: beginWith,
};

/** A MOVE that begins with the climb; the points left are walked. */
function beginWith(table: DuckTable, io: DuckIo, man: Teamer, climb: Climb): void {
  spendAction(man);
  const points = throwMove(table, io, man);
  if (points < costOf(climb)) return;
  const left = points - climbThrough(table, io, man, climb);
  if (isAble(man) && man.grapple === null) moveParty(table, io, [man], left);
}

/** Everything a man may do with the ceiling and its hatches. */
export type CeilingAct = ClimbUp | ClimbDown | FireThroughHatch | ThrowThroughHatch;
export const CEILING_ACTS = [climbUp, climbDown, fireThroughHatch, throwThroughHatch] as const;
