import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { roundOf } from '../../src/rules/artillery/rounds.ts';
import { NONE } from '../../src/table/table.ts';
import { comesDown, harmless, shell, statesOf, testsOf } from '../support/artillery-setting.ts';
import { emplaced } from '../support/gun-setting.ts';
import { at, box, field, lay, put, putFigure, squad, wall } from '../support/setting.ts';
import { motorised, placeHull } from '../support/vehicle-setting.ts';

/** Blue's squad at (40, 20), one figure to each of the given distances east of (40, 20); red's is far off. */
function standing(distances: readonly number[], setting = {}) {
  const table = lay({ blue: [squad(distances.length)], ...setting });
  const unit = table.units[1]!;
  for (const [i, away] of distances.entries()) putFigure(table, unit, i, 40 + away, 20);
  return { table, unit };
}

describe('who is in a burst', () => {
  rule('DU-ARTY-003', 'the size of the round says how far it reaches', () => {
    const large = standing([6, 6.1]);
    comesDown(large.table, [shell(40, 20, 'large')], ...harmless(1));
    const radii = (['small', 'medium', 'large', 'veryLarge'] as const).map(size => shell(0, 0, size).radius);
    expect(radii).toEqual([3, 4, 6, 10]);
  });

  rule('DU-ARTY-004', 'a figure by the centre of its base, a vehicle by any part of it', () => {
    const { table, unit } = standing([2.9, 3.2]);
    comesDown(table, [shell(40, 20)], 'D8=7', 'D6=3');
    expect(statesOf(table, unit)).toEqual(['killed', 'able']);
    const found = motorised('battleTank');
    // A tank of size 3, four inches by two, its front 2.5 inches from the burst.
    placeHull(found.tank, 40, 15.5, 0);
    comesDown(found.table, [shell(40, 20)], 'D8=1', 'D12=1');
    expect(found.tank.suppression).toBe(1);
    placeHull(found.tank, 40, 14.9, 0);
    comesDown(found.table, [shell(40, 20)]);
    expect(found.tank.suppression).toBe(1);
  });

  rule('DU-ARTY-034', 'own troops are caught too, also by what lands off the table', () => {
    const table = lay({ red: [squad(1)] });
    put(table, 0, 20, 4);
    comesDown(table, [shell(20, 0 - 2, 'large')], 'D8=6', 'D6=3');
    expect(statesOf(table, table.units[0]!)).toEqual(['untreated']);
    put(table, 0, 20, 4.1);
    comesDown(table, [shell(20, 0 - 2, 'large')]);
  });
});

describe('what a burst does to men', () => {
  rule('DU-ARTY-035', 'impact above armour wounds, more than double kills', () => {
    const { table, unit } = standing([0, 0.8, 1.6]);
    const told = comesDown(table, [shell(40, 20)], 'D8=7', 'D6=3', 'D8=6', 'D6=3', 'D8=3', 'D6=3');
    expect(statesOf(table, unit)).toEqual(['killed', 'untreated', 'able']);
    expect(told[0]).toMatchObject({ type: 'roundBurst', radius: 3 });
  });

  rule('DU-ARTY-035', 'those of the side whose turn it is come first', () => {
    const table = lay({ red: [squad(1, { armour: 'heavyPower' })], blue: [squad(1)] });
    put(table, 0, 40, 20);
    put(table, 1, 41, 20);
    table.due = 1;
    const told = comesDown(table, [shell(40, 20)], 'D8=1', 'D6=1', 'D8=1', 'D12=1');
    table.due = 0;
    comesDown(table, [shell(40, 20)], 'D8=1', 'D12=1', 'D8=1', 'D6=1');
    expect(told.filter(({ type }) => type === 'struck')).toHaveLength(2);
  });

  rule('DU-ARTY-043', 'every round counts, a second wound kills, and the dead are passed over', () => {
    const { table, unit } = standing([0, 0.8]);
    const rounds = [shell(40, 20), shell(40, 21), shell(41, 20)];
    const first = ['D8=5', 'D6=3', 'D8=1', 'D6=1'];
    const second = ['D8=6', 'D6=4', 'D8=1', 'D6=1'];
    comesDown(table, rounds, ...first, ...second, 'D8=1', 'D6=1');
    expect(statesOf(table, unit)).toEqual(['killed', 'able']);
    expect([unit.suppression, table.strains.length, table.strains[0]!.casualties]).toEqual([1, 1, 1]);
  });

  rule('DU-ARTY-039', 'cover between them and the burst is worth one step, whatever its grade', () => {
    const behind = (y: number) => {
      const map = field({ lines: [wall('lowWall', [30, 21], [50, 21])] });
      const { table } = standing([0], { map });
      return (...dice: string[]) => comesDown(table, [shell(40, y)], ...dice).find(({ type }) => type === 'struck');
    };
    const raised = { armourDie: { parts: [{ rule: 'DU-ARTY-039' }] } };
    expect(behind(22.5)('D8=1', 'D8=1')).toMatchObject(raised);
    expect(behind(18)('D8=1', 'D6=1')).toMatchObject({ armourDie: { parts: [] } });
    const woods = standing([0], { map: field({ areas: [box('lightWoods', 38, 18, 42, 22)] }) });
    comesDown(woods.table, [shell(40, 22)], 'D8=1', 'D8=1');
    comesDown(woods.table, [shell(40, 20)], 'D8=1', 'D8=1');
    const propped = standing([0]);
    propped.unit.propped = true;
    comesDown(propped.table, [shell(40, 21)], 'D8=1', 'D6=1');
  });

  rule('DU-HEAVY-011', 'a gun in the burst is tested after its crew', () => {
    const { table, piece } = emplaced('machineGunTeam');
    const told = comesDown(table, [shell(20, 20)], ...harmless(3), 'D8=7', 'D8=3');
    expect([piece.state, told.at(-2)?.type]).toEqual(['ruined', 'gunRuined']);
    comesDown(table, [shell(20, 20)], ...harmless(3));
  });
});

