import { useEffect, useRef } from 'react';
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

/**
 * Whoever has pressed where a move shall end is not asked for it again, should the dice allow it; where a step is shown before
 * it is done, it is shown. Returns what remembers the place.
 */
export function useDestination({ game, view, turn, considering, give, tell }: Asked): (point: Point) => void {
  const wanted = useRef<{ readonly turn: Turn | null; readonly point: Point } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the question that follows
  useEffect(() => {
    const { current } = wanted;
    if (!turn || !current || current.turn === turn) return undefined;
    wanted.current = null;
    if (!considering.options.some(isWalk)) return undefined;
    const [there] = considering.optionsAt(current.point).filter(isWalk);
    if (!there) tell(say('note.fallsShort'));
    else if (game.isShownByPointing?.(view, turn.question, there.answer) !== true) considering.mark(there.answer);
    else {
      // The answer before it is through by then.
      const timer = setTimeout(() => give(there.answer));
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [turn]);
  return point => {
    wanted.current = { turn, point };
  };
}

const isWalk = ({ act, spot }: Considering['options'][number]): boolean => act?.deed === 'move' && spot !== null;
