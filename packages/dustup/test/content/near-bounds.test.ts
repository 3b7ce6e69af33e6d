import { playNearBounds, playOwn, unboundedIn } from '@sightline/conformance';
import { type Json, whyNotCreate } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { detailsRow } from '../../src/content/details.ts';
import { FORCES, MAPS } from '../../src/content/load.ts';
import { dustup } from '../../src/index.ts';

/** One of everything that players may make. */
const crossroads = MAPS.get('crossroads');
const map = {
  ...crossroads,
  id: 'own',
  rule: 'house',
  areas: crossroads.areas.slice(0, 4),
  lines: crossroads.lines.slice(0, 2),
};
const forces = ['aurelianMarines', 'unionConscripts'].map((id, i) => {
  const force = FORCES.get(id);
  return {
    ...force,
    id: `own${i}`,
    rule: 'house',
    units: force.units.slice(0, 2).map(unit => ({ ...unit, commands: [] })),
  };
});
const details = {
  map,
  forces,
  turns: 2,
  wind: 3,
  generators: [[36, 24]],
  mines: [[{ kind: 'ap', at: [20, 10], facing: 90 }], []],
  objectives: [{ name: 'Middle', at: [36, 24], points: 3 }],
} as unknown as Json;

rule('HS-FORM-002', 'every number, text and list of a setup has a bound', () => {
  expect(unboundedIn(detailsRow.toJSONSchema({ io: 'input' }))).toEqual([]);
});

rule('HS-FORM-002', 'content near its bounds is refused or played', () => {
  const { broken, played, refused } = playNearBounds(dustup, { scenario: 'ownBattle', details, steps: 6 });
  expect(broken).toEqual([]);
  expect(Math.min(played, refused)).toBeGreaterThan(100);
});

rule('HS-FORM-002', 'an outline that crosses itself, or encloses nothing, is refused in a sentence', () => {
  const tries: readonly (readonly [readonly (readonly number[])[], string])[] = [
    [
      [
        [10, 10],
        [20, 20],
        [20, 10],
        [10, 20],
      ],
      'its sides cross or touch one another',
    ],
    [
      [
        [10, 10],
        [20, 10],
        [30, 10],
      ],
      'its sides cross or touch one another',
    ],
    [
      [
        [10, 10],
        [10, 10],
        [20, 20],
      ],
      'it has two corners in one place',
    ],
  ];
  for (const [points, message] of tries) {
    const own = { ...map, areas: [{ ...map.areas[0]!, points }] } as unknown as Json;
    const refusals = whyNotCreate(dustup, { scenario: 'ownBattle', secret: 'x', details: { map: own } });
    expect(refusals).toMatchObject([{ code: 'badDetails', about: { at: 'map.areas.0.points', message } }]);
  }
});

/** A jagged outline of 100 corners around a middle. */
const jagged = (x: number, y: number): number[][] =>
  Array.from({ length: 100 }, (_, i) => {
    const [side, along] = [Math.floor(i / 25), ((i % 25) / 24) * 4 - 2];
    const out = i % 2 === 0 ? 3 : 2.6;
    const [dx, dy] = [
      [along, -out],
      [out, along],
      [-along, out],
      [-out, -along],
    ][side] as [number, number];
    return [x + dx, y + dy];
  });

rule('HS-FORM-002', 'a battle that is at all its bounds at once can be played', () => {
  const types = [...new Set(crossroads.areas.map(({ type }) => type))];
  const [unit] = FORCES.get('aurelianMarines').units;
  const force = (id: string) => ({
    id,
    title: 'Horde',
    rule: 'house',
    units: Array.from({ length: 16 }, (_, i) => {
      const { commands: _commands, figures, ...rest } = unit!;
      const men = { ...figures.at(-1)!, count: 11 };
      return { ...rest, code: `${id.toUpperCase()}-${i}`, figures: [figures[0], men] };
    }),
  });
  const mines = (x: number) => Array.from({ length: 40 }, (_, i) => ({ kind: 'ap', at: [x, i * 3] }));
  const large = {
    map: {
      ...map,
      width: 144,
      depth: 144,
      areas: Array.from({ length: 200 }, (_, i) => ({
        type: types[i % types.length],
        points: jagged(15 + (i % 14) * 8.5, 5 + Math.floor(i / 14) * 9),
      })),
      lines: Array.from({ length: 200 }, (_, i) => ({
        type: map.lines[0]!.type,
        points: Array.from({ length: 100 }, (_corner, k) => [12 + k * 1.2, 1 + (i % 140) + (k % 2) * 0.3]),
      })),
    },
    forces: [force('a'), force('b')],
    mines: [mines(30), mines(100)],
    turns: 20,
  } as unknown as Json;
  expect(() => playOwn(dustup, { scenario: 'ownBattle', details: large, steps: 40 })).not.toThrow();
});
