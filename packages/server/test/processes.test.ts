import type { HeardChat, HeardPeople } from '@sightline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../scripts/postgres.mjs';
import { Page } from './support/page.ts';
import {
  ADA,
  attend,
  BEN,
  chances,
  enrol,
  newGame,
  openPlace,
  type Place,
  playOn,
  sit,
  systemOf,
} from './support/table.ts';

let postgres: PostgresServer;
let here: Place;
let there: Place;
beforeAll(async () => {
  postgres = await startPostgres();
  here = await openPlace({}, postgres.address);
  there = await openPlace({}, postgres.address);
  await enrol(here, ADA, 'Ada');
  await enrol(there, BEN, 'Ben');
});
afterAll(async () => {
  await here.close();
  await there.close();
  await postgres.stop();
});

describe('two processes of one server', () => {
  test('play one match: whoever is second reads what he missed, and nobody notices', async () => {
    const system = await systemOf('drill');
    const seats = { red: 'mine', blue: { kind: 'person' } } as const;
    const made = await newGame(here, ADA, { system: 'drill', scenario: 'walls', seats });
    await sit(there, BEN, made, 'blue');
    const [ada, ben] = [await Page.open(here.server.port, ADA), await Page.open(there.server.port, BEN)];
    await attend(ada, made.match, 'red');
    const together = ben.until(heard => heard.type === 'people' && heard.people.every(({ isHere }) => isHere));
    await attend(ben, made.match, 'blue');
    expect(((await together) as HeardPeople).people).toHaveLength(2);
    await Promise.all([playOn(ada, system, 'red', chances(1), 60), playOn(ben, system, 'blue', chances(2), 60)]);
    const inputs = Math.max(ada.at().seen.inputs, ben.at().seen.inputs);
    await Promise.all([ada, ben].map(page => page.when(0, ({ seen }) => seen.inputs === inputs)));
    expect(ada.at().seen.step).toBe(ben.at().seen.step);
    expect(ada.gaps + ben.gaps).toBe(0);
    const heard = ben.until(({ type }) => type === 'said');
    await ada.ask({ type: 'say', desk: 0, to: 'table', text: 'across the wire' });
    expect(((await heard) as HeardChat).lines[0]).toMatchObject({ name: 'Ada', text: 'across the wire' });
    await Promise.all([ada.close(), ben.close()]);
  });
});
