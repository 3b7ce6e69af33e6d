import { attempt, type Bot, type Event, guarded, type Match, openQuestions, type System } from '@sightline/kernel';
import { Unfit } from '../failure.ts';
import { botsAnswer, type Place } from '../place.ts';

/** HS-VIEW-007: no bot of the system writes into what it is shown. */
export function checkFrozenViews<T, E extends Event, V>({ system, match }: Place<T, E, V>): void {
  for (const asked of openQuestions(match)) {
    for (const bot of Object.values(system.bots)) frozenAnswer(system, match, asked, bot);
  }
}

/** What a bot answers where all that it is shown is frozen: one that writes is found. */
export function frozenAnswer<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  asked: ReturnType<typeof openQuestions>[number],
  bot: Bot<V>,
): unknown {
  const answered = attempt(() => botsAnswer(system, match, match.pause!.now, asked, guarded(bot)));
  if (answered.ok) return answered.value;
  if (WRITES.test(answered.why))
    throw new Unfit('frozen views', `a bot at ${asked.question.kind} writes into its view: ${answered.why}`);
  throw new Error(answered.why);
}

/** What Node and browsers say when somebody writes into what is frozen. */
const WRITES = /read[- ]only|not extensible|Cannot (add|assign|delete|define)/;
