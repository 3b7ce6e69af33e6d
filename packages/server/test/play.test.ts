import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Page } from './support/page.ts';
import { ADA, BEN, chances, enrol, newGame, openPlace, type Place, playOn, sit, systemOf } from './support/table.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
  await enrol(place, ADA, 'Ada');
  await enrol(place, BEN, 'Ben');
});
afterAll(() => place.close());

async function seated(system: 'drill' | 'killzone', scenario: string, seats: [string, string]) {
  const made = await newGame(place, ADA, {
    system,
    scenario,
    seats: { [seats[0]]: 'mine', [seats[1]]: { kind: 'person' } },
  });
  await sit(place, BEN, made, seats[1]);
  const [ada, ben] = await Promise.all([Page.open(place.server.port, ADA), Page.open(place.server.port, BEN)]);
  await Promise.all([
    ada.ask({ type: 'attend', desk: 0, match: made.match, as: seats[0] }),
    ben.ask({ type: 'attend', desk: 0, match: made.match, as: seats[1] }),
  ]);
  return { made, ada, ben };
}

describe('two people far apart', () => {
  test('play a whole drill', async () => {
    const system = await systemOf('drill');
    const { made, ada, ben } = await seated('drill', 'walls', ['red', 'blue']);
    await Promise.all([
      playOn(ada, system, 'red', chances(1), Infinity, 'greedy'),
      playOn(ben, system, 'blue', chances(2), Infinity, 'greedy'),
    ]);
    expect(ada.at().seen.outcome).toEqual(ben.at().seen.outcome);
    expect(ada.at().seen.sitting).toMatchObject({ stage: 'over', ending: { kind: 'played' } });
    expect(ada.at().told.length).toBeGreaterThan(100);
    expect(ada.gaps + ben.gaps).toBe(0);
    const { status } = await place.fetch('GET', `games/${made.match}/replay`, null);
    expect(status).toBe(200);
    await Promise.all([ada.close(), ben.close()]);
  });

  test('play a whole game of Killzone', async () => {
    const system = await systemOf('killzone');
    const scenario = system.scenarios.find(({ seats }) => seats.length === 2)!;
    const { ada, ben } = await seated('killzone', scenario.id, [scenario.seats[0]!, scenario.seats[1]!]);
    await Promise.all([
      playOn(ada, system, scenario.seats[0]!, chances(1)),
      playOn(ben, system, scenario.seats[1]!, chances(2)),
    ]);
    expect(ada.at().seen.outcome).toEqual(ben.at().seen.outcome);
    expect(ada.at().seen.sitting.stage).toBe('over');
    await Promise.all([ada.close(), ben.close()]);
  });
});
