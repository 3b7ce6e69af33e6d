import type { Match, Odds } from '@sightline/kernel';
import { useEffect, useState } from 'react';
import { countOdds } from './thinker.ts';
import type { Turn } from './viewer.ts';

/** Long enough not to count for every square the pointer crosses. */
const PAUSE = 60;

/** The odds of an allowed answer; null while they are counted and where no die hangs on it. */
export function useOdds(match: Match, turn: Turn | null, answer: unknown): Odds | null {
  const [counted, setCounted] = useState<{ match: Match; answer: unknown; odds: Odds | null } | null>(null);
  useEffect(() => {
    if (!turn || answer === undefined) return;
    let wanted = true;
    const keep = (odds: Odds | null): void => {
      if (wanted) setCounted({ match, answer, odds });
    };
    const timer = setTimeout(() => {
      // Odds are a help; where they cannot be counted the answer stands without them.
      countOdds(match, turn.seat, turn.question, answer).then(keep, () => keep(null));
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [match, turn, answer]);
  return counted?.match === match && counted.answer === answer ? counted.odds : null;
}
