import { neighbour } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { actsOf, whyNotAct } from '../../src/rules/actions/menu.ts';
import { DOOR_ACTS } from '../../src/rules/doors/acts.ts';
import { batter, makeHole } from '../../src/rules/doors/battering.ts';
import { crossBulkhead } from '../../src/rules/doors/short-cuts.ts';
import { whyNotOperate } from '../../src/rules/doors/why-not-operate.ts';
import { closeDoor, openDoor, operateDoor } from '../../src/rules/doors/working-doors.ts';
import { makeNoise } from '../../src/rules/threats/noise.ts';
import { stimuliOf } from '../../src/rules/threats/stimulus.ts';
import { beginThreatPhase } from '../../src/rules/threats/threat-phase.ts';
import { planOf } from '../../src/ship/plan.ts';
import { shipChanged, sidesOf } from '../../src/ship/walls.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { activate, addVeteran, nextTurn } from '../support/hunting.ts';
import { addThreat, at, codes, openDoors, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

/** Two tiles with a shut door between; a noisy man on the first. */
function shutIn(joined: 'narrow' | 'cargo' = 'narrow', switches = {}, manAt: [number, number] = [2, 3]) {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined, switches });
  const man = addVeteran(table, at(table, ...manAt), 3);
  table.noise.tiles = [0];
  return { table, man };
}

const anew = (table: DuckTable): void => {
  nextTurn(table);
  table.noise.tiles = [0];
};

const isOpenAt = (table: DuckTable, square: number): boolean => (sidesOf(table).movement[square]! & 8) === 0;

rule(['DK-ACT-024', 'DK-ACT-022'], 'a door is worked from its aperture square, for a chit and a Fumble Test', () => {
  const { table } = shutIn();
  const man = addVeteran(table, at(table, 5, 3), 3);
  const [open] = DOOR_ACTS;
  const act = { do: 'openDoor', door: 0 } as const;
  expect(actsOf(table, man)).toContainEqual(act);
  play({ dice: ['D6=5', 'D60=1'] }, io => open.perform(table, io, man, act));
  expect([table.doors[0]!.open, man.ready, table.kitty.chits.length]).toEqual([false, 1, 1]);
  play({ dice: ['D6=4'] }, io => open.perform(table, io, man, act));
  expect([table.doors[0]!.open, man.ready]).toEqual([true, 0]);
  man.ready = 1;
  expect(codes(whyNotAct(table, man, act))).toContain('isOpen');
  man.at = at(table, 4, 3);
  expect(codes(whyNotOperate(table, man, { do: 'closeDoor', door: 0 }))).toEqual(['notAtDoor']);
});

rule('DK-DUCK-012', 'nobody works a door lying down', () => {
  const { table } = shutIn();
  const man = addVeteran(table, at(table, 5, 3), 3);
  man.ducked = true;
  expect(codes(whyNotOperate(table, man, { do: 'openDoor', door: 0 }))).toContain('lyingDown');
});

rule(['DK-THREAT-005', 'DK-THREAT-006'], 'a door that is worked is heard next door, a shot as well', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR, FLOOR] });
  addVeteran(table, at(table, 1, 1));
  const harpy = addThreat(table, at(table, 5, 5, 1), 7);
  expect(stimuliOf(table, harpy).by).toEqual([]);
  play({}, io => openDoor(table, io, 0, null));
  play({}, io => closeDoor(table, io, 0, null));
  expect(stimuliOf(table, harpy).by).toHaveLength(1);
  nextTurn(table);
  play({}, io => makeNoise(table, io, at(table, 1, 1), null));
  // It knows of him, but a shut door lies between: that changes no column.
  expect(stimuliOf(table, harpy)).toMatchObject({ by: [{}], column: 'noTeam' });
});

