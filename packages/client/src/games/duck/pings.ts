import type { DuckView } from '@sightline/duck';
import { say } from '../../words/duck.ts';

type Ping = DuckView['tiles'][number]['markers'][number]['ping'];

/** DK-SENS-012: the fewest and the most that an average die, or two, make of it. */
const NUMBERS = {
  PURPLE: { least: 1, most: 4 },
  GREEN: { least: 2, most: 5 },
  BLUE: { least: 3, most: 6 },
  ORANGE: { least: 4, most: 7 },
  RED: { least: 4, most: 10 },
} as const;

/** What a ping stands for; null for one that lies face down. DK-SENS-003: what is scanned in the Team phase is turned next turn. */
export function pingText(colour: Ping | null, scanned = false): string {
  if (colour === null) return say(scanned ? 'duck.pingScanned' : 'duck.pingDown');
  if (colour === 'NONE') return say('duck.pingNone');
  return say('duck.ping', { colour: say(`duck.pings.${colour}`), ...NUMBERS[colour] });
}

/** As many as it may be without an Event card. */
export const mostOf = (colour: Ping): number => (colour === 'NONE' ? 0 : NUMBERS[colour].most);

/** The same on its marker: how many it may be. A letter for the colour would be one more thing to learn, and an O reads as a 0. */
export function pingNumbers(colour: Ping): string {
  if (colour === 'NONE') return say('duck.pings.NONE');
  return say('duck.pingNumbers', NUMBERS[colour]);
}
