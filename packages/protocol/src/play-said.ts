import { attempt, isRecord, type Json, LONGEST_ENTROPY, type Player, type Seat, type Viewer } from '@sightline/kernel';
import { LONGEST_CHAT, LONGEST_SAID, MOST_DESKS } from './play-bounds.ts';
import {
  anything,
  boolean,
  count,
  either,
  type Fault,
  fields,
  matching,
  maybe,
  name,
  oneOf,
  orNull,
  recordOf,
  text,
  typed,
} from './play-form.ts';
import type { PersonId, ProposalKind } from './play-table.ts';
import type { ReadMessage } from './read-message.ts';

// What a page says over its socket. `id` comes back in the reply; `desk` is a number that the page chose when it sat down.

export interface SaidHello {
  readonly type: 'hello';
  readonly protocol: number;
  /** The secret of the person; without one a page can only look on. */
  readonly secret?: string;
}

/** Sits down at a desk of a match, or comes back to it with what is known already. */
export interface SaidAttend {
  readonly type: 'attend';
  readonly id: number;
  readonly desk: number;
  readonly match: string;
  readonly as: Viewer;
  readonly have?: Having;
  /** Wants to see things happen: updates come with stills. */
  readonly stills?: boolean;
}
export interface Having {
  readonly number: number;
  readonly hash: string;
}

interface AtDesk<T extends string> {
  readonly type: T;
  readonly id: number;
  readonly desk: number;
}
export type SaidLeave = AtDesk<'leave'>;
/** What I have does not fit: send me what I lack, or all of it. */
export type SaidAgain = AtDesk<'again'> & { readonly have?: Having };
/** `number`: what this page had seen when it answered. If more has happened to the question since, it is stale. */
export type SaidAnswer = AtDesk<'answer'> & { readonly number: number; readonly answer: Json };
export type SaidUndo = AtDesk<'undo'> & { readonly number: number };
export type SaidOrder = AtDesk<'order'> & { readonly on: string; readonly reaction?: string; readonly stands: boolean };
/** Gives a seat to a bot, or a bot's seat back to whoever holds it. */
export type SaidHand = AtDesk<'hand'> & { readonly seat: Seat; readonly player: Player };
/** The one who leads deals the figures of the seat out; `lead` may be another from now on. */
export type SaidDeal = AtDesk<'deal'> & {
  readonly figures: Readonly<Record<string, PersonId>>;
  readonly lead?: PersonId;
};
/** Gets up from the seat for good. */
export type SaidStand = AtDesk<'stand'>;
export type SaidPropose = AtDesk<'propose'> & { readonly what: ProposalKind };
/** A proposal that somebody does not agree to is off the table; so is one that is withdrawn. */
export type SaidReply = AtDesk<'reply'> & { readonly what: ProposalKind; readonly agreed: boolean };
export type SaidConcede = AtDesk<'concede'>;
/** The bank of that seat is empty, and the terms leave it to the others to say so. */
export type SaidClaim = AtDesk<'claim'> & { readonly seat: Seat };
export type SaidCommit = AtDesk<'commit'> & { readonly commitment: string };
export type SaidReveal = AtDesk<'reveal'> & { readonly entropy: string };
export type SaidChat = AtDesk<'say'> & { readonly to: 'table' | 'seat'; readonly text: string };
/** Somebody is at it; shown to the others, kept by nobody and not answered. */
export interface SaidDeciding {
  readonly type: 'deciding';
  readonly desk: number;
  readonly on: boolean;
}
export type SaidRecall = AtDesk<'recall'> & { readonly line: number };
/** The whole game as a file, once it is over or was taken down. */
export type SaidFile = AtDesk<'file'>;

export type Said =
  | SaidHello
  | SaidAttend
  | SaidLeave
  | SaidAgain
  | SaidAnswer
  | SaidUndo
  | SaidOrder
  | SaidHand
  | SaidDeal
  | SaidStand
  | SaidPropose
  | SaidReply
  | SaidConcede
  | SaidClaim
  | SaidCommit
  | SaidReveal
  | SaidChat
  | SaidDeciding
  | SaidRecall
  | SaidFile;

const hex = (digits: number): Fault => matching(new RegExp(`^[0-9a-f]{${digits}}$`), `${digits} hex digits`);
export const isSecretForm: Fault = hex(32);
export const isPersonForm: Fault = hex(32);
export const isMatchForm: Fault = matching(/^[0-9a-z]{16,32}$/, 'the id of a match');
export const isHashForm: Fault = hex(16);

