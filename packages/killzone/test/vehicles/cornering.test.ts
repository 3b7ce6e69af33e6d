import { odds } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { sight } from '../../src/rules/shooting/sight.ts';
import { whyNotAct } from '../../src/rules/turn/acts.ts';
import { drivenOn } from '../../src/rules/vehicles/cornering.ts';
import { beginTurnOfVehicles } from '../../src/rules/vehicles/driving.ts';
import type { Route } from '../../src/rules/vehicles/route.ts';
import { foresight } from '../../src/rules/vehicles/route.ts';
import { readSkidTable } from '../../src/rules/vehicles/skid-table.ts';
import { routesOf } from '../../src/rules/vehicles/ways-to-drive.ts';
import { killzone } from '../../src/system.ts';
import type { Killzone } from '../../src/table/table.ts';
import { field, group, spot } from '../support/setting.ts';
import { drive, driving, first, type Told, told, travelled, whereIs } from '../support/vehicles.ts';

/** Turns by so many degrees after 2 inches, holding the speed, on a very large field. */
function corner(type: string, speed: number, degrees: number, faces: readonly number[]): { table: Killzone; io: Told } {
  const table = driving(type, speed, field({ width: 100, depth: 100 }));
  const route = [
    { turn: 0, ahead: 2000 },
    { turn: degrees, ahead: speed * 1000 - 2000 },
  ];
  return { table, io: drive(table, 'hold', 0, faces, route) };
}

describe('KZ-VEH-014 only corners of 90 and 180 degrees count', () => {
  rule('KZ-VEH-014', 'a sports car at 30 turns 80 degrees without a roll, and skids at 90 even in a field', () => {
    expect(corner('sports-car', 30, -80, []).io.rolled).toEqual([]);
    expect(told(corner('sports-car', 30, -90, [1, 1, 1, 1, 1, 1, 1]).io, 'skidRolled')).toHaveLength(1);
  });

  const rolls = (route: Route, speed = 24, set = (_table: Killzone): unknown => null): number => {
    const table = driving('sports-car', speed);
    set(table);
    return told(drive(table, 'hold', 0, [1, 1], route), 'skidRolled').length;
  };
  const twice = (between: number, speed = 24): Route => [
    { turn: 45, ahead: between },
    { turn: 45, ahead: speed * 1000 - between },
  ];

  rule('KZ-VEH-014', 'pivots to one hand within half the speed are added, further apart they are not', () => {
    expect([rolls(twice(6001)), rolls(twice(12_000)), rolls(twice(12_001))]).toEqual([1, 1, 0]);
    expect([rolls(twice(6000, 10), 10), rolls(twice(6001, 10), 10)]).toEqual([1, 0]);
  });

  rule('KZ-VEH-014', 'a corner goes on over the end of a turn, at the speed of the new one', () => {
    const rolled = (lastInches: number, speed: number): number => {
      const table = driving('sports-car', 24, field({ width: 100, depth: 100 }));
      drive(
        table,
        'hold',
        0,
        [],
        [
          { turn: 0, ahead: 24_000 - lastInches * 1000 },
          { turn: -60, ahead: lastInches * 1000 },
        ],
      );
      table.vehicles[0]!.speed = speed * 1000;
      beginTurnOfVehicles(table);
      return told(drive(table, 'hold', 0, [1, 1], [{ turn: -60, ahead: speed * 1000 }]), 'skidRolled').length;
    };
    expect([rolled(12, 24), rolled(13, 24), rolled(7, 12), rolled(6, 12)]).toEqual([1, 0, 0, 1]);
  });

  rule('KZ-VEH-014', 'whoever has come to rest begins a new corner', () => {
    const table = driving('car', 4);
    drive(
      table,
      'hold',
      0,
      [],
      [
        { turn: 0, ahead: 4000 },
        { turn: 60, ahead: 0 },
      ],
    );
    table.vehicles[0]!.speed = 0;
    beginTurnOfVehicles(table);
    expect(drive(table, 'accelerate', 2, [6, 6], [{ turn: 60, ahead: 12_000 }]).rolled).toHaveLength(2);
  });

  rule('KZ-VEH-014', 'in smoke the pivots are as far apart as the vehicle has truly gone', () => {
    const route: Route = [
      { turn: 45, ahead: 14_000 },
      { turn: 45, ahead: 10_000 },
    ];
    expect(rolls(route)).toBe(0);
    expect(rolls(route, 24, table => table.clouds.push({ ...spot(11, 23), firedOn: 1 }))).toBe(1);
  });

  rule('KZ-VEH-014', 'the ways put to a driver cost what they seem to: no right angle at 30 without a roll', () => {
    const map = field({ width: 100, depth: 100, roads: [[31, 0, 37, 100]] });
    const table = driving('sports-car', 30, map);
    const question = { kind: 'route', rule: 'KZ-VEH-013', vehicle: table.vehicles[0]!.who, speed: 30_000 } as const;
    const corners = routesOf(table, table.vehicles[0]!).filter(
      route => Math.abs(route.reduce((sum, { turn }) => sum + turn, 0)) === 90,
    );
    expect(corners.length).toBeGreaterThan(0);
    for (const route of corners) {
      const { skids } = foresight(table, table.vehicles[0]!, route);
      const apart = route.length > 2 ? route.at(-2)!.ahead : 0;
      expect([apart, skids]).toEqual(apart > 15_000 ? [apart, []] : [apart, [4]]);
      const procedure = killzone.foresee(table, 'red', question, route)!;
      const { outcomes } = odds(procedure, table, killzone.copy, killzone.summary, {
        policy: (_seat, asked) => first(asked as never),
      });
      const unhurt = outcomes.find(({ outcome }) => killzone.words.summary(outcome) === 'nothing')?.chance ?? 0;
      expect(unhurt).toBe(apart > 15_000 ? 1 : 0);
    }
  });

  rule('KZ-VEH-014', 'the last degree counts: 89 and 1 make a right angle', () => {
    const more = (turn: number): Route => [
      { turn: 89, ahead: 2000 },
      { turn, ahead: 22_000 },
    ];
    expect([rolls(more(1)), rolls(more(0))]).toEqual([1, 0]);
  });

  rule('KZ-VEH-014', 'a flick to the other hand does not break a corner', () => {
    const route = [
      { turn: 50, ahead: 2000 },
      { turn: -5, ahead: 2000 },
      { turn: 50, ahead: 20_000 },
    ];
    expect(rolls(route)).toBe(1);
  });
});

