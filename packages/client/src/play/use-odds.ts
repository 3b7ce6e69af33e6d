import type { Desk } from '@sightline/desk';
import type { Odds } from '@sightline/kernel';
import { useEffect, useState } from 'react';
import type { Turn } from './viewer.ts';

/** Long enough not to count for every square the pointer crosses. */
const PAUSE = 60;

/** The odds of an allowed answer; undefined while they are counted, null where no die hangs on it. */
export function useOdds(desk: Desk, turn: Turn, answer: unknown): Odds | null | undefined {
  const [counted, setCounted] = useState<{ turn: Turn; answer: unknown; odds: Odds | null } | null>(null);
  useEffect(() => {
    if (answer === undefined) return;
    let wanted = true;
    const keep = (odds: Odds | null): void => {
      if (wanted) setCounted({ turn, answer, odds });
    };
    const timer = setTimeout(() => {
      // Odds are a help; where they cannot be counted the answer stands without them.
      desk.odds(turn.question, answer).then(keep, () => keep(null));
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [desk, turn, answer]);
  return counted?.turn === turn && counted.answer === answer ? counted.odds : undefined;
}
