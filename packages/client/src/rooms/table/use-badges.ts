import { useEffect, useState } from 'react';
import type { Badge } from '../../board/Badges.tsx';
import { middleOf } from '../../board/middle.ts';
import type { TableState } from './use-table.ts';

/** At most so many targets have their odds counted before anybody asks. */
const MOST = 16;

/** On every target the one number that matters, counted one after the other while the player thinks. */
export function useBadges({ game, view, viewer, desk, turn, considering }: TableState): readonly Badge[] {
  const { shown } = considering;
  const [counted, setCounted] = useState<{ readonly turn: unknown; readonly badges: readonly Badge[] } | null>(null);
  useEffect(() => {
    if (!turn || !game.isAimed || !game.plainOdds) return;
    let isWanted = true;
    const { question } = turn;
    const aimed = shown
      .filter(({ answer, spot, seldom }) => !seldom && spot && game.isAimed!(view, question, answer))
      .slice(0, MOST);
    const count = async (): Promise<void> => {
      const badges: Ranked[] = [];
      for (const { answer, spot, label, whom } of aimed) {
        // Odds are a help; a target whose odds cannot be counted has no badge.
        const odds = await desk.odds(question, answer).catch(() => null);
        if (!isWanted) return;
        const plain = odds && game.plainOdds!(view, question, answer, odds);
        if (plain) {
          const { headline: chance, about, rank } = plain;
          const figure = whom ?? game.figureAt?.(view, middleOf(spot!)) ?? null;
          const name = figure === null ? undefined : game.card?.(view, viewer, figure)?.name;
          badges.push({ spot: spot!, answer, chance, about, rank, whom: label, name });
        }
        setCounted({ turn, badges: best(badges) });
      }
    };
    void count();
    return () => {
      isWanted = false;
    };
  }, [game, view, viewer, desk, turn, shown]);
  return counted?.turn === turn ? counted.badges : [];
}

interface Ranked extends Badge {
  /** How good what is hoped for is: 0 is the best. */
  readonly rank: number;
}

/** One badge a place: the best that can be done there. To stop somebody is more than to pin him, however likely. */
export function best(badges: readonly Ranked[]): readonly Badge[] {
  const byPlace = Map.groupBy(badges, ({ spot }) => `${spot.x},${spot.y}`);
  return [...byPlace.values()].map(here =>
    here.reduce((a, b) => (b.rank < a.rank || (b.rank === a.rank && b.chance > a.chance) ? b : a)),
  );
}
