import type { DustupBoard, DustupQuestion, DustupView, Unit } from '@sightline/dustup';
import type { AnswerTo, Question } from '@sightline/kernel';
import { say, sayIf } from '../../words/dustup.ts';

/** What the machine hopes for by an answer, besides its chances; null where there is nothing to be said. */
export function hintReason(rules: DustupBoard, view: DustupView, question: Question, answer: unknown): string | null {
  const asked = question as DustupQuestion;
  if (asked.kind === 'activate') {
    const choice = answer as AnswerTo<typeof asked>;
    if (choice.do === 'activate') return say(`dustup.hint.${callOn(rules, view, view.units[choice.unit]!)}`);
    return sayIf(`dustup.hint.${choice.do}`) ?? null;
  }
  if (asked.kind === 'goFirst') return say(`dustup.hint.${answer as AnswerTo<typeof asked>}`);
  const { do: deed } = (asked.kind === 'act' ? answer : {}) as { readonly do?: string };
  return sayIf(`dustup.hint.${deed ?? asked.kind}`) ?? null;
}

/** Why it is this unit's turn. */
function callOn(rules: DustupBoard, view: DustupView, unit: Unit): 'shaken' | 'inAim' | 'commander' | 'free' {
  if (unit.suppression > 0 || unit.panicked) return 'shaken';
  if ((rules.threatenedBy?.(view, unit) ?? []).length > 0) return 'inAim';
  return unit.commands ? 'commander' : 'free';
}
