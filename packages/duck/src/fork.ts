import { type Json, odds, type Question } from '@sightline/kernel';
import { type Ended, goOnFrom, WOUNDING_PIPS } from './rules/damage/knock-back.ts';
import type { ForkQuestion } from './rules/damage/questions.ts';
import { copy } from './table/copy.ts';
import type { DuckIo } from './table/events.ts';
import type { DuckTable } from './table/table.ts';
import type { DuckView } from './view/view.ts';

/** Where a way at a fork leads, and whether what stops it there wounds (DK-DMG-023). */
export interface Fork extends Ended {
  readonly wounds: boolean;
}

/** DK-DMG-017: what becomes of a knock-back that takes this way at its fork; the likeliest where dice are thrown on it. */
export function forkOf(view: DuckView, question: Question, square: unknown): Fork | null {
  const { kind, figure: id, driven } = question as ForkQuestion;
  if (kind !== 'knockBackFork' || driven === undefined || typeof square !== 'number') return null;
  const ended = new WeakMap<DuckTable, Ended>();
  const run = (table: DuckTable, io: DuckIo): void =>
    void ended.set(table, goOnFrom(table, choosing(io, square), table.figures[id]!, driven));
  const summary = (_before: DuckTable, after: DuckTable): Json => ({ ...ended.get(after)! }) as unknown as Json;
  const { outcomes } = odds(run, view, copy, summary, { leaves: WAYS, samples: 1 });
  const [likeliest] = outcomes;
  const ends = likeliest && (likeliest.outcome as unknown as Ended);
  return ends ? { ...ends, wounds: ends.end === 'barred' && ends.left >= WOUNDING_PIPS } : null;
}

/** More dice than a nerve check or two are not worth waiting for. */
const WAYS = 400;

/** The way that is looked at is taken at the first fork; what comes later is left open. */
function choosing(io: DuckIo, square: number): DuckIo {
  let isChosen = false;
  return {
    roll: (die, why) => io.roll(die, why),
    ask: (seat, question) => {
      if (isChosen) return io.ask(seat, question);
      isChosen = true;
      return square as never;
    },
    askAll: sealed => io.askAll(sealed),
    tell: () => {},
  };
}
