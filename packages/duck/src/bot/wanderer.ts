import { type Bot, randomBot } from '@sightline/kernel';
import type { DuckQuestion } from '../table/questions.ts';

/** One chance in so many to give up a mission that can still be played. */
const WITHDRAWALS = 20;

/** Does anything that is allowed, but does not give the mission up before it has begun. */
export const wandererBot: Bot<unknown> = (question, look, chance, candidates) => {
  const { kind } = question as DuckQuestion;
  if (kind === 'withdrawal' && chance(WITHDRAWALS) > 0) return 'stayAboard';
  return randomBot(question, look, chance, candidates);
};
