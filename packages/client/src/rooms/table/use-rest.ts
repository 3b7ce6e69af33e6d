import type { Desk } from '@sightline/desk';
import { useEffect, useState } from 'react';
import type { Game } from '../../games/game.ts';
import type { Turn } from '../../play/viewer.ts';

export interface Rest {
  /** What the machine may do from here on until something else is asked: "Deploy the rest for me"; null where nothing. */
  readonly name: string | null;
  readonly isOn: boolean;
  toggle(): void;
  /** Something was taken back: it would only be done again. */
  stop(): void;
}

/**
 * Leaves questions of a kind to the machine, one after the other, for as long as nothing else is asked; or to the game, which
 * says how long that lasts.
 */
export function useRest(
  game: Game,
  desk: Desk,
  view: unknown,
  turn: Turn | null,
  give: (answer: unknown) => void,
): Rest {
  const [during, setDuring] = useState<string | null>(null);
  const name = turn ? (game.restOf?.(turn.question, view) ?? null) : null;
  const ruled = turn ? game.restAs?.(view, turn.question) : undefined;
  const isOn = during !== null && during === (ruled?.during ?? '');
  const setOn = (on: boolean): void => setDuring(on ? (ruled?.during ?? '') : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, whatever else is drawn anew
  useEffect(() => {
    if (!isOn || !turn) return undefined;
    if (ruled) {
      if (ruled.answer === undefined) return undefined;
      // The answer before it is through by then.
      const timer = setTimeout(() => give(ruled.answer));
      return () => clearTimeout(timer);
    }
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
  return { name, isOn, toggle: () => setOn(!isOn), stop: () => setOn(false) };
}
