import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Page } from './support/page.ts';
import {
  ADA,
  answerSomething,
  attend,
  chances,
  enrol,
  newGame,
  openPlace,
  type Place,
  systemOf,
} from './support/table.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
  await enrol(place, ADA, 'Ada');
});
afterAll(() => place.close());

/** A wire that counts the bytes that go over it, both ways. */
async function countingWire(to: number): Promise<{ port: number; bytes(): number; close(): void }> {
  let bytes = 0;
  const server = createServer(near => {
    const far = connect(to, '127.0.0.1');
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
    };
    near.on('data', count).pipe(far).on('data', count).pipe(near);
    for (const end of [near, far]) end.on('error', () => {});
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return { port, bytes: () => bytes, close: () => void server.close() };
}

test('sixty decisions of a DUCK! mission cost a player less than 300 kB, with everything to see it happen', async () => {
  const system = await systemOf('duck');
  const scenario = system.scenarios.find(({ seats }) => seats.includes('team'))!;
  const wire = await countingWire(place.server.port);
  const page = await Page.open(wire.port, ADA);
  const begin = async (): Promise<void> => {
    const seats = scenario.seats.map(seat => [seat, seat === 'team' ? 'mine' : { kind: 'bot', bot: 'threats' }]);
    const wanted = { system: 'duck', scenario: scenario.id, seats: Object.fromEntries(seats) };
    await attend(page, (await newGame(place, ADA, wanted)).match, 'team', { stills: true });
  };
  await begin();
  const chance = chances(5);
  for (let given = 0; given < 60; ) {
    const { seen } = await page.when(0, ({ seen }) => seen.questions.length > 0 || seen.sitting.stage === 'over');
    if (seen.sitting.stage === 'over') {
      // Its dice are nobody's choice. A mission that ended early makes it dearer: the next is sent whole as well.
      await page.ask({ type: 'leave', desk: 0 });
      await begin();
    } else if (await answerSomething(page, system, 'team', chance)) given++;
  }
  expect(page.gaps).toBe(0);
  expect(page.heard.some(text => text.includes('"stills"'))).toBe(true);
  expect(wire.bytes()).toBeLessThan(300_000);
  await page.close();
  wire.close();
});
