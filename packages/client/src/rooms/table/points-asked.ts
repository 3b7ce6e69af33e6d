import type { Point } from '../../games/game.ts';
import type { TableState } from './use-table.ts';

const NOWHERE: readonly Point[] = [];

/** Where a question is: all that the game wants to be seen for it, or else whomever it is about. */
export function pointsAsked({
  game,
  view,
  viewer,
  turn,
}: Pick<TableState, 'game' | 'view' | 'viewer' | 'turn'>): readonly Point[] {
  if (!turn) return NOWHERE;
  const wanted = game.scope?.(view, viewer, turn.question);
  return wanted ?? (game.subject?.(view, turn.question) ?? []).flatMap(figure => game.pointOf?.(view, figure) ?? []);
}
