import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import type { VehicleRow } from '../../src/content/vehicle-schema.ts';
import { courageDice } from '../../src/rules/assault/courage.ts';
import { assaultsOf } from '../../src/rules/assault/declare.ts';
import { pairUp } from '../../src/rules/assault/party.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { isOpen } from '../../src/table/hulls.ts';
import type { Unit } from '../../src/table/units.ts';
import { on, refused, run, STAND, says } from '../support/assault-setting.ts';
import { type Setting, squad } from '../support/setting.ts';
import { atHull } from '../support/vehicle-assault.ts';
import { poseOf } from '../support/vehicle-setting.ts';

/** An armoured carrier without a roof and without weapons, with six of blue's in it. */
const OPEN: Partial<VehicleRow> = { traits: ['openTopped'], mounts: [] };

function loaded(inches: number, changes: Partial<VehicleRow> = OPEN, setting: Setting = {}) {
  const found = atHull(inches, {
    vehicle: 'wheeledCarrier',
    changes,
    setting: { red: [squad(8)], blue: [squad(6)], ...setting },
  });
  const riders = found.table.units.find(({ side, hull }) => side === 1 && hull === null)!;
  aboard(riders, found.tank);
  return { ...found, riders };
}

function aboard(unit: Unit, vehicle: Unit): void {
  unit.where = 'aboard';
  unit.carrier = vehicle.id;
}

describe('whom to attack', () => {
  rule('DU-VEH-117', 'of a loaded open carrier the vehicle or its passengers; of an empty one the vehicle', () => {
    const { table, red, tank, riders } = loaded(8);
    expect(assaultsOf(table, red)).toEqual([on(riders), on(tank)]);
    riders.where = 'routedOff';
    expect(assaultsOf(table, red)).toEqual([on(tank)]);
  });

  rule('DU-VEH-117', 'nobody gets at those behind a closed hatch', () => {
    const { table, red, riders, tank } = loaded(8, { traits: ['hatches'], mounts: [] });
    expect(refused(table, red, on(riders))).toBe('DU-VEH-117');
    tank.hull.opened = true;
    expect(refused(table, red, on(riders))).toBe(null);
  });

  rule('DU-VEH-118', 'those who ride in it count with it', () => {
    const { table, red, tank } = loaded(8, { ...OPEN, size: 3 });
    const [pair] = pairUp(table, [red], [tank]);
    expect(pair!.defender.beside).toHaveLength(1);
    expect(courageDice(table, pair!).attack.shifts.parts).toContainEqual(
      expect.objectContaining({ why: 'outnumberedThree', value: -2 }),
    );
    tank.hull.shut = true;
    expect(pairUp(table, [red], [tank])[0]!.defender.beside).toEqual([]);
  });

  rule('DU-VEH-119', 'a class 2 vehicle carrying a unit of infantry counts as three units', () => {
    const { table, red, tank } = loaded(8);
    const { attack } = courageDice(table, pairUp(table, [red], [tank])[0]!);
    expect(attack.die).toBe(4);
  });
});