rule('KZ-VEH-015', 'a car at 9 takes a corner of 90 degrees, at 10 it skids at +1', () => {
  expect(corner('car', 9, 90, []).io.rolled).toEqual([]);
  const { io } = corner('car', 10, 90, [2]);
  expect(told(io, 'skidRolled')).toMatchObject([{ die: 2, tally: { total: 3 }, dice: null }]);
});

rule('KZ-VEH-016', 'a car at 4 turns 180 degrees, at 5 it skids at +1', () => {
  expect(corner('car', 4, 180, []).io.rolled).toEqual([]);
  expect(told(corner('car', 5, 180, [2]).io, 'skidRolled')).toMatchObject([{ tally: { total: 3 } }]);
});

describe('KZ-VEH-017 +1 for every 6 inches or part of them over the limit', () => {
  for (const [degrees, speed, plus] of [
    [90, 15, 1],
    [90, 16, 2],
    [90, 24, 3],
    [180, 13, 2],
  ] as const) {
    rule('KZ-VEH-017', `${degrees} degrees at ${speed} is +${plus}`, () => {
      const [skid] = told(corner('car', speed, degrees, [1, 1, 1, 1, 1, 1, 1]).io, 'skidRolled');
      expect(skid!.tally.total - skid!.die).toBe(plus);
    });
  }

  const skids = (io: Told): number[] => told(io, 'skidRolled').map(({ tally }) => tally.total);
  const uTurn = (speed: number): Route => [
    { turn: 90, ahead: 3000 },
    { turn: 90, ahead: speed * 1000 - 3000 },
  ];

  rule('KZ-VEH-017', 'two right angles in one corner are rolled for once, with the limit of 4', () => {
    expect(skids(drive(driving('car', 11), 'hold', 0, [1], uTurn(11)))).toEqual([3]);
    const slow = drive(driving('car', 7), 'hold', 0, [1], uTurn(7));
    expect(slow.told.map(({ type }) => type)).toEqual([
      'speedHeld',
      'pivoted',
      'drove',
      'pivoted',
      'skidRolled',
      'drove',
    ]);
  });

  rule(
    'KZ-VEH-017',
    'a right angle that grows to 180 degrees in the next turn is rolled for again, and is then done',
    () => {
      const table = driving('car', 11, field({ width: 100, depth: 100 }));
      Object.assign(table.vehicles[0]!, { x: 50_000, y: 50_000 });
      const turnAt = (degrees: number): Route => [{ turn: degrees, ahead: 11_000 }];
      const round = (...routes: Route[]): number[][] =>
        routes.map(route => {
          beginTurnOfVehicles(table);
          table.vehicles[0]!.cornering = drivenOn(table.vehicles[0]!.cornering, -8000);
          return skids(drive(table, 'hold', 0, [1], route));
        });
      expect(round(turnAt(90), turnAt(20), turnAt(70), turnAt(80))).toEqual([[2], [], [3], []]);
    },
  );
});

rule('KZ-VEH-018', 'the Skid Table; scores above 6 count as 6', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 10].map(readSkidTable)).toEqual([null, null, null, 0, 2, 3, 3, 3]);
  const { table, io } = corner('car', 16, 90, [3, 6, 6, 1, 1]);
  expect(told(io, 'skidRolled')).toMatchObject([{ tally: { total: 5 }, dice: 2 }]);
  expect(told(io, 'damageRolled').map(({ dice }) => dice.length)).toEqual([2, 2]);
  expect(table.vehicles[0]!.wrecked).toBe(true);
  expect(told(corner('car', 10, 90, [2]).io, 'crashed')).toEqual([]);
});

