import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPeople, personOf } from '../src/people.ts';
import type { Page } from './support/page.ts';
import { ADA, BEN, drillOfTwo, enrol, firstAnswer, openPlace, type Place } from './support/table.ts';

// Chat rooms are real servers on this machine, which take a notice, refuse it, send it elsewhere or never answer.

let place: Place;
let ahead = 0;
const logged: string[] = [];
const rooms: Server[] = [];
const called: { room: string; method: string; headers: IncomingMessage['headers']; body: string }[] = [];

async function roomThat(room: string, answers: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', text => {
      body += text;
    });
    request.on('end', () => {
      called.push({ room, method: request.method ?? '', headers: request.headers, body });
      answers(response);
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  rooms.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let [takes, refuses, elsewhere, sends, silent, strange] = ['', '', '', '', '', ''];
beforeAll(async () => {
  takes = await roomThat('takes', response => response.writeHead(204).end());
  refuses = await roomThat('refuses', response => response.writeHead(500).end('out of order'));
  elsewhere = await roomThat('elsewhere', response => response.end());
  sends = await roomThat('sends', response => response.writeHead(307, { Location: `${elsewhere}/inside` }).end());
  silent = await roomThat('silent', () => {});
  strange = await roomThat('strange', response => response.end());
  const webhookHosts = [takes, refuses, sends, silent];
  place = await openPlace({ webhookHosts, now: () => Date.now() + ahead, log: line => logged.push(line) });
  await enrol(place, ADA, 'Ada');
});
afterAll(async () => {
  await place.close();
  for (const room of rooms) {
    room.closeAllConnections();
    await new Promise(done => room.close(done));
  }
});
beforeEach(() => {
  called.length = 0;
});

const putBen = (webhook: string | null) => place.fetch('PUT', 'me', BEN, { name: 'Ben', webhook });

/** Red's activation, after which it is blue's turn; then the game comes to rest. */
async function untilBlue(ada: Page): Promise<void> {
  while (ada.at().seen.questions.length > 0) await firstAnswer(ada);
  ahead += 3_001;
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${place.server.port}/metrics`)).text();
  return Number(new RegExp(`^sightline_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

const soon = { timeout: 10_000, interval: 20 };

test('a chat room hears whose turn it is when he is away, once, and nothing that is a secret', async () => {
  await putBen(`${takes}/hooks/T0/secret-part`);
  const { made, ada, ben } = await drillOfTwo(place, { terms: { pace: 'day' } });
  await ben.close();
  await untilBlue(ada);
  await vi.waitUntil(() => called.length > 0, soon);
  const [{ room, method, headers, body }] = called as [(typeof called)[0]];
  expect({ room, method, type: headers['content-type'] }).toEqual({
    room: 'takes',
    method: 'POST',
    type: 'application/json',
  });
  const { content, text } = JSON.parse(body) as { content: string; text: string };
  expect(content).toBe(text);
  expect(text).toContain('It is your turn in The Drill, walls.');
  expect(text).toContain(`/#/online/${made.match}`);
  const sent = JSON.stringify(headers) + body;
  for (const secret of [ADA, BEN, made.invite, personOf(ADA), personOf(BEN)]) expect(sent).not.toContain(secret);
  // Nothing has happened since, so nobody is told again, whoever looks.
  ahead += 60_000;
  await place.fetch('POST', `games/${made.match}/look`, BEN, {});
  ahead += 60_000;
  await new Promise(done => setTimeout(done, 1_200));
  expect(called).toHaveLength(1);
  await vi.waitUntil(async () => (await metric('notices_total')) === 1, soon);
  await ada.close();
});

test('who sits at the table is not told by a chat room', async () => {
  await putBen(takes);
  const { ada, ben } = await drillOfTwo(place);
  await untilBlue(ada);
  await new Promise(done => setTimeout(done, 1_200));
  expect(called).toEqual([]);
  await Promise.all([ada.close(), ben.close()]);
});

test('a room that refuses, sends elsewhere or never answers costs a notice, and play goes on', async () => {
  const failed = (): Promise<number> => metric('notices_failed_total');
  for (const webhook of [`${refuses}/a-secret-path`, `${sends}/a-secret-path`, `${silent}/a-secret-path`]) {
    await putBen(webhook);
    const before = await failed();
    const { ada, ben } = await drillOfTwo(place);
    await ben.close();
    await untilBlue(ada);
    await vi.waitUntil(async () => (await failed()) > before, soon);
    expect(await failed()).toBe(before + 1);
    await ada.close();
  }
  expect(called.map(({ room }) => room)).toEqual(['refuses', 'sends', 'silent']);
  // Nobody was led to where he should not go, nothing counts as broken, and the address stands in no log.
  expect(await metric('broken_total')).toBe(0);
  expect(logged.join()).not.toContain('a-secret-path');
}, 30_000);

test('only what the keeper of the server has named is ever called', async () => {
  const port = new URL(takes).port;
  const inside = [
    strange,
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
  ];
  const dressed = [
    `http://me@127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}/`,

    'file:///etc/passwd',
  ];
  for (const webhook of [...inside, ...dressed])
    expect((await putBen(webhook)).json, webhook).toMatchObject({ code: 'badAddress' });
  // One that was allowed once is not called any more when it no longer is.
  await putBen(`${takes}/x`);
  const stricter = openPeople(place.store, [refuses], Date.now);
  expect((await stricter.byId(personOf(BEN)))?.webhook).toBe(`${takes}/x`);
  expect(stricter.mayCall(`${takes}/x`)).toBe(false);
  expect(called).toEqual([]);
});