describe('passengers who are attacked', () => {
  rule('DU-VEH-121', 'are behind cover, hard if the vehicle is armoured, and the vehicle does not count', () => {
    const die = (armour: VehicleRow['armour']) => {
      const { table, red, riders } = loaded(8, { ...OPEN, armour });
      return courageDice(table, pairUp(table, [red], [riders])[0]!);
    };
    expect([die({ front: 1 }).defence.die, die({ front: 0 }).defence.die]).toEqual([12, 10]);
    expect(die({ front: 1 }).attack.die).toBe(8);
  });

  rule('DU-VEH-121', 'fight unit against unit at the edge of the vehicle, in their own armour', () => {
    const { table, red, riders } = loaded(2);
    const io = run(table, red, on(riders), {
      // Eight strike with a D8: 7 and 8 beat 6, 30 over D8 is three hits with six left over, and one of them wounds.
      dice: ['D8=6', 'D8=7', 'D8=8', 'D8=7', 'D6=1', 'D6=2', 'D6=3']
        .concat(['D6=4', 'D6=3', 'D6=1', 'D6=4', 'D6=1', 'D6=4'])
        .concat(['D8=8', 'D8=1', 'D6=1', 'D8=2', 'D10=3', 'D6=1']),
    });
    expect(io.told.filter(({ type }) => type === 'fought')).toHaveLength(2);
    expect(red.fared).toBe('loses');
  });

  rule('DU-VEH-122', 'shut the vehicle up instead of withdrawing, and the attackers may turn on it', () => {
    const { table, red, riders, tank } = loaded(8, OPEN);
    riders.confidence = 'confident';
    riders.suppression = 2;
    const io = run(table, red, on(riders), {
      dice: ['D8=8', 'D12=3', 'D6=4', 'D6=2', 'D12=5', 'D6=1'],
      answers: [STAND, says('red', { do: 'pursue', units: [tank.id] })],
    });
    expect([riders.confidence, riders.suppression, riders.where]).toEqual(['steady', 0, 'aboard']);
    expect([isOpen(tank.hull), poseOf(tank)]).toEqual([false, [40, 20, 270]]);
    expect(io.told.map(({ type }) => type)).toEqual(expect.arrayContaining(['shutUp', 'chargePlanted']));
  });

  rule('DU-VEH-122', 'chosen or forced, it is the same; and they keep down until it is opened again', () => {
    const { table, red, riders, tank } = loaded(8);
    run(table, red, on(riders), { answers: [says('blue', 'withdraw'), says('red', { do: 'stay' })] });
    expect([riders.confidence, isOpen(tank.hull)]).toEqual(['shaken', false]);
    riders.confidence = 'steady';
    ready(table, riders, 'turn');
    const shot = { do: 'shoot', target: red.id, shots: [[riders.figures[0]!, 0] as const] } as const;
    expect(refused(table, riders, shot)).not.toBe(null);
    run(table, riders, { do: 'hatches', to: 'open' });
    expect(isOpen(tank.hull)).toBe(true);
    expect(refused(table, riders, shot)).toBe(null);
  });

  rule('DU-VEH-122', 'after combat the attackers are in contact and go straight at the hull', () => {
    const { table, red, riders, tank } = loaded(2);
    run(table, red, on(riders), {
      dice: ['D8=8', 'D8=1', 'D8=1', 'D8=8', 'D8=1', 'D6=1', 'D8=8', 'D12=3', 'D6=2', 'D12=5', 'D6=1'],
      answers: [says('red', { do: 'pursue', units: [tank.id] })],
    });
    expect([riders.confidence, red.fared, red.actions]).toEqual(['broken', 'attacksHull', 0]);
  });
});

