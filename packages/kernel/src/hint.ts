import type { Event, Seat } from './io.ts';
import { legalAnswers } from './legal.ts';
import type { Question } from './question.ts';
import type { System } from './system.ts';

/** What a bot would answer in a person's place: on what that seat sees, and without a die of its own. */
export function hintOn<T, E extends Event, V>(
  system: System<T, E, V>,
  view: V,
  seat: Seat,
  question: Question,
): unknown {
  const bot = system.bots[botFor(system.bots, seat)]!;
  return bot(
    question,
    () => view,
    () => 0,
    () => legalAnswers(system, system.imagine(view), seat, question),
  );
}

/** The bot that is made for the seat, or else the first that does not leave it to chance. */
function botFor(bots: Readonly<Record<string, unknown>>, seat: Seat): string {
  const names = Object.keys(bots);
  return names.find(name => name === seat) ?? names.find(name => name !== 'random') ?? names[0]!;
}
