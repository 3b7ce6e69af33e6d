import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { HAND_WEAPONS, WEAPONS } from '../../src/content/load.ts';
import type { GroupRow } from '../../src/content/schema.ts';
import { fight } from '../../src/rules/hand-to-hand/fighting.ts';
import { whyNotGroup } from '../../src/rules/organisation/muster.ts';
import { shoot } from '../../src/rules/shooting/firing.ts';
import { targeting } from '../../src/rules/shooting/targeting.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { placesBeside } from '../../src/rules/vehicles/beside.ts';
import { beginTurnOfVehicles } from '../../src/rules/vehicles/driving.ts';
import type { Act } from '../../src/table/acts.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { at, d6, field, give, group, lay, put } from '../support/setting.ts';
import { drive, park } from '../support/vehicles.ts';

const shot = { do: 'shoot', weapon: 0, target: { figure: 2 } } as const;
const suits = (...weapons: string[]): GroupRow => group('power-armoured-trooper', 2, { weapons });

/** Two of red at (10, 4) and (1, 47), and a rebel so many inches north of the first. */
function range(red: GroupRow, inches: number): Killzone {
  const table = lay({ red: [red], blue: [group('rebel', 2)] });
  put(table, 0, 10, 4);
  put(table, 1, 1, 1);
  put(table, 2, 10, 5 + inches);
  return table;
}

rule('KZ-WEAP-001', 'the table of ranged weapons', () => {
  expect(WEAPONS.get('assault-rifle')).toMatchObject({ short: 10, long: 30, shots: 2, dice: 3, points: 9 });
  expect(WEAPONS.get('rocket-launcher')).toMatchObject({
    short: 10,
    long: 36,
    shots: 1,
    dice: 6,
    points: 12,
    supply: 1,
  });
  expect(WEAPONS.get('hand-grenade')).toMatchObject({ short: 6, long: null, dice: 4, points: 3, supply: 1 });
});

rule('KZ-WEAP-002', 'the cannon stands still, the laser ignores soft cover, a rocket is spent', () => {
  const cannon = range(group('rebel', 2, { weapons: ['light-assault-cannon'] }), 6);
  carryOut(cannon, scripted(), cannon.figures[0]!, { do: 'move', way: [at(11, 4)] });
  expect(whyNotAct(cannon, cannon.figures[0]!, shot)).toMatchObject([{ rule: 'KZ-WEAP-002', code: 'movedFirst' }]);
  const fired = range(group('rebel', 2, { weapons: ['light-assault-cannon'] }), 6);
  carryOut(fired, scripted({ dice: d6(1) }), fired.figures[0]!, shot);
  expect(whyNotAct(fired, fired.figures[0]!, { do: 'move', way: [at(11, 4)] })).toMatchObject([
    { rule: 'KZ-WEAP-002' },
  ]);
  const map = field({ obstacles: [{ kind: 'bushes', line: [0, 10, 48, 10] }] });
  const laser = lay({ map, red: [group('rebel', 2, { weapons: ['light-laser'] })], blue: [group('rebel', 2)] });
  put(laser, 0, 10, 4);
  put(laser, 2, 10, 11);
  expect(targeting(laser, laser.figures[0]!, WEAPONS.get('light-laser'), { figure: 2 }).tally.total).toBe(0);
  const rocket = range(group('rebel', 2, { weapons: ['rocket-launcher'] }), 12);
  carryOut(rocket, scripted({ dice: d6(5, 1, 1, 1, 1, 1, 1) }), rocket.figures[0]!, shot);
  rocket.figures[0]!.weapons[0]!.shots = 0;
  expect(whyNotAct(rocket, rocket.figures[0]!, shot)).toMatchObject([{ code: 'spent' }]);
});

