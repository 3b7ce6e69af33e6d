import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bySocket, type Desk, type FarDesk, openOnline, openSession, type Session } from '@sightline/desk';
import { drill } from '@sightline/drill';
import { type AnySystem, commitToEntropy } from '@sightline/kernel';
import { NO_LIMITS, openServer, openStore, type RunningServer, type Store } from '@sightline/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stirDue } from '../../src/online/stirring.ts';
import { verifyReplay } from '../../src/play/verify.ts';

// The desks of the page and the real server, without a browser between them.

const folder = mkdtempSync(join(tmpdir(), 'sightline-desks-'));
let running: { readonly server: RunningServer; readonly store: Store };
let port = 0;

async function start(): Promise<void> {
  const store = await openStore(join(folder, 'games.db'));
  running = { store, server: await openServer({ store, port, host: 'localhost', limits: NO_LIMITS, threads: 1 }) };
  port = running.server.port;
}

async function stop(): Promise<void> {
  await running.server.close();
  await running.store.close();
}

beforeAll(start);
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Guest {
  readonly secret: string;
  readonly session: Session;
}

const api = async (path: string, secret: string, method = 'GET', body?: unknown): Promise<string> => {
  const said = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' };
  const response = await fetch(`http://localhost:${port}/api/${path}`, { method, headers, ...said });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
  return text;
};

async function guest(name: string, digit: string): Promise<Guest> {
  const secret = digit.repeat(32);
  await api('me', secret, 'PUT', { name });
  return {
    secret,
    session: openSession({ connect: bySocket(() => new WebSocket(`ws://localhost:${port}/play`)), secret }),
  };
}

const rules = { system: drill as unknown as AnySystem };
const TERMS = { pace: 'none', ranOut: 'claim', listed: false, watchers: 'anybody', delay: 0 };

/** Waits until a desk has come to something. */
function until(far: FarDesk, isThere: () => boolean): Promise<void> {
  return new Promise(resolve => {
    const look = (): void => {
      if (!isThere()) return;
      leave();
      resolve();
    };
    const leave = far.subscribe(look);
    look();
  });
}

/** Stirs the dice as the page does. */
function stirring(far: FarDesk): void {
  const look = (): void => {
    const seen = far.now().caught?.standing.seen;
    const due = seen && stirDue(far.viewer, seen);
    const entropy = `${far.viewer} has drawn this`;
    if (due === 'commit')
      void far.ask({ type: 'commit', commitment: commitToEntropy(seen!.header.commitment, far.viewer, entropy) });
    if (due === 'reveal') void far.ask({ type: 'reveal', entropy });
  };
  far.subscribe(look);
  look();
}

test('a drill is played to its end over the wire, past a restart of the server, and every die is right', async () => {
  const anna = await guest('Anna', 'a');
  const ben = await guest('Ben', 'b');
  const seats = { red: 'mine', blue: { kind: 'person' } };
  const game = { system: 'drill', scenario: 'open', seats, terms: TERMS };
  const made = JSON.parse(await api('games', anna.secret, 'POST', game)) as { match: string; invite: string };
  await api(`games/${made.match}/sit`, ben.secret, 'POST', { seat: 'blue', invite: made.invite });
  const far = [anna.session.attend(made.match, 'red'), ben.session.attend(made.match, 'blue')] as const;
  for (const each of far) stirring(each);
  const isAt = (each: FarDesk, stage: string): boolean => each.now().caught?.standing.seen.sitting.stage === stage;
  await Promise.all(far.map(each => until(each, () => isAt(each, 'playing'))));
  const desks = far.map((each): Desk => openOnline(rules, [each]).at(each.viewer));
  const isAsked = (desk: Desk): boolean => desk.now().questions.length > 0;
  for (let answers = 0; ; answers++) {
    await Promise.race(far.map((each, i) => until(each, () => isAsked(desks[i]!) || isAt(each, 'over'))));
    const asked = desks.find(isAsked);
    if (!asked) break;
    // The server goes down and comes back while they play.
    if (answers === 8) {
      await stop();
      await start();
    }
    const options = asked.candidates(asked.now().questions[0]!);
    expect(await asked.answer(options[answers % options.length])).toEqual([]);
  }
  await Promise.all(far.map(each => until(each, () => isAt(each, 'over'))));
  expect(desks[0]!.now().outcome).toEqual(desks[1]!.now().outcome);
  const replay = await api(`games/${made.match}/replay`, anna.secret);
  const noted = { promise: desks[0]!.now().header.commitment, stirs: { red: 'red has drawn this' } };
  expect(await verifyReplay(replay, noted)).toMatchObject({ ok: true, value: { sum: 'sound', noted: 'kept' } });
  for (const { session } of [anna, ben]) session.close();
});
