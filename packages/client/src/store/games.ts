import { get, type Kept, list, put, remove } from './database.ts';

/** A saved match with what the list on the first page says about it. */
export interface SavedGame extends Kept {
  readonly system: string;
  readonly scenario: string;
  /** The name of its mission or battle, and what somebody is asked in it; games kept by an earlier edition have neither. */
  readonly title?: string;
  readonly asked?: string | null;
  readonly progress: string;
  readonly outcome: string | null;
  /** The match as the kernel writes it. */
  readonly text: string;
}

export const putGame = (game: SavedGame): Promise<void> => put('games', game);
export const getGame = (id: string): Promise<SavedGame | undefined> => get('games', id);
export const listGames = (): Promise<readonly SavedGame[]> => list('games');
export const deleteGame = (id: string): Promise<undefined> => remove('games', id);
