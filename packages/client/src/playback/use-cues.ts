import { useEffect } from 'react';
import { cue } from '../feel/sound.ts';
import type { Game, Point } from '../games/game.ts';
import type { Beat } from './beats.ts';

/** The dice tumble first, and then what they bring about is heard; in seconds. */
const AFTER_DICE = 0.25;

/** What happens is heard where it happens. */
export function useCues(game: Game, beat: Beat | null): void {
  useEffect(() => {
    if (!beat) return;
    const { thrown, cue: name, at } = beat.scene;
    const pan = panOf(game, beat.view, at[0]);
    if (thrown) cue('dice', { pan });
    if (name) cue(name, { pan, after: thrown ? AFTER_DICE : 0 });
  }, [game, beat]);
}

/** From -1 at the left edge of the board to 1 at the right. */
function panOf(game: Game, view: unknown, at: Point | undefined): number {
  if (!at) return 0;
  const { x, width } = game.extent(view);
  return Math.max(-1, Math.min(1, ((at.x - x) / width) * 2 - 1));
}
