import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accept, answerByHint, invite, type OnlineHouse, openOnlineHouse, playTogether } from './support/online.ts';

// A proxy that has other things at its root, and Sightline below it: what nginx does with `location /games/`.

const BELOW = '/games/';
let house: OnlineHouse;
let proxy: Server;
let port = 0;

beforeAll(async () => {
  const inside = (path: string | undefined): string | null =>
    path?.startsWith(BELOW) ? path.slice(BELOW.length - 1) : null;
  const target = (): number => Number(new URL(house.address).port);
  proxy = createServer((asked, answer) => {
    const path = inside(asked.url);
    if (path === null) return void answer.writeHead(404).end();
    const onward = request({ port: target(), path, method: asked.method, headers: asked.headers }, reply => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  proxy.on('upgrade', (asked, near) => {
    const path = inside(asked.url);
    if (path === null) return near.destroy();
    const far = connect(target(), 'localhost', () => {
      const headers = asked.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
      far.write(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      near.pipe(far).pipe(near);
    });
    for (const end of [near, far]) end.on('error', () => end.destroy());
  });
  await new Promise<void>(done => proxy.listen(0, 'localhost', done));
  ({ port } = proxy.address() as AddressInfo);
  house = await openOnlineHouse(inject('served'), { publicAddress: `http://localhost:${port}${BELOW}` });
});
afterAll(async () => {
  await house?.close();
  proxy.closeAllConnections();
  await new Promise(done => proxy.close(done));
});

test('a page that stands below the root of its host plays online as any other', async () => {
  const [anna, ben] = [await house.visit(), await house.visit()];
  await anna.goto(`http://localhost:${port}${BELOW}`);
  const link = await invite(anna, { setup: '#/setup/drill', name: 'Anna' });
  expect(link.startsWith(`http://localhost:${port}${BELOW}#/join/`)).toBe(true);
  await accept(ben, link, 'Ben', 'Sit down as Blue');
  await Promise.all([anna, ben].map(page => page.waitForSelector('.table')));
  let looks = 3;
  await playTogether([anna, ben], answerByHint, () => looks-- <= 0);
  const inputs = await anna.locator('.ask').getAttribute('data-inputs');
  expect(Number(inputs)).toBeGreaterThan(0);
  await expect.poll(() => ben.locator('.ask').getAttribute('data-inputs')).toBe(inputs);
  // Other addresses than that of the house count as calls to strangers; this one is meant.
  const isMeant = (complaint: string): boolean => complaint.includes(`localhost:${port}${BELOW}`);
  expect(house.complaints.filter(complaint => !isMeant(complaint))).toEqual([]);
});
