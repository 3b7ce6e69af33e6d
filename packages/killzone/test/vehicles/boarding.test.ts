import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { isTouchingVehicle } from '../../src/ground/measure.ts';
import { actsOf, carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { actQuestion } from '../../src/rules/turn/group-action.ts';
import { placesBeside } from '../../src/rules/vehicles/beside.ts';
import { placesLeft } from '../../src/rules/vehicles/vehicle.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { gang } from '../support/gangs.ts';
import { at, d6, give, group, lay, put, spot } from '../support/setting.ts';
import { drive, driving, first, park, told, whereIs } from '../support/vehicles.ts';

const board = { do: 'board', vehicle: 0, wheel: false, way: [] } as const;

function why(table: Killzone, figure: number, act: Parameters<typeof whyNotAct>[2]): string[] {
  return whyNotAct(table, table.figures[figure]!, act).map(({ rule, code }) => `${rule} ${code}`);
}

describe('KZ-VEH-003 places', () => {
  rule('KZ-VEH-003', 'a fifth figure finds no place in a car', () => {
    const table = lay({ red: [group('rebel', 5)] });
    park(table, 'car', { at: [20, 24], crew: [0, 1, 2, 3] });
    put(table, 4, 20, 25.5);
    expect(why(table, 4, board)).toEqual(['KZ-VEH-003 full']);
    table.figures[3]!.vehicle = -1;
    expect(why(table, 4, board)).toEqual([]);
    Object.assign(table.figures[0]!, { vehicle: -1, place: -1 });
    Object.assign(table.figures[3]!, { vehicle: 0, place: 3 });
    expect(why(table, 4, board)).toEqual(['KZ-VEH-003 full']);
    expect(why(table, 4, { ...board, wheel: true })).toEqual([]);
  });

  rule('KZ-VEH-003', 'power armour takes 2 of the 12 places of an HGV and fits into no car', () => {
    const table = lay({ red: [group('power-armoured-trooper', 2)] });
    const hgv = park(table, 'hgv', { at: [20, 24] });
    park(table, 'car', { at: [20, 30] });
    put(table, 0, 20, 25.75);
    put(table, 1, 20, 31.5);
    carryOut(table, scripted(), table.figures[0]!, board);
    expect(placesLeft(table, hgv)).toBe(10);
    expect(why(table, 1, { ...board, vehicle: 1 })).toEqual(['KZ-VEH-003 tooSmallForPowerArmour']);
  });

  rule('KZ-VEH-003', 'one occupant who is not driving fires the mounted weapon, and nothing else', () => {
    const table = lay({ red: [group('rebel', 3, { weapons: ['handgun'] })], blue: [group('rebel', 2)] });
    const car = park(table, 'car', { at: [20, 24], crew: [0, 1, 2], mounted: ['light-assault-cannon'] });
    put(table, 3, 20, 30);
    const cannon = { do: 'shoot', weapon: 1, target: { figure: 3 } } as const;
    expect(why(table, 0, cannon)).toEqual(['KZ-VEH-022 driving']);
    carryOut(table, scripted({ dice: d6(1) }), table.figures[1]!, cannon);
    expect(car.gunner).toBe(1);
    expect(why(table, 1, cannon)).toEqual([]);
    expect(why(table, 1, { ...cannon, weapon: 0 })).toEqual(['KZ-SHOOT-010 otherWeaponUsed']);
    expect(why(table, 2, cannon)).toEqual(['KZ-VEH-003 otherGunner']);
    expect(why(table, 2, { ...cannon, weapon: 0 })).toEqual([]);
  });
});

describe('KZ-VEH-005 getting in', () => {
  const walk = (inches: number): string[] => {
    const table = lay({ red: [group('trooper', 2)] });
    park(table, 'car', { at: [20, 24] });
    put(table, 0, 20, 25.5 + inches);
    carryOut(table, scripted(), table.figures[0]!, { do: 'move', way: [at(20, 25.5)] });
    return why(table, 0, board);
  };

  rule('KZ-VEH-005', 'after a walk of 6 inches the last 2 get him in, after 6.5 they do not', () => {
    expect(walk(6)).toEqual([]);
    expect(walk(6.5)).toEqual(['KZ-VEH-005 tooFar']);
  });

  rule('KZ-VEH-005', 'only in contact, and only with a vehicle at rest', () => {
    const table = lay({ red: [group('trooper', 2)] });
    const car = park(table, 'car', { at: [20, 24] });
    put(table, 0, 20, 25.6);
    expect(why(table, 0, board)).toEqual(['KZ-VEH-005 notTouching']);
    put(table, 0, 20, 25.5);
    car.speed = 1000;
    expect(why(table, 0, board)).toEqual(['KZ-VEH-005 vehicleMoving']);
  });

  rule('KZ-VEH-005', 'at any speed, where the players read it so', () => {
    const table = lay({ red: [group('trooper', 2)], switches: { boarding: 'anySpeed' } });
    park(table, 'car', { at: [20, 24], speed: 6 });
    put(table, 0, 20, 25.5);
    expect(why(table, 0, board)).toEqual([]);
  });

  rule('KZ-VEH-005', 'the walk to it and the seat in it are one move, if he likes', () => {
    const walkUp = (inches: number) => {
      const table = lay({ red: [group('trooper', 2)] });
      park(table, 'car', { at: [20, 24] });
      put(table, 0, 20, 25.5 + inches);
      return table;
    };
    const way = [at(20, 25.5)];
    expect(why(walkUp(6.5), 0, { ...board, way })).toEqual(['KZ-VEH-005 tooFar']);
    expect(why(walkUp(6), 0, { ...board, way: [at(20, 26)] })).toEqual(['KZ-VEH-005 notTouching']);
    expect(why(walkUp(6), 0, { ...board, way: [at(20, 24)] })).toEqual(['KZ-MOVE-002 vehicleInTheWay']);
    const near = walkUp(5);
    const offered = actsOf(near, near.figures[0]!).find(act => act.do === 'board')!;
    expect(offered).toMatchObject({ vehicle: 0, wheel: true });
    const question = { ...actQuestion(near, near.figures[0]!), names: { ...near.names, vehicles: ['Car 1'] } };
    expect(killzone.words.option(question, offered)).toBe('walk to Car 1 and get in and take the wheel');
    const table = walkUp(6);
    const io = scripted<KillzoneEvent>();
    carryOut(table, io, table.figures[0]!, { ...board, way });
    expect(io.told.map(({ type }) => type)).toEqual(['moved', 'boarded']);
    expect(table.figures[0]!).toMatchObject({ vehicle: 0, spent: 8000, moves: 1 });
  });

  rule(['KZ-VEH-005', 'KZ-MOVE-005', 'KZ-DRUG-013'], 'a Speed user walks 4 inches and gets in', () => {
    const table = lay({ red: [gang(['speed'])] });
    park(table, 'car', { at: [20, 24] });
    put(table, 0, 20, 29.5);
    expect(why(table, 0, { do: 'move', way: [at(20, 25.5)] })).toEqual(['KZ-DRUG-013 mustCover']);
    expect(why(table, 0, { ...board, way: [at(20, 25.5)] })).toEqual([]);
  });

  rule(['KZ-VEH-006', 'KZ-DRUG-013'], 'and one who gets out has moved 2 of his 6 inches', () => {
    const table = lay({ red: [gang(['speed'])] });
    park(table, 'car', { at: [20, 24], crew: [0] });
    const out = (inches: number) => ({ do: 'getOut', at: spot(20, 25.503), way: [at(20, 25.503 + inches)] }) as const;
    expect(why(table, 0, out(3.99))).toEqual(['KZ-DRUG-013 mustCover']);
    expect(why(table, 0, out(4))).toEqual([]);
  });

  rule('KZ-VEH-005', 'it may start in the same action', () => {
    const table = lay({ red: [group('trooper', 2)] });
    const car = park(table, 'car', { at: [20, 24] });
    put(table, 0, 20, 25.5);
    carryOut(table, scripted(), table.figures[0]!, { ...board, wheel: true });
    drive(table, 'accelerate', 1, [6]);
    expect(whereIs(car)).toEqual({ x: 26, y: 24, heading: 90, speed: 6 });
    expect([table.figures[0]!.x, table.figures[0]!.place]).toEqual([26_000, 0]);
  });

  rule('KZ-VEH-005', 'nobody gets in among enemies, nor with a captive in tow', () => {
    const table = lay({ red: [group('trooper', 2)], blue: [group('rebel', 2)] });
    park(table, 'car', { at: [20, 24], crew: [2] });
    put(table, 0, 20, 25.5);
    expect(why(table, 0, board)).toEqual(['KZ-VEH-039 enemiesAboard']);
    table.figures[0]!.captive = 3;
    expect(why(table, 0, board)).toEqual(['KZ-CAPT-002 noSeatForCaptive']);
  });
});

describe('KZ-ORDER-006 a gunner on Snipe', () => {
  rule('KZ-ORDER-006', 'who has fired the mounted weapon neither gets out nor walks', () => {
    const table = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)] });
    park(table, 'car', { at: [20, 24], crew: [0, 1], mounted: ['hunting-rifle'] });
    put(table, 2, 20, 32);
    give(table, 0, 'snipe');
    carryOut(table, scripted({ dice: d6(1) }), table.figures[1]!, { do: 'shoot', weapon: 0, target: { figure: 2 } });
    const out = { do: 'getOut', at: spot(20, 25.503), way: [] } as const;
    expect(why(table, 1, out)).toEqual(['KZ-ORDER-006 aimedShotTaken']);
    give(table, 0, 'shoot');
    carryOut(table, scripted(), table.figures[1]!, { ...out, way: [at(20, 28)] });
    expect(table.figures[1]!.shotFirst).toBe(true);
  });
});

