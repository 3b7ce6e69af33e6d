import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { fuzz } from './support/fuzz.ts';
import { ADA, BEN, drillOfTwo, enrol, firstAnswer, openPlace, type Place } from './support/table.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
  await enrol(place, ADA, 'Ada');
  await enrol(place, BEN, 'Ben');
});
afterAll(() => place.close());

describe('a server that is sent nonsense', () => {
  test('turns it away with a code, changes nothing and goes on', async () => {
    const { made, ada, ben } = await drillOfTwo(place);
    await firstAnswer(ada);
    const before = ada.at();
    const length = (await place.store.lengths([made.match])).get(made.match);
    const codes = await fuzz(place.server.port, made.match, 3_000);
    for (const code of ['notJson', 'badField', 'unknownType', 'notASeat', 'notYourSeat', 'noSuchMatch'])
      expect(codes.get(code), code).toBeGreaterThan(0);
    expect(codes.get('trouble')).toBeUndefined();
    expect(ada.at()).toBe(before);
    expect((await place.store.lengths([made.match])).get(made.match)).toBe(length);
    expect((await fetch(`http://127.0.0.1:${place.server.port}/health`)).status).toBe(200);
    await firstAnswer(ada);
    await Promise.all([ada.close(), ben.close()]);
  });

  test('closes the door on other pages, on messages without end, and on bytes', async () => {
    const address = `ws://127.0.0.1:${place.server.port}/play`;
    const ending = (socket: WebSocket) =>
      new Promise<string>(done => {
        socket.once('error', error => done(error.message));
        socket.once('close', code => done(String(code)));
      });
    expect(await ending(new WebSocket(address, { origin: 'https://elsewhere.example' }))).toContain('403');
    const long = new WebSocket(address);
    long.once('open', () => long.send('x'.repeat(400_000)));
    expect(await ending(long)).toBe('1009');
    const bytes = new WebSocket(address);
    bytes.once('open', () => bytes.send(Buffer.from([1, 2, 3])));
    expect(await ending(bytes)).toBe('1003');
    const foreign = await fetch(`http://127.0.0.1:${place.server.port}/api/me`, {
      method: 'PUT',
      headers: {
        Origin: 'https://elsewhere.example',
        Authorization: `Bearer ${ADA}`,
        'Content-Type': 'application/json',
      },
      body: '{"name":"Eve"}',
    });
    expect(foreign.status).toBe(403);
    expect((await place.fetch('POST', 'games', ADA, { system: 'drill' })).json).toMatchObject({ code: 'badField' });
    expect((await place.fetch('POST', 'games', null, {})).status).toBe(401);
    expect((await place.fetch('GET', 'games/x/../../me', null)).status).toBe(401);
  });

  test('names its metrics and its health', async () => {
    const text = await (await fetch(`http://127.0.0.1:${place.server.port}/metrics`)).text();
    expect(text).toMatch(/^sightline_messages_total \d+$/m);
    expect(text).toMatch(/^# TYPE sightline_sockets gauge$/m);
  });
});