rule('KZ-WEAP-002', 'savages use the weapons on their list only', () => {
  expect(whyNotGroup(group('savage', 3, { weapons: ['bow'] }))).toEqual([]);
  expect(whyNotGroup(group('savage', 3, { weapons: ['assault-rifle'] }))).toMatchObject([
    { rule: 'KZ-WEAP-002', code: 'notOnList' },
  ]);
});

/** The score of a fighter with one hand weapon, and what becomes of a bare-handed rebel. */
function melee(
  troop: string,
  hand: string,
  dice: number[],
  enemy: number[],
  blue = group('rebel', 2),
): { score: number; state: string } {
  const table = lay({ red: [group(troop, 3, { hand: [hand] })], blue: [blue] });
  put(table, 0, 10, 10);
  put(table, 3, 10, 11);
  const answers = hand === 'stunstick' ? [{ seat: 'red', answer: 0 }] : [];
  const io = scripted<KillzoneEvent>({ dice: d6(...dice, ...enemy), answers });
  fight(table, io, table.figures[0]!, table.figures[3]!);
  const [told] = io.told;
  return { score: told?.type === 'foughtHandToHand' ? told.attacker.score : 0, state: table.figures[3]!.state };
}

rule('KZ-WEAP-003', 'the table of hand weapons', () => {
  expect(melee('trooper', 'machete', [4, 4], [1, 1]).score).toBe(10);
  expect(['knife', 'sword', 'pick', 'chainsaw'].map(id => HAND_WEAPONS.get(id).modifier)).toEqual([1, 2, 2, 3]);
  expect(HAND_WEAPONS.get('power-glove')).toMatchObject({ points: 5, traits: ['extraDie', 'powerArmour'] });
});

rule('KZ-WEAP-004', 'the auxiliary grenade launcher fires twice, 5 dice on the figure struck', () => {
  const table = range(suits('aux-grenade-launcher'), 10);
  const row = WEAPONS.get('aux-grenade-launcher');
  expect(targeting(table, table.figures[0]!, row, { figure: 2 }).needs).toBe(4);
  const io = scripted<KillzoneEvent>({ dice: d6(3, 1, 1, 1, 1, 1) });
  carryOut(table, io, table.figures[0]!, shot);
  io.finish();
  expect(whyNotAct(table, table.figures[0]!, shot)).toEqual([]);
  // The second target stands 2 inches behind the first and a little aside, 3 inches off.
  put(table, 3, 10 + Math.sqrt(12), 17);
  expect(targeting(table, table.figures[0]!, row, { figure: 3 })).toMatchObject({ needs: 5, tally: { total: 1 } });
  const second = scripted<KillzoneEvent>({ dice: d6(4, 1, 1, 1, 1, 1) });
  carryOut(table, second, table.figures[0]!, { ...shot, target: { figure: 3 } });
  second.finish();
  expect(whyNotGroup(group('trooper', 2, { weapons: ['aux-grenade-launcher'] }))).toMatchObject([
    { rule: 'KZ-PAT-011' },
  ]);
});

const burst = (length: 4 | 8): Act => ({ ...shot, burst: length });

rule('KZ-WEAP-005', 'the mini gun at 25 inches: long range, 3 dice, helped by the sighting aid', () => {
  const table = range(suits('mini-gun'), 25);
  const { needs, tally } = targeting(table, table.figures[0]!, WEAPONS.get('mini-gun'), { figure: 2 });
  expect([needs, tally.total]).toEqual([5, 1]);
  const io = scripted<KillzoneEvent>({ dice: d6(4, 1, 1, 1) });
  carryOut(table, io, table.figures[0]!, burst(4));
  io.finish();
});

rule('KZ-WEAP-006', 'only on Shoot orders', () => {
  const table = range(suits('mini-gun'), 8);
  give(table, 0, 'staySharp');
  expect(whyNotAct(table, table.figures[0]!, burst(4))).toMatchObject([
    { rule: 'KZ-WEAP-006', code: 'shootOrdersOnly' },
  ]);
});