describe('KZ-VEH-006 getting out', () => {
  rule('KZ-VEH-006', 'out of a vehicle at rest for 2 inches, and on with the other 6', () => {
    const table = driving('car');
    const out = (inches: number) => ({ do: 'getOut', at: spot(10, 25.503), way: [at(10, 25.503 + inches)] }) as const;
    expect(why(table, 1, out(6.1))).toEqual(['KZ-MOVE-001 tooFar']);
    carryOut(table, scripted(), table.figures[1]!, out(6));
    expect(table.figures[1]!).toMatchObject({ vehicle: -1, x: 10_000, y: 31_503, spent: 8000, moves: 1 });
  });

  rule('KZ-VEH-006', 'in base contact with it, clear of everything', () => {
    const table = driving('car');
    expect(why(table, 1, { do: 'getOut', at: spot(10, 26), way: [] })).toEqual(['KZ-VEH-006 notBesideVehicle']);
    for (const place of placesBeside(table, table.figures[1]!, table.vehicles[0]!)) {
      const fresh = killzone.copy(table);
      carryOut(fresh, scripted(), fresh.figures[1]!, { do: 'getOut', at: place, way: [] });
      expect(isTouchingVehicle(fresh, fresh.figures[1]!, 0)).toBe(true);
    }
  });

  rule('KZ-VEH-006', 'a passenger who bails out at 13 takes 3 dice and does nothing else', () => {
    const table = driving('car', 13);
    expect(why(table, 1, { do: 'getOut', at: spot(10, 25.503), way: [] })).toEqual(['KZ-VEH-006 bailOutInstead']);
    const io = scripted<KillzoneEvent>({ dice: d6(2, 2, 2) });
    carryOut(table, io, table.figures[1]!, { do: 'bailOut', at: spot(10, 25.503) });
    io.finish();
    expect(table.figures[1]!).toMatchObject({ state: 'suppressed', vehicle: -1, y: 25_503, finished: true });
  });

  rule('KZ-VEH-006', 'whoever has shot or driven does not bail out, nor anybody from a parked car', () => {
    const table = driving('car', 13);
    const jump = { do: 'bailOut', at: spot(10, 25.503) } as const;
    table.figures[1]!.fired = true;
    expect(why(table, 1, jump)).toEqual(['KZ-VEH-006 hasActed']);
    table.vehicles[0]!.moved = true;
    expect(why(table, 0, jump)).toEqual(['KZ-VEH-006 hasActed']);
    table.vehicles[0]!.speed = 0;
    expect(why(table, 0, jump)).toEqual(['KZ-VEH-006 atRest']);
  });
});

