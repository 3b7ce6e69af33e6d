import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { examineLoad } from '../../src/rules/cargo/acts.ts';
import { layCargo } from '../../src/rules/cargo/lay-cargo.ts';
import { cargoBonus, loadsAtStart, writeOffLoads } from '../../src/rules/cargo/loss.ts';
import { warmHazardousLoads } from '../../src/rules/cargo/warming.ts';
import { reduceFlames, removeExplosionMarkers } from '../../src/rules/grenades/flames.ts';
import { waysOf } from '../../src/rules/movement/footing.ts';
import { seesSquare } from '../../src/rules/shooting/sight.ts';
import { addExplosion, addFlames, addLoad, addMan, at, codes, play, testTable } from '../support/tables.ts';

const inHousekeeping = (turn = 3) => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  table.phase = 'housekeeping';
  table.turn = turn;
  return table;
};
const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

rule('DK-CARGO-001', 'six loads of which two are lost are worth 4 thousand', () => {
  const table = testTable();
  for (let x = 1; x <= 5; x++) addLoad(table, at(table, x, 1));
  addLoad(table, at(table, 1, 2), { kind: 'EXPLOSIVE' });
  table.loads[0]!.lost = true;
  table.loads[5]!.lost = true;
  expect(cargoBonus(table)).toBe(4);
  expect(loadsAtStart(table)).toBe(6);
});

rule(
  ['DK-CARGO-002', 'DK-CARGO-006'],
  'heat sets the red die of a flammable load to 6, and leaves an inert one alone',
  () => {
    const table = inHousekeeping();
    const [flammable, inert] = [
      addLoad(table, at(table, 2, 2), { kind: 'FLAMMABLE' }),
      addLoad(table, at(table, 4, 2), { kind: 'INERT' }),
    ];
    addExplosion(table, at(table, 3, 2));
    const io = play({ dice: [] }, script => warmHazardousLoads(table, script));
    expect([flammable.die, inert.die]).toEqual([6, 0]);
    expect([flammable.known, inert.known]).toEqual([true, false]);
    expect(io.told).toMatchObject([{ type: 'loadWarmed', die: 6, load: 0 }]);
  },
);

rule(
  'DK-CARGO-003',
  'an inert load is written off by a blast or by two flame markers, and its wreck still stands',
  () => {
    const lostBy = (markers: readonly (readonly [number, number, number])[], explosion = false): boolean => {
      const table = inHousekeeping();
      const load = addLoad(table, at(table, 3, 3));
      for (const [x, y, count] of markers) addFlames(table, at(table, x, y), count);
      if (explosion) addExplosion(table, at(table, 4, 4));
      play({ dice: [] }, io => writeOffLoads(table, io));
      expect(load.at).toBe(at(table, 3, 3));
      return load.lost;
    };
    expect(lostBy([[2, 3, 2]])).toBe(true);
    expect(
      lostBy([
        [2, 3, 1],
        [4, 3, 1],
      ]),
    ).toBe(true);
    expect(lostBy([[2, 3, 1]])).toBe(false);
    expect(lostBy([], true)).toBe(true);
    expect(lostBy([[5, 5, 3]])).toBe(false);
  },
);

rule('DK-CARGO-004', 'a FULL load cannot be entered', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3));
  addLoad(table, at(table, 3, 2), { height: 'FULL' });
  expect(waysOf(table, man).steps[man.at * 8]).toBe(0);
});

rule('DK-CARGO-005', 'a HIGH load costs 2 and hides what is behind it; a LOW one costs 2 and hides nothing', () => {
  for (const [height, isHidden] of [
    ['HIGH', true],
    ['LOW', false],
  ] as const) {
    const table = testTable();
    const man = addMan(table, at(table, 3, 4));
    addLoad(table, at(table, 3, 3), { height });
    expect(waysOf(table, man).steps[man.at * 8]).toBe(2);
    expect(seesSquare(table, man, at(table, 3, 1))).toBe(!isHidden);
  }
});

