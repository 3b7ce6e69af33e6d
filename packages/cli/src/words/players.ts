import type { Player, Seat } from '@sightline/kernel';
import { say } from './index.ts';

/** Who plays what: `red person, blue greedy`. */
export function playersWords(players: Readonly<Record<Seat, Player>>): string {
  const each = Object.entries(players).map(([seat, player]) =>
    say('players.each', { seat, player: player.kind === 'bot' ? player.bot : say('players.person') }),
  );
  return each.join(', ');
}
