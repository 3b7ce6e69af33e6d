import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { assault } from '../../src/rules/assault/assault.ts';
import { chargeOf } from '../../src/rules/assault/at-vehicles.ts';
import { courageDice } from '../../src/rules/assault/courage.ts';
import { pairUp } from '../../src/rules/assault/party.ts';
import { carryOut } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import { words } from '../../src/words/words.ts';
import { drawUp, hurt, on, refused, run, STAND, says, spotOf } from '../support/assault-setting.ts';
import { box, field, squad } from '../support/setting.ts';
import { atHull, type Placed } from '../support/vehicle-assault.ts';
import { poseOf } from '../support/vehicle-setting.ts';

/** Two against a size 3 tank: the squad rolls D4 for courage, and the tank D8. */
const GO = ['D4=4', 'D8=3'];
const satchels: Placed = { squad: { satchels: 2 } };

describe('courage against a vehicle', () => {
  const dice = (placed: Placed) => {
    const { table, red, tank } = atHull(8, placed);
    const { attack, defence } = courageDice(table, pairUp(table, [red], [tank])[0]!);
    return [attack.die, defence.die];
  };

  rule('DU-VEH-105', 'a size 2 vehicle outnumbers a squad two to one', () => {
    expect(dice({ vehicle: 'lightTank' })).toEqual([6, 8]);
  });

  rule(['DU-VEH-104', 'DU-ASSAULT-011', 'DU-VEH-098'], 'its size is the number of units that it stands for', () => {
    expect(dice({ vehicle: 'battleTank' })).toEqual([4, 8]);
    const { table, tank } = atHull(8, { setting: { red: [squad(5), squad(5)] } });
    const reds = table.units.filter(({ side }) => side === 0);
    const pairs = pairUp(table, reds, [tank]);
    expect(pairs.map(pair => courageDice(table, pair).attack.die)).toEqual([8, 8]);
  });

  rule('DU-ASSAULT-012', 'a squad in power armour counts as two units', () => {
    expect(dice({ vehicle: 'battleTank', squad: { type: 'powerArmour', armour: 'lightPower' } })).toEqual([8, 8]);
    expect(dice({ vehicle: 'heavyTank', squad: { type: 'powerArmour', armour: 'lightPower' } })).toEqual([6, 10]);
  });

  rule('DU-VEH-103', 'more than double is a plain success, and the tank stays', () => {
    const { table, red, tank } = atHull(8, { vehicle: 'scoutMech', changes: { kind: 'vehicle', close: undefined } });
    Object.assign(tank, { type: 'vehicle' });
    const io = run(table, red, on(tank), {
      dice: ['D8=7', 'D8=3', 'D6=4', 'D6=1', 'D12=8', 'D6=1'],
      answers: [STAND],
    });
    expect(io.told.find(({ type }) => type === 'courageTested')).toMatchObject({
      result: 'contact',
      rule: 'DU-VEH-103',
    });
    expect(poseOf(tank)).toEqual([40, 20, 270]);
    expect(tank.confidence).toBe('steady');
  });

  rule('DU-VEH-103', 'below half ends the activation and shames those who face a tank that is not suppressed', () => {
    const lost = (markers: number) => {
      const { table, red, tank } = atHull(8);
      tank.suppression = markers;
      run(table, red, on(tank), { dice: ['D4=3', markers > 0 ? 'D6=6' : 'D8=7'], answers: [STAND] });
      return [red.actions, red.confidence];
    };
    expect(lost(0)).toEqual([0, 'shaken']);
    const { table, red, tank } = atHull(8);
    tank.suppression = 1;
    run(table, red, on(tank), { dice: ['D4=2', 'D6=6'], answers: [STAND] });
    expect([red.actions, red.confidence]).toEqual([0, 'steady']);
  });

  rule('DU-VEH-103', 'a broken tank that is beaten is routed and stays; a routed one may stay too', () => {
    const broken = (level: 'broken' | 'routed') => {
      const { table, red, tank } = atHull(20, satchels);
      tank.confidence = level;
      run(table, red, on(tank), { dice: ['D4=4', 'D6=3', 'D6=1'], answers: [STAND] });
      return [tank.confidence, ...poseOf(tank)];
    };
    expect(broken('broken')).toEqual(['routed', 40, 20, 270]);
    expect(broken('routed')).toEqual(['routed', 40, 20, 270]);
  });

  rule('DU-VEH-103', 'it withdraws if its owner wishes, which costs a level', () => {
    const { table, red, tank } = atHull(8, satchels);
    run(table, red, on(tank), {
      dice: ['D12=5'],
      answers: [says('blue', 'withdraw'), says('red', { do: 'stay' })],
    });
    expect([tank.confidence, ...poseOf(tank)]).toEqual(['shaken', 50, 20, 90]);
  });
});