rule(['DK-CARGO-007', 'DK-HOUSE-002'], 'each marker adjacent takes a pip; a turn without heat takes none', () => {
  const table = inHousekeeping();
  const load = addLoad(table, at(table, 3, 3), { kind: 'EXPLOSIVE', die: 6 });
  addFlames(table, at(table, 2, 3), 2);
  addExplosion(table, at(table, 4, 3));
  addFlames(table, at(table, 1, 3, 1), 3);
  play({ dice: [] }, io => warmHazardousLoads(table, io));
  expect(load.die).toBe(3);
  table.flames = [];
  table.explosions = [];
  play({ dice: [] }, io => warmHazardousLoads(table, io));
  expect(load.die).toBe(3);
});

rule('DK-HOUSE-002', 'a bulkhead keeps the heat of the next tile out', () => {
  const table = inHousekeeping();
  const load = addLoad(table, at(table, 5, 1), { kind: 'EXPLOSIVE', die: 5 });
  addFlames(table, at(table, 1, 1, 1), 3);
  play({ dice: [] }, io => warmHazardousLoads(table, io));
  expect(load.die).toBe(5);
});

rule(
  ['DK-CARGO-008', 'DK-CHOUSE-005'],
  'an explosive load fills nine squares with blast: 3 wounds, 4 kills, and the markers outlive this Housekeeping',
  () => {
    const table = inHousekeeping();
    const load = addLoad(table, at(table, 3, 3), { kind: 'EXPLOSIVE', die: 2 });
    addFlames(table, at(table, 2, 3), 2);
    const [near, beside] = [addMan(table, at(table, 4, 4)), addMan(table, at(table, 3, 2), 5)];
    beside.leads = true;
    // The wounded man sees his comrade die and keeps his nerve.
    play({ dice: ['D6=3', 'D6=4', 'D6=1'] }, io => {
      warmHazardousLoads(table, io);
      reduceFlames(table, io);
      removeExplosionMarkers(table, io);
    });
    expect([load.lost, load.at]).toEqual([true, -1]);
    expect(table.explosions.map(({ at: square }) => square).sort((a, b) => a - b)).toEqual(
      [2, 3, 4].flatMap(y => [2, 3, 4].map(x => at(table, x, y))),
    );
    expect([beside.wounds, near.condition]).toEqual([1, 'killed']);
  },
);

rule('DK-CHOUSE-005', 'a flammable load lays 3 markers on nine squares, which attack nobody', () => {
  const table = inHousekeeping();
  addLoad(table, at(table, 3, 3), { kind: 'FLAMMABLE', die: 1 });
  addExplosion(table, at(table, 2, 3));
  const man = addMan(table, at(table, 4, 4));
  play({ dice: [] }, io => warmHazardousLoads(table, io));
  expect(table.flames.map(({ count }) => count)).toEqual(new Array(9).fill(3));
  expect([man.condition, man.wounds]).toEqual(['fit', 0]);
});

rule('DK-CARGO-008', 'a HIGH piece and a bulkhead shield', () => {
  const table = testTable({ tiles: [['.....', '.....', '....h', '.....', '.....'], FLOOR] });
  table.phase = 'housekeeping';
  addLoad(table, at(table, 4, 3), { kind: 'EXPLOSIVE', die: 1, extreme: true });
  addFlames(table, at(table, 3, 3), 1);
  play({ dice: ['D6=3'] }, io => warmHazardousLoads(table, io));
  // Sixteen squares from (3,2) to (6,5): those beyond the bulkhead are left out.
  expect(table.explosions).toHaveLength(12);
  expect(table.explosions.every(({ at: square }) => square % 5 !== at(table, 1, 1, 1) % 5)).toBe(true);
});

