import { fillStepCosts } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { waysOf } from '../../src/rules/movement/footing.ts';
import { emptyFooting, ratesOf } from '../../src/rules/movement/ground.ts';
import { narrowSteps } from '../../src/rules/movement/kept-steps.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import { addLoad, addMan, at, testTable } from '../support/tables.ts';

const STORE = ['l...h', '.hh..', '.....', '..hl.', 'h...k'];

rule('DK-MOVE-049', 'steps kept from before a change are those worked out afresh', () => {
  const table = testTable({ tiles: [STORE, STORE] });
  const man = addMan(table, at(table, 3, 3));
  const steps = (): number[] => [...waysOf(table, man).steps];
  const afresh = (): number[] => [...fillStepCosts(emptyFooting(table, 'team'), ratesOf(table, 'team'))];
  expect(steps()).toEqual(afresh());
  table.doors[0]!.open = true;
  shipChanged(table);
  expect(steps()).toEqual(afresh());
  const load = addLoad(table, at(table, 3, 5), { height: 'HIGH' });
  expect(steps()).toEqual(afresh());
  load.at = at(table, 2, 5);
  table.doors[0]!.open = false;
  shipChanged(table);
  expect(steps()).toEqual(afresh());
});

rule(
  ['DK-MOVE-027', 'DK-MOVE-041'],
  'a square closed and prohibited changes the steps into it and past it alone',
  () => {
    const table = testTable({ tiles: [STORE, STORE], joined: 'open' });
    const rates = ratesOf(table, 'team');
    const before = emptyFooting(table, 'team');
    const steps = fillStepCosts(before, rates);
    const corners = new Uint8Array(steps.length);
    const ground = { changes: 0, rates, footing: before, steps: steps.slice(), corners, distances: [] };
    const footing = emptyFooting(table, 'team');
    for (const [x, y] of [
      [3, 3],
      [2, 3],
      [5, 3],
    ] as const) {
      footing.closed[at(table, x, y)] = 1;
      footing.prohibited[at(table, x, y)] = 1;
    }
    footing.prohibited[at(table, 4, 2)] = 1;
    for (const [x, y] of [
      [3, 3],
      [2, 3],
      [5, 3],
      [4, 2],
    ] as const)
      narrowSteps(ground, footing, steps, at(table, x, y));
    expect([...steps]).toEqual([...fillStepCosts(footing, rates)]);
  },
);
