import { odds, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { isTouchingVehicle } from '../../src/ground/measure.ts';
import { carryOut } from '../../src/rules/turn/acts.ts';
import type { Steer } from '../../src/rules/vehicles/questions.ts';
import { rammingModifier } from '../../src/rules/vehicles/ramming.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { d6, field, group, lay, put } from '../support/setting.ts';
import { drive, driving, first, park, type Told, told, travelled, whereIs } from '../support/vehicles.ts';

/** The chaser of red at 14 behind the quarry of blue at 14, with a gap of so many inches between them. */
function chase(gap: number, chaser = 'car', quarry = 'car', speed = 14, switches = {}): Killzone {
  const table = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)], switches });
  table.acting = 0;
  const ahead = { car: 5, 'sports-car': 4.5, hgv: 8, motorbike: 2 }[quarry]!;
  const behind = { car: 5, 'sports-car': 4.5, hgv: 8, motorbike: 2 }[chaser]!;
  park(table, chaser, { at: [10, 24], speed, crew: [0, 1] });
  park(table, quarry, { at: [10 + behind / 2 + gap + ahead / 2, 24], speed, crew: [2, 3] });
  return table;
}

/** Drives vehicle 0 straight on by the script; whoever has to climb out takes the first place. */
function ram(table: Killzone, faces: readonly number[], pace: 'hold' | 'accelerate' = 'hold', dice = 0): Told {
  const answers = [
    { seat: 'red', answer: ({ speed }: Steer) => [{ turn: 0, ahead: speed }] },
    ...Array.from({ length: 4 }, () => ({ seat: 'blue', answer: first })),
  ];
  const io = scripted<KillzoneEvent>({ dice: d6(...faces), answers });
  const driver = table.figures[0]!;
  carryOut(table, io, driver, { do: 'drive', pace, dice });
  return io;
}

describe('KZ-VEH-026 a ram needs contact', () => {
  rule('KZ-VEH-026', 'a target 18 inches ahead is reached at 23 and not at 17', () => {
    expect(told(ram(chase(18, 'car', 'car', 23), [1, 1, 1, 1]), 'vehicleRammed')).toHaveLength(1);
    expect(told(ram(chase(18, 'car', 'car', 17), []), 'vehicleRammed')).toEqual([]);
  });

  rule('KZ-VEH-026', 'a move that ends in base contact is a ram', () => {
    expect(told(ram(chase(18, 'car', 'car', 18), [1, 1, 1, 1]), 'vehicleRammed')).toHaveLength(1);
  });

  rule('KZ-VEH-026', 'driving past is none', () => {
    const table = chase(5, 'car', 'car', 20);
    table.vehicles[1]!.y += 2000;
    expect(ram(table, []).rolled).toEqual([]);
    expect(whereIs(table.vehicles[0]!).x).toBe(30);
  });
});

rule('KZ-VEH-027', 'the ramming modifier', () => {
  expect([9, 10, 15, 16, 23, 30, 4].map(speed => rammingModifier(speed * 1000))).toEqual([0, 1, 1, 2, 3, 4, 0]);
});

describe('KZ-VEH-028 ramming a person', () => {
  const runDown = (faces: readonly number[]): Killzone => {
    const table = driving('hgv', 16, field(), group('rebel', 3));
    table.figures[3] = { ...table.figures[3]!, armour: 'light' };
    put(table, 3, 20, 24.3);
    drive(table, 'hold', 0, faces);
    return table;
  };

  rule('KZ-VEH-028', 'an HGV at 16 kills light armour with 2, 3 and 2, and drives on', () => {
    const table = runDown([2, 3, 2]);
    expect(table.figures[3]!.state).toBe('killed');
    expect(whereIs(table.vehicles[0]!)).toEqual({ x: 26, y: 24, heading: 90, speed: 16 });
    expect(table.vehicles[0]!.wrecked).toBe(false);
  });

  rule('KZ-VEH-028', 'with 2, 2 and 2 he is suppressed and thrown just clear of the way', () => {
    const table = runDown([2, 2, 2]);
    const victim = table.figures[3]!;
    expect(victim.state).toBe('suppressed');
    expect([victim.x, victim.y]).toEqual([20_000, 25_750]);
    expect(killzone.broken(table)).toEqual([]);
  });

  rule('KZ-VEH-028', 'each person is rolled for once a turn, however often he is touched', () => {
    const table = driving('car', 20);
    put(table, 3, 14, 24);
    const route = [
      { turn: 0, ahead: 4000 },
      { turn: -60, ahead: 16_000 },
    ];
    const io = drive(table, 'hold', 0, [1, 1], route);
    expect(told(io, 'figureRammed')).toHaveLength(1);
    expect(told(io, 'thrownAside').length).toBeGreaterThan(0);
    expect(killzone.broken(table)).toEqual([]);
  });
});

