import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { DRONE_ACTS } from '../../src/rules/machines/drone-acts.ts';
import { walk } from '../../src/rules/movement/walk.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { activate } from '../support/hunting.ts';
import { goes } from '../support/moving.ts';
import { addMachine, addMan, addThreat, at, play, testTable } from '../support/tables.ts';

const [, , commandDrone] = DRONE_ACTS;

/** A table with an armed mine at (1,5) that covers the rows before it to the east. */
function mined(): DuckTable {
  const table = testTable();
  const mine = { kind: 'shotgunMine', facing: 3, trigger: 'movement', owner: -1, count: 0 } as const;
  table.charges.push({ ...mine, at: at(table, 1, 5), armed: true });
  return table;
}

rule('DK-GREN-021', 'the move of a Threat goes on after the mine if it is unwounded, and ends if it is not', () => {
  const entered = (face: number): number => {
    const table = mined();
    addMan(table, at(table, 4, 5));
    const harpy = addThreat(table, at(table, 4, 2));
    // A die for the reaction, one for the move, one against each of the two.
    const io = activate(table, harpy, ['D6=1', 'D6=3', `D6=${face}`, 'D6=1']);
    return io.told.filter(({ type }) => type === 'stepped').length;
  };
  expect([entered(1), entered(4)]).toEqual([3, 1]);
});

rule('DK-GREN-021', 'a man whom the mine wounds goes no farther', () => {
  const table = mined();
  const man = addMan(table, at(table, 4, 1), 5);
  play({ dice: ['D6=1'], answers: [goes(at(table, 4, 5))] }, io => walk(table, io, [man], 5));
  expect([man.wounds, man.at === at(table, 4, 5)]).toEqual([1, false]);
});

rule(['DK-GREN-021', 'DK-CYBER-013'], 'nor does a drone, in that turn', () => {
  const run = (face: number) => {
    const table = mined();
    const handler = addMan(table, at(table, 1, 1));
    const drone = addMachine(table, at(table, 4, 1), 'hemgDrone', { handler });
    // The first square of the zone that it comes to is covered in part: a 6 decides that it is hit.
    const orders = [{ order: 'move', to: at(table, 4, 5) }, { order: 'done' }];
    const answers = orders.slice(0, face < 3 ? 2 : 1).map(answer => ({ seat: 'team', answer }));
    play({ dice: face < 3 ? ['D6=5'] : ['D6=6', `D6=${face}`], answers }, io =>
      commandDrone.perform(table, io, handler, { do: 'commandDrone', machine: drone.id }),
    );
    return [drone.wounds, drone.at === at(table, 4, 5)];
  };
  expect([run(1), run(4)]).toEqual([
    [0, true],
    [1, false],
  ]);
});
