import { playOwn } from '@sightline/conformance';
import { whyNotCreate } from '@sightline/kernel';
import { loadLedger } from '@sightline/ledger/load';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { AREA_TYPES, LINE_TYPES, MAPS } from '../../src/content/load.ts';
import { lineTypeRow, type Mover } from '../../src/content/schema.ts';
import { dustup } from '../../src/system.ts';

const ledger = new Map(loadLedger().map(row => [row.id as string, row]));

/** What the tables of the book call the kinds of ground. */
const GROUND: Readonly<Record<string, string>> = {
  roads: 'road',
  open: 'open',
  slopes: 'slopeHill',
  'light scrub': 'lightScrub',
  cultivated: 'cultivated',
  rough: 'rough',
  swamp: 'swamp',
  'light woods': 'lightWoods',
  'dense woods': 'denseWoods',
  'river or stream': 'riverStream',
  'river or stream (no ford)': 'riverStream',
  'river or stream (ford)': 'ford',
  'open water': 'openWater',
  'open water (not amphibious)': 'openWater',
  'open water (wading)': 'openWater',
};

test.each([
  ['DU-VEH-029', 'lowWheeled'],
  ['DU-VEH-030', 'highWheeled'],
  ['DU-VEH-031', 'tracked'],
  ['DU-VEH-032', 'hover'],
  ['DU-VEH-033', 'grav'],
  ['DU-VEH-034', 'walker'],
] as const)('the table of %s is that of the terrain for %s', (row, mover) => {
  const table = Object.entries(ledger.get(row)!.data as Record<string, string>);
  // Amphibious vehicles are a matter of the vehicle, not of the water.
  const told = table.filter(([ground]) => ground !== 'open water (amphibious)');
  expect(told.length).toBeGreaterThanOrEqual(11);
  expect(told.map(([ground]) => [ground, AREA_TYPES.get(GROUND[ground]!).costs[mover]])).toEqual(told);
});

const LINES: Readonly<Record<string, string>> = {
  'low fence': 'lowFence',
  'low wall': 'lowWall',
  wall: 'highWall',
  wire: 'wire',
  ditch: 'ditch',
  'stream line': 'streamLine',
  'anti-tank ditch': 'antiTankDitch',
  "dragon's teeth": 'dragonsTeeth',
  'rubble heap': 'rubbleHeap',
};
const MOVERS: Readonly<Record<string, Mover>> = {
  infantry: 'infantry',
  'power armour': 'powerArmour',
  'low-mobility wheeled': 'lowWheeled',
  'high-mobility wheeled': 'highWheeled',
  tracked: 'tracked',
  hover: 'hover',
  grav: 'grav',
  walker: 'walker',
};

/** As the obstacle table says it. */
function crossing(line: string, mover: Mover): number | string {
  const { costs, breach } = LINE_TYPES.get(LINES[line]!);
  const from = breach?.[mover];
  if (from === undefined) return costs[mover];
  return from === 1 ? 'breach' : `breach if size ${from}+ else impassable`;
}

test('the obstacles are those of DU-GAP2-005', () => {
  const table = ledger.get('DU-GAP2-005')!.data as Record<string, Record<string, number | string>>;
  for (const [line, costs] of Object.entries(table)) {
    for (const [mover, price] of Object.entries(costs)) {
      expect(crossing(line, MOVERS[mover]!), `${line} for ${mover}`).toBe(price);
    }
  }
  expect(Object.keys(table)).toHaveLength(9);
});

rule('DU-VEH-041', 'an obstacle without an entry for one of the movers does not load', () => {
  const wire = LINE_TYPES.get('wire');
  const { walker, ...others } = wire.costs;
  expect([lineTypeRow.safeParse(wire).success, walker]).toEqual([true, 1]);
  const { error } = lineTypeRow.safeParse({ ...wire, costs: others });
  expect(error!.issues.map(({ path }) => path)).toEqual([['costs', 'walker']]);
});

describe.each(['ridgeRoad', 'karstLine', 'sectorNine'])('the map %s', id => {
  const { areas, lines, width, depth } = MAPS.get(id);
  const boxes = areas.map(({ type, points }) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return { type, west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
  });

  test('can be chosen for a battle of one’s own, and fought on', () => {
    const setup = { scenario: 'ownBattle', details: { map: id, turns: 2 } };
    expect(whyNotCreate(dustup, { ...setup, secret: 'x' })).toEqual([]);
    expect(() => playOwn(dustup, { ...setup, steps: 30 })).not.toThrow();
  });

  test('lies on its table', () => {
    for (const [x, y] of [...areas, ...lines].flatMap(({ points }) => points)) {
      expect(x <= width && y <= depth).toBe(true);
    }
  });

  test('has no house and no trench on its roads', () => {
    const roads = boxes.filter(({ type }) => type === 'road');
    const solid = boxes.filter(({ type }) => type.startsWith('building') || type === 'trench');
    const meet = (a: (typeof boxes)[number], b: (typeof boxes)[number]): boolean =>
      a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north;
    expect(solid.length).toBeGreaterThan(0);
    expect(roads.flatMap(road => solid.filter(each => meet(road, each)))).toEqual([]);
  });
});