rule('KZ-VEH-029', "each takes the other's dice, the rammed one first", () => {
  const io = ram(chase(5, 'sports-car', 'hgv', 12), [1, 1, 1, 1, 1]);
  expect(told(io, 'armourTested').map(({ vehicle, dice, bonus }) => [vehicle.name, dice.length, bonus])).toEqual([
    ['HGV 2', 2, 1],
    ['Sports Car 1', 3, 1],
  ]);
});

rule('KZ-VEH-030', 'a car rams a motorbike: 2 dice on the bike, 1 on the car', () => {
  const table = chase(5, 'car', 'motorbike', 9);
  const io = ram(table, [4, 3, 6, 1]);
  expect(
    told(io, 'armourTested').map(({ dice, total, armour, pierced }) => [dice.length, total, armour, pierced]),
  ).toEqual([
    [2, 7, 7, true],
    [1, 6, 9, false],
  ]);
  expect(table.vehicles.map(({ wrecked }) => wrecked)).toEqual([false, true]);
});

rule('KZ-VEH-031', 'a total that equals the armour wrecks, one less does not', () => {
  const wrecked = (faces: readonly number[]) => {
    const table = chase(5, 'car', 'car', 16);
    ram(table, faces);
    return table.vehicles[1]!.wrecked;
  };
  expect([wrecked([3, 4, 1, 1, 1]), wrecked([3, 3, 1, 1])]).toEqual([true, false]);
});

describe('KZ-VEH-032 the fate of the people inside', () => {
  rule('KZ-VEH-032', 'a Skid die of 4 and +1 is 2 dice for everybody', () => {
    const table = chase(5, 'car', 'car', 12);
    const io = ram(table, [6, 6, 1, 1, 4, 1, 1, 1, 1]);
    expect(told(io, 'damageRolled').map(({ figure, dice }) => [figure.id, dice.length])).toEqual([
      [2, 2],
      [3, 2],
    ]);
  });

  rule('KZ-VEH-032', 'a die of 1 and +1 leaves them unhurt beside a wreck', () => {
    const table = chase(5, 'car', 'car', 12);
    ram(table, [6, 6, 1, 1, 1]);
    expect(table.figures.slice(2).map(({ state, vehicle }) => [state, vehicle])).toEqual([
      ['active', -1],
      ['active', -1],
    ]);
    expect(table.figures.slice(2).every(figure => isTouchingVehicle(table, figure, 1))).toBe(true);
    expect(table.vehicles[1]!).toMatchObject({ wrecked: true, overturned: true });
  });

  rule('KZ-VEH-032', 'on the other reading the vehicle that survives rolls too, for its people only', () => {
    const table = chase(5, 'car', 'car', 12, { ramSkid: 'both' });
    const io = ram(table, [1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1]);
    expect(told(io, 'skidRolled').map(({ vehicle, dice }) => [vehicle.id, dice])).toEqual([
      [1, null],
      [0, 3],
    ]);
    expect(table.vehicles.some(({ wrecked }) => wrecked)).toBe(false);
    expect(table.figures.slice(0, 2).map(({ state }) => state)).toEqual(['suppressed', 'suppressed']);
  });
});

