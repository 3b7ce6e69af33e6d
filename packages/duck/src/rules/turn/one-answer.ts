import { type AnswerTo, isListed, type Question, type Seat } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';

/** Where a blast or a burst goes cannot be taken back: whoever lets it off names the place, even the only one. */
const ALWAYS_PUT: ReadonlySet<string> = new Set(['throwAt', 'spraySquare', 'jet']);

/** An Io that puts only such questions to a player as leave him a choice; the one legal answer is taken as given. */
export function withoutChoice(io: DuckIo): DuckIo {
  return {
    ...io,
    ask<Q extends Question>(seat: Seat, question: Q): AnswerTo<Q> {
      const isSettled = isListed(question) && question.options.length === 1 && !ALWAYS_PUT.has(question.kind);
      return isSettled ? (question.options[0] as AnswerTo<Q>) : io.ask(seat, question);
    },
  };
}