describe('reaching it', () => {
  rule('DU-VEH-106', 'base to edge: eight points make good eight and a half inches, and not nine', () => {
    const near = atHull(8.5, satchels);
    const io = run(near.table, near.red, on(near.tank), {
      dice: [...GO, 'D6=4', 'D12=1', 'D12=8', 'D6=1'],
      answers: [STAND],
    });
    expect(io.told.find(({ type }) => type === 'charged')).toMatchObject({ contact: true });
    const far = atHull(9, { changes: { mounts: [] }, ...satchels });
    run(far.table, far.red, on(far.tank), { dice: [...GO, 'D6=4'], answers: [STAND] });
    expect(spotOf(far.table, far.red)).toEqual([36, 20]);
    const again = run(far.table, far.red, { do: 'pressOn' }, { dice: ['D6=1', 'D12=1', 'D12=8', 'D6=1'] });
    expect(again.told.find(({ type }) => type === 'charged')).toMatchObject({ contact: true });
  });

  rule('DU-VEH-106', 'within two inches there is no test, and nobody is asked', () => {
    const { table, red, tank } = atHull(2, satchels);
    const io = run(table, red, on(tank), { dice: ['D12=1', 'D12=8', 'D6=1'] });
    expect(io.told.map(({ type }) => type)).toContain('closedIn');
  });
});

describe('what they do to it', () => {
  /** From so many inches before its front edge, with these dice after contact. */
  const attacked = (placed: Placed, ...dice: string[]) => {
    const found = atHull(2, placed);
    run(found.table, found.red, on(found.tank), { dice: [...dice, 'D6=1'] });
    return found;
  };

  rule(
    ['DU-VEH-107', 'DU-VEH-094', 'DU-GAP2-008'],
    'one roll of the best charge against the face they came from',
    () => {
      const rear = attacked({ ...satchels, changes: { armour: { front: 1 } } }, 'D12=6', 'D12=8');
      expect(rear.tank.hull.destroyed).toBe(true);
      expect(rear.red.satchels).toBe(1);
      const side = attacked({ ...satchels, changes: { armour: { front: 2 } } }, 'D12=6', 'D12=8');
      expect([side.tank.hull.destroyed, side.tank.hull.damage]).toEqual([false, 1]);
      const claws = attacked(
        { squad: { traits: [], close: 'claws' }, changes: { armour: { front: 1 } } },
        'D8=7',
        'D12=3',
      );
      expect(claws.tank.hull.destroyed).toBe(true);
    },
  );

  rule('DU-GAP2-008', 'an anti-tank grenade opens a rear of class 1', () => {
    const { tank } = attacked(
      { squad: { traits: ['grenades', 'antiTankGrenades'] }, changes: { armour: { front: 1 } } },
      'D12=9',
      'D12=4',
    );
    expect(tank.hull.destroyed).toBe(true);
  });

  rule('DU-VEH-107', 'bayonets alone are nothing to a tank, and enough for a truck', () => {
    const bare: Placed = { squad: { traits: [] } };
    const { table, red, tank } = atHull(6, bare);
    expect(refused(table, red, on(tank))).toBe('DU-VEH-107');
    const truck = atHull(6, { ...bare, vehicle: 'cargoTruck' });
    expect(refused(truck.table, truck.red, on(truck.tank))).toBe(null);
  });

  rule('DU-VEH-107', 'the arc is that in which the leader began his last move', () => {
    const { table, red, tank } = atHull(8, { ...satchels, changes: { armour: { front: 3, side: 2, rear: 1 } } });
    tank.hull.facing = 90;
    const io = run(table, red, on(tank), {
      dice: [...GO, 'D6=5', 'D12=1', 'D12=8', 'D6=1'],
      answers: [STAND],
    });
    const planted = io.told.find(({ type }) => type === 'chargePlanted')!;
    expect(planted).toMatchObject({ face: 'rear' });
    expect(words.event(planted)).toMatch(/goes at the rear of Blue Battle tank, satchel charge in hand\.$/);
  });

  rule('DU-GAP2-008', 'a breaching charge is for what stands still, and the grenade switch takes grenades away', () => {
    const both = { squad: { satchels: 1, breachingCharges: 1 } };
    const { table, red, tank } = atHull(6, both);
    expect(chargeOf(table, red, tank)).toMatchObject({ what: { id: 'breachingCharge' }, weaponClass: 3 });
    tank.moved = true;
    expect(chargeOf(table, red, tank)).toMatchObject({ what: { id: 'satchelCharge' }, weaponClass: 2 });
    red.satchels = 0;
    expect(chargeOf(table, red, tank)).toMatchObject({ what: { id: 'handGrenade' } });
    const without = atHull(6, { setting: { switches: { grenades: false } } });
    expect(chargeOf(without.table, without.red, without.tank)).toBe(null);
  });

  rule('DU-VEH-062', 'no bar of small arms holds for charges and blades', () => {
    const { tank } = attacked({ changes: { armour: { front: 2 } } }, 'D6=6', 'D12=1');
    expect(tank.hull.destroyed).toBe(true);
  });

  rule('DU-VEH-077', 'damage by a charge is tested for when the action is over', () => {
    const { table, red, tank } = atHull(2, { ...satchels, changes: { armour: { front: 2 } } });
    tank.hull.damage = 1;
    const io = scripted<DustupEvent>({ dice: ['D12=6', 'D12=8', 'D6=1', 'D8=5'] });
    carryOut(table, io, red, on(tank));
    happen(table, io, { on: 'actionDone', unit: red.id, act: null });
    io.finish();
    const tested = io.told.find(event => event.type === 'confidenceTested');
    expect(tested).toMatchObject({ unit: tank.who, lost: 1 });
    expect(tested?.type === 'confidenceTested' && tested.target.total).toBe(5);
    expect(tank.confidence).toBe('shaken');
  });
});

