import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { VEHICLES } from '../../src/content/load.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { drivesOf } from '../../src/rules/vehicles/choosing-acts.ts';
import { whyNotRoute } from '../../src/rules/vehicles/route.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { d6, field, give, put } from '../support/setting.ts';
import { drive, driving, park, told, travelled, whereIs } from '../support/vehicles.ts';

rule('KZ-VEH-001', 'no vehicle does more than 30 inches a turn', () => {
  expect(Math.max(...VEHICLES.rows.map(({ speed }) => speed))).toBe(30);
});

rule('KZ-VEH-002', 'the vehicle table', () => {
  const rows = VEHICLES.rows.map(v => [v.name, v.speed, v.acceleration, v.brake, v.damage, v.armour]);
  expect(rows).toEqual([
    ['Car', 24, 3, 3, 2, 9],
    ['HGV', 24, 2, 2, 3, 11],
    ['Sports Car', 30, 4, 3, 2, 9],
    ['Motorbike', 30, 4, 2, 1, null],
    ['Armoured Car', 24, 3, 3, 3, 14],
    ['Armoured Personnel Carrier', 24, 3, 3, 4, 23],
    ['Tracked Armoured Vehicle', 24, 2, 3, 4, 23],
  ]);
});

rule('KZ-VEH-003', 'points, places and footprints', () => {
  const rows = VEHICLES.rows.map(v => [v.points, v.places, v.length, v.width]);
  expect(rows).toEqual([
    [20, 4, 5, 2],
    [25, 12, 8, 2.5],
    [25, 2, 4.5, 2],
    [12, 2, 2, 1],
    [50, 4, 5, 2.5],
    [90, 12, 6, 3],
    [90, 10, 7, 3],
  ]);
});

rule('KZ-VEH-004', 'a car at 20 that gains 11 does 24', () => {
  const table = driving('car', 20);
  const io = drive(table, 'accelerate', 2, [6, 5]);
  expect(whereIs(table.vehicles[0]!)).toEqual({ x: 34, y: 24, heading: 90, speed: 24 });
  expect(travelled(io)).toBe(24);
});

describe('starting', () => {
  rule('KZ-VEH-007', 'one die of 5: speed 5, and 5 inches of road', () => {
    const table = driving('car');
    drive(table, 'accelerate', 1, [5]);
    expect(whereIs(table.vehicles[0]!)).toEqual({ x: 15, y: 24, heading: 90, speed: 5 });
  });

  rule(['KZ-VEH-007', 'KZ-VEH-011', 'KZ-VEH-012'], 'a driver is offered every number of his dice', () => {
    const paces = (table: Killzone) => drivesOf(table, table.figures[0]!).map(({ pace, dice }) => `${pace} ${dice}`);
    expect(paces(driving('car'))).toEqual(['accelerate 3', 'accelerate 2', 'accelerate 1']);
    expect(paces(driving('motorbike', 30))).toEqual(['hold 0', 'brake 2', 'brake 1']);
    expect(paces(driving('car', 13))).toContain('brake 2');
  });

  rule('KZ-VEH-007', 'a car throws no 4 dice, and none at all starts nothing', () => {
    const table = driving('car');
    const why = (dice: number) =>
      whyNotAct(table, table.figures[0]!, { do: 'drive', pace: 'accelerate', dice }).map(({ rule, code }) => [
        rule,
        code,
      ]);
    expect([why(0), why(1), why(3), why(4)]).toEqual([
      [['KZ-VEH-007', 'paceDice']],
      [],
      [],
      [['KZ-VEH-007', 'paceDice']],
    ]);
  });

  rule('KZ-VEH-008', 'the getaway: 4, 6 and 3 take the car 13 inches', () => {
    const table = driving('car');
    const io = drive(table, 'accelerate', 3, [4, 6, 3]);
    expect(table.vehicles[0]!.speed).toBe(13_000);
    expect(travelled(io)).toBe(13);
    expect(told(io, 'speedChanged')).toMatchObject([{ rule: 'KZ-VEH-007', dice: [4, 6, 3], from: 0 }]);
  });
});

rule('KZ-VEH-009', 'the second turn of the getaway: no dice, 13 inches again', () => {
  const table = driving('car', 13);
  const io = drive(table, 'hold', 0, []);
  expect(io.rolled).toEqual([]);
  expect(whereIs(table.vehicles[0]!)).toEqual({ x: 23, y: 24, heading: 90, speed: 13 });
});

