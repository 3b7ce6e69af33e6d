import {
  API_PATH,
  type GameCard,
  type GameList,
  type Here,
  type MadeGame,
  type Me,
  type NewGame,
  type NewGameOfFile,
  type Problem,
  type PutMe,
  type RejectCode,
  readBody,
  type Sit,
} from '@sightline/protocol';
import { guest } from './guest.ts';
import { atHome } from './home.ts';

// The server that the page came from, as far as it is asked over plain http. Every answer is looked at before it is used.

/** What came of asking; `away`: nobody answers, or nobody who plays. */
export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: RejectCode | 'away' };

type Form = Parameters<typeof readBody>[1];

interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
}

async function send(path: string, { method = 'GET', body }: Ask, secret = guest()?.secret): Promise<Response | null> {
  const headers = {
    ...(secret ? { Authorization: `Bearer ${secret}` } : {}),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  const said = body === undefined ? {} : { body: JSON.stringify(body) };
  // No network is an answer too.
  return fetch(atHome(API_PATH + path), { method, headers, cache: 'no-store', ...said }).catch(() => null);
}

async function ask<T>(path: string, form: Form, request: Ask = {}): Promise<Answered<T>> {
  const response = await send(path, request);
  const value = await response?.json().catch(() => null);
  if (!response || value === null) return { ok: false, code: 'away' };
  if (!response.ok) return refused(value);
  const read = readBody<T>(value, form);
  return read.ok ? read : { ok: false, code: 'away' };
}

function refused(value: unknown): { readonly ok: false; readonly code: RejectCode | 'away' } {
  const problem = readBody<Problem>(value, 'problem');
  return { ok: false, code: problem.ok ? problem.value.code : 'away' };
}

/** What is behind this page; `away` where it is served by somebody who only serves files. */
export const here = (): Promise<Answered<Here>> => ask('here', 'here');

export const putMe = (me: PutMe): Promise<Answered<Me>> => ask('me', 'me', { method: 'PUT', body: me });
export const getMe = (): Promise<Answered<Me>> => ask('me', 'me');

/** What somebody from another device is called here; '' where the server does not know him. */
export async function nameOfSecret(secret: string): Promise<string> {
  const response = await send('me', {}, secret);
  const me = readBody<Me>(await response?.json().catch(() => null), 'me');
  return me.ok ? me.value.name : '';
}

/** Deletes whoever this browser is, there; whether it was done. */
export async function deleteMe(): Promise<boolean> {
  const response = await send('me', { method: 'DELETE' });
  return response?.ok ?? false;
}

export const makeGame = (game: NewGame): Promise<Answered<MadeGame>> =>
  ask('games', 'made', { method: 'POST', body: game });
export const putOnline = (game: NewGameOfFile): Promise<Answered<MadeGame>> =>
  ask('files', 'made', { method: 'POST', body: game });

export type ListOf = 'open' | 'running' | 'mine';
export const listOf = (of: ListOf): Promise<Answered<GameList>> => ask(`games?of=${of}`, 'list');

export const lookAt = (match: string, invite: string | null): Promise<Answered<GameCard>> =>
  ask(`games/${match}/look`, 'card', { method: 'POST', body: invite === null ? {} : { invite } });
export const sitDown = (match: string, sit: Sit): Promise<Answered<GameCard>> =>
  ask(`games/${match}/sit`, 'card', { method: 'POST', body: sit });

/** The invitation to share a seat, for whoever holds it. */
export const inviteBeside = (match: string, seat: string): Promise<Answered<MadeGame>> =>
  ask(`games/${match}/beside`, 'made', { method: 'POST', body: { seat } });

/** The file of a finished game. */
export async function fetchReplay(match: string): Promise<Answered<string>> {
  const response = await send(`games/${match}/replay`, {});
  const text = await response?.text().catch(() => null);
  if (!response || text === null || text === undefined) return { ok: false, code: 'away' };
  if (response.ok) return { ok: true, value: text };
  try {
    return refused(JSON.parse(text));
  } catch {
    return { ok: false, code: 'away' };
  }
}
