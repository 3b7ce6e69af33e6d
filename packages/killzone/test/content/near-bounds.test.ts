import { playNearBounds, playOwn, unboundedIn } from '@sightline/conformance';
import { type Json, whyNotCreate } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { detailsRow } from '../../src/content/details.ts';
import { MAPS, ROSTERS } from '../../src/content/load.ts';
import { killzone } from '../../src/index.ts';

/** One of everything that players may make. */
const map = {
  ...MAPS.rows.find(({ buildings, obstacles }) => buildings.length > 0 && obstacles.length > 0)!,
  id: 'own',
  rule: 'house',
  roads: [[0, 20, 48, 26]],
  ground: [{ kind: 'broken', area: [2, 2, 6, 6] }],
  obstacles: [
    { kind: 'fence', line: [10, 2, 10, 8] },
    { kind: 'wall', line: [12, 2, 12, 8], height: 3 },
    { kind: 'wreck', area: [14, 2, 16, 4] },
  ],
  rises: [{ area: [2, 40, 6, 44], height: 2, slope: 'walkable' }],
};
const rosters = ROSTERS.rows.slice(1, 3).map((roster, i) => ({ ...roster, id: `own-${i}`, rule: 'house' }));
const details = { map, rosters, turns: 2, night: false, limit: 1000 } as unknown as Json;

rule('HS-FORM-002', 'every number, text and list of a setup has a bound', () => {
  expect(unboundedIn(detailsRow.toJSONSchema({ io: 'input' }))).toEqual([]);
});

rule('HS-FORM-002', 'content near its bounds is refused or played', () => {
  const { broken, played, refused } = playNearBounds(killzone, { scenario: 'encounter', details, steps: 4 });
  expect(broken).toEqual([]);
  expect(Math.min(played, refused)).toBeGreaterThan(100);
});

rule('HS-FORM-002', 'what the audit tried is refused with its place', () => {
  const tries: readonly (readonly [Json, string])[] = [
    [{ ...map, buildings: [{ ...map.buildings[0]!, floors: 1_000_000 }] } as unknown as Json, 'map.buildings.0.floors'],
    [{ ...map, roads: [[0, 20, 0, 26]] } as unknown as Json, 'map.roads.0'],
    [{ ...map, roads: [[0, 20, 1e308, 26]] } as unknown as Json, 'map.roads.0.2'],
  ];
  for (const [other, at] of tries)
    expect(whyNotCreate(killzone, { scenario: 'encounter', secret: 'x', details: { map: other } })).toMatchObject([
      { code: 'badDetails', about: { at } },
    ]);
});

rule('HS-FORM-002', 'a battle that is at all its bounds at once can be played', () => {
  const sixty = <R>(row: (i: number) => R): R[] => Array.from({ length: 60 }, (_, i) => row(i));
  const box = (i: number) => [
    2 + (i % 10) * 14,
    2 + Math.floor(i / 10) * 6,
    5 + (i % 10) * 14,
    4 + Math.floor(i / 10) * 6,
  ];
  const group = (i: number) => ({
    name: `Gang ${i}`,
    troop: 'rebel',
    drugs: [],
    figures: [
      { count: 1, leader: true, weapons: ['assault-rifle'] },
      { count: 6, weapons: ['assault-rifle'] },
    ],
  });
  const roster = (id: string) => ({
    id,
    title: 'Horde',
    rule: 'house',
    points: 0,
    groups: Array.from({ length: 8 }, (_, i) => group(i)),
    vehicles: [],
  });
  const large = {
    map: {
      ...map,
      width: 144,
      depth: 144,
      buildings: Array.from({ length: 12 }, (_, i) => ({
        ...map.buildings[0]!,
        floors: 6,
        at: [10 + (i % 4) * 32, 45 + Math.floor(i / 4) * 32],
      })),
      roads: sixty(box),
      ground: sixty(i => ({ kind: 'broken', area: box(i) })),
      obstacles: sixty(i => ({ kind: 'fence', line: box(i) })),
      rises: sixty(i => ({ area: box(i), height: 2, slope: 'walkable' })),
    },
    rosters: [roster('horde-a'), roster('horde-b')],
    turns: 20,
  } as unknown as Json;
  expect(whyNotCreate(killzone, { scenario: 'encounter', secret: 'x', details: large })).toEqual([]);
  expect(() => playOwn(killzone, { scenario: 'encounter', details: large, steps: 40 })).not.toThrow();
});
