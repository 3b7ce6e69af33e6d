import { useEffect, useState } from 'react';
import type { Game, Point } from '../../games/game.ts';
import type { Considering } from '../../play/use-considering.ts';
import type { Turn } from '../../play/viewer.ts';
import { say } from '../../words/index.ts';

interface Asked {
  readonly game: Game;
  readonly view: unknown;
  readonly turn: Turn | null;
  readonly considering: Considering;
  give(answer: unknown): void;
  tell(text: string): void;
}

interface Destination {
  /** Remembers where the move that is given now shall end. */
  remember(point: Point): void;
  /** Whether the way there is about to be given: nothing is asked in that moment. */
  readonly isUnderWay: boolean;
}

/**
 * Whoever has pressed where a move shall end is not asked for it again, should the dice allow it; where a step is shown before
 * it is done, it is shown.
 */
export function useDestination({ game, view, turn, considering, give, tell }: Asked): Destination {
  const [wanted, setWanted] = useState<{ readonly turn: Turn | null; readonly point: Point } | null>(null);
  const isNext = turn !== null && wanted !== null && wanted.turn !== turn;
  const there = isNext ? considering.optionsAt(wanted.point).find(isWalk) : undefined;
  const isUnderWay = there !== undefined && game.isShownByPointing?.(view, turn!.question, there.answer) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the question that follows
  useEffect(() => {
    if (!isNext) return undefined;
    if (there && isUnderWay) {
      // The answer before it is through by then.
      const timer = setTimeout(() => {
        setWanted(null);
        give(there.answer);
      });
      return () => clearTimeout(timer);
    }
    setWanted(null);
    if (there) considering.mark(there.answer);
    else if (considering.options.some(isWalk)) tell(say('note.fallsShort'));
    return undefined;
  }, [turn]);
  return { remember: point => setWanted({ turn, point }), isUnderWay };
}

const isWalk = ({ act, spot }: Considering['options'][number]): boolean => act?.deed === 'move' && spot !== null;
