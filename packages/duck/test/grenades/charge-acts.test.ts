import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { actInstead, actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { armMines } from '../../src/rules/grenades/mines.ts';
import { addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

rule(['DK-GREN-024', 'DK-GREN-025'], 'a fire bomb is set for a chit and ignited by remote control for another', () => {
  const table = testTable();
  const man = addMan(table, at(table, 5, 5), 1, { gear: { 'fire-bomb': 1 } });
  const square = at(table, 4, 4);
  const set = { do: 'setFireBomb', square } as const;
  expect(actsOf(table, man)).toContainEqual(set);
  play({ dice: ['D6=1'] }, io => perform(table, io, man, set));
  expect([table.charges.length, man.gear['fire-bomb'], man.ready]).toEqual([1, undefined, 1]);
  const ignite = { do: 'igniteFireBomb', square } as const;
  const other = addMan(table, at(table, 1, 1));
  expect(codes(whyNotAct(table, other, ignite))).toEqual(['noBombThere']);
  expect(actsOf(table, man)).toContainEqual(ignite);
  man.at = at(table, 1, 5);
  other.at = -1;
  play({ dice: ['D6=1'] }, io => perform(table, io, man, ignite));
  expect([table.charges, table.flames.length, man.ready]).toEqual([[], 6, 0]);
});

rule(
  ['DK-GREN-019', 'DK-GREN-022', 'DK-GREN-023'],
  'kind, way and trigger are announced, and a timer asked for',
  () => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 5), 1, { gear: { 'directional-mine': 2 } });
    const timed = { do: 'layMine', kind: 'flameMine', facing: 1, trigger: 'timer' } as const;
    expect(actsOf(table, man)).toContainEqual(timed);
    const answers = [{ seat: 'team', answer: { turns: 3 } }];
    play({ dice: ['D6=1'], answers }, io => perform(table, io, man, timed));
    expect(table.charges).toMatchObject([{ kind: 'flameMine', trigger: 'timer', count: 3 }]);
    const atWill = { do: 'layMine', kind: 'shotgunMine', facing: 1, trigger: 'atWill' } as const;
    play({ dice: ['D6=1'] }, io => perform(table, io, man, atWill));
    armMines(table, man);
    const harpy = addThreat(table, at(table, 3, 3));
    man.ready = 1;
    man.at = at(table, 1, 5);
    table.charges.shift();
    play({ dice: ['D6=1', 'D6=6'] }, io => perform(table, io, man, { do: 'setOffMine', square: at(table, 3, 5) }));
    expect([harpy.condition, table.charges, man.ready]).toEqual(['killed', [], 0]);
  },
);

rule(
  ['DK-GREN-019', 'DK-ACT-016'],
  'a mine that is laid with the chit on WAIT is armed when that action is over',
  () => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 5), 1, { gear: { 'directional-mine': 1 } });
    Object.assign(man, { ready: 0, waiting: 1, acted: 1 });
    const act = { do: 'layMine', kind: 'shotgunMine', facing: 1, trigger: 'movement' } as const;
    play({ dice: ['D6=1'], answers: [{ seat: 'team', answer: act }] }, io => actInstead(table, io, man));
    expect(table.charges).toMatchObject([{ kind: 'shotgunMine', armed: true }]);
  },
);
