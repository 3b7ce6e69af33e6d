import type { Refusal } from '@sightline/kernel';
import { type Act, type ActKind, teamMenu } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, seatOf } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { dares } from '../binge/chicken.ts';
import { armMines } from '../grenades/mines.ts';
import { gunOf } from '../shooting/gun.ts';
import { canAct, spendAction, whyNotPay } from './chits.ts';
import type { ActQuestion } from './questions.ts';
import { mustLeave, stateOf, whyNotInHisState } from './state.ts';

export interface Done {
  readonly do: 'done';
}
export const DONE: Done = { do: 'done' };

type List = ActKind<Act>['list'];

/** The lists of the kinds that a man's state leaves him: of all of them, of the free ones and of the others. */
interface OpenKinds {
  readonly all: readonly List[];
  readonly free: readonly List[];
  readonly paid: readonly List[];
}

const kindsByState = new Map<number, OpenKinds>();

/** Worked out once for every state. */
function kindsOpenTo(table: DuckTable, man: Teamer): OpenKinds {
  const isDriven = mustLeave(table, man);
  const state = stateOf(table, man, isDriven);
  let open = kindsByState.get(state);
  if (!open) {
    const kinds = teamMenu.all().filter(kind => whyNotInHisState(table, man, kind.do, isDriven).length === 0);
    const listsOf = (some: readonly ActKind<Act>[]): List[] => some.map(({ list }) => list);
    open = {
      all: listsOf(kinds),
      free: listsOf(kinds.filter(({ free }) => free)),
      paid: listsOf(kinds.filter(({ free }) => !free)),
    };
    kindsByState.set(state, open);
  }
  return open;
}

function actsIn(lists: readonly List[], table: DuckTable, man: Teamer): Act[] {
  const acts: Act[] = [];
  for (const list of lists) {
    const some = list(table, man);
    for (let i = 0; i < some.length; i++) acts.push(some[i]!);
  }
  return acts;
}

/** DK-ACT-008, DK-ACT-022: every legal act of a man now. Without a chit only what is free. */
export function actsOf(table: DuckTable, man: Teamer): Act[] {
  const { all, free } = kindsOpenTo(table, man);
  return actsIn(canAct(man) ? all : free, table, man);
}

/** His legal acts among some kinds only, whoever pays for them. */
export function actsAmong(table: DuckTable, man: Teamer, names: ReadonlySet<Act['do']>): Act[] {
  return teamMenu
    .all()
    .filter(kind => names.has(kind.do))
    .flatMap(kind => kind.list(table, man));
}

/** Whether there is anything at all for him to spend a chit on. */
export function hasActs(table: DuckTable, man: Teamer): boolean {
  if (!canAct(man)) return false;
  return kindsOpenTo(table, man).paid.some(list => list(table, man).length > 0);
}

export function whyNotAct(table: DuckTable, man: Teamer, act: Act): Refusal[] {
  const kind = teamMenu.kindOf(act);
  const refusals = kind.free ? [] : whyNotPay(man);
  refusals.push(...whyNotInHisState(table, man, act.do, mustLeave(table, man)));
  // What is said of a man off the map would be nonsense: his state says it all.
  if (man.at < 0 && refusals.length > 0) return refusals;
  for (const refusal of kind.whyNot(table, man, act))
    if (!refusals.some(({ code }) => code === refusal.code)) refusals.push(refusal);
  return refusals;
}

/** DK-BINGE-015: what a chicken has to bring himself to; the chit is gone if he does not. */
const NEEDS_NERVE: ReadonlySet<Act['do']> = new Set<Act['do']>([
  'shoot',
  'spray',
  'flame',
  'flechette',
  'throw',
  'fireThroughHatch',
  'throwThroughHatch',
]);

/** A gun that is to get a Threat off a comrade or a machine is fired like any other (DK-GRAP-034). */
const needsNerve = (table: DuckTable, man: Teamer, act: Act): boolean =>
  NEEDS_NERVE.has(act.do) || ((act.do === 'hackOff' || act.do === 'hackOffMachine') && gunOf(table, man) !== null);

export function perform(table: DuckTable, io: DuckIo, man: Teamer, act: Act): void {
  if (needsNerve(table, man, act) && !dares(io, man)) spendAction(man);
  else teamMenu.kindOf(act).perform(table, io, man, act);
  // DK-KITTY-007: a catastrophe waits for the end of the action that filled the kitty.
  happen(table, io, { on: 'actionOver' });
}

/** Asks a man's player for his next act, or for none; but nobody who can leave a fire is done in it (DK-GREN-031). */
export function askAct(table: DuckTable, io: DuckIo, man: Teamer, acts: readonly Act[]): Act | Done {
  const mustAct = mustLeave(table, man) && acts.some(act => !teamMenu.kindOf(act).free);
  const options = mustAct ? acts : [...acts, DONE];
  const question: ActQuestion = { kind: 'act', rule: 'DK-ACT-011', figure: man.id, options };
  return ask(io, seatOf(man), question);
}

/** DK-ACT-016: one who has spoken up to spend his chit spends it. */
export function actInstead(table: DuckTable, io: DuckIo, man: Teamer): void {
  const options = actsOf(table, man).filter(act => !teamMenu.kindOf(act).free);
  const question: ActQuestion = { kind: 'act', rule: 'DK-ACT-016', figure: man.id, options };
  const act = ask(io, seatOf(man), question);
  if (act.do === 'done') throw new Error(`${man.card.name} was to spend his chit`);
  perform(table, io, man, act);
  // DK-GREN-019: what he has laid now is armed as at the end of an activation.
  armMines(table, man);
  if (table.phase !== 'team' || table.multiTeam) actForFree(table, io, man);
}

/** DK-DMG-008: all that is left to one who is stunned. */
const STUNNED: ReadonlySet<Act['do']> = new Set<Act['do']>(['setOffOwnGrenades']);

/** What a man may do without a chit, now. */
export function freeActsOf(table: DuckTable, man: Teamer): Act[] {
  return isAble(man) ? actsIn(kindsOpenTo(table, man).free, table, man) : actsAmong(table, man, STUNNED);
}

/** DK-GRAP-043: what costs nothing may follow any finished action. */
export function actForFree(table: DuckTable, io: DuckIo, man: Teamer): void {
  for (;;) {
    const acts = freeActsOf(table, man);
    if (acts.length === 0) return;
    const act = askAct(table, io, man, acts);
    if (act.do === 'done') return;
    perform(table, io, man, act);
  }
}
