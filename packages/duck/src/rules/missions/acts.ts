import { type Refusal, refuse } from '@sightline/kernel';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { form, isName, isNumber } from '../../table/form.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { whyNotOtherAction } from '../actions/other-action.ts';
import { whyNotBear } from '../damage/burden.ts';
import { isBeside, targetsAt } from './mission-places.ts';
import { ITEM } from './objectives.ts';
import { performTask, tasksOf, whyNotTask } from './tasks.ts';

/** DK-ACT-028: an action that the mission card defines, or an Event card that has been turned, offered like any other. */
export interface TaskAct {
  readonly do: 'task';
  readonly task: string;
  readonly target: number;
}

const taskAct: ActKind<TaskAct> = {
  do: 'task',
  isForm: form<TaskAct>({ task: isName, target: isNumber }),
  list: (table, man) =>
    tasksOf(table)
      .flatMap(({ id, where }) =>
        targetsAt(table, man, where).map((target): TaskAct => ({ do: 'task', task: id, target })),
      )
      .filter(act => whyNotTask(table, man, act).length === 0),
  whyNot: whyNotTask,
  perform: performTask,
};

interface TakeObjectiveAct {
  readonly do: 'takeObjective';
  readonly at: number;
}

/** DK-GAP-046: on the square or next to it, for the middle of a Reactor Room cannot be stood on. */
function whyNotTake(table: DuckTable, man: Teamer, { at }: TakeObjectiveAct): Refusal[] {
  const refusals = whyNotOtherAction(man);
  const isThere = table.progress.extraObjectives.some(objective => objective.at === at && !objective.done);
  if (!isThere || !isBeside(table, man, at)) refusals.push(refuse('DK-GAP-046', 'notThere'));
  return [...refusals, ...whyNotBear(table, man, ITEM, false)];
}

const takeObjective: ActKind<TakeObjectiveAct> = {
  do: 'takeObjective',
  isForm: form<TakeObjectiveAct>({ at: isNumber }),
  list: (table, man) =>
    [...new Set(table.progress.extraObjectives.map(({ at }) => at))]
      .map((at): TakeObjectiveAct => ({ do: 'takeObjective', at }))
      .filter(act => act.at >= 0 && whyNotTake(table, man, act).length === 0),
  whyNot: whyNotTake,
  perform(table: DuckTable, io: DuckIo, man: Teamer, { at }: TakeObjectiveAct) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'takeObjective', rule: 'DK-GAP-046' })) return;
    table.progress.extraObjectives.find(objective => objective.at === at)!.at = -1;
    man.gear[ITEM] = (man.gear[ITEM] ?? 0) + 1;
    io.tell({ type: 'objectiveTaken', rule: 'DK-GAP-046', figure: man.id, at });
  },
};

export type MissionAct = TaskAct | TakeObjectiveAct;

export const MISSION_ACTS = [taskAct, takeObjective] as const;
