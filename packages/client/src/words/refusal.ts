import type { Refusal, System } from '@sightline/kernel';
import { words } from './index.ts';

/** A refusal as a sentence: the house speaks for its own rules, the game for the rest. */
export function refusalText(system: System, refusal: Refusal): string {
  return words.refusals[refusal.code] ?? system.words.refusal(refusal);
}
