import type { AnySystem, Odds } from '@sightline/kernel';
import { say } from './index.ts';
import { bar, percent } from './layout.ts';

/** The odds of one answer, likeliest first, a bar each. */
export function oddsWords(system: AnySystem, odds: Odds): string[] {
  const lines = odds.outcomes.map(({ outcome, chance, error }) => {
    const unsure = odds.exact ? '' : ` ±${percent(error)}`;
    return `${percent(chance).padStart(6)}${unsure}  ${bar(chance)}  ${system.words.summary(outcome)}`;
  });
  return [...lines, odds.exact ? say('odds.exact', { ways: odds.of }) : say('odds.sampled', { times: odds.of })];
}