rule('DK-CARGO-009', 'an EXTREME load covers sixteen squares, by a die that is thrown again on 5 and 6', () => {
  for (const [dice, from] of [
    [['D6=1'], [1, 1]],
    [['D6=2'], [2, 1]],
    [
      ['D6=6', 'D6=5', 'D6=3'],
      [2, 2],
    ],
    [['D6=4'], [1, 2]],
  ] as const) {
    const table = inHousekeeping();
    addLoad(table, at(table, 3, 3), { kind: 'EXPLOSIVE', die: 1, extreme: true });
    addFlames(table, at(table, 3, 2), 1);
    play({ dice: [...dice] }, io => warmHazardousLoads(table, io));
    const expected = [0, 1, 2, 3].flatMap(y => [0, 1, 2, 3].map(x => at(table, from[0] + x, from[1] + y)));
    expect(table.explosions.map(({ at: square }) => square).sort((a, b) => a - b)).toEqual(expected);
  }
});

rule('DK-CARGO-010', 'a load that goes up heats its neighbour only in the next Housekeeping', () => {
  const table = inHousekeeping(5);
  addLoad(table, at(table, 2, 3), { kind: 'EXPLOSIVE', die: 1 });
  const other = addLoad(table, at(table, 4, 3), { kind: 'FLAMMABLE' });
  addFlames(table, at(table, 1, 3), 1);
  play({ dice: [] }, io => warmHazardousLoads(table, io));
  expect(other.die).toBe(0);
  table.turn = 6;
  play({ dice: [] }, io => warmHazardousLoads(table, io));
  expect(other.die).toBe(6);
});

rule(['DK-ACT-027', 'DK-CARGO-002'], 'a load is examined once: its kind is shown, and a booby trap goes off', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3));
  const load = addLoad(table, at(table, 3, 1), { kind: 'FLAMMABLE', height: 'HIGH' });
  const act = { do: 'examineLoad', load: 0 } as const;
  expect(codes(examineLoad.whyNot(table, man, act))).toEqual(['notAdjacent']);
  man.at = at(table, 3, 2);
  expect(examineLoad.list(table, man)).toEqual([act]);
  play({ dice: ['D6=3', 'D6=1', 'D6=1'] }, io => examineLoad.perform(table, io, man, act));
  expect([load.known, load.examined, table.explosions[0]!.at]).toEqual([true, true, load.at]);
  expect(codes(examineLoad.whyNot(table, man, act))).toEqual(['examined']);
});

rule('DK-GAP-010', 'a 4 turns up something of high value, and a failed test nothing', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3));
  addLoad(table, at(table, 3, 2));
  const act = { do: 'examineLoad', load: 0 } as const;
  play({ dice: ['D6=6', 'D60=1'] }, io => examineLoad.perform(table, io, man, act));
  expect(table.loads[0]!.examined).toBe(false);
  play({ dice: ['D6=1', 'D6=4'] }, io => examineLoad.perform(table, io, man, act));
  expect(man.gear['high-value']).toBe(1);
});

rule(['DK-GAP-011', 'DK-SETUP-012'], 'dice 6 and 2 with height 6 make an extreme flammable load of full height', () => {
  const table = testTable({ tiles: [['.....', '.c...', '.....', '.....', '.....']], cargo: 'diced' });
  play({ dice: ['D6=6', 'D6=2', 'D6=6'] }, io => layCargo(table, io));
  expect(table.loads).toMatchObject([
    { at: at(table, 2, 2), kind: 'FLAMMABLE', extreme: true, height: 'FULL', known: false },
  ]);
});

rule('DK-GAP-011', 'the fuel tender carries flammable and explosive loads only', () => {
  const table = testTable({ tiles: [['.....', '.c.c.', '.....', '.....', '.....']], cargo: 'hazardous' });
  play({ dice: ['D6=3', 'D6=1', 'D6=4', 'D6=3'] }, io => layCargo(table, io));
  expect(table.loads.map(({ kind, height }) => [kind, height])).toEqual([
    ['FLAMMABLE', 'LOW'],
    ['EXPLOSIVE', 'HIGH'],
  ]);
});
