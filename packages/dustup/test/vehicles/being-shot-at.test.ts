import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { shelterOf } from '../../src/ground/cover.ts';
import { groundOf } from '../../src/ground/ground.ts';
import { confidenceTargets } from '../../src/rules/morale/confidence-test.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { faceToward } from '../../src/rules/vehicles/faces.ts';
import { classOn } from '../../src/table/hulls.ts';
import { placeOf } from '../../src/table/table.ts';
import { field, put, putFigure, squad, wall } from '../support/setting.ts';
import { does, motorised, placeHull, rifles } from '../support/vehicle-setting.ts';

const aim = { suppressive: false };

/** A vehicle of red's at (20, 20) facing east, towards a blue squad of six so many inches away, which is to act. */
function underFire(vehicle: string, inches = 30, changes = {}, setting = {}) {
  const found = motorised(vehicle, { blue: [squad(6)], ...setting }, changes);
  placeHull(found.tank, 20, 20, 90);
  put(found.table, found.enemy.id, 20 + inches, 20);
  ready(found.table, found.enemy, 'turn');
  return found;
}

describe('faces and armour', () => {
  rule('DU-VEH-020', 'by the angle between heading and firer, the better armoured face on a dividing line', () => {
    const { tank } = motorised('battleTank', {}, { armour: { front: 3, side: 2, rear: 1 } });
    const from = (x: number, y: number) => faceToward(tank.hull, { x: 20_000 + x, y: 20_000 + y });
    expect([from(5000, 10_000), from(10_000, 0), from(5000, -10_000), from(10_000, 10_000)]).toEqual([
      'front',
      'side',
      'rear',
      'front',
    ]);
  });

  rule('DU-VEH-019', 'a face that is not listed has the class of the side', () => {
    const { tank } = motorised('battleTank', {}, { armour: { front: 3, side: 2, rear: 1, top: 1 } });
    expect([classOn(tank.hull.model, 'belly'), classOn(tank.hull.model, 'rear')]).toEqual([2, 1]);
  });

  rule(['DU-VEH-054', 'DU-VEH-056', 'DU-VEH-057'], 'a success suppresses; the target die is that of the range', () => {
    const { table, tank, enemy } = underFire('battleTank');
    expect(
      [10, 40, 50].map(inches => {
        const at = underFire('battleTank', inches);
        return targetDie(at.table, at.enemy, at.tank, aim).die;
      }),
    ).toEqual([6, 8, 10]);
    const told = does(table, enemy, rifles(enemy, tank), 'D8=5', 'D8=6', 'D12=4');
    expect([tank.suppression, tank.hull.damage]).toEqual([1, 0]);
    expect(told.find(({ type }) => type === 'vehicleShotAt')).toMatchObject({ face: 'front', success: 'minor' });
  });

  rule('DU-VEH-059', 'small arms keep down nobody behind good armour who is down already', () => {
    const { table, tank, enemy } = underFire('battleTank');
    tank.suppression = 1;
    does(table, enemy, rifles(enemy, tank), 'D8=5', 'D8=6', 'D12=4');
    expect(tank.suppression).toBe(1);
  });

  rule(['DU-VEH-016', 'DU-VEH-060', 'DU-VEH-061'], 'impact above armour damages, more than double destroys', () => {
    const strike = (impact: number, armour: number) => {
      const { table, tank, enemy } = underFire('cargoTruck');
      const told = does(table, enemy, rifles(enemy, tank), 'D8=2', 'D8=3', 'D12=5', `D8=${impact}`, `D8=${armour}`);
      return told.find(event => event.type === 'hullStruck')?.result;
    };
    expect([strike(6, 6), strike(6, 5), strike(6, 3), strike(7, 3)]).toEqual([
      'none',
      'damaged',
      'damaged',
      'destroyed',
    ]);
  });

  rule(
    'DU-VEH-062',
    'small arms do nothing to class 2 and never destroy class 1; the switch lets the book have its way',
    () => {
      const hit = (armour: number, switches: Record<string, boolean>, ...dice: string[]) => {
        const { table, tank, enemy } = underFire('battleTank', 30, { armour: { front: armour } }, { switches });
        does(table, enemy, rifles(enemy, tank), 'D8=2', 'D8=3', 'D12=5', ...dice);
        return [tank.hull.damage, tank.hull.destroyed];
      };
      expect(hit(2, {})).toEqual([0, false]);
      expect(hit(1, {}, 'D8=7', 'D12=1')).toEqual([1, false]);
      expect(hit(2, { smallArmsBarred: false }, 'D8=7', 'D12=1')).toEqual([0, true]);
    },
  );

  rule(['DU-VEH-017', 'DU-VEH-018'], 'a D12 times the class, which cover cannot raise', () => {
    const { table, tank, enemy } = underFire(
      'battleTank',
      30,
      { armour: { front: 3 } },
      { switches: { smallArmsBarred: false } },
    );
    const told = does(table, enemy, rifles(enemy, tank), 'D8=2', 'D8=3', 'D12=5', 'D8=8', 'D12=5');
    expect(told.find(event => event.type === 'hullStruck')).toMatchObject({ impact: 8, armour: 15, result: 'none' });
  });
});

