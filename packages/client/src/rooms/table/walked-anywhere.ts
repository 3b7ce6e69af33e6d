import { type DeedId, isWay } from '../../games/deeds.ts';
import type { TableState } from './use-table.ts';

/**
 * Whether any ground in reach will do for a deed. Whoever is set up is set up where he is pressed, and the proposals say where
 * that may be.
 */
export function isWalkedAnywhere({ game, turn }: Pick<TableState, 'game' | 'turn'>, deed: DeedId): boolean {
  if (!turn || !isWay(deed) || game.isSettingUp?.(turn.question) === true) return false;
  return game.isAnywhere?.(turn.question, deed) === true;
}
