import { isRecord, type Json, type Outcome, type Player, type Seat, type SwitchValue } from '@sightline/kernel';
import { LONGEST_ADDRESS, LONGEST_DELAY, LONGEST_FILE, LONGEST_NICK, MOST_BLOCKED, MOST_SEATS } from './play-bounds.ts';
import {
  anything,
  boolean,
  count,
  either,
  type Fault,
  fields,
  listOf,
  maybe,
  name,
  oneOf,
  orNull,
  recordOf,
  text,
  typed,
} from './play-form.ts';
import { REJECT_CODES, type RejectCode } from './play-heard.ts';
import { isMatchForm, isPersonForm, isSecretForm, PLAYER } from './play-said.ts';
import type { Pace, PersonId, PlayTerms, RanOut, Stage } from './play-table.ts';

// What is asked for over plain http, below /api/, with the secret of the person as a bearer token. JSON both ways.

/** GET here: what is behind this page. */
export interface Here {
  readonly protocol: number;
  /** Addresses under which others may reach it, the best first. */
  readonly addresses: readonly string[];
  /** Nobody but this machine can reach it by any of them. */
  readonly isAlone: boolean;
  /** Chat rooms at these hosts can be told whose turn it is. */
  readonly webhookHosts: readonly string[];
}

/** GET me, PUT me, DELETE me. */
export interface Me {
  readonly person: PersonId;
  readonly name: string;
  /** The address of a chat room that is told when it is this person's turn. */
  readonly webhook: string | null;
  /** Who says something is not shown to him, and may not take a seat at his games. */
  readonly blocked: readonly PersonId[];
}
export interface PutMe {
  readonly name: string;
  readonly webhook?: string | null;
  readonly blocked?: readonly PersonId[];
}

/** POST games: sets a game up. Seats are mine, free, or a bot's. */
export interface NewGame {
  readonly system: string;
  readonly scenario: string;
  readonly switches?: Readonly<Record<string, SwitchValue>>;
  /** What else was chosen, own content included: it travels with the match, and is judged by its rules. */
  readonly details?: Json;
  readonly seats: Readonly<Record<Seat, 'mine' | Player>>;
  readonly terms: PlayTerms;
}
/** POST files: puts a game online that was begun elsewhere. It goes on with fresh dice once all its seats are taken. */
export interface NewGameOfFile {
  readonly text: string;
  readonly seats: Readonly<Record<Seat, 'mine' | Player>>;
  readonly terms: PlayTerms;
}
export interface MadeGame {
  readonly match: string;
  /** Whoever has it may take a seat that nobody holds; where one seat alone is for people, they share it. */
  readonly invite: string;
}

/** POST games/<match>/look and games/<match>/sit. */
export interface Invited {
  readonly invite?: string;
}
export interface Sit extends Invited {
  readonly seat: Seat;
}

/** POST games/<match>/beside: the invitation to share a seat, for those who hold it to pass on. Gives a `MadeGame`. */
export interface Beside {
  readonly seat: Seat;
}

/** A game as it is listed, and as an invitation shows it. */
export interface GameCard {
  readonly match: string;
  readonly system: string;
  readonly edition: number;
  readonly inWork: boolean;
  readonly scenario: string;
  readonly stage: Stage;
  readonly pace: Pace;
  readonly ranOut: RanOut;
  readonly watchers: PlayTerms['watchers'];
  readonly seats: Readonly<Record<Seat, SeatCard>>;
  readonly host: { readonly person: PersonId; readonly name: string };
  /** The promise of its dice, to be noted before anything is said. */
  readonly commitment: string;
  readonly outcome: Outcome | null;
  /** It is mine, and I am asked something. */
  readonly isMyTurn: boolean;
  readonly begun: number;
  readonly changed: number;
}
export interface SeatCard {
  readonly player: Player;
  readonly holders: readonly { readonly person: PersonId; readonly name: string }[];
}

/** GET games?of=open|running|mine&before=<changed>. */
export interface GameList {
  readonly games: readonly GameCard[];
}

/** What every refusal of these looks like, with a status of 400 or above. */
export interface Problem {
  readonly code: RejectCode;
  readonly detail: string;
}

const hosts = listOf(text(LONGEST_ADDRESS), 20);
const blocked = listOf(isPersonForm, MOST_BLOCKED);
const terms = fields<PlayTerms>({
  pace: oneOf('live', 'day', 'threeDays', 'none'),
  ranOut: oneOf('bot', 'forfeit', 'claim'),
  listed: boolean,
  watchers: oneOf('anybody', 'nobody'),
  delay: count(LONGEST_DELAY),
});
const seats = recordOf(either(oneOf('mine'), PLAYER), MOST_SEATS);
const nick = typed(LONGEST_NICK);
const somebody = fields<{ person: PersonId; name: string }>({ person: isPersonForm, name: text(200) });

const card = fields<GameCard>({
  match: isMatchForm,
  system: name,
  edition: count(),
  inWork: boolean,
  scenario: name,
  stage: oneOf('gathering', 'stirring', 'playing', 'over', 'takenDown'),
  pace: oneOf('live', 'day', 'threeDays', 'none'),
  ranOut: oneOf('bot', 'forfeit', 'claim'),
  watchers: oneOf('anybody', 'nobody'),
  seats: recordOf(fields<SeatCard>({ player: PLAYER, holders: listOf(somebody, 100) }), MOST_SEATS),
  host: somebody,
  commitment: text(64),
  outcome: anything,
  isMyTurn: boolean,
  begun: count(),
  changed: count(),
});

/** The forms of what is sent and answered. */
const HTTP = {
  putMe: fields<PutMe>({ name: nick, webhook: maybe(orNull(text(LONGEST_ADDRESS))), blocked: maybe(blocked) }),
  newGame: fields<NewGame>({
    system: name,
    scenario: name,
    switches: maybe(recordOf(either(boolean, name), 200)),
    details: maybe(anything),
    seats,
    terms,
  }),
  newGameOfFile: fields<NewGameOfFile>({ text: text(LONGEST_FILE), seats, terms }),
  invited: fields<Invited>({ invite: maybe(isSecretForm) }),
  sit: fields<Sit>({ invite: maybe(isSecretForm), seat: name }),
  beside: fields<Beside>({ seat: name }),
  here: fields<Here>({ protocol: count(), addresses: hosts, isAlone: boolean, webhookHosts: hosts }),
  me: fields<Me>({ person: isPersonForm, name: text(200), webhook: orNull(text(LONGEST_ADDRESS)), blocked }),
  made: fields<MadeGame>({ match: isMatchForm, invite: isSecretForm }),
  card,
  list: fields<GameList>({ games: listOf(card, 1_000) }),
  problem: fields<Problem>({ code: oneOf(...REJECT_CODES), detail: text(2_000) }),
} as const satisfies Readonly<Record<string, Fault>>;

/** A value of this form, or what is wrong with it. */
export function readBody<T>(
  value: unknown,
  form: keyof typeof HTTP,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly detail: string } {
  const fault = HTTP[form](value);
  return fault === null && isRecord(value) ? { ok: true, value: value as T } : { ok: false, detail: `${form}${fault}` };
}