rule('KZ-VEH-019', 'a car at 12 that rolls 3 makes the corner and finishes its 12 inches', () => {
  const { table, io } = corner('car', 12, 90, [2]);
  expect(whereIs(table.vehicles[0]!)).toEqual({ x: 12, y: 14, heading: 180, speed: 12 });
  expect(travelled(io)).toBe(12);
});

describe('KZ-VEH-020 a crash', () => {
  rule('KZ-VEH-020', 'lays the car on its side at the pivot, for good', () => {
    const { table } = corner('car', 10, 90, [3]);
    expect(whereIs(table.vehicles[0]!)).toEqual({ x: 12, y: 24, heading: 180, speed: 0 });
    expect(table.vehicles[0]!).toMatchObject({ wrecked: true, overturned: true });
    const board = { do: 'board', vehicle: 0, wheel: true, way: [] } as const;
    expect(whyNotAct(table, table.figures[0]!, board)).toMatchObject([{ rule: 'KZ-VEH-020' }]);
  });

  rule('KZ-VEH-020', 'makes a wreck that blocks sight and gives hard cover', () => {
    const { table } = corner('car', 10, 90, [3]);
    expect(sight(table, spot(6, 24), spot(18, 24)).blocked).toEqual({ by: 'vehicle', id: 0 });
    expect(sight(table, spot(6, 26.9), spot(13.6, 26.9))).toMatchObject({ blocked: null, cover: 'hard' });
  });

  rule('KZ-VEH-020', 'puts the survivors beside it where their owner wants them, and they do nothing more', () => {
    const { table, io } = corner('car', 10, 90, [3]);
    expect(io.asked.map(({ question }) => question.kind)).toEqual(['route', 'climbOut', 'climbOut']);
    expect(table.figures.slice(0, 2).map(({ vehicle, finished, state }) => [vehicle, finished, state])).toEqual([
      [-1, true, 'active'],
      [-1, true, 'active'],
    ]);
    expect(Math.abs(table.figures[0]!.x - 12_000)).toBe(1503);
  });
});

rule('KZ-VEH-021', "crash damage goes by each one's own kill score, the driver first", () => {
  const red = group('rebel', 2, {}, { armour: 'light' });
  const table = driving('car', 16, field(), red);
  drive(table, 'hold', 0, [3, 3, 4, 5, 3], [{ turn: 90, ahead: 16_000 }]);
  expect(table.figures.slice(0, 2).map(({ state }) => state)).toEqual(['suppressed', 'killed']);
});

describe('KZ-VEH-037 soft and hindering ground', () => {
  const rubble = field({ ground: [{ kind: 'broken', area: [14, 20, 40, 28] }] });

  rule('KZ-VEH-037', 'a motorbike at 20 that enters rubble skids at +2', () => {
    const table = driving('motorbike', 20, rubble);
    const io = drive(table, 'hold', 0, [2]);
    expect(told(io, 'skidRolled')).toMatchObject([{ tally: { total: 4 }, dice: 0 }]);
    expect(whereIs(table.vehicles[0]!)).toEqual({ x: 13, y: 24, heading: 90, speed: 0 });
    expect(table.figures[0]!.state).toBe('active');
  });

  rule('KZ-VEH-037', 'what it risks there is foreseen, and is no safe way', () => {
    const risk = (vehicle: string, speed: number): readonly number[] => {
      const table = driving(vehicle, speed, rubble);
      const ahead = table.vehicles[0]!.speed;
      return foresight(table, table.vehicles[0]!, [{ turn: 0, ahead }]).legs.map(({ crash }) => crash);
    };
    // A crash comes of 4 or more, and 2 is added.
    expect(risk('motorbike', 20)).toEqual([expect.closeTo(5 / 6, 9)]);
    expect([risk('motorbike', 12), risk('tracked', 20)]).toEqual([[0], [0]]);
  });

  rule('KZ-VEH-037', 'nobody skids at 12, nor on tracks', () => {
    expect(drive(driving('motorbike', 12, rubble), 'hold', 0, []).rolled).toEqual([]);
    expect(drive(driving('tracked', 20, rubble), 'hold', 0, []).rolled).toEqual([]);
  });

  rule('KZ-VEH-037', 'hindering ground stops wheels like a wall, and tracks cross it', () => {
    const wire = field({ ground: [{ kind: 'hindering', area: [16, 20, 18, 28] }] });
    const table = driving('car', 9, wire);
    const io = drive(table, 'hold', 0, [1, 2]);
    expect(told(io, 'obstacleHit')).toMatchObject([{ rule: 'KZ-VEH-037', obstacle: 'hinderingGround' }]);
    expect(whereIs(table.vehicles[0]!)).toMatchObject({ x: 13.5, speed: 0 });
    const tank = driving('tracked', 9, wire);
    drive(tank, 'hold', 0, []);
    expect(whereIs(tank.vehicles[0]!)).toMatchObject({ x: 19, speed: 9 });
  });
});
