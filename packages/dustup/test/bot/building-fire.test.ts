import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { worthOfBuildingShot } from '../../src/bot/building-fire.ts';
import { worthOfFire } from '../../src/bot/fire.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { fullFire } from '../../src/rules/shooting/shots.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { view } from '../../src/view/view.ts';
import { at, box, field, lay, put, squad } from '../support/setting.ts';

/** Red in the open, a squad of blue in a brick house thirty inches off, and another squad elsewhere. */
function siege(): { table: Dustup; red: Unit; blue: Unit } {
  const map = field({ areas: [box('buildingSolid', 38, 15, 48, 25)] });
  const table = lay({ map, red: [squad(5)], blue: [squad(4), squad(4)] });
  return { table, red: put(table, 0, 10, 20), blue: put(table, 1, 43, 18) };
}

function worth(table: Dustup, red: Unit, more: { suppressive?: true } = {}): number {
  const seen = view(table, 'red');
  return worthOfBuildingShot(seen, red, {
    do: 'shootBuilding',
    building: 0,
    shots: fullFire(table, red, red),
    ...more,
  });
}

rule('DU-BUILD-005', 'the tactician weighs fire at a building by all whom it knows to be in it', () => {
  const { table, red, blue } = siege();
  const one = worth(table, red);
  put(table, 2, 43, 22);
  expect(worth(table, red)).toBeGreaterThan(1.9 * one);
  // One under a counter it does not know of.
  layCounter(table, scripted<DustupEvent>(), 1, at(43, 22), table.units[2]!);
  expect(worth(table, red)).toBe(one);
  layCounter(table, scripted<DustupEvent>(), 1, at(43, 18), blue);
  expect(worth(table, red)).toBe(0);
});

rule('DU-BUILD-001', 'and prefers it to men who are hard to hit behind their windows', () => {
  const { table, red, blue } = siege();
  blue.propped = true;
  const aimed = worthOfFire(view(table, 'red'), red, { do: 'shoot', target: 1, shots: fullFire(table, red, blue) });
  expect(worth(table, red)).toBeGreaterThan(aimed);
  expect(worth(table, red, { suppressive: true })).toBeGreaterThan(aimed);
});

rule('DU-VEH-059', 'rifles keep nobody down behind brick who is down already, and friends are worth sparing', () => {
  const { table, red, blue } = siege();
  blue.suppression = 1;
  expect(worth(table, red, { suppressive: true })).toBe(0);
  put(table, 1, 60, 40);
  const friends = lay({ map: table.map, red: [squad(5), squad(4)], blue: [squad(4)] });
  put(friends, 1, 43, 20);
  expect(worth(friends, put(friends, 0, 10, 20))).toBeLessThan(0);
});
