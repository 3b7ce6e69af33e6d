import { halfAt, type Side, sideOfPosition } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { actsOf, whyNotAct } from '../../src/rules/actions/menu.ts';
import { whyNotTakeUp } from '../../src/rules/damage/carrying.ts';
import { closeDoor } from '../../src/rules/doors/working-doors.ts';
import { suckIn } from '../../src/rules/event-cards/door-cards.ts';
import { threatReach } from '../../src/rules/movement/footing.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMan, addPiece, addThreat, addVehicle, at, codes, openDoors, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

/** A crate along one side of a square, and a man in what is left of it. */
function manBesideCrate(table: DuckTable, square: number, side: Side): Teamer {
  addPiece(table, square, 'HIGH', halfAt(side));
  return addMan(table, square);
}

/** Two tiles with an open door from (5,3) to (1,3). */
function doorway(): DuckTable {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  openDoors(table);
  return table;
}

rule(['DK-MOVE-043', 'DK-DUCK-015'], 'nobody dives below a door to a man beside a crate', () => {
  const table = doorway();
  manBesideCrate(table, at(table, 1, 3, 1), 3).condition = 'stunned';
  const man = addMan(table, at(table, 5, 3), 3);
  const { asked } = play({}, io => closeDoor(table, io, 0, null));
  expect([asked, man.at]).toEqual([[], at(table, 5, 3)]);
});

rule(['DK-MOVE-043', 'DK-GAP-043'], 'nor is anybody sucked in there', () => {
  const table = doorway();
  manBesideCrate(table, at(table, 1, 3, 1), 3);
  const man = addMan(table, at(table, 5, 3), 3);
  play({}, io => suckIn(table, io, { module: 1, door: 0 }));
  expect(man.at).toBe(at(table, 5, 3));
});

rule(['DK-MOVE-043', 'DK-CEIL-007'], 'nor climbs down to him', () => {
  const table = testTable();
  table.modules[0]!.ceiling = true;
  manBesideCrate(table, at(table, 3, 3), 7);
  table.hatches.push({ at: at(table, 3, 3), kind: 'hatch', proved: false });
  const man = addMan(table, at(table, 3, 3));
  man.overhead = true;
  expect(codes(whyNotAct(table, man, { do: 'climbDown' }))).toEqual(['squareFull']);
});

rule(['DK-MOVE-043', 'DK-ACT-025', 'DK-CARGO-011'], 'nor gets out of a seat to him', () => {
  const table = testTable({ tiles: [['.....', '.w...', '.....', '.....', '.....']] });
  const sitter = addMan(table, at(table, 2, 2));
  sitter.seat = 0;
  table.fittings[0]!.holds = sitter.id;
  manBesideCrate(table, at(table, 3, 2), 3);
  const driver = addMan(table, at(table, 4, 4));
  addVehicle(table, at(table, 4, 4), 1, driver);
  manBesideCrate(table, at(table, 3, 4), 7);
  const squares = (kind: string) => (man: typeof sitter) =>
    actsOf(table, man).flatMap(act => (act.do === kind && 'square' in act ? [act.square] : []));
  expect(squares('getOut')(sitter)).not.toContain(at(table, 3, 2));
  expect(squares('getOut')(sitter)).toContain(at(table, 2, 1));
  expect(squares('leaveVehicle')(driver)).not.toContain(at(table, 3, 4));
  expect(squares('leaveVehicle')(driver)).toContain(at(table, 5, 4));
});

rule(['DK-MOVE-043', 'DK-DMG-019'], 'a man driven into such a square pushes on who is there', () => {
  const table = testTable();
  const there = manBesideCrate(table, at(table, 3, 3), 7);
  const driven = addMan(table, at(table, 3, 4), 5);
  driven.ready = 0;
  driven.ducked = true;
  const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
  play({ dice: ['D6=1'] }, io => shoot(table, io, { shooter: philth.id, target: driven.id }));
  expect([driven.at, there.at]).toEqual([at(table, 3, 3), at(table, 3, 2)]);
});

rule(['DK-MOVE-043', 'DK-DMG-011'], 'and there is no room to take a man up from the next square', () => {
  const table = testTable();
  const man = manBesideCrate(table, at(table, 3, 3), 7);
  const fallen = addMan(table, at(table, 3, 4));
  Object.assign(fallen, { condition: 'incapacitated', ducked: true });
  expect(codes(whyNotTakeUp(table, man, fallen))).toEqual(['squareFull']);
});

rule(
  ['DK-MOVE-013', 'DK-MOVE-042'],
  'human Threats stand two to a square and pass one another; no other Threat does',
  () => {
    const gap = ['fffff', 'fffff', '.....', 'fffff', 'fffff'];
    const reached = (species: string, others: number) => {
      const table = testTable({ tiles: [gap] });
      const walker = addThreat(table, at(table, 1, 3), 3, species);
      for (let n = 0; n < others; n++) addThreat(table, at(table, 3, 3), 7, 'raider');
      const { count, order } = threatReach(table, walker, 5);
      return [3, 5].map(x => order.subarray(0, count).includes(at(table, x, 3)));
    };
    expect(reached('raider', 1)).toEqual([true, true]);
    expect([reached('raider', 2), reached('cybot', 1)]).toEqual([
      [false, false],
      [false, false],
    ]);
    const table = testTable({ tiles: [gap] });
    const [first, second] = [
      addThreat(table, at(table, 3, 3), 7, 'raider'),
      addThreat(table, at(table, 2, 3), 3, 'raider'),
    ];
    play({}, io => enterSquare(table, io, second, first.at, { willingly: true }));
    const sides = [first, second].map(({ facing, position }) => sideOfPosition(facing, position));
    expect(new Set(sides).size).toBe(2);
    expect(sides).not.toContain(null);
  },
);
