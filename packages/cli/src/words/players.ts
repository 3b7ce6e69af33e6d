import type { Player, Seat } from '@sightline/kernel';

/** Who plays what: `red person, blue greedy`. */
export function playersWords(players: Readonly<Record<Seat, Player>>): string {
  const each = Object.entries(players).map(
    ([seat, player]) => `${seat} ${player.kind === 'bot' ? player.bot : 'person'}`,
  );
  return each.join(', ');
}