describe('final defensive fire', () => {
  const coaxial = { weapon: 'machineGun', on: 'coaxial', arc: 360, stabilisation: 'average' } as const;
  const bow = { weapon: 'machineGun', on: 'hull', arc: 90, stabilisation: 'average' } as const;
  const fired = (io: ReturnType<typeof run>) =>
    io.told.filter(event => event.type === 'shotAt').map(event => 'pool' in event && event.pool.map(({ die }) => die));

  rule('DU-VEH-123', 'a tank with nothing but heavy weapons has none', () => {
    const { table, red, tank } = atHull(20, {
      changes: {
        mounts: [
          { weapon: 'tankGun', on: 'turret', arc: 360, fireControl: 'average', stabilisation: 'superior' },
          { weapon: 'heavyMachineGun', on: 'pintle', arc: 360, fireControl: 'inferior', stabilisation: 'poor' },
        ],
      },
    });
    const io = run(table, red, on(tank), { dice: ['D4=4', 'D8=3', 'D6=1'], answers: [STAND] });
    expect(io.asked).toHaveLength(1);
  });

  rule('DU-VEH-123', 'all support weapons that bear join in one roll, however it has driven', () => {
    const shots = (facing: number) => {
      const { table, red, tank } = atHull(20, { changes: { mounts: [coaxial, bow] } });
      tank.hull.facing = facing;
      tank.moved = true;
      tank.hull.fired = 3;
      const dice = facing === 270 ? ['D8=8', 'D8=1', 'D8=1', 'D8=1'] : ['D8=8', 'D8=1', 'D8=1'];
      return fired(
        run(table, red, on(tank), { dice: ['D4=4', 'D8=3', 'D6=1', ...dice], answers: [STAND, says('blue', red.id)] }),
      );
    };
    expect([shots(270), shots(90)]).toEqual([[[8, 8, 8]], [[8, 8]]]);
  });

  rule('DU-VEH-123', 'a suppressed vehicle must pull itself together, and fires worse', () => {
    const { table, red, tank } = atHull(20, { changes: { mounts: [coaxial] } });
    tank.suppression = 1;
    const io = run(table, red, on(tank), {
      dice: ['D4=4', 'D6=3', 'D6=1', 'D8=4', 'D10=10', 'D8=1', 'D8=1'],
      answers: [STAND, says('blue', red.id)],
    });
    expect(io.told.find(({ type }) => type === 'defensiveFireTested')).toMatchObject({ target: 3, passed: true });
  });

  rule('DU-VEH-120', 'passengers and vehicle fire as two rolls, and the attackers test once for both', () => {
    const { table, red, tank, riders } = loaded(11, { ...OPEN, mounts: [coaxial] });
    const io = run(table, red, on(tank), {
      dice: ['D4=4', 'D8=3', 'D6=2', ...wound('D8', 'D12'), ...wound('D8', 'D8'), 'D8=5', 'D8=7'],
      answers: [STAND, says('blue', riders.id), says('blue', red.id), says('blue', red.id)],
    });
    expect(io.told.filter(({ type }) => type === 'reactionTested')).toMatchObject([{ target: 4, passed: true }]);
    expect(io.told.filter(({ type }) => type === 'confidenceTested')).toHaveLength(1);
    expect(io.asked.map(({ question }) => question.kind)).toEqual([
      'standOrWithdraw',
      'fireFirst',
      'defensiveFire',
      'defensiveFire',
    ]);
  });

  /** At D6 target dice: both beat 1, 6 in all, one hit on the second man that wounds him or the third. */
  function wound(quality: string, weapon: string): string[] {
    const man = weapon === 'D12' ? 'D8=2' : 'D8=3';
    const impact = weapon === 'D12' ? 'D8=5' : 'D10=5';
    return ['D6=1', `${quality}=4`, `${weapon}=2`, man, impact, 'D6=3'];
  }

  rule(['DU-VEH-120', 'DU-ASSAULT-040'], 'passengers of a suppressed vehicle have to get over its markers', () => {
    const { table, red, tank, riders } = loaded(11);
    tank.suppression = 1;
    const io = run(table, red, on(tank), {
      dice: ['D4=4', 'D6=3', 'D6=2', 'D8=3'],
      answers: [STAND, says('blue', red.id)],
    });
    expect(io.told.find(({ type }) => type === 'defensiveFireTested')).toMatchObject({
      unit: riders.who,
      target: 3,
      passed: false,
    });
  });

  rule('DU-VEH-123', 'out of a closed hull as many fire as there are ports', () => {
    const { table, red, tank } = loaded(11, { traits: [], mounts: [], ports: 3 });
    const io = run(table, red, on(tank), {
      dice: ['D6=4', 'D8=3', 'D6=2', 'D6=6', 'D8=1', 'D6=1'],
      answers: [STAND, says('blue', red.id)],
    });
    expect(fired(io)).toEqual([[8, 6]]);
    const shut = loaded(11, { traits: [], mounts: [], ports: 0 });
    const none = run(shut.table, shut.red, on(shut.tank), { dice: ['D6=4', 'D8=3', 'D6=2'], answers: [STAND] });
    expect(none.asked).toHaveLength(1);
  });
});