rule('KZ-WEAP-007', 'a short burst is four shots: three hits and a natural 1', () => {
  const table = lay({ red: [suits('mini-gun')], blue: [group('robot', 1)] });
  put(table, 0, 10, 4);
  put(table, 2, 10, 12);
  const io = scripted<KillzoneEvent>({ dice: d6(4, 1, 1, 1, 3, 1, 1, 1, 5, 1, 1, 1, 1) });
  for (let i = 0; i < 4; i++) carryOut(table, io, table.figures[0]!, i === 0 ? burst(4) : shot);
  io.finish();
  expect(io.told.filter(event => event.type === 'targetingRolled' && event.hit)).toHaveLength(3);
  expect(whyNotAct(table, table.figures[0]!, shot)).toMatchObject([{ code: 'shotsFired' }]);
  expect(table.figures[0]!.weapons[0]!.supply).toBe(5);
});

describe('KZ-WEAP-008 a long burst', () => {
  rule('KZ-WEAP-008', 'is for a firer who has not moved; afterwards he may', () => {
    const table = range(suits('mini-gun'), 8);
    const figure = table.figures[0]!;
    expect(whyNotAct(table, figure, burst(8))).toEqual([]);
    carryOut(table, scripted({ dice: d6(1) }), figure, burst(8));
    expect(whyNotAct(table, figure, { do: 'move', way: [at(11, 4)] })).toEqual([]);
    const moved = range(suits('mini-gun'), 8);
    carryOut(moved, scripted(), moved.figures[0]!, { do: 'move', way: [at(11, 4)] });
    expect(whyNotAct(moved, moved.figures[0]!, burst(8))).toMatchObject([{ rule: 'KZ-WEAP-008' }]);
    expect(whyNotAct(moved, moved.figures[0]!, burst(4))).toEqual([]);
  });

  /** Two suits in a lorry at (10, 24) that does 12, and a target 8 inches north of it. */
  const lorry = (): Killzone => {
    const table = lay({ red: [suits('mini-gun')], blue: [group('rebel', 2)] });
    park(table, 'hgv', { at: [10, 24], speed: 12, crew: [0, 1] });
    put(table, 2, 16, 33.75);
    return table;
  };

  rule('KZ-WEAP-008', 'is not for a suit in a lorry that has moved', () => {
    const table = lorry();
    const gunner = table.figures[1]!;
    expect(whyNotAct(table, gunner, burst(8))).toEqual([]);
    drive(table, 'hold', 0, []);
    expect(whyNotAct(table, gunner, burst(8))).toMatchObject([{ rule: 'KZ-WEAP-008', code: 'movedFirst' }]);
    expect(whyNotAct(table, gunner, burst(4))).toEqual([]);
  });

  rule('KZ-WEAP-008', 'nor where it has only backed up; one that brakes to a stop has not moved', () => {
    const table = lorry();
    drive(table, 'brake', 2, [6, 6]);
    expect(whyNotAct(table, table.figures[1]!, burst(8))).toEqual([]);
    beginTurnOfVehicles(table);
    carryOut(table, scripted(), table.figures[0]!, { do: 'backUp', back: 1000 });
    expect(whyNotAct(table, table.figures[1]!, burst(8))).toMatchObject([{ code: 'movedFirst' }]);
  });
});

rule('KZ-WEAP-002', 'a cannon in the hands of a passenger stands still with his car; a mounted one need not', () => {
  const table = lay({ red: [group('rebel', 3, { weapons: ['light-assault-cannon'] })], blue: [group('rebel', 2)] });
  park(table, 'car', { at: [10, 24], speed: 4, crew: [0, 1, 2], mounted: ['light-assault-cannon'] });
  put(table, 3, 12, 30);
  const cannon = (weapon: number): Act => ({ do: 'shoot', weapon, target: { figure: 3 } });
  drive(table, 'hold', 0, []);
  expect(whyNotAct(table, table.figures[1]!, cannon(0))).toMatchObject([{ rule: 'KZ-WEAP-002', code: 'movedFirst' }]);
  expect(whyNotAct(table, table.figures[1]!, cannon(1))).toEqual([]);
  table.vehicles[0]!.speed = 0;
  carryOut(table, scripted({ dice: d6(1) }), table.figures[1]!, cannon(1));
  const out = { do: 'getOut', at: placesBeside(table, table.figures[1]!, table.vehicles[0]!)[0]!, way: [] } as const;
  expect(whyNotAct(table, table.figures[1]!, out)).toMatchObject([{ rule: 'KZ-WEAP-002', code: 'cannonFired' }]);
});

