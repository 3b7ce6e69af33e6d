import type { Desk } from '@sightline/desk';
import { type Question, type Refusal, sameJson } from '@sightline/kernel';
import { useMemo, useState } from 'react';
import type { Game, Point, Spot } from '../games/game.ts';
import type { Turn } from './viewer.ts';

export interface Option {
  readonly answer: unknown;
  readonly label: string;
  readonly spot: Spot | null;
  /** Folded away where there is much to choose from. */
  readonly seldom?: boolean;
}

/** An answer, allowed or not, that somebody looks at before giving it. */
export interface Considered extends Option {
  readonly refusals: readonly Refusal[];
}

export interface Considering {
  readonly options: readonly Option[];
  /** What the pointer is over, or else what is marked. */
  readonly considered: Considered | null;
  readonly marked: unknown;
  /** All that can be done at the place of what is considered. */
  readonly here: readonly Option[];
  /** What pointing at a place means; undefined when nothing. */
  at(point: Point): unknown;
  hover(answer: unknown): void;
  mark(answer: unknown): void;
  whyNot(answer: unknown): readonly Refusal[];
}

/** What is open to a seat, and which of it is being considered. A new question starts with nothing considered. */
export function useConsidering(game: Game, desk: Desk, view: unknown, turn: Turn | null): Considering {
  const [held, setHeld] = useState<{ view: unknown; hovered?: unknown; marked?: unknown }>({ view });
  const { hovered, marked } = held.view === view ? held : {};

  const options = useMemo((): readonly Option[] => {
    if (!turn) return [];
    const { question } = turn;
    return desk.candidates(question).map(answer => ({ answer, ...named(game, view, question, answer) }));
  }, [game, desk, view, turn]);

  const whyNot = (answer: unknown): readonly Refusal[] => (turn ? desk.whyNot(turn.question, answer) : []);

  const considered = useMemo((): Considered | null => {
    const answer = hovered === undefined ? marked : hovered;
    if (!turn || answer === undefined) return null;
    const { question } = turn;
    return { answer, ...named(game, view, question, answer), refusals: desk.whyNot(question, answer) };
  }, [game, desk, view, turn, hovered, marked]);

  const here = useMemo(() => {
    const spot = considered?.spot;
    return spot ? options.filter(option => sameJson(option.spot, spot)) : [];
  }, [options, considered]);

  return {
    options,
    considered,
    marked,
    here,
    whyNot,
    at(point) {
      if (!turn) return undefined;
      const option = options.find(({ spot }) => spot && isInside(spot, point));
      return option ? option.answer : game.answerAt(view, turn.question, point);
    },
    hover(answer) {
      if (!sameJson(answer, hovered)) setHeld({ view, hovered: answer, marked });
    },
    mark: answer => setHeld({ view, marked: answer }),
  };
}

/** What an answer is called, and where it is. */
function named(game: Game, view: unknown, question: Question, answer: unknown): Omit<Option, 'answer'> {
  const label = game.label?.(view, question, answer) ?? game.system.words.option(question, answer);
  return { label, spot: game.spotOf(view, question, answer), seldom: game.isSeldom?.(answer) ?? false };
}

function isInside({ x, y, width, height }: Spot, point: Point): boolean {
  return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
}
