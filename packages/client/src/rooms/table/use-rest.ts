import type { Desk } from '@sightline/desk';
import { useEffect, useState } from 'react';
import type { Game } from '../../games/game.ts';
import type { Turn } from '../../play/viewer.ts';

export interface Rest {
  /** What the machine may do from here on until something else is asked: "Deploy the rest for me"; null where nothing. */
  readonly name: string | null;
  readonly isOn: boolean;
  toggle(): void;
}

/** Leaves questions of a kind to the machine, one after the other, for as long as nothing else is asked. */
export function useRest(game: Game, desk: Desk, turn: Turn | null, give: (answer: unknown) => void): Rest {
  const [isOn, setOn] = useState(false);
  const name = turn ? (game.restOf?.(turn.question) ?? null) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, whatever else is drawn anew
  useEffect(() => {
    if (!isOn || !turn) return undefined;
    if (name === null) return setOn(false);
    let isOver = false;
    const think = async (): Promise<void> => {
      const answer = await desk.hint(turn.question).catch(() => undefined);
      if (isOver) return;
      if (answer === undefined) setOn(false);
      else give(answer);
    };
    void think();
    return () => {
      isOver = true;
    };
  }, [turn, isOn]);
  return { name, isOn, toggle: () => setOn(!isOn) };
}