rule('KZ-VEH-010', 'a car at 14 that throws 5, 3 and 1 moves 23', () => {
  const table = driving('car', 14);
  const io = drive(table, 'accelerate', 3, [5, 3, 1]);
  expect([table.vehicles[0]!.speed, travelled(io)]).toEqual([23_000, 23]);
});

describe('braking', () => {
  rule('KZ-VEH-011', 'a motorbike at 8 that brakes by 11 stands still', () => {
    const table = driving('motorbike', 8);
    const io = drive(table, 'brake', 2, [6, 5]);
    expect(whereIs(table.vehicles[0]!)).toEqual({ x: 10, y: 24, heading: 90, speed: 0 });
    expect(io.asked).toEqual([]);
  });

  rule('KZ-VEH-011', 'a motorbike has no third brake die, and nobody changes speed twice in a turn', () => {
    const table = driving('motorbike', 8);
    const [driver] = table.figures;
    const brake = { do: 'drive', pace: 'brake', dice: 3 } as const;
    expect(whyNotAct(table, driver!, brake)).toMatchObject([{ rule: 'KZ-VEH-011', about: { dice: 3, most: 2 } }]);
    drive(table, 'brake', 1, [2]);
    expect(whyNotAct(table, driver!, { ...brake, pace: 'accelerate' })).toMatchObject([{ code: 'vehicleHasMoved' }]);
  });

  rule('KZ-VEH-012', 'the braking: 3 and 2 slow the car from 13 to 8', () => {
    const table = driving('car', 13);
    const io = drive(table, 'brake', 2, [3, 2]);
    expect([table.vehicles[0]!.speed, travelled(io)]).toEqual([8000, 8]);
  });
});

describe('KZ-VEH-013 a vehicle moves once, exactly its speed', () => {
  rule('KZ-VEH-013', 'a car at 10 does not stop after 6', () => {
    const table = driving('car', 10);
    const [car] = table.vehicles;
    expect(whyNotRoute(table, car!, [{ turn: 0, ahead: 6000 }])).toMatchObject([
      { rule: 'KZ-VEH-013', code: 'notItsSpeed', about: { whole: 6000, speed: 10_000 } },
    ]);
    expect(
      whyNotRoute(table, car!, [
        { turn: 0, ahead: 6000 },
        { turn: 30, ahead: 4000 },
      ]),
    ).toEqual([]);
  });

  rule('KZ-VEH-013', 'on Run it is driven all the same, and its passengers do not shoot', () => {
    const table = driving('car', 10);
    give(table, 0, 'run');
    expect(whyNotAct(table, table.figures[0]!, { do: 'drive', pace: 'hold', dice: 0 })).toEqual([]);
    const shot = { do: 'shoot', weapon: 0, target: { figure: 3 } } as const;
    expect(whyNotAct(table, table.figures[1]!, shot)).toMatchObject([{ code: 'noShots' }]);
  });

  rule('KZ-VEH-013', 'nobody is done, nor has had enough, while it must be driven', () => {
    const table = driving('car', 10);
    expect(whyNotAct(table, table.figures[0]!, { do: 'done' })).toMatchObject([
      { rule: 'KZ-VEH-013', code: 'mustDrive' },
    ]);
    table.sequence = [0];
    table.begun = 0;
    const picks: unknown[] = [];
    const pick = ({ options }: { options: readonly unknown[] }) => {
      picks.push(options);
      return picks.length === 1 ? 0 : 'enough';
    };
    const answers = [
      { seat: 'red', answer: pick },
      { seat: 'red', answer: { do: 'drive', pace: 'hold', dice: 0 } },
      { seat: 'red', answer: [{ turn: 0, ahead: 10_000 }] },
      { seat: 'red', answer: pick },
    ];
    const io = scripted<KillzoneEvent>({ answers });
    killzone.step(table, io);
    io.finish();
    expect(picks).toEqual([
      [0, 1, 2],
      [1, 2, 'enough'],
    ]);
  });

  rule('KZ-VEH-013', 'from rest it backs up to 4 inches where nothing is behind, and stays at rest', () => {
    const table = driving('car');
    const [driver] = table.figures;
    const back = (mils: number) => whyNotAct(table, driver!, { do: 'backUp', back: mils }).map(({ code }) => code);
    expect(back(4001)).toEqual(['backTooFar']);
    expect(back(4000)).toEqual([]);
    put(table, 5, 6, 24);
    expect(back(4000)).toEqual(['notClearBehind']);
    expect(back(900)).toEqual([]);
    carryOut(table, scripted(), driver!, { do: 'backUp', back: 900 });
    expect(whereIs(table.vehicles[0]!)).toEqual({ x: 9.1, y: 24, heading: 90, speed: 0 });
    expect(back(900)).toEqual(['vehicleHasMoved']);
  });

  rule('KZ-VEH-013', 'over the edge of the table it is gone with everybody in it', () => {
    const table = driving('car', 20);
    table.vehicles[0]!.heading = 270;
    drive(table, 'hold', 0, []);
    expect(table.vehicles[0]!).toMatchObject({ away: true, wrecked: false });
    expect(table.figures.slice(0, 2).map(({ away, state }) => [away, state])).toEqual([
      [true, 'active'],
      [true, 'active'],
    ]);
  });

  rule('KZ-MOVE-006', 'as soon as its nose crosses the edge, and not before', () => {
    const drivenWest = (speed: number) => {
      const table = driving('car', speed);
      Object.assign(table.vehicles[0]!, { heading: 270, x: 12_500 });
      drive(table, 'hold', 0, []);
      return table.vehicles[0]!;
    };
    expect(drivenWest(10)).toMatchObject({ away: false, x: 2500 });
    expect(drivenWest(11)).toMatchObject({ away: true, x: -2 });
  });

  rule('KZ-MOVE-006', 'it has no room to turn where its tail would hang over the edge, nor to back up over it', () => {
    const table = driving('car', 6);
    Object.assign(table.vehicles[0]!, { x: 24_000, y: 1500 });
    const turned = (turn: number) =>
      whyNotRoute(table, table.vehicles[0]!, [{ turn, ahead: 6000 }]).map(({ code }) => code);
    expect([turned(-90), turned(0)]).toEqual([['noRoomToTurn'], []]);
    Object.assign(table.vehicles[0]!, { x: 3000, y: 24_000, speed: 0 });
    const back = (mils: number) =>
      whyNotAct(table, table.figures[0]!, { do: 'backUp', back: mils }).map(({ code }) => code);
    expect([back(500), back(501)]).toEqual([[], ['notClearBehind']]);
  });
});

