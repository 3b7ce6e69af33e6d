import type { Offer, Question, Seat, Trigger } from '@sightline/kernel';
import type { Game } from '../../games/game.ts';
import type { Turn } from '../../play/viewer.ts';

/** Offers of a kind that a seat lets pass unasked until the turn is over in which it said so. */
export interface QuietFor {
  readonly seat: Seat;
  readonly on: string;
  readonly turn: string;
}

export function isOffer(question: Question): question is Offer<Trigger, unknown> {
  return question.kind === 'react' && 'trigger' in question;
}

/** What could be let pass for the rest of the turn at this question; null where that is not offered. */
export function quietAt(game: Game, view: unknown, { seat, question }: Turn): QuietFor | null {
  const turn = turnOf(game, view);
  if (turn === null || !isOffer(question) || !game.comesOften?.(question)) return null;
  return { seat, on: question.trigger.on, turn };
}

/** By what a turn is told from the next. */
export const turnOf = (game: Game, view: unknown): string | null => game.turnState?.(view).turn ?? null;
