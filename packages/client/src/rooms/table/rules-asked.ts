import type { TableState } from './use-table.ts';

/** The rules that a question's *why?* opens: what its answers do, where the game says so, or what it is asked by. */
export const cardAsked = ({ game, view, turn }: Pick<TableState, 'game' | 'view' | 'turn'>): string =>
  turn ? (game.rulesAsked?.(view, turn.question)?.join(' ') ?? turn.question.rule) : '';
