import { countPersons, type Match } from '@sightline/kernel';
import type { Game } from '../games/game.ts';
import { say } from '../words/index.ts';

/**
 * What a kept match waits for, for the list on the first page. Where several persons share it, whose turn it is and no
 * more: a question may tell what only its seat should know.
 */
export function askedIn({ system, seats }: Game, { pause, players }: Match): string | null {
  const asked = pause?.asked;
  if (!asked) return null;
  if (asked.kind === 'roll') return say('dice.enter', { die: asked.die });
  const asks = asked.kind === 'ask' ? [asked] : asked.asks.filter(({ given }) => given === null);
  const ask = asks.find(({ seat }) => players[seat]?.kind === 'person');
  if (!ask) return null;
  if (countPersons(players) > 1) return say('ask.asks', { seat: seats[ask.seat]?.name ?? ask.seat });
  return system.words.question(ask.question);
}
