import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnySystem, commitToEntropy, type Edition, type Json, legalAnswers } from '@sightline/kernel';
import type { GameCard, MadeGame, NewGame, PlayTerms, SaidAttend, Standing } from '@sightline/protocol';
import { SOURCES, type SystemId } from '@sightline/shelf/sources';
import {
  NO_LIMITS,
  openServer,
  openStore,
  type RunningServer,
  type ServerOptions,
  type Store,
} from '../../src/index.ts';
import { Page, type Reply } from './page.ts';

export const TERMS: PlayTerms = { pace: 'none', ranOut: 'claim', listed: false, watchers: 'anybody', delay: 0 };
export const ADA = 'a'.repeat(32);
export const BEN = 'b'.repeat(32);
export const CYD = 'c'.repeat(32);

/** A server on a folder of its own, which can be stopped and started again. */
export interface Place {
  server: RunningServer;
  store: Store;
  readonly folder: string;
  restart(): Promise<void>;
  close(): Promise<void>;
  fetch(
    method: string,
    path: string,
    secret: string | null,
    body?: unknown,
  ): Promise<{ status: number; json: unknown }>;
}

export async function openPlace(options: Partial<ServerOptions> = {}, database?: string): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-online-'));
  const begin = async (port: number) => {
    const store = await openStore(database ?? join(folder, 'games.db'), options.now ? { now: options.now } : {});
    const server = await openServer({ store, port, host: '127.0.0.1', limits: NO_LIMITS, ...options });
    return { store, server };
  };
  const end = async ({ server, store }: Pick<Place, 'server' | 'store'>) => {
    await server.close();
    await store.close();
  };
  const place: Place = {
    ...(await begin(0)),
    folder,
    async restart() {
      const { port } = place.server;
      await end(place);
      Object.assign(place, await begin(port));
    },
    async close() {
      await end(place);
      rmSync(folder, { recursive: true, force: true });
    },
    async fetch(method, path, secret, body) {
      const response = await fetch(`http://127.0.0.1:${place.server.port}/api/${path}`, {
        method,
        headers: {
          ...(secret === null ? {} : { Authorization: `Bearer ${secret}` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, json: text === '' ? null : JSON.parse(text) };
    },
  };
  return place;
}

export async function enrol(place: Place, secret: string, name: string): Promise<string> {
  const { json } = await place.fetch('PUT', 'me', secret, { name });
  return (json as { person: string }).person;
}

export async function newGame(
  place: Place,
  secret: string,
  game: Omit<NewGame, 'terms'> & { terms?: Partial<PlayTerms> },
): Promise<MadeGame> {
  const { status, json } = await place.fetch('POST', 'games', secret, { ...game, terms: { ...TERMS, ...game.terms } });
  if (status !== 200) throw new Error(`no game: ${JSON.stringify(json)}`);
  return json as MadeGame;
}

export async function sit(place: Place, secret: string, made: MadeGame, seat: string): Promise<GameCard> {
  const { status, json } = await place.fetch('POST', `games/${made.match}/sit`, secret, { seat, invite: made.invite });
  if (status !== 200) throw new Error(`no seat: ${JSON.stringify(json)}`);
  return json as GameCard;
}

export async function systemOf(id: SystemId): Promise<AnySystem> {
  return ((await SOURCES[id]()) as Edition).system;
}

/** Numbers that look like chance and are the same every time. */
export function chances(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Answers the next question of a desk with anything that is allowed, or as a bot would; says whether there was one. */
export async function answerSomething(
  page: Page,
  system: AnySystem,
  seat: string,
  chance: (n: number) => number,
  bot = 'random',
): Promise<boolean> {
  const { seen, number } = page.at();
  const [question] = seen.questions;
  if (!question) return false;
  const candidates = (): readonly unknown[] => legalAnswers(system, system.imagine(seen.view), seat, question);
  const answer = system.bots[bot]!(question, () => seen.view, chance, candidates) as Json;
  const reply = await page.ask({ type: 'answer', desk: 0, number, answer });
  if (reply.type !== 'update' && !(reply.type === 'done' && reply.refusals.length === 0))
    throw new Error(`an answer was turned away: ${JSON.stringify(reply)}`);
  return true;
}

/** Plays a seat until the match is over, or has had so many answers. */
export async function playOn(
  page: Page,
  system: AnySystem,
  seat: string,
  chance: (n: number) => number,
  most = Infinity,
  bot = 'random',
): Promise<void> {
  await page.when(0, ({ seen }) => seen.sitting.stage !== 'gathering' && seen.sitting.stage !== 'stirring');
  const isDone = ({ seen }: Standing): boolean => seen.sitting.stage !== 'playing' || seen.inputs >= most;
  while (!isDone(await page.when(0, standing => standing.seen.questions.length > 0 || isDone(standing))))
    await answerSomething(page, system, seat, chance, bot);
}

/** Ada and Ben at the two seats of a drill without mines, at their desks; it is red's turn. */
export async function drillOfTwo(
  place: Place,
  more: { terms?: Partial<PlayTerms>; switches?: NewGame['switches']; seats?: NewGame['seats'] } = {},
): Promise<{ made: MadeGame; ada: Page; ben: Page }> {
  const { terms = {}, switches = { mines: false }, seats = { red: 'mine', blue: { kind: 'person' } } } = more;
  const made = await newGame(place, ADA, { system: 'drill', scenario: 'walls', switches, seats, terms });
  await sit(place, BEN, made, 'blue');
  const [ada, ben] = await Promise.all([Page.open(place.server.port, ADA), Page.open(place.server.port, BEN)]);
  await attend(ada, made.match, 'red');
  await attend(ben, made.match, 'blue');
  await stirBoth(ada, ben);
  await ada.when(0, ({ seen }) => seen.questions.length > 0);
  return { made, ada, ben };
}

export async function attend(page: Page, match: string, as: string, more: Partial<SaidAttend> = {}): Promise<void> {
  const reply = await page.ask({ type: 'attend', desk: 0, match, as, ...more });
  if (reply.type !== 'done') throw new Error(`nobody may sit there: ${JSON.stringify(reply)}`);
}

/** What a page does by itself: it commits itself to some entropy, and reveals it when all have. */
async function stirBoth(ada: Page, ben: Page): Promise<void> {
  const stir = async (page: Page, seat: string): Promise<void> => {
    const entropy = `what ${seat} stirs with`;
    const { header } = page.at().seen;
    await page.ask({ type: 'commit', desk: 0, commitment: commitToEntropy(header.commitment, seat, entropy) });
    await page.when(0, ({ seen }) => seen.header.stirs.length === 2);
    await page.ask({ type: 'reveal', desk: 0, entropy });
  };
  await Promise.all([stir(ada, 'red'), stir(ben, 'blue')]);
}

/** The first that is allowed, at the desk whose turn it is. */
export async function firstAnswer(page: Page, desk = 0): Promise<Reply> {
  const { seen, number } = await page.when(desk, ({ seen }) => seen.questions.length > 0);
  const { options } = seen.questions[0] as unknown as { options: readonly Json[] };
  return page.ask({ type: 'answer', desk, number, answer: options[0]! });
}
