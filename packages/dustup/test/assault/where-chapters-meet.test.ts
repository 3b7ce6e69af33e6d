import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { chargeOf } from '../../src/rules/assault/at-vehicles.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { Act } from '../../src/table/acts.ts';
import type { Unit } from '../../src/table/units.ts';
import { on, run, STAND, STAY, says, typesOf } from '../support/assault-setting.ts';
import { mine } from '../support/mine-setting.ts';
import { put, squad } from '../support/setting.ts';
import { atHull, mechAt, shocked } from '../support/vehicle-assault.ts';
import { motorised, placeHull, poseOf } from '../support/vehicle-setting.ts';

const shock = ({ id }: Unit): Act => ({ do: 'tankShock', target: id });

describe('a vehicle that is kept down', () => {
  rule(
    ['DU-ASSAULT-028', 'DU-VEH-103'],
    'may withdraw from those who assault it though its markers alone keep it where it is',
    () => {
      const { table, red, tank } = atHull(8);
      Object.assign(tank, { suppression: 1 });
      tank.hull.damage = 2;
      run(table, red, on(tank), { dice: ['D12=6'], answers: [says('blue', 'withdraw'), STAY] });
      expect([poseOf(tank), tank.suppression, tank.confidence]).toEqual([[44, 20, 90], 0, 'shaken']);
    },
  );
});

describe('riders under the open sky', () => {
  rule(['DU-VEH-122', 'DU-ASSAULT-005'], 'once they are shut in, their vehicle is what is assaulted', () => {
    const { table, red, tank } = atHull(8, {
      vehicle: 'wheeledCarrier',
      changes: { traits: ['openTopped'], mounts: [] },
      setting: { red: [squad(8)], blue: [squad(6)] },
    });
    const riders = table.units.find(({ side, hull }) => side === 1 && hull === null)!;
    Object.assign(riders, { where: 'aboard', carrier: tank.id });
    run(table, red, on(riders), {
      dice: ['D8=8', 'D12=1', 'D6=6', 'D6=1', 'D12=12', 'D6=1'],
      answers: [STAND, says('red', { do: 'pursue', units: [tank.id] })],
    });
    expect([tank.activated, red.assaulted]).toEqual([true, [riders.id, tank.id]]);
  });
});

describe('enemies close by', () => {
  rule('DU-ASSAULT-092', 'are close to nobody who rides, wherever he got in', () => {
    const { table, tank, squad: men, enemy } = motorised('wheeledCarrier');
    put(table, men.id, 24, 20);
    put(table, enemy.id, 26, 20);
    ready(table, men, 'turn');
    expect(men.closeBy).toEqual([enemy.id]);
    Object.assign(men, { where: 'aboard', carrier: tank.id });
    ready(table, men, 'turn');
    expect(men.closeBy).toEqual([]);
  });

  rule(['DU-ASSAULT-092', 'DU-MINE-006'], 'are not reached by a mech that a device stops', () => {
    const { table, mech, blue } = mechAt(1.5);
    mine(table, 'ied', 17, 20);
    ready(table, mech, 'turn');
    const io = run(table, mech, on(blue), { dice: ['D12=12', 'D12=6'], answers: [says('blue', 'hold')] });
    expect(typesOf(io)).not.toContain('fought');
    expect([poseOf(mech)[0], mech.hull.immobilised, mech.fared]).toEqual([20, true, 'fallsShort']);
  });
});

describe('those at whom a tank drives', () => {
  rule(['DU-VEH-113', 'DU-ASSAULT-025'], 'do not go at it while they are in panic', () => {
    const { table, tank, blue } = shocked(5);
    blue.panicked = true;
    const io = run(table, tank, shock(blue), { dice: ['D8=1', 'D4=4', 'D12=6'], answers: [says('red', 1)] });
    expect(typesOf(io)).toEqual(['shockDeclared', 'shockTested', 'charged', 'droveThrough']);
  });
});

rule(['DU-VEH-107', 'DU-MINE-006'], 'a breaching charge is for a tank that a mine has just stopped, too', () => {
  const { table, red, tank } = atHull(8);
  Object.assign(red, { breachingCharges: 1 });
  placeHull(tank, 40, 20, 270);
  tank.moved = true;
  expect(chargeOf(table, red, tank)?.what?.id).not.toBe('breachingCharge');
  tank.hull.immobilised = true;
  expect(chargeOf(table, red, tank)?.what?.id).toBe('breachingCharge');
});
