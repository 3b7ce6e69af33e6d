import { isListed, type Question } from '@sightline/kernel';
import type { Act, KillzoneBoard, KillzoneQuestion, KillzoneView, Place } from '@sightline/killzone';
import type { KillzoneEdition } from './rules.ts';

/** What nearly everybody answers where nothing hangs on it; undefined wherever something may. */
export function foldedAnswer(
  { system, board: rules }: KillzoneEdition,
  view: KillzoneView,
  question: Question,
): unknown {
  const asked = question as KillzoneQuestion;
  if (isListed(question) && question.options.length === 1) return question.options[0];
  if (asked.kind === 'act') return onlyDone(system.candidates?.(view, '', question) ?? []);
  if (asked.kind !== 'climbOut' || isWatched(rules, view, asked.figure.id, asked.options)) return undefined;
  return asked.options[0];
}

/** Whoever can do nothing is done. */
function onlyDone(answers: readonly unknown[]): unknown {
  const [answer] = answers as readonly Act[];
  return answers.length === 1 && answer?.do === 'done' ? answer : undefined;
}

/** Whether any enemy sees one of these places: then it matters on which side of the wreck somebody stands. */
function isWatched(rules: KillzoneBoard, view: KillzoneView, id: number, places: readonly Place[]): boolean {
  const { side } = view.figures[id]!;
  const enemies = view.figures.filter(figure => figure.side !== side && rules.isFighting(figure));
  return enemies.some(enemy => places.some(point => rules.sightTo(view, enemy, { point }).blocked === null));
}
