import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS, openServer, type RunningServer, type Store } from '../src/index.ts';
import { Page } from './support/page.ts';
import { ADA, attend, BEN, drillOfTwo, enrol, firstAnswer, openPlace, type Place } from './support/table.ts';

let place: Place;
let slow: RunningServer;
/** How long the disk takes to read, in ms. */
let reading = 0;
let ahead = 0;

beforeAll(async () => {
  place = await openPlace();
  await enrol(place, ADA, 'Ada');
  await enrol(place, BEN, 'Ben');
  const store: Store = {
    ...place.store,
    async read(match, from) {
      await new Promise(done => setTimeout(done, reading));
      return place.store.read(match, from);
    },
  };
  const now = (): number => Date.now() + ahead;
  slow = await openServer({ store, port: 0, host: '127.0.0.1', limits: NO_LIMITS, now });
});
afterAll(async () => {
  await slow.close();
  await place.close();
});

test('a game that takes long to be read is one game to all who come meanwhile', async () => {
  const { made, ada, ben } = await drillOfTwo(place);
  await Promise.all([ada.close(), ben.close()]);
  const [one, other] = await Promise.all([Page.open(slow.port, ADA), Page.open(slow.port, BEN)]);
  reading = 2_500;
  const first = attend(one, made.match, 'red');
  // Every second it is looked whether a game can be let go. This one is being read.
  await new Promise(done => setTimeout(done, 1_500));
  const second = attend(other, made.match, 'blue');
  await Promise.all([first, second]);
  reading = 0;
  const before = other.at().seen.inputs;
  await firstAnswer(one);
  await other.when(0, ({ seen }) => seen.inputs === before + 1);
  // Nor does it fall asleep under those who sit at it: what they do next is seen by both.
  ahead += 10 * 60_000;
  await new Promise(done => setTimeout(done, 1_200));
  await firstAnswer(one);
  await other.when(0, ({ seen }) => seen.inputs === before + 2);
  expect([one.gaps, other.gaps]).toEqual([0, 0]);
  await Promise.all([one.close(), other.close()]);
}, 20_000);
