import { percent } from '../parts/fraction.ts';
import { say } from '../words/index.ts';
import type { PlainOdds } from './table-talk.ts';

/** Something that may be hoped for: its name on a badge, what it counts, and its chance. */
export interface Hope {
  readonly name: string;
  readonly counts: string;
  readonly chance: number;
}

/**
 * The one number that matters, with its name: the chance to stop whoever is aimed at or, where there is none, the best that
 * can happen. Hopes come best first.
 */
export function headlineOf(hopes: readonly Hope[]): Pick<PlainOdds, 'headline' | 'about' | 'counts' | 'rank'> {
  const rank = Math.max(
    0,
    hopes.findIndex(hope => hope.chance > 0),
  );
  const { name, counts, chance } = hopes[rank]!;
  return { headline: chance, about: name, rank, counts: say('odds.counts', { name, share: percent(chance), counts }) };
}
