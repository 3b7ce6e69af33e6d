import { oddsOnView, type Question } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import type { VehicleRow } from '../../src/content/vehicle-schema.ts';
import { dustup } from '../../src/system.ts';
import type { Act } from '../../src/table/acts.ts';
import { type Flown, flown, poise } from '../support/air-setting.ts';
import { harmless, statesOf } from '../support/artillery-setting.ts';
import { box, field, put, squad } from '../support/setting.ts';
import { does, refusal } from '../support/vehicle-setting.ts';

const drop = (bombs: readonly number[], stick = false): Act =>
  stick ? { do: 'dropBombs', bombs, stick: true } : { do: 'dropBombs', bombs };

/** A bomber over (20, 20) heading east. */
function bomber(
  bombs: VehicleRow['bombs'] = [{ bomb: 'lightBomb', count: 3 }],
  vehicle = 'strikeFighter',
  map = field(),
): Flown {
  const found = flown(vehicle, { map, red: [squad(3)], blue: [squad(3)] }, { bombs });
  found.craft.hull.flight.dropped = bombs!.map(() => 0);
  poise(found.craft, 'moving', 20, 20, 90);
  put(found.table, found.squad.id, 6, 40);
  put(found.table, found.enemy.id, 60, 40);
  return found;
}

const burstsOf = (told: readonly { readonly type: string }[]): unknown[] =>
  told
    .filter(({ type }) => type === 'roundBurst')
    .map(each => {
      const { at, radius } = each as unknown as { at: { x: number; y: number }; radius: number };
      return [at.x / 1000, at.y / 1000, radius];
    });

