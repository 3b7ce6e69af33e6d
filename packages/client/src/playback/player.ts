import type { Beat } from './beats.ts';
import { isHarm, worthMost } from './harm.ts';
import { type Result, resultWith } from './result.ts';
import { encoreLength, lengthOf, type Pace, stripLength } from './timing.ts';

/** What is being shown now: replaced as a whole. */
export interface Playing {
  readonly beat: Beat | null;
  /** How long it is shown, in milliseconds. */
  readonly length: number;
  /** How many come after it. */
  readonly waiting: number;
  /** Whether something is still to be seen before the table is as it stands. What passes at the end holds nobody up. */
  readonly isPlaying: boolean;
  /** It is seen again, because somebody wanted to. */
  readonly isEncore: boolean;
  /** What was told last, the newest at the end with what is told now: whoever reads slowly finds it there. */
  readonly lately: readonly Beat[];
  /** What concerned one's own and passed in haste since one's last act: skipped, or one thing of many. */
  readonly missed: readonly Beat[];
  /** All that passed since then, where some was missed: whoever misses something in that finds it here. */
  readonly sinceActed: readonly Beat[];
  /** What came of the phase that has just passed. */
  readonly sum: string | null;
  /** What came of the last dice, which can be called back; empty before any have fallen. */
  readonly result: Result;
  /** It stays in sight until something else happens or somebody acts. */
  readonly isResultShown: boolean;
}

/** Wakes somebody up later, unless he changes his mind. */
export type Clock = (act: () => void, milliseconds: number) => () => void;

/** Shows beats one after the other. Whatever is skipped is over, and whoever wants to see it has it played again. */
export interface Player {
  now(): Playing;
  subscribe(listener: () => void): () => void;
  /** After all that waits already. */
  play(beats: readonly Beat[]): void;
  /** These are over already. */
  pass(beats: readonly Beat[]): void;
  /** At once; what was being shown goes on afterwards. */
  encore(beats: readonly Beat[]): void;
  skip(): void;
  skipAll(): void;
  /**
   * Somebody does something: what passed before it has been read, and what passes now comes of it. Whoever only lets
   * others go on has done nothing since.
   */
  acted(isPass?: boolean): void;
  dismissSum(): void;
  /** The last result is called back, or put away again. */
  toggleResult(): void;
  /** The pace has changed: what need not be shown any more is over. */
  repace(): void;
  /** Nobody looks any more, or somebody else does, whom none of it concerns. */
  clear(): void;
}

const NOTHING: Playing = {
  beat: null,
  length: 0,
  waiting: 0,
  isPlaying: false,
  isEncore: false,
  lately: [],
  missed: [],
  sinceActed: [],
  sum: null,
  result: [],
  isResultShown: false,
};

const NONE: Result = [];

/** So many sentences are kept in sight. */
const LATELY = 4;

/** Of so many things that pass in a row some are missed, and so many of them are told again; whatever harms one's own always is. */
const MANY = 8;
const MOST_MISSED = 6;
/** Whoever only looks on never acts: so much is kept for him at the most. */
const MOST_KEPT = 60;

/** Neither what is told in passing, nor what the board or the head of the table says: that a turn began. */
const isWorthAgain = ({ scene: { weight, passes } }: Beat): boolean =>
  weight !== 'aside' && weight !== 'turn' && !passes;

export const realClock: Clock = (act, milliseconds) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