describe('hull down', () => {
  rule('DU-VEH-054', 'half of its width behind a wall conceals and covers it, a third does not', () => {
    const behind = (toY: number) => {
      const map = field({ lines: [wall('lowWall', [22.5, 10], [22.5, toY])] });
      const { table, tank, enemy } = underFire('cargoTruck', 30, {}, { map });
      return [targetDie(table, enemy, tank, aim).die, shelterOf(table, tank, placeOf(table, enemy)).cover];
    };
    expect(behind(20.1)).toEqual([10, 'hard']);
    expect(behind(19.7)).toEqual([8, 'none']);
  });
});

describe('what becomes of it and of those inside', () => {
  function loaded(vehicle: string, count: number, changes = {}) {
    const found = underFire(vehicle, 30, changes, { red: [squad(count)], switches: { smallArmsBarred: false } });
    found.squad.where = 'aboard';
    found.squad.carrier = found.tank.id;
    return found;
  }

  rule(['DU-VEH-063', 'DU-VEH-065', 'DU-VEH-067'], 'when it is damaged every passenger rolls his armour', () => {
    const { table, tank, squad: riders, enemy } = loaded('cargoTruck', 4);
    does(table, enemy, rifles(enemy, tank), 'D8=2', 'D8=3', 'D12=5', 'D8=6', 'D8=5', 'D6=1', 'D6=2', 'D6=3', 'D6=6');
    expect([tank.hull.damage, tank.hull.destroyed]).toEqual([1, false]);
    expect(riders.figures.map(id => table.figures[id]!.state)).toEqual(['untreated', 'able', 'able', 'able']);
    expect(riders.where).toBe('aboard');
  });

  rule(
    ['DU-VEH-064', 'DU-VEH-066', 'DU-VEH-068'],
    'destroyed: twice the class, everybody out and suppressed, and a wreck',
    () => {
      const { table, tank, squad: riders, enemy } = loaded('cargoTruck', 6);
      const dice = ['D8=2', 'D8=3', 'D12=5', 'D8=7', 'D8=3', 'D6=3', 'D6=2', 'D6=6', 'D6=1', 'D6=5', 'D6=4'];
      does(table, enemy, rifles(enemy, tank), ...dice, { seat: 'red', answer: 'anywhere' });
      expect([tank.hull.destroyed, riders.where, riders.suppression]).toEqual([true, 'table', 1]);
      const states = riders.figures.map(id => table.figures[id]!.state);
      expect(states.filter(state => state === 'untreated')).toHaveLength(2);
      expect(groundOf(table).areas.at(-1)?.type.id).toBe('wreckSoft');
      for (const id of riders.figures) {
        const { x, y } = table.figures[id]!;
        expect(
          Math.hypot(Math.max(0, Math.abs(x - 20_000) - 1500), Math.max(0, Math.abs(y - 20_000) - 750)),
        ).toBeLessThanOrEqual(2010);
      }
      const strain = table.strains.find(({ unit }) => unit === riders.id)!;
      expect(confidenceTargets(table, riders, strain).map(({ total }) => total)).toEqual([3]);
    },
  );

  rule('DU-VEH-064', 'a wreck covers those behind it, and so does a friend’s vehicle while it is whole', () => {
    const { table, tank, squad: men, enemy } = underFire('battleTank', 30, {}, { red: [squad(1)] });
    putFigure(table, men, 0, 17, 20);
    const now = () => shelterOf(table, men, placeOf(table, enemy));
    expect(now()).toEqual({ concealment: 'partial', cover: 'hard' });
    tank.hull.destroyed = true;
    expect(now()).toEqual({ concealment: 'none', cover: 'none' });
    table.wrecks = [
      {
        unit: tank.id,
        type: 'wreck',
        points: [
          [18, 19],
          [22, 19],
          [22, 21],
          [18, 21],
        ].map(([x, y]) => ({ x: x! * 1000, y: y! * 1000 })),
      },
    ];
    expect(now()).toEqual({ concealment: 'partial', cover: 'hard' });
  });

  rule(['DU-VEH-077', 'DU-MORALE-017'], 'damage is tested for, harder for each marker it had before', () => {
    const { table, tank } = underFire('battleTank');
    tank.hull.damage = 2;
    const strain = {
      unit: tank.id,
      by: 'fire',
      firstUnderFire: false,
      firstSuppressed: false,
      casualties: 0,
      leaderHit: false,
      untreatedBefore: 0,
      damage: 1,
      damageBefore: 1,
      inColumn: false,
      terror: false,
      fromTheAir: false,
    } as const;
    expect(confidenceTargets(table, tank, strain).map(({ total }) => total)).toEqual([5]);
  });
});