rule(['DK-DOOR-021', 'DK-KITTY-004'], 'a natural 6 leaves it STUCK; a stuck door is freed at a Factor 1 lower', () => {
  const { table, man } = shutIn();
  play({ dice: ['D6=6', 'D60=1', 'D59=1'] }, io => operateDoor(table, io, man, 0));
  expect([table.doors[0]!.stuck, table.kitty.chits.length]).toEqual([true, 2]);
  play({ dice: ['D6=4', 'D58=1', 'D57=1'] }, io => expect(operateDoor(table, io, man, 0)).toBe(false));
  expect([table.doors[0]!.open, table.kitty.chits.length]).toEqual([false, 4]);
  play({ dice: ['D6=3'] }, io => expect(operateDoor(table, io, man, 0)).toBe(true));
  expect([table.doors[0]!.stuck, table.doors[0]!.open]).toEqual([false, true]);
});

rule(['DK-DOOR-021', 'DK-KITTY-011'], 'without power it is harder too, and the two add up', () => {
  const { table, man } = shutIn();
  table.power.down = true;
  table.doors[0]!.stuck = true;
  play({ dice: ['D6=3', 'D60=1', 'D59=1'] }, io => expect(operateDoor(table, io, man, 0)).toBe(false));
  play({ dice: ['D6=2'] }, io => expect(operateDoor(table, io, man, 0)).toBe(true));
});

rule(
  ['DK-DOOR-001', 'DK-DOOR-002', 'DK-DOOR-004'],
  'it comes up to the door in one activation, chooses in the next and goes on in silence, without a reaction throw',
  () => {
    const { table } = shutIn();
    const harpy = addThreat(table, at(table, 5, 3, 1), 7);
    activate(table, harpy, ['D6=2']);
    expect(harpy.at).toBe(at(table, 3, 3, 1));
    nextTurn(table);
    activate(table, harpy, ['D6=5']);
    expect([harpy.at, table.doors[0]!.damage]).toEqual([at(table, 1, 3, 1), [0]]);
    nextTurn(table);
    activate(table, harpy, ['D6=3', 'D6=4']);
    expect(table.doors[0]!.damage).toEqual([4]);
    nextTurn(table);
    const io = activate(table, harpy, ['D6=5', 'D6=6']);
    expect([harpy.at, io.told.map(({ type }) => type)]).toEqual([
      at(table, 5, 3),
      expect.arrayContaining(['footprintsLaid', 'bulkheadCrossed']),
    ]);
  },
);

rule('DK-DOOR-003', 'one to a narrow door; the others at the bulkhead may only seek', () => {
  const { table } = shutIn();
  addThreat(table, at(table, 1, 3, 1), 7, 'steel-scorpion').activated = true;
  const beside = addThreat(table, at(table, 1, 2, 1), 7, 'steel-scorpion');
  const io = activate(table, beside, ['D6=2', 'D6=1', 'D6=1', 'D6=1']);
  expect(io.rolled.map(({ why }) => why.purpose)).toEqual(['seek', 'weakSpot', 'weakSpot', 'weakSpot']);
});

rule(['DK-DOOR-003', 'DK-DOOR-004'], 'of four Harpies one batters, those beside it seek, the last comes up', () => {
  const { table } = shutIn();
  const places = [
    [1, 3],
    [1, 2],
    [1, 4],
    [2, 3],
  ] as const;
  const [before, , , behind] = places.map(([x, y]) => addThreat(table, at(table, x, y, 1), 7));
  const weak = ['D6=1', 'D6=1', 'D6=1'];
  const dice = ['D6=3', 'D6=5', ...weak, 'D6=4', ...weak, 'D6=2', 'D6=1', 'D6=1', 'D6=1', 'D6=3'];
  const io = activate(table, before!, dice);
  const thrown = (purpose: string) =>
    io.rolled.filter(({ why }) => why.purpose === purpose).map(({ why }) => why.figure);
  expect([thrown('choice'), thrown('batter'), thrown('seek').length]).toEqual([[before!.id], [before!.id], 2]);
  expect([at(table, 1, 1, 1), at(table, 1, 5, 1)]).toContain(behind!.at);
});

