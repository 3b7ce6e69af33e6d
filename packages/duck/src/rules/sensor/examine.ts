import { type Refusal, refuse } from '@sightline/kernel';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { form, isNumber } from '../../table/form.ts';
import type { DuckTable, SourceChit } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { whyNotOtherAction } from '../actions/other-action.ts';
import { isBeside } from '../missions/mission-places.ts';
import { turnChit } from '../set-up/source.ts';
import { seesSquare } from '../shooting/sight.ts';

export interface ExamineAct {
  readonly do: 'examineChit';
  readonly at: number;
}

const hiddenChitAt = (table: DuckTable, square: number): SourceChit | undefined =>
  table.chits.find(({ at, turned }) => at === square && !turned);

/** DK-SETUP-020: a chit that is placed and seen, in his own or an adjacent square. */
function whyNotExamine(table: DuckTable, man: Teamer, { at }: ExamineAct): Refusal[] {
  const refusals = whyNotOtherAction(man);
  if (!hiddenChitAt(table, at)) return [...refusals, refuse('DK-SETUP-020', 'noChitThere')];
  if (!isBeside(table, man, at)) refusals.push(refuse('DK-SETUP-020', 'notAdjacent'));
  else if (at !== man.at && !seesSquare(table, man, at)) refusals.push(refuse('DK-SETUP-020', 'notInSight'));
  return refusals;
}

const examineAct: ActKind<ExamineAct> = {
  do: 'examineChit',
  isForm: form<ExamineAct>({ at: isNumber }),
  list: (table, man) =>
    table.chits
      .filter(({ at, turned }) => !turned && isBeside(table, man, at))
      .map(({ at }): ExamineAct => ({ do: 'examineChit', at }))
      .filter(act => whyNotExamine(table, man, act).length === 0),
  whyNot: whyNotExamine,
  perform(table: DuckTable, io: DuckIo, man: Teamer, { at }: ExamineAct) {
    spendAction(man);
    const chit = hiddenChitAt(table, at);
    if (!chit) throw new Error(`there is no Source chit on ${at}`);
    if (passesFumbleTest(table, io, man, { name: 'examineChit', rule: 'DK-SETUP-020', ability: 'Xenologist' }))
      turnChit(table, io, chit, false, man.id);
  },
};

export const EXAMINE_ACTS = [examineAct] as const;