describe('the ramming with its +3', () => {
  rule('KZ-VEH-033', 'catching up: 5, 3 and 1 bring the chaser from 14 to 23 and across a gap of 18', () => {
    const table = chase(18);
    const io = ram(table, [5, 3, 1, 1, 1, 1, 1], 'accelerate', 3);
    expect(table.vehicles[0]!.speed).toBe(23_000);
    expect(travelled(io)).toBe(18);
    expect(told(io, 'vehicleRammed')).toMatchObject([{ bonus: 3 }]);
  });

  rule('KZ-VEH-034', 'damage: 4 and 6 wreck the quarry, 2 and 3 leave the chaser on the road where it is', () => {
    const table = chase(18);
    const io = ram(table, [5, 3, 1, 4, 6, 2, 3, 4, 1, 2, 3, 1, 2, 3], 'accelerate', 3);
    expect(told(io, 'armourTested').map(({ total, pierced }) => [total, pierced])).toEqual([
      [13, true],
      [8, false],
    ]);
    expect(table.vehicles[1]!).toMatchObject({ wrecked: true, overturned: true });
    expect(whereIs(table.vehicles[0]!)).toEqual({ x: 28, y: 24, heading: 90, speed: 23 });
  });

  rule('KZ-VEH-035', 'occupants: a 4 and +3 is 7, 3 dice each; 1, 2 and 3 suppress', () => {
    const table = chase(18);
    const io = ram(table, [5, 3, 1, 4, 6, 2, 3, 4, 1, 2, 3, 6, 6, 6], 'accelerate', 3);
    expect(told(io, 'skidRolled')).toMatchObject([{ die: 4, tally: { total: 7 }, dice: 3 }]);
    expect(table.figures.slice(2).map(({ state }) => state)).toEqual(['suppressed', 'killed']);
  });

  rule('KZ-VEH-034', 'its odds are exact', () => {
    const table = chase(18, 'car', 'car', 23);
    table.vehicles[0]!.moved = true;
    const question = { kind: 'route', rule: 'KZ-VEH-013', vehicle: table.vehicles[0]!.who, speed: 23_000 } as Steer;
    const act = killzone.foresee(table, 'red', question, [{ turn: 0, ahead: 23_000 }])!;
    const found = odds(act, table, killzone.copy, killzone.summary);
    expect(found.exact).toBe(true);
    const chanceOf = (name: string): number =>
      found.outcomes.reduce((sum, { outcome, chance }) => {
        const changes = outcome as { name: string; now: string }[];
        return changes.some(change => change.name === name && change.now === 'wrecked') ? sum + chance : sum;
      }, 0);
    // Two dice and 3 reach 9 in 26 of 36 ways.
    expect(chanceOf('Car 2')).toBeCloseTo(26 / 36, 10);
    expect(chanceOf('Car 1')).toBeCloseTo(26 / 36, 10);
  });
});

describe('KZ-VEH-036 driving into a building, wall or wreck', () => {
  const house = field({ buildings: [{ plan: 'row-house', floors: 1, at: [20, 21] }] });

  rule('KZ-VEH-036', 'a car at 16 is wrecked by 4, 3 and 2; a Skid die of 2 leaves everybody unhurt', () => {
    const table = driving('car', 16, house);
    const io = drive(table, 'hold', 0, [4, 3, 2]);
    expect(told(io, 'armourTested')).toMatchObject([{ total: 9, armour: 9, pierced: true }]);
    expect(told(io, 'skidRolled')).toMatchObject([{ tally: { total: 4 }, dice: 0 }]);
    expect(whereIs(table.vehicles[0]!)).toEqual({ x: 17.5, y: 24, heading: 90, speed: 0 });
    expect(table.figures[0]!.state).toBe('active');
  });

  rule('KZ-VEH-036', 'a lower roll stops it there, and it can start again', () => {
    const table = driving('car', 16, house);
    drive(table, 'hold', 0, [4, 2]);
    expect(table.vehicles[0]!).toMatchObject({ wrecked: false, speed: 0, x: 17_500 });
  });

  rule('KZ-VEH-036', 'low walls and wrecks count, bushes do not; a wrecked vehicle is a wreck', () => {
    const hit = (table: Killzone) =>
      told(drive(table, 'hold', 0, [1, 1]), 'obstacleHit').map(({ obstacle }) => obstacle);
    const across = (kind: 'lowWall' | 'bushes') => field({ obstacles: [{ kind, line: [20, 0, 20, 48] }] });
    expect(hit(driving('car', 16, across('lowWall')))).toEqual(['wall']);
    expect(hit(driving('car', 16, across('bushes')))).toEqual([]);
    const table = driving('car', 16);
    park(table, 'car', { at: [20, 24] }).wrecked = true;
    expect(hit(table)).toEqual(['wreck']);
  });
});