describe('bombs', () => {
  rule('DU-AIR-038', 'one falls as far ahead as the die says, and bursts', () => {
    const { table, craft } = bomber();
    expect(burstsOf(does(table, craft, drop([0]), 'D6=4'))).toEqual([[24, 20, 4]]);
    expect([craft.hull.flight.dropped, craft.actions]).toEqual([[1], 1]);
  });

  rule('DU-AIR-039', 'two on one target have a die each, measured from the aircraft', () => {
    const { table, craft } = bomber();
    const told = does(table, craft, drop([0, 0]), 'D6=2', 'D6=5');
    expect(burstsOf(told)).toEqual([
      [22, 20, 4],
      [25, 20, 4],
    ]);
  });

  rule('DU-AIR-040', 'in a stick each falls beyond the one before', () => {
    const { table, craft } = bomber();
    const told = does(table, craft, drop([0, 0, 0], true), 'D6=3', 'D6=4', 'D6=6');
    expect(burstsOf(told)).toEqual([
      [23, 20, 4],
      [27, 20, 4],
      [33, 20, 4],
    ]);
  });

  rule(['DU-GAP2-017', 'DU-AIR-040'], 'a stick of two heavy bombs', () => {
    const { table, craft } = bomber([{ bomb: 'heavyBomb', count: 2 }]);
    expect(burstsOf(does(table, craft, drop([0, 0], true), 'D6=2', 'D6=5'))).toEqual([
      [22, 20, 6],
      [27, 20, 6],
    ]);
  });

  rule('DU-AIR-041', 'from hover they fall straight down, without a die', () => {
    const { table, craft } = bomber([{ bomb: 'lightBomb', count: 2 }], 'gunship');
    poise(craft, 'hovering', 20, 20, 90);
    expect(burstsOf(does(table, craft, drop([0])))).toEqual([[20, 20, 4]]);
    expect(refusal(table, craft, drop([0, 0], true))).toBe('DU-AIR-038');
  });

  rule('DU-AIR-042', 'on the ground none is dropped', () => {
    const { table, craft } = bomber([{ bomb: 'lightBomb', count: 2 }], 'gunship');
    poise(craft, 'grounded', 20, 20, 90);
    expect(refusal(table, craft, drop([0]))).toBe('DU-AIR-042');
  });

  rule('DU-AIR-038', 'no more than it has, and only such as it has', () => {
    const { table, craft } = bomber();
    expect([
      refusal(table, craft, drop([0, 0, 0, 0])),
      refusal(table, craft, drop([1])),
      refusal(table, craft, drop([])),
    ]).toEqual(['DU-AIR-038', 'DU-AIR-038', 'DU-AIR-038']);
    expect(refusal(table, craft, drop([0], true))).toBe('DU-AIR-040');
  });

  rule(
    ['DU-AIR-038', 'DU-ARTY-040', 'DU-ARTY-043'],
    'all of them are one attack: one marker, one test, a second wound kills',
    () => {
      const { table, craft, enemy } = bomber();
      put(table, enemy.id, 24, 20);
      for (const id of enemy.figures.slice(1)) table.figures[id]!.state = 'killed';
      does(table, craft, drop([0, 0]), 'D6=4', 'D6=4', 'D8=6', 'D6=4', 'D8=6', 'D6=4');
      expect(table.figures[enemy.leader]!.state).toBe('killed');
      expect(table.strains.filter(({ unit }) => unit === enemy.id).map(({ by }) => by)).toEqual(['blast']);
    },
  );

  rule(['DU-AIR-038', 'DU-FIRE-007'], 'an incendiary and a bomb of one action are one attack too', () => {
    const map = field({ areas: [box('lightWoods', 15, 10, 40, 30)] });
    const kinds = [
      { bomb: 'lightBomb', count: 1 },
      { bomb: 'napalm', count: 1 },
    ];
    const { table, craft, enemy } = bomber(kinds, 'strikeFighter', map);
    put(table, enemy.id, 24, 20);
    does(table, craft, drop([1, 0]), 'D6=4', 'D6=4', ...harmless(3, 8, 8), ...harmless(3, 4, 6), 'D6=1');
    expect([table.blazes.length, enemy.suppression, table.strains.length]).toEqual([1, 1, 1]);
  });

  rule(['DU-AIR-038', 'DU-SHOOT-040'], 'whom a bomb has wounded the napalm of the same action kills', () => {
    const map = field({ areas: [box('lightWoods', 15, 10, 40, 30)] });
    const kinds = [
      { bomb: 'lightBomb', count: 1 },
      { bomb: 'napalm', count: 1 },
    ];
    const { table, craft, enemy } = bomber(kinds, 'strikeFighter', map);
    Object.assign(table.figures[enemy.figures[1]!]!, { state: 'killed' });
    Object.assign(table.figures[enemy.figures[2]!]!, { state: 'killed' });
    put(table, enemy.id, 24, 20);
    does(table, craft, drop([0, 1]), 'D6=4', 'D6=4', 'D8=4', 'D8=3', 'D4=4', 'D6=3', 'D6=1');
    expect(statesOf(table, enemy)[0]).toBe('killed');
    expect(table.strains).toMatchObject([{ unit: enemy.id, casualties: 1 }]);
  });

  test('neither the aircraft itself nor another in the air is in the burst', () => {
    const { table, craft } = bomber([{ bomb: 'heavyBomb', count: 1 }], 'gunship');
    poise(craft, 'hovering', 20, 20, 0);
    does(table, craft, drop([0]));
    expect(craft.hull.damage).toBe(0);
  });
});

rule(['DU-AIR-038', 'DU-ARTY-035'], 'the odds of a bomb are counted: where it falls, and what it does there', () => {
  const { table, craft, enemy } = bomber();
  put(table, enemy.id, 29, 20);
  for (const id of enemy.figures.slice(1)) table.figures[id]!.state = 'killed';
  const question = { kind: 'act', rule: 'DU-TURN-017', unit: craft.who, actions: 2, names: table.names } as Question;
  const odds = oddsOnView(dustup, table, 'red', question, drop([0]))!;
  const caught = odds.outcomes.filter(({ outcome }) => (outcome as unknown[]).length > 0);
  const chanceOf = (outcomes: typeof caught): number => outcomes.reduce((sum, { chance }) => sum + chance, 0);
  // From five inches on it is within four of the man at nine.
  expect([odds.exact, chanceOf(caught)]).toEqual([true, 2 / 6]);
  // A D8 is more than his D6 in 27 of 48.
  const down = caught.filter(({ outcome }) => dustup.words.summary!(outcome).includes('leader down'));
  expect(chanceOf(down)).toBeCloseTo((2 / 6) * (27 / 48));
});
