import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { type Facts, factsOf } from './answers.ts';
import { threatsOf } from './names.ts';

/** Attacks that are done as soon as they are said; to spray or to throw is only announced, and its squares are asked for. */
const ATTACKS: ReadonlySet<unknown> = new Set([
  'shoot',
  'flechette',
  'fireThroughHatch',
  'throwThroughHatch',
  'setOffMine',
  'igniteFireBomb',
  'hackOff',
  'hackOffMachine',
  'repelBoarders',
]);
const ORDERS: ReadonlySet<unknown> = new Set(['shoot', 'flame']);
const PLACES: ReadonlySet<string> = new Set(['throwAt', 'jet', 'spraySquare']);

/** Whether an answer spends a shot or takes somebody on: its chances are shown before it is done. */
export function strikes(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): boolean {
  const facts = factsOf(answer);
  if (PLACES.has(question.kind)) return typeof answer !== 'string';
  if (question.kind === 'walk') return isTakenOn(rules, view, facts);
  const { choice = facts['act'] ?? answer } = facts;
  return facts['fires'] === true || ORDERS.has(facts['order']) || ATTACKS.has(factsOf(choice)['do']);
}

/** DK-MOVE-041: to enter a Threat's square is to take it on. */
function isTakenOn(rules: DuckBoard, view: DuckView, { to, via }: Facts): boolean {
  return via === undefined && threatsOf(rules, view).some(({ at }) => at === to);
}