rule('KZ-VEH-038', 'a suppressed driver lets the car run straight on', () => {
  const table = driving('car', 10);
  table.figures[0]!.state = 'suppressed';
  for (const id of [1, 2]) table.figures[id]!.state = 'killed';
  table.figures[1]!.vehicle = -1;
  table.sequence = [0];
  table.begun = 0;
  const io = scripted<KillzoneEvent>({ dice: d6(1) });
  killzone.step(table, io);
  io.finish();
  expect(whereIs(table.vehicles[0]!)).toEqual({ x: 20, y: 24, heading: 90, speed: 10 });
  expect(told(io, 'ranOn')).toMatchObject([{ rule: 'KZ-VEH-038', speed: 10_000 }]);
});

rule('KZ-VEH-038', 'an empty car whose group is no more runs on at the end of the turn', () => {
  const table = driving('car', 10);
  for (const figure of table.figures.slice(0, 3)) {
    figure.away = true;
    figure.vehicle = -1;
  }
  table.sequence = [];
  table.begun = 0;
  killzone.step(table, scripted<KillzoneEvent>());
  expect(whereIs(table.vehicles[0]!).x).toBe(20);
});

rule('KZ-VEH-014', 'there must be room to turn', () => {
  const table = driving('car', 10, field({ obstacles: [{ kind: 'wreck', area: [8, 25.2, 12, 27] }] }));
  const why = whyNotRoute(table, table.vehicles[0]!, [{ turn: 90, ahead: 10_000 }]);
  expect(why).toMatchObject([{ rule: 'KZ-VEH-014', code: 'noRoomToTurn' }]);
  park(table, 'car', { at: [10, 21], heading: 90 });
  expect(whyNotRoute(table, table.vehicles[0]!, [{ turn: -40, ahead: 10_000 }])).toMatchObject([
    { code: 'noRoomToTurn' },
  ]);
});
