import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { mustLeave } from '../src/rules/acts/state.ts';
import { CEILING_ACTS } from '../src/rules/ceiling/acts.ts';
import { wheresOf } from '../src/rules/movement/ways.ts';
import type { DuckTable } from '../src/table.ts';
import { activate } from './hunting.ts';
import { addExplosion, addFlames, addMan, addThreat, at, codes, testTable } from './tables.ts';

const [, climbDown] = CEILING_ACTS;

/** A table with its ceiling in play, and a hatch in the middle of it. */
function withCeiling(switches = {}): DuckTable {
  const table = testTable({ switches: { ceiling: true, ...switches } });
  table.modules[0]!.ceiling = true;
  table.hatches = [{ at: at(table, 3, 3), kind: 'hatch', proved: false }];
  return table;
}

rule(
  ['DK-CEIL-001', 'DK-GREN-031', 'DK-GREN-034'],
  'fire on the deck neither drives nor burns those in the ceiling',
  () => {
    const table = withCeiling();
    addFlames(table, at(table, 3, 3), 3);
    addExplosion(table, at(table, 3, 2));
    const man = addMan(table, at(table, 3, 3));
    expect(mustLeave(table, man)).toBe(true);
    man.overhead = true;
    expect(mustLeave(table, man)).toBe(false);
    expect(wheresOf(table, [man], 1)).toContainEqual({ to: at(table, 3, 2) });
    man.overhead = false;
    man.at = at(table, 5, 5);
    const harpy = addThreat(table, at(table, 3, 3));
    harpy.overhead = true;
    activate(table, harpy, ['D6=5']);
    expect([harpy.condition, harpy.at]).toEqual(['fit', at(table, 3, 3)]);
  },
);

rule(['DK-GREN-032', 'DK-CEIL-007', 'DK-CEIL-008'], 'nobody comes down through a hatch into fire', () => {
  const table = withCeiling();
  const man = addMan(table, at(table, 3, 3));
  man.overhead = true;
  expect(codes(climbDown.whyNot(table, man, { do: 'climbDown' }))).toEqual([]);
  addFlames(table, man.at, 1);
  expect(codes(climbDown.whyNot(table, man, { do: 'climbDown' }))).toEqual(['fireThere']);
  man.overhead = false;
  man.at = at(table, 5, 5);
  const harpy = addThreat(table, at(table, 3, 3));
  harpy.overhead = true;
  activate(table, harpy, ['D6=1', 'D6=6']);
  expect([harpy.overhead, harpy.condition]).toEqual([true, 'fit']);
});
