import type { DuckView } from '@sightline/duck';
import { type Json, type Question, sameJson } from '@sightline/kernel';
import { factsOf } from '../answers.ts';

export type Wants = (question: Question, answer: unknown, view: DuckView) => boolean;

/** An answer with these parts, to a question of this kind; asked of this man, where it is asked of one. */
export function want(kind: string, parts: Readonly<Record<string, Json>> = {}, figure?: number): Wants {
  return (question, answer) => {
    const { figure: asked } = question as Question & { readonly figure?: number };
    if (question.kind !== kind || (figure !== undefined && asked !== figure)) return false;
    const facts = factsOf(answer);
    return Object.entries(parts).every(([key, part]) => key in facts && sameJson(facts[key] as Json, part));
  };
}

/** Any of several, as where one idea takes more than one answer. */
export const either =
  (...wants: readonly Wants[]): Wants =>
  (...asked) =>
    wants.some(wanted => wanted(...asked));

/** Whether the Team goes home now. */
export const isWithdrawal =
  (wanted: 'withdraw' | 'stayAboard'): Wants =>
  ({ kind }, answer) =>
    kind === 'withdrawal' && answer === wanted;

/** Nobody dives for the door that a Threat comes near. */
export const isDiveLetPass: Wants = (question, answer) => {
  const { trigger } = question as Question & { readonly trigger?: unknown };
  return question.kind === 'react' && factsOf(trigger)['on'] === 'threatNears' && 'pass' in factsOf(answer);
};
