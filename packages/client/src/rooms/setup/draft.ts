import {
  countPersons,
  type MatchOptions,
  type Player,
  type Seat,
  type Setup,
  type SwitchValue,
  whyNotCreate,
} from '@sightline/kernel';
import type { Details } from '../../games/choices.ts';
import type { Game } from '../../games/game.ts';

/** A match that is being set up. */
export interface Draft {
  readonly scenario: string;
  readonly players: Readonly<Record<Seat, Player>>;
  readonly switches: Readonly<Record<string, SwitchValue>>;
  readonly details: Details;
  readonly dice: 'seeded' | 'entered';
  readonly seed: string;
  readonly freeUndo: boolean;
}

/** Where the set-up starts: the game's own first match with every rule at its default. */
export function draftOf({ system, playNow }: Game): Draft {
  const { scenario } = playNow;
  const switches = Object.fromEntries(system.switches.map(({ id, values }) => [id, values[0]]));
  const players = playersOf({ system, playNow }, scenario);
  return { scenario, players, switches, details: {}, dice: 'seeded', seed: '', freeUndo: false };
}

/** Another scenario; whatever else was chosen stays, as far as it goes together with that one. */
export function withScenario(game: Game, draft: Draft, scenario: string): Draft {
  const next = { ...draft, scenario, players: playersOf(game, scenario, draft.players) };
  const isSound = whyNotCreate(game.system, { ...setupOf(next), secret: '' }).length === 0;
  return isSound ? next : { ...next, details: {} };
}

/** One person against the machine, unless somebody has chosen otherwise. */
function playersOf(
  { system, playNow }: Pick<Game, 'system' | 'playNow'>,
  scenario: string,
  chosen: Draft['players'] = {},
): Draft['players'] {
  const seats = system.scenarios.find(({ id }) => id === scenario)?.seats ?? [];
  const { players: known = {} } = playNow;
  // Where the first match tells nothing of the seats, its machine plays the second one.
  const machine = seats.some(seat => known[seat]) ? undefined : Object.values(known).find(({ kind }) => kind === 'bot');
  const usual = (seat: Seat, i: number): Player => known[seat] ?? (i > 0 && machine ? machine : { kind: 'person' });
  return Object.fromEntries(seats.map((seat, i): [Seat, Player] => [seat, chosen[seat] ?? usual(seat, i)]));
}

export function setupOf({ scenario, switches, details }: Draft): Setup {
  return Object.keys(details).length === 0 ? { scenario, switches } : { scenario, switches, details };
}

/** Bots have no hands: where dice are entered, the machine rolls theirs. */
export function optionsOf(draft: Draft): Omit<MatchOptions, 'secret'> {
  const { players, dice, freeUndo } = draft;
  const machine = Object.keys(players).filter(seat => players[seat]!.kind === 'bot');
  return { ...setupOf(draft), players, dice, machine, freeUndo: freeUndo && isSolo({ players }) };
}

export function isSolo({ players }: Pick<Draft, 'players'>): boolean {
  return countPersons(players) === 1;
}