rule('KZ-WEAP-009', 'six counters: long, long, short leave one', () => {
  const table = range(suits('mini-gun'), 8);
  const figure = table.figures[0]!;
  const gun = figure.weapons[0]!;
  for (const length of [8, 8, 4] as const) {
    gun.shots = 0;
    gun.burst = 0;
    carryOut(table, scripted({ dice: d6(1) }), figure, burst(length));
  }
  expect(gun.supply).toBe(1);
  gun.shots = 0;
  expect(whyNotAct(table, figure, burst(8))).toMatchObject([{ rule: 'KZ-WEAP-009', code: 'noCounters' }]);
  carryOut(table, scripted({ dice: d6(1) }), figure, burst(4));
  gun.shots = 0;
  expect(whyNotAct(table, figure, burst(4))).toMatchObject([{ code: 'spent' }]);
});

rule('KZ-WEAP-010', 'a crossbow at 12 inches', () => {
  const table = range(group('rebel', 2, { weapons: ['crossbow'] }), 12);
  shoot(table, scripted({ dice: d6(5, 3, 2, 2) }), table.figures[0]!, shot);
  expect(table.figures[2]!.state).toBe('killed');
});

rule('KZ-WEAP-011', 'a molotov at 5 inches, gone when thrown; not at 6', () => {
  const table = range(group('rebel', 2, { weapons: ['molotov'] }), 5);
  shoot(table, scripted({ dice: d6(4, 4, 3) }), table.figures[0]!, shot);
  expect(table.figures[2]!.state).toBe('killed');
  expect(table.figures[0]!.weapons[0]!.supply).toBe(0);
  const far = range(group('rebel', 2, { weapons: ['molotov'] }), 6);
  expect(whyNotAct(far, far.figures[0]!, shot)).toMatchObject([{ code: 'outOfRange' }]);
});

rule('KZ-WEAP-012', 'a pick adds 2', () => {
  expect(melee('street-ganger', 'pick', [3, 3], [1, 1]).score).toBe(8);
});

describe('KZ-WEAP-013 a stunstick', () => {
  const haywire = { ...group('street-ganger', 3), drugs: ['haywire' as const] };

  rule('KZ-WEAP-013', 'only suppresses, and does nothing to Haywire', () => {
    expect(melee('law-enforcer', 'stunstick', [5, 5], [2, 3]).state).toBe('suppressed');
    expect(melee('law-enforcer', 'stunstick', [5, 5], [2, 3], haywire).state).toBe('active');
  });

  for (const [stunstick, state] of [
    ['suppresses', 'suppressed'],
    ['captures', 'captured'],
  ] as const) {
    rule('KZ-WEAP-013', `that ${stunstick} leaves somebody suppressed ${state}`, () => {
      const red = [group('law-enforcer', 2, { hand: ['stunstick'] })];
      const table = lay({ red, blue: [group('rebel', 2)], switches: { stunstick } });
      put(table, 0, 10, 10);
      put(table, 2, 10, 11).state = 'suppressed';
      const io = scripted<KillzoneEvent>({ dice: d6(5, 5, 2), answers: [{ seat: 'red', answer: 0 }] });
      fight(table, io, table.figures[0]!, table.figures[2]!);
      expect(table.figures[2]!.state).toBe(state);
    });
  }
});