describe('and then', () => {
  const woods = { setting: { map: field({ areas: [box('lightWoods', 20, 14, 30, 26)] }) } };

  rule('DU-VEH-108', 'one move to the nearest cover, no level lost, and the activation is over', () => {
    const { table, red, tank } = atHull(2, { ...satchels, ...woods });
    const io = run(table, red, on(tank), { dice: ['D12=1', 'D12=8', 'D6=3'] });
    expect(spotOf(table, red)[0]).toBeCloseTo(37.5 - 6, 1);
    expect([red.actions, red.confidence, red.activated, tank.activated]).toEqual([0, 'steady', true, true]);
    expect(io.told.find(({ type }) => type === 'withdrew')).toMatchObject({ rule: 'DU-VEH-108' });
  });

  rule('DU-VEH-108', 'they stop in the cover if the roll reaches it, and without cover go straight away', () => {
    const near = atHull(2, { ...satchels, setting: { map: field({ areas: [box('lightWoods', 30, 14, 35, 26)] }) } });
    run(near.table, near.red, on(near.tank), { dice: ['D12=1', 'D12=8', 'D6=6'] });
    expect(spotOf(near.table, near.red)[0]).toBeGreaterThan(30);
    const open = atHull(2, satchels);
    run(open.table, open.red, on(open.tank), { dice: ['D12=1', 'D12=8', 'D6=3'] });
    expect(spotOf(open.table, open.red)[0]).toBeCloseTo(37.5 - 6, 1);
  });

  rule('DU-VEH-108', 'the wreck they have made is no cover to run to', () => {
    const { table, red, tank } = atHull(2, { ...satchels, changes: { armour: { front: 1 } } });
    run(table, red, on(tank), { dice: ['D12=12', 'D12=1', 'D6=3'] });
    expect(tank.hull.destroyed).toBe(true);
    expect(spotOf(table, red)[0]).toBeCloseTo(37.5 - 6, 1);
  });

  rule('DU-VEH-108', 'wounded are carried or left, and whoever leaves them is tested for it', () => {
    const { table, red, tank } = atHull(2, satchels);
    hurt(table, red, 1);
    run(table, red, on(tank), {
      dice: ['D12=1', 'D12=8', 'D6=3'],
      answers: [says('red', 'leave')],
    });
    expect(table.strains).toContainEqual(expect.objectContaining({ unit: red.id, by: 'abandoning' }));
  });

  rule('DU-VEH-104', 'of two squads in a combined assault each tests by itself and each makes its own roll', () => {
    const { table, red, tank } = atHull(6, {
      setting: { red: [squad(5, { satchels: 1 }), squad(5, { satchels: 1 })] },
    });
    const other = table.units[1]!;
    drawUp(table, other, 32, 25, -1);
    ready(table, other, 'turn');
    const io = scripted<DustupEvent>({
      dice: ['D8=5', 'D8=4', 'D8=4', 'D8=4', 'D6=4', 'D12=6', 'D12=10', 'D6=1'],
      answers: [STAND],
    });
    assault(table, io, [red, other], [tank]);
    io.finish();
    expect([red.fared, other.fared]).toEqual(['attacksHull', 'hangsBack']);
    expect([red.satchels, other.satchels]).toEqual([0, 1]);
  });

  rule('DU-VEH-104', 'a vehicle is assaulted by itself', () => {
    const { table, red, tank } = atHull(6);
    const enemy = table.units.find(({ side, hull }) => side === 1 && hull === null)!;
    drawUp(table, enemy, 32, 25, 1);
    expect(refused(table, red, on(tank, enemy))).toBe('DU-VEH-104');
    expect(refused(table, red, on(tank))).toBe(null);
  });
});