describe('KZ-VEH-038 taking the wheel', () => {
  rule('KZ-VEH-038', 'an active passenger does when the driver is suppressed, and then drives', () => {
    const table = driving('car', 10);
    const wheel = { do: 'takeWheel' } as const;
    expect(why(table, 1, wheel)).toEqual(['KZ-VEH-038 hasDriver']);
    table.figures[0]!.state = 'suppressed';
    expect(why(table, 1, wheel)).toEqual([]);
    carryOut(table, scripted(), table.figures[1]!, wheel);
    expect(table.figures.slice(0, 2).map(({ place }) => place)).toEqual([1, 0]);
    const shot = { do: 'shoot', weapon: 0, target: { figure: 3 } } as const;
    expect(why(table, 1, shot)).toEqual(['KZ-VEH-022 driving']);
    const answers = [{ seat: 'red', answer: [{ turn: -45, ahead: 10_000 }] }];
    carryOut(table, scripted({ answers }), table.figures[1]!, { do: 'drive', pace: 'hold', dice: 0 });
    expect(whereIs(table.vehicles[0]!)).toMatchObject({ x: 17.071, y: 31.071, heading: 45 });
  });

  rule('KZ-VEH-038', 'instead of shooting', () => {
    const table = driving('car', 10);
    table.figures[0]!.state = 'suppressed';
    table.figures[1]!.fired = true;
    expect(why(table, 1, { do: 'takeWheel' })).toEqual(['KZ-VEH-038 shotInstead']);
  });
});