describe('what a burst does to vehicles', () => {
  rule('DU-ARTY-036', 'top armour under the point of impact, otherwise the side that faces it', () => {
    const armour = { front: 3, side: 2, rear: 1, top: 1 };
    const under = motorised('battleTank', {}, { armour });
    comesDown(under.table, [shell(20, 20, 'medium', 'antiArmour')], 'D12=6', 'D12=5');
    expect(under.tank.hull.destroyed).toBe(true);
    const ahead = motorised('battleTank', {}, { armour });
    const told = comesDown(ahead.table, [shell(20, 24, 'medium', 'antiArmour')], 'D12=6', 'D12=5');
    expect(told.find(({ type }) => type === 'hullStruck')).toMatchObject({ face: 'front', armour: 15, result: 'none' });
    const beside = motorised('battleTank', {}, { armour });
    const side = comesDown(beside.table, [shell(24, 20, 'medium', 'antiArmour')], 'D12=6', 'D12=5');
    expect(side.find(({ type }) => type === 'hullStruck')).toMatchObject({ face: 'side', result: 'damaged' });
  });

  rule('DU-ARTY-038', 'air bursts come in on the top, wherever they are', () => {
    const found = motorised('battleTank', {}, { armour: { front: 3, top: 1 } });
    const round = roundOf('large', 'antiArmour', at(20, 27), true);
    const told = comesDown(found.table, [round], 'D12=6', 'D12=5');
    expect(told.find(({ type }) => type === 'hullStruck')).toMatchObject({ face: 'top' });
  });

  rule('DU-ARTY-002', 'armour meets its own column, men and soft vehicles theirs', () => {
    const met = (ammunition: string, ...dice: string[]) => {
      const found = motorised('wheeledCarrier', { redVehicles: ['wheeledCarrier', 'cargoTruck'], blue: [squad(1)] });
      const truck = found.table.units.find(unit => unit.hull !== null && unit !== found.tank)!;
      Object.assign(truck.hull!, at(22.5, 20));
      put(found.table, found.enemy.id, 20, 22.6);
      return comesDown(found.table, [shell(21, 20, 'small', ammunition)], ...dice);
    };
    const hits = (told: readonly { readonly type: string }[]) =>
      told.filter(({ type }) => type === 'struck' || type === 'hullStruck');
    // The carrier, the truck, then the man of the other side.
    expect(hits(met('antiArmour', 'D12=1', 'D12=3', 'D6=2', 'D8=2', 'D6=1', 'D6=2'))).toMatchObject([
      { impact: 2 },
      { impact: 2 },
      { impact: 1 },
    ]);
    expect(hits(met('antiPersonnel', 'D8=1', 'D12=3', 'D12=2', 'D8=2', 'D12=1', 'D6=2'))).toHaveLength(3);
    expect(hits(met('generalPurpose', 'D8=1', 'D12=3', 'D8=2', 'D8=2', 'D8=1', 'D6=2'))).toHaveLength(3);
  });

  rule('DU-ARTY-043', 'vehicles collect markers', () => {
    const found = motorised('battleTank', {}, { armour: { front: 1, top: 1 } });
    comesDown(found.table, [shell(20, 20), shell(20, 20)], 'D8=5', 'D12=3', 'D8=5', 'D12=4');
    expect([found.tank.hull.damage, found.tank.suppression]).toEqual([2, 1]);
    expect(found.table.strains).toMatchObject([{ by: 'blast', damage: 2, damageBefore: 0 }]);
  });

  rule(
    ['DU-ARTY-037', 'DU-SHOOT-040'],
    'men in an open vehicle are rolled for, and again if it is damaged; two wounds kill',
    () => {
      const found = motorised('cargoTruck', { red: [squad(4)] });
      Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id });
      const men = ['D8=6', 'D8=5', 'D8=1', 'D8=1', 'D8=1', 'D8=1', 'D8=1', 'D8=1'];
      comesDown(found.table, [shell(20, 20)], ...men, 'D8=5', 'D8=4', 'D6=1', 'D6=1', 'D6=2', 'D6=6');
      expect(statesOf(found.table, found.squad)).toEqual(['killed', 'untreated', 'able', 'able']);
      expect([found.squad.suppression, found.tank.suppression]).toEqual([1, 1]);
      expect(found.table.strains.filter(({ unit }) => unit === found.squad.id)).toMatchObject([
        { by: 'blast', casualties: 2 },
      ]);
    },
  );

  rule('DU-ARTY-037', 'men in a closed one are left alone unless one of them is hurt', () => {
    const carried = () => {
      const found = motorised('wheeledCarrier', { red: [squad(2)] }, { armour: { front: 1 } });
      Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id });
      return found;
    };
    const safe = carried();
    comesDown(safe.table, [shell(20, 20)], 'D8=1', 'D12=1');
    expect([safe.squad.suppression, safe.table.strains.length]).toEqual([0, 1]);
    const hurt = carried();
    comesDown(hurt.table, [shell(20, 20)], 'D8=5', 'D12=3', 'D6=1', 'D6=4');
    expect([hurt.squad.suppression, statesOf(hurt.table, hurt.squad)]).toEqual([1, ['untreated', 'able']]);
    expect(hurt.table.strains.map(({ by, unit }) => [by, unit])).toEqual([
      ['blast', hurt.squad.id],
      ['blast', hurt.tank.id],
    ]);
  });

  rule(['DU-ARTY-037', 'DU-ARTY-040'], 'whoever is thrown out of a wreck has one marker and one test of it all', () => {
    const found = motorised('cargoTruck', { red: [squad(2)] });
    Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id });
    const men = ['D8=1', 'D8=1', 'D8=1', 'D8=1'];
    const answer = { seat: 'red', answer: 'anywhere' };
    comesDown(found.table, [shell(20, 20)], ...men, 'D8=7', 'D8=3', 'D6=6', 'D6=6', answer);
    expect([found.squad.where, found.squad.suppression]).toEqual(['table', 1]);
    expect(found.table.strains.filter(({ unit }) => unit === found.squad.id)).toMatchObject([
      { by: 'blast', casualties: 0, firstUnderFire: true, firstSuppressed: true },
    ]);
  });
});

