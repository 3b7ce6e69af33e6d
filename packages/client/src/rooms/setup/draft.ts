import {
  countPersons,
  type MatchOptions,
  type Player,
  type Seat,
  type Setup,
  type SwitchValue,
  type System,
  whyNotCreate,
} from '@sightline/kernel';
import type { Details, SetupChoice } from '../../games/choices.ts';
import type { Game } from '../../games/game.ts';
import { newSecret } from '../../play/secret.ts';

/** A match that is being set up. */
export interface Draft {
  readonly scenario: string;
  readonly players: Readonly<Record<Seat, Player>>;
  readonly switches: Readonly<Record<string, SwitchValue>>;
  readonly details: Details;
  readonly dice: 'seeded' | 'entered';
  /** What the players have chosen for a secret; left empty, it is the one that was drawn when the room was entered. */
  readonly seed: string;
  readonly drawn: string;
  /** What the persons stir the dice with. */
  readonly stirs: Readonly<Record<Seat, string>>;
  readonly freeUndo: boolean;
}

/** What every step of the set-up gets: the match so far, its own choices of the game, and the way to change them. */
export interface StepProps {
  readonly game: Game;
  readonly draft: Draft;
  readonly choices: readonly SetupChoice[];
  readonly change: (part: Partial<Draft>) => void;
}

/** How many switches are not as they usually are. */
export function changedIn({ switches }: Pick<System, 'switches'>, values: Draft['switches']): number {
  return switches.filter(({ id, values: [usual] }) => (values[id] ?? usual) !== usual).length;
}

/** Where the set-up starts: the game's own first match with every rule at its default. */
export function draftOf(game: Game): Draft {
  const { system, playNow } = game;
  const { scenario } = playNow;
  const switches = Object.fromEntries(system.switches.map(({ id, values }) => [id, values[0]]));
  const players = playersOf(game, scenario);
  return {
    scenario,
    players,
    switches,
    details: {},
    dice: 'seeded',
    seed: '',
    drawn: newSecret(),
    stirs: {},
    freeUndo: false,
  };
}

/** Another scenario; whatever else was chosen stays, as far as it goes together with that one. */
export function withScenario(game: Game, draft: Draft, scenario: string): Draft {
  const next = { ...draft, scenario, players: playersOf(game, scenario, draft.players) };
  const isSound = whyNotCreate(game.system, { ...setupOf(next), secret: '' }).length === 0;
  return isSound ? next : { ...next, details: {} };
}

/** One person against the machine, unless somebody has chosen otherwise. */
function playersOf(
  { system, playNow, usualPlayers }: Pick<Game, 'system' | 'playNow' | 'usualPlayers'>,
  scenario: string,
  chosen: Draft['players'] = {},
): Draft['players'] {
  const seats = system.scenarios.find(({ id }) => id === scenario)?.seats ?? [];
  const known = { ...usualPlayers, ...playNow.players };
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

/** The secret that the dice will follow from. It is promised before anybody stirs them. */
export function secretOf({ seed, drawn }: Draft): string {
  return seed.trim() || drawn;
}

/** The persons that may stir the dice: with real ones there is nothing to stir. */
export function stirrers({ players, dice }: Pick<Draft, 'players' | 'dice'>): readonly Seat[] {
  return dice === 'seeded' ? Object.keys(players).filter(seat => players[seat]!.kind === 'person') : [];
}

/** What those who have typed anything stir the dice with. */
export function stirsOf(draft: Draft): Readonly<Record<Seat, string>> {
  const typed = stirrers(draft).map((seat): [Seat, string] => [seat, draft.stirs[seat]?.trim() ?? '']);
  return Object.fromEntries(typed.filter(([, text]) => text !== ''));
}

export function isSolo({ players }: Pick<Draft, 'players'>): boolean {
  return countPersons(players) === 1;
}
