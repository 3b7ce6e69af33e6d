import type { Json, Refusal, Seat } from '@sightline/kernel';
import {
  anything,
  boolean,
  count,
  type Fault,
  fields,
  listOf,
  maybe,
  name,
  oneOf,
  orNull,
  record,
  text,
} from './play-form.ts';
import { isHashForm, isPersonForm, orNullId, readPlay } from './play-said.ts';
import type { Body, HeardLine, PersonId, Seen, StillDelta } from './play-table.ts';
import type { ReadMessage } from './read-message.ts';

// What the server says over a socket.

export interface HeardWelcome {
  readonly type: 'welcome';
  readonly protocol: number;
  /** Who the secret belongs to; null for somebody who only looks on, or has not given a name yet. */
  readonly you: { readonly person: PersonId; readonly name: string } | null;
  /** The server's time, in ms since 1970: clocks are read by it. */
  readonly now: number;
}

/** All there is to know at a desk. */
export interface HeardWhole {
  readonly type: 'whole';
  readonly desk: number;
  readonly number: number;
  readonly hash: string;
  readonly now: number;
  readonly seen: Seen;
  readonly told: readonly HeardLine[];
}

/** The next thing that changed at a desk: `number` is one more than the last, and `hash` follows from the last and `body`. */
export interface HeardUpdate {
  readonly type: 'update';
  readonly desk: number;
  readonly number: number;
  readonly hash: string;
  readonly now: number;
  readonly body: Body;
  /** The views at the events of the body, each from the one before it, the first from the view before this update. */
  readonly stills?: readonly StillDelta[];
  /** The request of this very page that brought it about: it is done. */
  readonly re?: number;
}

/** A request is done, or the rules refuse it. Where it changed something, what it changed was sent before. */
export interface HeardDone {
  readonly type: 'done';
  readonly id: number;
  readonly refusals: readonly Refusal[];
}

/** A message was turned away at the door, and changed nothing. */
export interface HeardRejected {
  readonly type: 'rejected';
  readonly id: number | null;
  readonly code: RejectCode;
  readonly detail: string;
}

export const REJECT_CODES = [
  'tooLong',
  'notJson',
  'notAMessage',
  'unknownType',
  'badField',
  'otherProtocol',
  'helloFirst',
  'alreadyGreeted',
  'tooFast',
  'tooMany',
  'nobody',
  'nameless',
  'noSuchMatch',
  'notInvited',
  'noSuchDesk',
  'deskTaken',
  'notYourSeat',
  'notYourFigure',
  'notTheLead',
  'seatTaken',
  'noSuchSeat',
  'noSuchPerson',
  'noSuchGame',
  'noSuchEdition',
  'notASeat',
  'stale',
  'wrongStage',
  'nothingProposed',
  'alreadyProposed',
  'notRunOut',
  'badFile',
  'realDice',
  'badSetup',
  'badAddress',
  'blocked',
  'notFinished',
  'notFound',
  'foreignOrigin',
  'trouble',
  'stopping',
] as const;
export type RejectCode = (typeof REJECT_CODES)[number];

/** Who is at the table, as it is just now; kept by nobody and no part of the running hash. */
export interface HeardPeople {
  readonly type: 'people';
  readonly desk: number;
  readonly people: readonly PersonHere[];
  readonly watchers: number;
}
export interface PersonHere {
  readonly person: PersonId;
  /** '' for somebody who has deleted himself. */
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly isHere: boolean;
  readonly isDeciding: boolean;
}

/** What was said, in order. `n` grows: what is known already comes again after a reconnection and can be skipped. */
export interface HeardChat {
  readonly type: 'said';
  readonly desk: number;
  readonly lines: readonly ChatHeard[];
}
export interface ChatHeard {
  readonly n: number;
  readonly person: PersonId;
  readonly name: string;
  /** The seat among whose holders it was said; null: at the table. */
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

/** A step seen again: the view before it, and the stills from there on. */
export interface HeardRecalled {
  readonly type: 'recalled';
  readonly id: number;
  readonly before: Json;
  readonly stills: readonly StillDelta[];
}

export interface HeardFile {
  readonly type: 'file';
  readonly id: number;
  readonly kind: 'game' | 'replay';
  readonly text: string;
}

/** The server ends this connection: because it stops, say. Come back with what you have. */
export interface HeardBye {
  readonly type: 'bye';
  readonly code: RejectCode;
}

export type Heard =
  | HeardWelcome
  | HeardWhole
  | HeardUpdate
  | HeardDone
  | HeardRejected
  | HeardPeople
  | HeardChat
  | HeardRecalled
  | HeardFile
  | HeardBye;

const time = count();
const id = count(0xffffffff);
const lines = listOf(fields<HeardLine>({ after: id, step: id, line: record }), 20_000);
const stills = listOf(fields<StillDelta>({ line: id, view: anything }), 20_000);

const HEARD: { readonly [T in Heard['type']]: Fault } = {
  welcome: fields<HeardWelcome>({
    type: anything,
    protocol: id,
    you: orNull(fields<NonNullable<HeardWelcome['you']>>({ person: isPersonForm, name: text(200) })),
    now: time,
  }),
  whole: fields<HeardWhole>({
    type: anything,
    desk: id,
    number: id,
    hash: isHashForm,
    now: time,
    seen: record,
    told: lines,
  }),
  update: fields<HeardUpdate>({
    type: anything,
    desk: id,
    number: id,
    hash: isHashForm,
    now: time,
    body: fields<Body>({ change: maybe(anything), keep: maybe(id), told: maybe(lines) }),
    stills: maybe(stills),
    re: maybe(id),
  }),
  done: fields<HeardDone>({ type: anything, id, refusals: listOf(record, 1_000) }),
  rejected: fields<HeardRejected>({ type: anything, id: orNullId, code: oneOf(...REJECT_CODES), detail: text(2_000) }),
  people: fields<HeardPeople>({
    type: anything,
    desk: id,
    people: listOf(
      fields<PersonHere>({
        person: isPersonForm,
        name: text(200),
        seats: listOf(name, 100),
        isHere: boolean,
        isDeciding: boolean,
      }),
      1_000,
    ),
    watchers: id,
  }),
  said: fields<HeardChat>({
    type: anything,
    desk: id,
    lines: listOf(
      fields<ChatHeard>({
        n: time,
        person: isPersonForm,
        name: text(200),
        seat: orNull(name),
        text: text(2_000),
        at: time,
      }),
      2_000,
    ),
  }),
  recalled: fields<HeardRecalled>({ type: anything, id, before: anything, stills }),
  file: fields<HeardFile>({ type: anything, id, kind: oneOf('game', 'replay'), text: text(100_000_000) }),
  bye: fields<HeardBye>({ type: anything, code: oneOf(...REJECT_CODES) }),
};

/** Reads what the server says over a socket. */
export function readHeard(line: string): ReadMessage<Heard> {
  return readPlay<Heard>(line, HEARD);
}