rule('DK-DOOR-005', 'one that was battering when footprints appeared has an even chance to go on', () => {
  const { table } = shutIn();
  const harpy = addThreat(table, at(table, 1, 3, 1), 7);
  activate(table, harpy, ['D6=1', 'D6=2']);
  table.breaches.push({ square: at(table, 1, 1, 1), side: 7, footprints: 'RED' });
  anew(table);
  activate(table, harpy, ['D6=2', 'D6=3']);
  expect(table.doors[0]!.damage).toEqual([5]);
  anew(table);
  activate(table, harpy, ['D6=4', 'D6=6']);
  expect(harpy.at).toBe(at(table, 1, 1, 1));
});

rule(
  ['DK-DOOR-006', 'DK-DOOR-007'],
  'a 6 finds a duct, which puts it on the far side and is its whole activation',
  () => {
    const seek = (face: number) => {
      const { table, man } = shutIn('narrow', {}, [5, 2]);
      addThreat(table, at(table, 1, 3, 1), 7, 'steel-scorpion').activated = true;
      const harpy = addThreat(table, at(table, 1, 2, 1), 7);
      activate(table, harpy, [`D6=${face}`, ...(face < 6 ? ['D6=1', 'D6=1', 'D6=1'] : [])]);
      return { table, man, harpy };
    };
    const found = seek(6);
    // The square opposite is his, so it comes out in the nearest free one and does not grapple yet.
    expect([found.man.grapple, found.table.breaches]).toEqual([
      null,
      [{ square: at(found.table, 1, 2, 1), side: 7, footprints: 'RED' }],
    ]);
    expect(at(found.table, 5, 1)).toBe(found.harpy.at);
    expect(seek(5).table.breaches).toEqual([]);
  },
);

rule(
  ['DK-DOOR-007', 'DK-DOOR-008', 'DK-DOOR-014'],
  'others go to the footprints, stop there and cross in their next activation',
  () => {
    const { table } = shutIn();
    table.doors[0]!.damage = [12];
    table.breaches.push({ square: at(table, 1, 1, 1), side: 7, footprints: 'RED' });
    const harpy = addThreat(table, at(table, 1, 3, 1), 7);
    activate(table, harpy, ['D6=6']);
    expect(harpy.at).toBe(at(table, 1, 1, 1));
    nextTurn(table);
    const io = activate(table, harpy, []);
    expect([harpy.at, io.rolled.length]).toEqual([at(table, 5, 1), 0]);
  },
);

rule(['DK-DOOR-009', 'DK-DOOR-010'], 'only one short cut is found, in the difficult game each its own', () => {
  const seekers = (everyDuct: boolean) => {
    const { table } = shutIn('cargo', { everyDuct });
    const pack = [2, 3].map(row => addThreat(table, at(table, 1, row, 1), 7));
    const choices = ['D6=5', 'D6=6'];
    activate(table, pack[0]!, [...choices, 'D6=6', 'D6=6', ...(everyDuct ? [] : ['D6=4', 'D6=1'])]);
    return { table, pack };
  };
  const one = seekers(false);
  expect(one.table.breaches).toHaveLength(1);
  expect(one.pack.map(harpy => harpy.at)).toEqual([at(one.table, 5, 2), at(one.table, 1, 2, 1)]);
  const each = seekers(true);
  expect(each.table.breaches).toHaveLength(2);
  expect(each.pack.map(harpy => harpy.at)).toEqual([at(each.table, 5, 2), at(each.table, 5, 3)]);
});

rule('DK-DOOR-011', 'with the switch on ducts are found on 4, 5 and 6', () => {
  const through = (ductsOn4: boolean) => {
    const { table } = shutIn('narrow', { ductsOn4 });
    const harpy = addThreat(table, at(table, 1, 3, 1), 7);
    activate(table, harpy, ['D6=5', 'D6=4']);
    return harpy.at === at(table, 5, 3);
  };
  expect([through(true), through(false)]).toEqual([true, false]);
});