describe('KZ-VEH-039 attacking a vehicle', () => {
  const beside = (speed: number): Killzone => {
    const table = lay({ red: [group('trooper', 2, { hand: ['pick'] })], blue: [group('rebel', 3)] });
    park(table, 'car', { at: [20, 24], speed, crew: [2, 3] });
    put(table, 0, 20, 25.5);
    table.acting = 0;
    return table;
  };
  const attack = { do: 'attackVehicle', vehicle: 0 } as const;

  rule('KZ-VEH-039', 'a pick with 4 and 3 goes through a parked car; a Skid die of 4 leaves everybody unhurt', () => {
    const table = beside(0);
    const answers = [2, 3].map(() => ({ seat: 'blue', answer: first }));
    const io = scripted<KillzoneEvent>({ dice: d6(4, 3, 4), answers });
    carryOut(table, io, table.figures[0]!, attack);
    io.finish();
    expect(told(io, 'vehicleAttacked')).toMatchObject([{ attack: { score: 9 }, armour: 9, pierced: true }]);
    expect(table.vehicles[0]!).toMatchObject({ wrecked: true, overturned: false });
    expect(table.figures.slice(2, 4).map(({ state, vehicle }) => [state, vehicle])).toEqual([
      ['active', -1],
      ['active', -1],
    ]);
  });

  rule('KZ-VEH-039', 'a lower score does nothing, and Assault orders double it', () => {
    const table = beside(4);
    carryOut(table, scripted({ dice: d6(4, 2) }), table.figures[0]!, attack);
    expect(table.vehicles[0]!.wrecked).toBe(false);
    const charging = beside(4);
    give(charging, 0, 'assault');
    const io = scripted<KillzoneEvent>({ dice: d6(1, 2, 1) });
    carryOut(charging, io, charging.figures[0]!, attack);
    expect(told(io, 'vehicleAttacked')).toMatchObject([{ attack: { score: 10 }, pierced: true }]);
  });

  rule(
    'KZ-VEH-039',
    'not at more than 4 inches, not out of contact, not on Run, and nobody fights those inside',
    () => {
      const table = beside(5);
      expect(why(table, 0, attack)).toEqual(['KZ-VEH-039 tooFast']);
      table.vehicles[0]!.speed = 4000;
      expect(why(table, 0, attack)).toEqual([]);
      give(table, 0, 'run');
      expect(why(table, 0, attack)).toEqual(['KZ-ORDER-013 noContact']);
      put(table, 0, 20, 26);
      expect(why(table, 0, attack)).toEqual(['KZ-VEH-039 notTouching']);
      give(table, 0, 'shoot');
      put(table, 0, 20, 25.5);
      table.sequence = [0];
      table.begun = 0;
      const answers = [{ seat: 'red', answer: 'enough' }];
      const io = scripted<KillzoneEvent>({ answers });
      killzone.step(table, io);
      expect(told(io, 'foughtHandToHand')).toEqual([]);
    },
  );
});
