import type { Desk } from '@sightline/desk';
import { useState } from 'react';
import type { Turn } from '../../play/viewer.ts';

interface Hint {
  /** What the machine would do; undefined while nobody has asked or it still thinks. */
  readonly answer: unknown;
  readonly isThinking: boolean;
  ask(): void;
  /** What a lesson asks for is no matter of thinking. */
  point(answer: unknown): void;
  forget(): void;
}

/** What the machine would do in the player's place, at any question, whenever he asks. */
export function useHint(desk: Desk, turn: Turn | null, show: (answer: unknown) => void): Hint {
  const [hint, setHint] = useState<{ readonly turn: Turn; readonly answer?: unknown } | null>(null);
  const isOfNow = hint !== null && hint.turn === turn;
  const think = async (asked: Turn): Promise<void> => {
    setHint({ turn: asked });
    const answer = await desk.hint(asked.question).catch(() => undefined);
    setHint({ turn: asked, answer });
    if (answer !== undefined) show(answer);
  };
  return {
    answer: isOfNow ? hint.answer : undefined,
    isThinking: isOfNow && !('answer' in hint),
    ask() {
      if (turn) void think(turn);
    },
    point(answer) {
      if (!turn) return;
      setHint({ turn, answer });
      show(answer);
    },
    forget: () => setHint(null),
  };
}
