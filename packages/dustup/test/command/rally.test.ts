import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { Confidence } from '../../src/content/schema.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { company, does, platoon, refused, unitBy } from '../support/command-setting.ts';
import { lay, put } from '../support/setting.ts';

/** A headquarters beside a squad, so that they can talk; LV1 and LV2 unless told otherwise. */
function beside(confidence: Confidence, start: Confidence = 'confident', lv = 1, switches = {}) {
  const table = lay({ red: platoon(1, {}, { leadership: lv }), switches });
  put(table, 1, 10, 4);
  Object.assign(table.units[1]!, { confidence, startConfidence: start });
  return table;
}
const rallying = { do: 'rally', unit: 1 } as const;

function after(table: ReturnType<typeof lay>, ...dice: string[]): Confidence {
  does(table, table.units[0]!, rallying, dice);
  return table.units[1]!.confidence;
}

rule('DU-RALLY-001', 'no rally without a message; a headquarters rallies itself against twice its value', () => {
  const table = beside('shaken');
  put(table, 1, 30, 4);
  does(table, table.units[0]!, rallying, ['D8=2']);
  expect([table.units[0]!.actions, table.units[1]!.confidence]).toEqual([1, 'shaken']);
  const own = beside('confident', 'confident', 2);
  const hq = own.units[0]!;
  hq.confidence = 'shaken';
  does(own, hq, { do: 'rally', unit: 0 }, ['D8=4']);
  expect(hq.confidence).toBe('shaken');
  does(own, hq, { do: 'rally', unit: 0 }, ['D8=5']);
  expect(hq.confidence).toBe('steady');
});

rule(
  ['DU-RALLY-001', 'DU-RALLY-006'],
  'any friend who can be reached, or only those below if players read it so',
  () => {
    const rallies = (switches = {}) => {
      const table = lay({ red: company(), switches });
      const one = unitBy(table, 'S1');
      one.confidence = 'shaken';
      return refused(table, unitBy(table, 'P2'), { do: 'rally', unit: one.id });
    };
    expect(rallies()).toEqual([]);
    expect(rallies({ rallyOwnOnly: true })).toEqual(['notSubordinate']);
    const table = lay({ red: company() });
    const enemy = table.units.at(-1)!;
    enemy.confidence = 'shaken';
    expect(refused(table, unitBy(table, 'P2'), { do: 'rally', unit: enemy.id })).toEqual(['nobodyToReach']);
  },
);

rule('DU-RALLY-002', "the unit's die against both leadership values", () => {
  expect(after(beside('shaken'), 'D8=4')).toBe('steady');
  expect(after(beside('shaken'), 'D8=3')).toBe('shaken');
});

rule(['DU-RALLY-003', 'DU-FORCE-037'], 'never above the level it started with', () => {
  expect(after(beside('shaken', 'steady'), 'D8=8')).toBe('steady');
  const table = beside('steady', 'steady');
  expect(refused(table, table.units[0]!, rallying)).toEqual(['atStartingLevel']);
  expect(actsOf(table, table.units[0]!)).not.toContainEqual(rallying);
});

rule('DU-RALLY-004', 'with the option more than double raises two levels', () => {
  const risky = { rallyBonusRisk: true };
  expect(after(beside('broken', 'confident', 1, risky), 'D8=7')).toBe('steady');
  expect(after(beside('broken', 'confident', 1, risky), 'D8=6')).toBe('shaken');
  expect(after(beside('shaken', 'steady', 1, risky), 'D8=7')).toBe('steady');
  expect(after(beside('broken'), 'D8=7')).toBe('shaken');
});

rule('DU-RALLY-005', 'and less than half lowers one', () => {
  const risky = { rallyBonusRisk: true };
  expect(after(beside('shaken', 'confident', 2, risky), 'D8=1')).toBe('broken');
  expect(after(beside('shaken', 'confident', 2, risky), 'D8=2')).toBe('shaken');
  expect(after(beside('shaken', 'confident', 2), 'D8=1')).toBe('shaken');
});

rule(['DU-RALLY-006', 'DU-MORALE-027'], 'broken and routed units, too, but not panicked ones', () => {
  const table = beside('routed', 'confident', 2);
  does(table, table.units[0]!, rallying, ['D8=5']);
  expect(table.units[1]!.confidence).toBe('broken');
  does(table, table.units[0]!, rallying, ['D8=5']);
  expect(table.units[1]!.confidence).toBe('shaken');
  table.units[0]!.actions = 1;
  table.units[1]!.panicked = true;
  expect(refused(table, table.units[0]!, rallying)).toEqual(['panicked']);
  Object.assign(table.units[1]!, { panicked: false, unrallyable: true });
  expect(refused(table, table.units[0]!, rallying)).toEqual(['unrallyable']);
});
