import { useEffect, useState } from 'react';
import type { Game } from '../games/game.ts';
import { loadGame } from '../games/index.ts';

/** A game by its newest rules, for its names and pictures; null until it is here. */
export function useGameOf(system: string | null): Game | null {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    if (system !== null) void loadGame(system).then(setGame);
  }, [system]);
  return game?.system.id === system ? game : null;
}
