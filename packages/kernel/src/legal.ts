import { attempt } from './file/problem.ts';
import type { Event, Seat } from './io.ts';
import { firstImpurity, sameJson } from './json.ts';
import { isListed, type Question } from './question.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { System } from './system.ts';

/**
 * HS-SEAL-003: why a seat may not answer a question so; an empty list is a yes. It is judged on what the seat may see,
 * so that a refusal tells nothing that the view does not (HS-VIEW-005).
 */
export function whyNotAnswerTo<T, E extends Event, V>(
  system: System<T, E, V>,
  table: T,
  seat: Seat,
  question: Question,
  answer: unknown,
): readonly Refusal[] {
  if (isListed(question) && question.options.includes(answer) && !Object.is(answer, -0)) return [];
  // A value that JSON cannot hold, such as -0, would not come back from a saved match.
  if (firstImpurity(answer) !== null) return [refuse('HS-SEAL-003', 'notPlainData')];
  if (!isListed(question)) return judged(system, table, seat, question, answer);
  if (question.options.some(option => sameJson(option, answer))) return [];
  const reasons = judged(system, table, seat, question, answer);
  return reasons.length > 0 ? reasons : [refuse('HS-SEAL-003', 'notListed')];
}

/** A judgement that fails costs the answer, never the match or whoever runs it; the conformance kit looks for such. */
function judged<T, E extends Event, V>(
  system: System<T, E, V>,
  table: T,
  seat: Seat,
  question: Question,
  answer: unknown,
): readonly Refusal[] {
  const found = attempt(() => system.whyNot(seen(system, table, seat), seat, question, answer));
  return found.ok ? found.value : [refuse('HS-SEAL-003', UNJUDGED)];
}

/** The code of a refusal that nobody meant: the rules could make nothing of the answer. */
export const UNJUDGED = 'unjudged';

/** The options of a question, or where it lists none some good answers. */
export function legalAnswers<T, E extends Event, V>(
  system: System<T, E, V>,
  table: T,
  seat: Seat,
  question: Question,
): readonly unknown[] {
  if (isListed(question)) return question.options;
  if (!system.candidates) throw new Error(`${system.id}: nothing proposes answers to ${question.kind}`);
  return system.candidates(seen(system, table, seat), seat, question);
}

function seen<T, E extends Event, V>(system: System<T, E, V>, table: T, seat: Seat): T {
  return system.imagine(system.view(table, seat));
}
