import type { Told } from '@sightline/desk';
import { edition as drill } from '@sightline/drill/edition';
import { edition as duck } from '@sightline/duck/edition';
import { edition as dustup } from '@sightline/dustup/edition';
import {
  type AnySystem,
  AUDIENCE,
  advance,
  create,
  type Match,
  nowOf,
  type Outcome,
  type Player,
  replayOf,
  saveReplay,
  scribe,
  type ToldLine,
  toldTo,
} from '@sightline/kernel';
import { edition as killzone } from '@sightline/killzone/edition';
import { drillGame } from '../../src/games/drill/index.ts';
import { duckGame } from '../../src/games/duck/index.ts';
import { dustupGame } from '../../src/games/dustup/index.ts';
import type { Game } from '../../src/games/game.ts';
import { killzoneGame } from '../../src/games/killzone/index.ts';

/** Every game at the table, by its rules in work. */
export const AT_TABLE = {
  drill: drillGame(drill) as unknown as Game,
  duck: duckGame(duck) as unknown as Game,
  dustup: dustupGame(dustup) as unknown as Game,
  killzone: killzoneGame(killzone) as unknown as Game,
};

/** A game that bots have played to its end, as the audience saw it. */
export interface Played {
  readonly game: Game;
  readonly view: unknown;
  readonly told: readonly Told[];
  readonly outcome: Outcome;
}

export function played(id: keyof typeof AT_TABLE, scenario: string, secret: string): Played {
  const { match, told } = playedMatch(id, scenario, secret);
  const game = AT_TABLE[id];
  const view = game.system.view(nowOf(match), AUDIENCE);
  return { game, view, told: toldTo(told, AUDIENCE), outcome: match.outcome! };
}

/** The same as a file. */
export function replayText(id: keyof typeof AT_TABLE, scenario: string, secret: string): string {
  return saveReplay(replayOf(AT_TABLE[id].system as AnySystem, playedMatch(id, scenario, secret).match));
}

function playedMatch(id: keyof typeof AT_TABLE, scenario: string, secret: string): { match: Match; told: ToldLine[] } {
  const system = AT_TABLE[id].system as AnySystem;
  const seats = system.scenarios.find(each => each.id === scenario)!.seats;
  const [best] = Object.keys(system.bots).filter(bot => bot !== 'random');
  // DUCK! has a bot for each of its seats, the other games one for all.
  const botOf = (seat: string): string => (Object.hasOwn(system.bots, seat) ? seat : best!);
  const players = seats.map((seat): [string, Player] => [seat, { kind: 'bot', bot: botOf(seat) }]);
  const match = create(system, { scenario, switches: {}, players: Object.fromEntries(players), secret });
  const told: ToldLine[] = [];
  advance(system, match, scribe(system, match.players, told));
  return { match, told };
}