rule('DU-GAP2-047', 'a nest is met as a vehicle is, and more than its armour destroys it', () => {
  const table = lay();
  table.nest = { ...at(40, 40), radius: 3000, class: 2, destroyed: false };
  comesDown(table, [shell(40, 33.9)]);
  comesDown(table, [shell(40, 34)], 'D8=4', 'D12=2');
  expect(table.nest.destroyed).toBe(false);
  comesDown(table, [shell(40, 40), shell(40, 40)], 'D8=5', 'D12=2');
  expect(table.nest.destroyed).toBe(true);
});

describe('what a burst does to houses', () => {
  const housed = () => {
    const table = lay({ map: field({ areas: [box('buildingSolid', 37, 17, 43, 23)] }), blue: [squad(2)] });
    put(table, 1, 40, 20);
    putFigure(table, table.units[1]!, 0, 38, 20);
    putFigure(table, table.units[1]!, 1, 42, 20);
    return table;
  };

  rule('DU-ARTY-004', 'it takes a roll after the men, who have it for cover and come down with it', () => {
    const table = housed();
    const [building] = table.buildings;
    expect(building!.structure).toBe('brick');
    const men = ['D8=1', 'D8=1', 'D8=1', 'D8=1'];
    const told = comesDown(table, [shell(40, 20)], ...men, 'D8=3', 'D12=1', 'D6=1', 'D6=4');
    expect(told.find(({ type }) => type === 'structureStruck')).toMatchObject({ result: 'damaged' });
    expect(statesOf(table, table.units[1]!)).toEqual(['untreated', 'able']);
    expect(table.strains).toMatchObject([{ by: 'blast', casualties: 1 }]);
    expect(table.units[1]!.suppression).toBe(1);
  });

  rule(
    ['DU-SHOOT-040', 'DU-BUILD-007'],
    'a wound by the burst and one in the house add up, and are one casualty',
    () => {
      const table = housed();
      const men = ['D8=6', 'D8=5', 'D8=1', 'D8=1'];
      comesDown(table, [shell(40, 20)], ...men, 'D8=3', 'D12=1', 'D6=1', 'D6=1');
      expect(statesOf(table, table.units[1]!)).toEqual(['killed', 'untreated']);
      expect(table.strains).toMatchObject([{ by: 'blast', casualties: 2 }]);
      // One who was wounded before the attack is not killed by it.
      const before = housed();
      before.figures[before.units[1]!.figures[1]!]!.state = 'untreated';
      comesDown(before, [shell(40, 20)], 'D8=1', 'D8=1', 'D8=1', 'D8=1', 'D8=3', 'D12=1', 'D6=6', 'D6=1');
      expect(statesOf(before, before.units[1]!)).toEqual(['able', 'untreated']);
    },
  );

  rule('DU-ARTY-004', 'those inside but out of the circle are not suppressed by it', () => {
    const table = housed();
    const told = comesDown(table, [shell(34.5, 20)], 'D8=3', 'D12=1', 'D6=1', 'D6=4');
    expect(told.map(({ type }) => type)).not.toContain('suppressed');
    expect(table.strains).toMatchObject([{ by: 'blast', casualties: 1 }]);
  });

  rule(['DU-ARTY-004', 'DU-BUILD-008'], 'a wall is broken open where the burst meets it first', () => {
    const points: [number, number][] = [
      [40, 4],
      [40, 44],
    ];
    const line = { type: 'highWall', points, wall: { size: 2, structure: 'brick' } };
    const table = lay({ map: field({ lines: [line] }) });
    comesDown(table, [shell(38, 20)], 'D8=7', 'D12=1');
    expect(table.breaches).toEqual([{ area: null, line: 0, ...at(40, 20), width: 3000 }]);
    comesDown(table, [shell(36.9, 30)]);
    expect(table.buildings[0]).toMatchObject({ destroyed: false, breached: 1 });
  });
});

