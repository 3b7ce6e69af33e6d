import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { gatherChits } from '../../src/rules/actions/chits.ts';
import { fumbleFactor, passesFumbleTest } from '../../src/rules/actions/fumble-test.ts';
import { perform } from '../../src/rules/actions/menu.ts';
import { reload } from '../../src/rules/shooting/reload.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { goes, stands } from '../support/moving.ts';
import { addMan, addThreat, at, play, testTable } from '../support/tables.ts';

const TASK = { name: 'door', rule: 'DK-ACT-024' } as const;

/** A man who has dashed in turn 2, two squares east. */
function dasher(table: DuckTable) {
  const man = addMan(table, at(table, 1, 5), 3);
  const answers = [goes(at(table, 3, 5)), stands({ facing: 1 })];
  play({ dice: ['AvD=2'], answers }, io => perform(table, io, man, { do: 'dash' }));
  return man;
}

const endTurn = (table: DuckTable): void => {
  gatherChits(table);
  table.turn++;
};

rule('DK-MOVE-035', 'not in the turn of the DASH, in all of the next one, and then no more', () => {
  const table = testTable();
  const man = dasher(table);
  const factor = (): number => fumbleFactor(table, man, TASK).total;
  expect(factor()).toBe(5);
  endTurn(table);
  expect(factor()).toBe(3);
  endTurn(table);
  expect([factor(), man.dashed]).toEqual([5, 0]);
});

rule('DK-MOVE-035', 'two off the Fumble Factor and two off a shot', () => {
  const table = testTable();
  const man = dasher(table);
  endTurn(table);
  const test = (...dice: string[]): boolean => {
    let passed = false;
    play({ dice }, io => {
      passed = passesFumbleTest(table, io, man, TASK);
    });
    return passed;
  };
  expect([test('D6=2'), test('D6=3', 'D60=1')]).toEqual([true, false]);
  const harpy = addThreat(table, at(table, 3, 3));
  const io = play({ dice: ['D6=4'] }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
  expect(io.told.find(({ type }) => type === 'shotFired')).toMatchObject({ throws: [{ score: 2 }] });
  expect(harpy.at).toBe(at(table, 3, 1));
});

rule(['DK-MOVE-035', 'DK-WEAP-029', 'DK-WEAP-032'], 'two off the die of a recharge or a new tank, save for a 6', () => {
  const loads = (weapon: string, face: number, dashed: boolean): boolean => {
    const table = testTable();
    const man = addMan(table, at(table, 1, 5), 3, { weapon });
    man.weapons[0]!.loaded = 0;
    if (dashed) man.dashed = table.turn - 1;
    let isLoaded = false;
    play({ dice: [`D6=${face}`] }, io => {
      isLoaded = reload(table, io, man);
    });
    return isLoaded;
  };
  for (const weapon of ['dope-gun', 'flamer']) {
    expect([loads(weapon, 5, false), loads(weapon, 5, true), loads(weapon, 6, true)]).toEqual([true, false, true]);
  }
});
