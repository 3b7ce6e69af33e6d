import { readFileSync } from 'node:fs';
import { answer, hashMatch, load, type Match, openQuestions } from '@sightline/kernel';
import { type Drill, drill } from '../src/index.ts';

/** Ducks, leaves the rest of the match to bots, and says how it ended. Run as a program it does so with a saved match. */
export function duckAndFinish(match: Match<Drill>): string {
  const { seat, question } = openQuestions(match)[0]!;
  match.players[seat] = { kind: 'bot', bot: 'greedy' };
  const [duck] = (question as typeof question & { options: unknown[] }).options;
  answer(drill, match, seat, duck);
  return `${match.outcome?.reason} ${hashMatch(match)}`;
}

if (import.meta.main) {
  const loaded = load(readFileSync(process.argv[2]!, 'utf8'), [drill]);
  if (!loaded.ok) throw new Error(loaded.problem.detail);
  console.log(duckAndFinish(loaded.value.match as Match<Drill>));
}
