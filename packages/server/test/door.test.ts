import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { HeardChat } from '@sightline/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { networkOf } from '../src/door/who-calls.ts';
import { NO_LIMITS } from '../src/index.ts';
import { openPool } from '../src/machine/pool.ts';
import { Page } from './support/page.ts';
import { ADA, BEN, drillOfTwo, enrol, openPlace, type Place } from './support/table.ts';

let place: Place;
let open = false;
afterEach(async () => {
  if (open) await place.close();
  open = false;
});

async function begin(...options: Parameters<typeof openPlace>): Promise<void> {
  place = await openPlace(...options);
  open = true;
}

/** Somebody who speaks to the port without being a page. */
async function raw(said: string): Promise<{ readonly line: Socket; readonly first: string }> {
  // He keeps his end of the line open, whatever the other does.
  const line = connect({ port: place.server.port, host: '127.0.0.1', allowHalfOpen: true });
  line.on('error', () => {});
  await once(line, 'connect');
  line.write(said);
  const [data] = (await once(line, 'data')) as [Buffer];
  return { line, first: data.toString().split('\r\n')[0]! };
}

const upgrade = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${more}` +
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n';

/** The other end lets go of the line altogether: what is written to it is answered with a reset. */
async function isLetGo(line: Socket): Promise<boolean> {
  const closed = new Promise(done => line.once('close', done));
  const knocking = setInterval(() => line.write('anybody there?'), 20);
  await closed;
  clearInterval(knocking);
  return true;
}

describe('the door', () => {
  test('lets go of whoever was turned away, though he stays on the line', async () => {
    await begin();
    const { line, first } = await raw(upgrade('/nowhere'));
    expect(first).toBe('HTTP/1.1 404 Not Found');
    expect(await isLetGo(line)).toBe(true);
  });

  test('is closed to a page of nowhere, also by an old browser that does not say where it goes', async () => {
    await begin();
    const asks = async (said: string): Promise<string> => {
      const { line, first } = await raw(said);
      line.destroy();
      return first;
    };
    expect(await asks('GET /api/here HTTP/1.0\r\nOrigin: null\r\n\r\n')).toContain('403');
    expect(await asks('GET /api/here HTTP/1.1\r\nHost: x\r\nOrigin: null\r\n\r\n')).toContain('403');
    expect(await asks(upgrade('/play', 'Origin: http://y\r\n'))).toContain('403');
    expect(await asks(upgrade('/play', 'Origin: http://x\r\n'))).toContain('101');
  });

  test('does not wait for a page that says no goodbye', async () => {
    await begin();
    const { line, first } = await raw(upgrade('/play'));
    expect(first).toContain('101');
    // Were it waited for, that would take the half minute that a test has.
    await place.restart();
    expect((await fetch(`http://127.0.0.1:${place.server.port}/health`)).status).toBe(200);
    line.destroy();
  });

  test('takes no more pings than messages', async () => {
    await begin({ limits: { ...NO_LIMITS, messages: { burst: 20, perSecond: 0 } } });
    const { line } = await raw(upgrade('/play'));
    const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
    line.write(Buffer.concat(Array.from({ length: 30 }, () => ping)));
    expect(await isLetGo(line)).toBe(true);
  });

  test('has room for so many lines from one address, whatever they are for', async () => {
    await begin({ limits: { ...NO_LIMITS, linesOfOne: 3 } });
    const lines = await Promise.all([1, 2, 3].map(() => raw('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')));
    expect(lines.map(({ first }) => first)).toEqual(Array.from({ length: 3 }, () => 'HTTP/1.1 200 OK'));
    const fourth = connect(place.server.port, '127.0.0.1');
    fourth.on('error', () => {});
    expect(await isLetGo(fourth)).toBe(true);
    for (const { line } of lines) line.destroy();
  });

  test('tells how busy it is to nobody who comes through the proxy', async () => {
    await begin({ trustProxy: true });
    const asks = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${place.server.port}/metrics`, { headers }).then(({ status }) => status);
    expect([await asks({}), await asks({ 'X-Forwarded-For': '192.0.2.7' })]).toEqual([200, 403]);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nonsense', 'nonsense'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('what is said reaches the others without what hides or turns it around', async () => {
  await begin();
  await enrol(place, ADA, '\u202eAda\u200b');
  await enrol(place, BEN, 'Ben');
  const { ada, ben } = await drillOfTwo(place);
  const heard = ben.until(({ type }) => type === 'said');
  await ada.ask({ type: 'say', desk: 0, to: 'table', text: 'nothing\u0000 \u202eto hide\n' });
  expect(((await heard) as HeardChat).lines[0]).toMatchObject({ name: 'Ada', text: 'nothing to hide' });
  await Promise.all([ada.close(), ben.close()]);
});

test('whoever wants many files judged keeps no bot from thinking', async () => {
  const pool = openPool();
  const wishes = Array.from({ length: 150 }, () =>
    pool.run({ kind: 'readGame', text: 'no game' }).then(
      ({ ok }) => ok,
      () => 'turned away',
    ),
  );
  const order: string[] = [];
  void wishes[50]!.then(() => order.push('wish'));
  await pool.run({ kind: 'think', match: {} as never }).catch(() => order.push('thought'));
  const done = await Promise.all(wishes);
  expect(order).toEqual(['thought', 'wish']);
  expect(done.filter(each => each === 'turned away')).toHaveLength(49);
  await pool.close();
});

test.skipIf(process.platform === 'win32')('games are kept where nobody else of the machine reads them', async () => {
  await begin();
  await enrol(place, ADA, 'Ada');
  for (const file of ['games.db', 'games.db-wal'])
    expect(statSync(join(place.folder, file)).mode & 0o077, file).toBe(0);
  const page = await Page.open(place.server.port, ADA);
  await page.close();
});
