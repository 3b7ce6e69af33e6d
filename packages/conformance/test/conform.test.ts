import { drill } from '@sightline/drill';
import { describe, expect, test } from 'vitest';
import { arrangementsOf, conform } from '../src/index.ts';

const namesOf = (...parameters: Parameters<typeof arrangementsOf>) =>
  arrangementsOf(...parameters).map(({ name }) => name);

describe('the arrangements of a system', () => {
  test('are its scenarios, each with every switch on and with every switch off', () => {
    expect(namesOf(drill, {})).toEqual([
      'walls, all switches on',
      'walls, all switches off',
      'open, all switches on',
      'open, all switches off',
    ]);
    expect(arrangementsOf(drill, {}).map(({ switches }) => switches['mines'])).toEqual([true, false, true, false]);
  });

  test('of switches with more than two values are the last and the first', () => {
    const wind = { id: 'wind', rule: 'DR-WATCH-001', kind: 'ruling', values: ['calm', 'breeze', 'gale'] } as const;
    const windy = arrangementsOf({ ...drill, switches: [wind] }, { scenarios: ['open'] });
    expect(windy.map(({ switches }) => switches)).toEqual([{ wind: 'gale' }, { wind: 'calm' }]);
  });

  test('may be chosen', () => {
    expect(namesOf(drill, { scenarios: ['open'], switches: [{ duck: false }] })).toEqual(['open, duck']);
    expect(namesOf({ ...drill, switches: [] }, { scenarios: ['open'] })).toEqual(['open, no switches']);
  });
});

describe('conforming', () => {
  test('plays at least one game of each arrangement', () => {
    expect(conform(drill, { seeds: 1 })).toMatchObject({ games: 4, failure: null });
  });

  test('plays the seeds that are asked for, each always alike', () => {
    const played = conform(drill, { seeds: [12, 13], bots: ['greedy'] });
    expect(played).toMatchObject({ games: 2, failure: null });
    expect(conform(drill, { seeds: [12, 13], bots: ['greedy'] })).toEqual(played);
  });
});