rule(
  ['DK-DOOR-012', 'DK-DOOR-013'],
  'a weak spot on 16 with three dice, once for each side; it is crossed next time',
  () => {
    const seek = (...dice: string[]) => {
      const { table } = shutIn();
      addThreat(table, at(table, 1, 3, 1), 7, 'steel-scorpion').activated = true;
      const harpy = addThreat(table, at(table, 1, 2, 1), 7);
      activate(table, harpy, ['D6=3', ...dice]);
      return { table, harpy };
    };
    const found = seek('D6=6', 'D6=6', 'D6=4');
    expect([found.table.breaches.length, found.harpy.at]).toEqual([1, at(found.table, 1, 2, 1)]);
    nextTurn(found.table);
    activate(found.table, found.harpy, []);
    expect(found.harpy.at).toBe(at(found.table, 5, 2));
    const missed = seek('D6=6', 'D6=5', 'D6=4');
    expect(missed.table.triedSides).toHaveLength(1);
    for (const figure of missed.table.figures) if (figure.kind === 'threat') figure.activated = figure !== missed.harpy;
    activate(missed.table, missed.harpy, ['D6=3']);
    expect(missed.table.breaches).toEqual([]);
  },
);

rule(['DK-DOOR-015', 'DK-DOOR-018', 'DK-DOOR-020'], 'damage adds up to a hole at 20 and stays on record', () => {
  const { table } = shutIn();
  const harpy = addThreat(table, at(table, 1, 3, 1), 7);
  for (const face of [5, 6, 4]) {
    table.doors[0]!.struck = 0;
    play({ dice: [`D6=${face}`] }, io => batter(table, io, harpy, 0, 0));
  }
  expect([table.doors[0]!.damage, table.doors[0]!.holed]).toEqual([[15], [false]]);
  play({}, io => {
    openDoor(table, io, 0, null);
    closeDoor(table, io, 0, null);
  });
  expect(table.doors[0]!.damage).toEqual([15]);
  table.doors[0]!.struck = 0;
  play({ dice: ['D6=5'] }, io => batter(table, io, harpy, 0, 0));
  expect([table.doors[0]!.holed, isOpenAt(table, at(table, 1, 3, 1))]).toEqual([[true], true]);
});

rule(
  ['DK-DOOR-016', 'DK-DOOR-018', 'DK-DOOR-019'],
  'eighteen in one phase make a hole, and only in one segment',
  () => {
    const { table } = shutIn('cargo');
    const pack = [2, 3, 4].map(row => addThreat(table, at(table, 1, row, 1), 7));
    activate(table, pack[0]!, ['D6=1', 'D6=1', 'D6=1', 'D6=6', 'D6=6', 'D6=6', 'D6=4']);
    expect(table.doors[0]!.holed).toEqual([false, true, false]);
    expect(table.doors[0]!.damage).toEqual([0, 0, 0]);
    expect([2, 3, 4].map(row => isOpenAt(table, at(table, 1, row, 1)))).toEqual([false, true, false]);
    nextTurn(table);
    for (const harpy of pack) harpy.activated = harpy !== pack[1];
    activate(table, pack[1]!, ['D6=1', 'D6=3']);
    expect(pack[1]!.at).toBe(at(table, 3, 3));
  },
);

rule('DK-DOOR-016', 'the dice that make a hole together leave the segments as they were; others are added', () => {
  const { table } = shutIn('cargo');
  const pack = [2, 3, 4].map(row => addThreat(table, at(table, 1, row, 1), 7));
  const strike = (...faces: number[]): number[] => {
    table.doors[0]!.holed.fill(false);
    beginThreatPhase(table);
    for (const [segment, face] of faces.entries())
      play({ dice: face === 6 && segment === 2 ? ['D6=6', 'D6=1'] : [`D6=${face}`] }, io =>
        batter(table, io, pack[segment]!, 0, segment),
      );
    return table.doors[0]!.damage;
  };
  expect(strike(6, 6, 5)).toEqual([6, 6, 5]);
  expect(strike(6, 6, 6)).toEqual([6, 6, 5]);
  expect(table.doors[0]!.holed).toEqual([true, false, false]);
});

