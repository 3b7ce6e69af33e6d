import {
  type AnySystem,
  attempt,
  create,
  type MatchOptions,
  PERSON,
  type Player,
  type Seat,
  whyNotCreate,
} from '@sightline/kernel';
import type { NewGame, NewGameOfFile, PersonId } from '@sightline/protocol';
import { isSystem, SOURCES } from '@sightline/shelf/sources';
import type { Opened } from '../game/entry.ts';
import type { Pool } from '../machine/pool.ts';
import { inviteKeyOf } from '../people.ts';
import { type Rejection, rejected } from '../rejection.ts';

/** What a game is opened with that nobody can foresee. */
export interface Secrets {
  readonly invite: string;
  readonly dice: string;
}

/** The first entry of a game that somebody has set up, if its rules allow it. */
export async function openedAs(wanted: NewGame, host: PersonId, secrets: Secrets): Promise<Opened | Rejection> {
  const [game] = wanted.system.split('-');
  if (game === undefined || !isSystem(game)) return rejected('noSuchGame');
  const edition = await SOURCES[game]();
  const system = [edition.system, ...(edition.besides ?? [])].find(({ id }) => id === wanted.system);
  const scenario = system?.scenarios.find(({ id }) => id === wanted.scenario);
  if (!system || !scenario) return rejected('noSuchGame', 'there is no such scenario');
  const players = playersOf(scenario.seats, wanted.seats);
  if ('code' in players) return players;
  const { switches, details } = wanted;
  const options: MatchOptions = {
    scenario: scenario.id,
    switches: switches ?? {},
    players: players.players,
    secret: secrets.dice,
    ...(details === undefined ? {} : { details }),
  };
  const refused = whyNotSetUp(system, options);
  if (refused) return refused;
  const { number, inWork } = system.edition;
  return {
    do: 'opened',
    system: system.id,
    edition: number,
    inWork,
    scenario: scenario.id,
    switches: switches ?? {},
    ...(details === undefined ? {} : { details }),
    players: players.players,
    holders: holdersOf(scenario.seats, wanted.seats, host),
    host,
    terms: wanted.terms,
    invite: inviteKeyOf(secrets.invite),
    secret: secrets.dice,
  };
}

/** A game that was begun elsewhere: played again and judged, like every file from outside. */
export async function openedOfFile(
  wanted: NewGameOfFile,
  host: PersonId,
  secrets: Secrets,
  pool: Pool,
): Promise<Opened | Rejection> {
  const read = await pool.run({ kind: 'readGame', text: wanted.text });
  if (!read.ok) return rejected('badFile', `${read.code}: ${read.detail}`.slice(0, 500));
  const { match } = read;
  if (match.dice.kind === 'entered') return rejected('realDice', 'its dice are rolled on a real table');
  if (match.outcome !== null) return rejected('badFile', 'it is over');
  const seats = Object.keys(match.players);
  const players = playersOf(seats, wanted.seats);
  if ('code' in players) return players;
  const { scenario, switches, details } = match.setup;
  return {
    do: 'opened',
    system: match.system,
    edition: match.edition,
    inWork: match.inWork === true,
    scenario,
    switches,
    ...(details === undefined ? {} : { details }),
    players: players.players,
    holders: holdersOf(seats, wanted.seats, host),
    host,
    terms: wanted.terms,
    invite: inviteKeyOf(secrets.invite),
    secret: secrets.dice,
    file: JSON.parse(wanted.text),
  };
}

function playersOf(
  seats: readonly Seat[],
  wanted: NewGame['seats'],
): { readonly players: Readonly<Record<Seat, Player>> } | Rejection {
  const strange = Object.keys(wanted).find(seat => !seats.includes(seat));
  if (strange !== undefined) return rejected('noSuchSeat', `the seats are ${seats.join(', ')}`);
  const players = Object.fromEntries(
    seats.map((seat): [Seat, Player] => {
      const player = wanted[seat] ?? PERSON;
      return [seat, player === 'mine' ? PERSON : player];
    }),
  );
  if (!Object.values(players).some(({ kind }) => kind === 'person'))
    return rejected('badSetup', 'somebody has to play it');
  return { players };
}

function holdersOf(seats: readonly Seat[], wanted: NewGame['seats'], host: PersonId): Opened['holders'] {
  return Object.fromEntries(seats.map(seat => [seat, wanted[seat] === 'mine' ? [host] : []]));
}

/** Own content may be anything: rules that break on it have refused it. */
function whyNotSetUp(system: AnySystem, options: MatchOptions): Rejection | null {
  const judged = attempt(() => {
    const refusals = whyNotCreate(system, options);
    if (refusals.length === 0) create(system, options);
    return refusals;
  });
  if (!judged.ok) return rejected('badSetup', judged.why.slice(0, 500));
  const [refusal] = judged.value;
  return refusal ? rejected('badSetup', `${refusal.code} (${refusal.rule})`) : null;
}
