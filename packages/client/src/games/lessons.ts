import type { Question } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { Lesson } from './game.ts';

/** What a lesson says; its words come from the catalogue. */
interface LessonWords {
  readonly title: string;
  readonly text: string;
}

/** A lesson that belongs to the first question of its kinds. */
export function lessonOn(
  id: string,
  rule: RuleId,
  kinds: readonly string[],
  words: LessonWords,
  also: (question: Question) => boolean = () => true,
): Lesson {
  return { id, rule, ...words, on: question => kinds.includes(question.kind) && also(question) };
}