describe('the nerves of those in a burst', () => {
  rule('DU-ARTY-040', 'one marker and one test, hurt or not', () => {
    const { table, unit } = standing([0, 0.8]);
    comesDown(table, [shell(40, 20)], ...harmless(2));
    expect(unit.suppression).toBe(1);
    const target = (told: readonly { readonly type: string }[]) =>
      told
        .map(event =>
          event.type === 'confidenceTested' ? (event as never as { target: { total: number } }).target.total : null,
        )
        .filter(total => total !== null);
    expect(target(testsOf(table, 'D8=5'))).toEqual([4]);
    comesDown(table, [shell(40, 20)], ...harmless(2));
    expect(unit.suppression).toBe(2);
    expect(target(testsOf(table, 'D8=4'))).toEqual([3]);
    const hurt = standing([0, 0.8, 1.6, 2.2, 9]);
    comesDown(hurt.table, [shell(40, 20)], ...harmless(2), 'D8=4', 'D6=3', 'D8=4', 'D6=3');
    expect(target(testsOf(hurt.table, 'D8=8'))).toEqual([4]);
    const before = standing([0, 0.8, 1.6, 2.2, 9, 9.5, 10]);
    for (const i of [5, 6]) before.table.figures[before.unit.figures[i]!]!.state = 'untreated';
    comesDown(before.table, [shell(40, 20)], ...harmless(2), 'D8=4', 'D6=3', 'D8=4', 'D6=3');
    expect(target(testsOf(before.table, 'D8=8'))).toEqual([6]);
  });

  rule('DU-ARTY-040', 'one who was left behind is rolled for, and is nobody to be tested for', () => {
    const { table, unit } = standing([0, 9]);
    const left = table.figures[unit.figures[0]!]!;
    Object.assign(left, { left: true, state: 'untreated' });
    unit.leader = unit.figures[1]!;
    comesDown(table, [shell(40, 20)], 'D8=7', 'D6=3');
    expect([left.state, unit.suppression, table.strains.length, unit.piece]).toEqual(['killed', 0, 0, NONE]);
  });
});
