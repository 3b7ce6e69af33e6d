import type { Event } from '@sightline/kernel';
import { checkCopy, checkCopyIsClone } from './checks/copy.ts';
import { checkFrozenViews } from './checks/frozen-views.ts';
import { checkLog } from './checks/log.ts';
import { checkPlayedAgain, checkSave, checkUndo } from './checks/memory.ts';
import { checkInvariants, checkOptions, checkSomebodyCanAct, checkSomeOptions } from './checks/options.ts';
import { checkMatchPlain, checkQuestionPlain, checkTablePlain } from './checks/plain-data.ts';
import { checkRerun } from './checks/re-run.ts';
import { checkRefusals, checkSomeRefusal } from './checks/refusals.ts';
import { checkSealed } from './checks/sealed.ts';
import { checkSecrets, checkSeed } from './checks/secrets.ts';
import { checkStills } from './checks/stills.ts';
import { checkWords } from './checks/words.ts';
import { type Check, Unfit } from './failure.ts';
import type { Place } from './place.ts';

/** How closely a pause is looked at: every one at a glance, some of them well, and a few thoroughly. */
export type Depth = 'glance' | 'look' | 'search';
const DEPTHS: readonly Depth[] = ['glance', 'look', 'search'];

type PauseCheck = <T, E extends Event, V>(place: Place<T, E, V>) => void;

/** In this order: what is found first explains what would be found next. */
const BATTERY: readonly (readonly [Check, Depth, PauseCheck])[] = [
  ['plain data', 'glance', checkQuestionPlain],
  ['plain data', 'look', checkTablePlain],
  ['plain data', 'search', checkMatchPlain],
  ['copy', 'look', checkCopy],
  ['copy', 'search', checkCopyIsClone],
  ['re-run', 'look', checkRerun],
  ['somebody can act', 'glance', checkSomebodyCanAct],
  ['invariants', 'glance', checkInvariants],
  ['options', 'glance', checkOptions],
  ['options', 'search', checkSomeOptions],
  ['refusals', 'glance', checkSomeRefusal],
  ['refusals', 'search', checkRefusals],
  ['words', 'search', checkWords],
  ['frozen views', 'search', checkFrozenViews],
  ['secrets', 'search', checkSecrets],
  ['secrets', 'search', checkSeed],
  ['secrets', 'look', checkLog],
  ['secrets', 'search', checkStills],
  ['secrets', 'search', checkSealed],
  ['save and load', 'search', checkSave],
  ['undo', 'search', checkUndo],
  ['replay', 'search', checkPlayedAgain],
];

/** Throws an `Unfit` with the first thing that is wrong at a pause. */
export function checkPause<T, E extends Event, V>(place: Place<T, E, V>, depth: Depth): void {
  for (const [check, from, look] of BATTERY) {
    if (DEPTHS.indexOf(from) <= DEPTHS.indexOf(depth)) named(check, () => look(place));
  }
}

/** A system that fails while a check looks at it has failed that check. */
export function named(check: Check, look: () => void): void {
  try {
    look();
  } catch (thrown) {
    if (thrown instanceof Unfit) throw thrown;
    throw new Unfit(check, `the system failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}