export function openPlayer(clock: Clock, paceNow: () => Pace): Player {
  const listeners = new Set<() => void>();
  let queue: readonly Beat[] = [];
  let encore: readonly Beat[] = [];
  let playing = NOTHING;
  let lately: readonly Beat[] = [];
  let passed: readonly Beat[] = [];
  let isSkipped = false;
  let sum: string | null = null;
  let result: Result = [];
  let isResultShown = false;
  /** Whether somebody has acted since: what comes of that is no part of it. */
  let isResultOld = false;
  let stop = (): void => {};
  let stopSum = (): void => {};

  function show(): void {
    const isEncore = encore.length > 0;
    const [beat = null, ...rest] = isEncore ? encore : queue;
    const length = beat ? lengthNow(beat) : 0;
    const isPlaying = isEncore || queue.some(({ scene }) => scene.weight !== 'aside');
    const told = isPlaying ? [] : missed();
    playing = {
      beat,
      length,
      waiting: rest.length,
      isPlaying,
      isEncore,
      lately,
      missed: told,
      sinceActed: told.length > 0 ? passed : [],
      sum,
      result,
      isResultShown,
    };
    for (const listener of listeners) listener();
  }

  function missed(): readonly Beat[] {
    const isMuch = isSkipped || passed.length >= MANY || passed.some(beat => beat.isOnlyOurs === true && isHarm(beat));
    if (paceNow().speed === 'instant' || !isMuch) return [];
    return worthMost(passed, MOST_MISSED);
  }

  function lengthNow(beat: Beat): number {
    return encore.length > 0 ? encoreLength(beat, paceNow()) : lengthOf(beat, paceNow(), queue.length - 1);
  }

  /** What happens next takes the place of the last result, unless it belongs to it or is told in passing. */
  function remember(beats: readonly Beat[]): void {
    const said = beats.filter(({ scene }) => scene.sentence !== '');
    lately = [...lately, ...said].slice(-LATELY);
    passed = [...passed, ...said.filter(isWorthAgain)].slice(-MOST_KEPT);
    for (const beat of beats) {
      const before = isResultOld ? NONE : result;
      const next = resultWith(before, beat);
      if (next === before) {
        if (beat.scene.weight !== 'aside' && !result.includes(beat)) isResultShown = false;
        continue;
      }
      isResultShown = !beat.scene.passes;
      isResultOld = false;
      result = next;
    }
  }

  function sumUp(beats: readonly Beat[]): void {
    const last = beats.findLast(beat => beat.sum !== undefined)?.sum;
    if (last === undefined) return;
    sum = last;
    stopSum();
    stopSum = clock(dismissSum, stripLength(last));
  }

  function dismissSum(): void {
    stopSum();
    sum = null;
    show();
  }

  /** Begins with what is first now, or with the first that has any length. */
  function begin(): void {
    stop();
    if (encore.length === 0) {
      const first = queue.findIndex(beat => lengthNow(beat) > 0);
      const over = first < 0 ? queue.length : first;
      const begun = queue.slice(0, over + 1);
      sumUp(begun);
      remember(begun);
      queue = queue.slice(over);
    }
    const beat = encore[0] ?? queue[0];
    if (beat) stop = clock(next, lengthNow(beat));
    show();
  }

  function next(): void {
    if (encore.length > 0) encore = encore.slice(1);
    else queue = queue.slice(1);
    begin();
  }

  function pass(beats: readonly Beat[]): void {
    isSkipped = true;
    sumUp(beats);
    remember(beats);
    show();
  }

  return {
    now: () => playing,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play(beats) {
      const isIdle = playing.beat === null;
      queue = [...queue, ...beats];
      if (isIdle) begin();
      else show();
    },
    pass,
    encore(beats) {
      encore = beats;
      begin();
    },
    skip: next,
    skipAll() {
      isSkipped = encore.length === 0;
      const over = encore.length > 0 ? [] : queue;
      if (encore.length > 0) encore = [];
      else queue = [];
      sumUp(over);
      remember(over.slice(1));
      begin();
    },
    acted(isPass = false) {
      if (!isPass) {
        passed = [];
        isSkipped = false;
      }
      isResultShown = false;
      isResultOld = true;
      show();
    },
    dismissSum,
    toggleResult() {
      isResultShown = result.length > 0 && !isResultShown;
      show();
    },
    repace() {
      if (playing.beat && lengthNow(playing.beat) === 0) begin();
    },
    clear() {
      stop();
      stopSum();
      queue = encore = [];
      sum = null;
      lately = passed = result = [];
      isSkipped = false;
      isResultShown = false;
      show();
    },
  };
}
