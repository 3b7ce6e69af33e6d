import { type Refusal, refuse } from '@sightline/kernel';
import type { Teamer } from '../../table/figure.ts';
import type { DuckTable, SourceChit } from '../../table/table.ts';
import { whyNotOtherAction } from '../actions/other-action.ts';
import { isBeside } from '../missions/mission-places.ts';
import { seesSquare } from '../shooting/sight.ts';
import type { ExamineAct } from './acts.ts';

export const hiddenChitAt = (table: DuckTable, square: number): SourceChit | undefined =>
  table.chits.find(({ at, turned }) => at === square && !turned);

/** DK-SETUP-020: a chit that is placed and seen, in his own or an adjacent square. */
export function whyNotExamine(table: DuckTable, man: Teamer, { at }: ExamineAct): Refusal[] {
  const refusals = whyNotOtherAction(man);
  if (!hiddenChitAt(table, at)) return [...refusals, refuse('DK-SETUP-020', 'noChitThere')];
  if (!isBeside(table, man, at)) refusals.push(refuse('DK-SETUP-020', 'notAdjacent'));
  else if (at !== man.at && !seesSquare(table, man, at)) refusals.push(refuse('DK-SETUP-020', 'notInSight'));
  return refusals;
}