export const PLAYER: Fault = either(
  fields<{ kind: 'person' }>({ kind: oneOf('person') }),
  fields<{ kind: 'bot'; bot: string }>({ kind: oneOf('bot'), bot: name }),
);

const id = count(0xffffffff);
const desk = count(MOST_DESKS - 1);
const number = count(0xffffffff);
const having = fields<Having>({ number, hash: isHashForm });
const what = oneOf('takeBack', 'rematch', 'takeDown');

const SAID: { readonly [T in Said['type']]: Fault } = {
  hello: fields<SaidHello>({ type: anything, protocol: count(1_000_000), secret: maybe(isSecretForm) }),
  attend: fields<SaidAttend>({
    type: anything,
    id,
    desk,
    match: isMatchForm,
    as: name,
    have: maybe(having),
    stills: maybe(boolean),
  }),
  leave: fields<SaidLeave>({ type: anything, id, desk }),
  again: fields<SaidAgain>({ type: anything, id, desk, have: maybe(having) }),
  answer: fields<SaidAnswer>({ type: anything, id, desk, number, answer: anything }),
  undo: fields<SaidUndo>({ type: anything, id, desk, number }),
  order: fields<SaidOrder>({ type: anything, id, desk, on: name, reaction: maybe(name), stands: boolean }),
  hand: fields<SaidHand>({ type: anything, id, desk, seat: name, player: PLAYER }),
  deal: fields<SaidDeal>({
    type: anything,
    id,
    desk,
    figures: recordOf(isPersonForm, 200),
    lead: maybe(isPersonForm),
  }),
  stand: fields<SaidStand>({ type: anything, id, desk }),
  propose: fields<SaidPropose>({ type: anything, id, desk, what }),
  reply: fields<SaidReply>({ type: anything, id, desk, what, agreed: boolean }),
  concede: fields<SaidConcede>({ type: anything, id, desk }),
  claim: fields<SaidClaim>({ type: anything, id, desk, seat: name }),
  commit: fields<SaidCommit>({ type: anything, id, desk, commitment: hex(64) }),
  reveal: fields<SaidReveal>({ type: anything, id, desk, entropy: text(LONGEST_ENTROPY, 1) }),
  say: fields<SaidChat>({ type: anything, id, desk, to: oneOf('table', 'seat'), text: typed(LONGEST_CHAT) }),
  deciding: fields<SaidDeciding>({ type: anything, desk, on: boolean }),
  recall: fields<SaidRecall>({ type: anything, id, desk, line: number }),
  file: fields<SaidFile>({ type: anything, id, desk }),
};

/** Reads what a page says over its socket. */
export function readSaid(line: string): ReadMessage<Said> {
  if (line.length > LONGEST_SAID)
    return { ok: false, problem: { code: 'tooLong', detail: `a message has at most ${LONGEST_SAID} characters` } };
  return readPlay<Said>(line, SAID);
}

/** Reads a message by its type: JSON, of a known type, and every field of it in order. */
export function readPlay<M>(line: string, forms: Readonly<Record<string, Fault>>): ReadMessage<M> {
  const parsed = attempt(() => JSON.parse(line) as unknown);
  if (!parsed.ok) return { ok: false, problem: { code: 'notJson', detail: 'the message is not JSON' } };
  const message = parsed.value;
  if (!isRecord(message) || typeof message['type'] !== 'string')
    return { ok: false, problem: { code: 'notAMessage', detail: 'expected a record with a type' } };
  const type = message['type'];
  if (!Object.hasOwn(forms, type))
    return { ok: false, problem: { code: 'unknownType', detail: `there is no message "${type.slice(0, 40)}"` } };
  const fault = forms[type]!(message);
  if (fault !== null) return { ok: false, problem: { code: 'badField', detail: `${type}${fault}` } };
  return { ok: true, message: message as unknown as M };
}

/** What the id of the request was, of a message that is otherwise none; so that whoever sent it gets an answer. */
export function idOf(line: string): number | null {
  const parsed = attempt(() => JSON.parse(line) as unknown);
  const found = parsed.ok && isRecord(parsed.value) ? parsed.value['id'] : null;
  return id(found) === null ? (found as number) : null;
}

export const orNullId: Fault = orNull(id);