rule('DK-DOOR-017', 'three dice instead: 16 is a hole, and nothing is kept of less', () => {
  const { table } = shutIn('narrow', { threeDiceDoors: true });
  const harpy = addThreat(table, at(table, 1, 3, 1), 7);
  play({ dice: ['D6=5', 'D6=5', 'D6=5'] }, io => batter(table, io, harpy, 0, 0));
  expect([table.doors[0]!.damage, table.doors[0]!.holed]).toEqual([[0], [false]]);
  play({ dice: ['D6=6', 'D6=5', 'D6=5'] }, io => batter(table, io, harpy, 0, 0));
  expect(table.doors[0]!.holed).toEqual([true]);
});

rule('DK-DOOR-018', 'a holed segment never shuts again', () => {
  const { table } = shutIn('cargo');
  play({}, io => {
    makeHole(table, io, 0, 1, null);
    openDoor(table, io, 0, null);
    closeDoor(table, io, 0, null);
  });
  expect([2, 3, 4].map(row => isOpenAt(table, at(table, 1, row, 1)))).toEqual([false, true, false]);
});

rule('DK-DOOR-020', 'behind an open door nobody batters', () => {
  const { table, man } = shutIn();
  const harpy = addThreat(table, at(table, 1, 3, 1), 7);
  openDoors(table);
  activate(table, harpy, ['D6=1', 'D6=4']);
  expect(man.grapple?.threat).toBe(harpy.id);
});

rule(['DK-DOOR-002', 'DK-GAP-021'], 'a Bull is too big for ducts and batters with two dice', () => {
  const { table } = shutIn();
  const bull = addThreat(table, at(table, 1, 3, 1), 7, 'harpy-bull');
  activate(table, bull, ['D6=5', 'D6=6']);
  expect(table.doors[0]!.damage).toEqual([11]);
});

rule('DK-DUCK-021', 'and when a hole is beaten beside it', () => {
  const { table } = shutIn('cargo');
  const harpy = addThreat(table, at(table, 1, 3, 1), 7);
  harpy.trapped = true;
  table.doors[0]!.jammed = true;
  play({}, io => makeHole(table, io, 0, 0, null));
  expect(harpy.trapped).toBe(false);
});

rule('DK-DUCK-021', 'what was caught in a door is free when it opens', () => {
  const { table } = shutIn();
  const harpy = addThreat(table, at(table, 1, 3, 1), 7);
  harpy.trapped = true;
  table.doors[0]!.jammed = true;
  play({}, io => openDoor(table, io, 0, null));
  expect([harpy.trapped, table.doors[0]!.jammed]).toEqual([false, false]);
});

rule(
  ['DK-DOOR-001', 'DK-SETUP-036'],
  'a shut airlock with the Team on the bridge behind it is a door like another',
  () => {
    const { table, man } = shutIn();
    const plan = planOf(table.arena);
    const entry = plan.doors[plan.firstAirlock]!.segments[0]!;
    const outside = neighbour(plan.grid, entry.square, entry.side);
    Object.assign(table.bridge, { entry, airlock: plan.firstAirlock, squares: [outside] });
    shipChanged(table);
    man.at = outside;
    const harpy = addThreat(table, entry.square, 1);
    harpy.roused = true;
    activate(table, harpy, ['D6=1', 'D6=4']);
    expect(table.doors[plan.firstAirlock]!.damage).toEqual([4]);
  },
);

rule(
  ['DK-DMG-026', 'DK-DOOR-007'],
  'a wounded one that works its way through a bulkhead has moved and forgets its wound',
  () => {
    const floor = ['.....', '.....', '.....', '.....', '.....'];
    const table = testTable({ tiles: [floor, floor] });
    const harpy = addThreat(table, at(table, 5, 1));
    harpy.wounds = 1;
    play({}, io => crossBulkhead(table, io, harpy, 3));
    expect([harpy.at, harpy.wounds]).toEqual([at(table, 1, 1, 1), 0]);
  },
);
