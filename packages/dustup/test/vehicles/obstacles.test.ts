import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { LINE_TYPES } from '../../src/content/load.ts';
import { groundOf } from '../../src/ground/ground.ts';
import { isClear } from '../../src/ground/sight.ts';
import { crossingOf, goingOf } from '../../src/ground/walk.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { dustup } from '../../src/system.ts';
import { copy } from '../../src/table/copy.ts';
import { at, field, put, squad, wall } from '../support/setting.ts';
import { does, motorised, poseOf } from '../support/vehicle-setting.ts';

const to = (x: number, y: number) => ({ do: 'move', route: [at(x, y)] }) as const;
const across = (type: string) => field({ lines: [wall(type, [24, 0], [24, 48])] });

describe('obstacles', () => {
  rule('DU-VEH-039', 'are points, a class of ground, something to break or the end of the way', () => {
    const is = (vehicle: string, line: string) => crossingOf(LINE_TYPES.get(line), goingOf(motorised(vehicle).tank));
    expect(is('battleTank', 'ditch')).toBe(3);
    expect(is('gravCarrier', 'dragonsTeeth')).toBe('difficult');
    expect([is('battleTank', 'highWall'), is('lightTank', 'highWall')]).toEqual(['breach', 'impassable']);
    expect(is('cargoTruck', 'wire')).toBe('impassable');
  });

  rule(['DU-VEH-040', 'DU-GAP2-005'], 'a tank pays a point for wire and leaves a gap of two inches', () => {
    const { table, tank, squad: men } = motorised('battleTank', { map: across('wire'), red: [squad(1)] });
    const told = does(table, tank, to(40, 20), 'D12=6');
    expect(poseOf(tank)[0]).toBe(31);
    expect(told.find(({ type }) => type === 'brokeThrough')).toMatchObject({ what: { id: 'wire' } });
    const ends = groundOf(table).features.map(({ shape }) => shape.points.map(({ y }) => y / 1000));
    expect(ends).toEqual([
      [0, 19],
      [21, 48],
    ]);
    // Whoever comes after it finds no wire there, and finds it beside the gap.
    const walk = (y: number) => {
      const later = copy(table);
      const man = put(later, men.id, 20, y);
      ready(later, man, 'turn');
      does(later, man, to(36, y), 'D6=4');
      return later.figures[man.leader]!.x / 1000;
    };
    expect([walk(20), walk(24)]).toEqual([28, 24]);
  });

  rule('DU-GAP2-005', 'a wall gives way from size 3 on, and can be seen through where it has', () => {
    const found = motorised('battleTank', { map: across('highWall') });
    const sees = () => isClear(found.table, at(10, 20), at(60, 20), 'aided');
    expect(sees()).toBe(false);
    does(found.table, found.tank, to(40, 20), 'D12=6');
    expect([poseOf(found.tank)[0], sees()]).toEqual([31, true]);
    const small = motorised('lightTank', { map: across('highWall') });
    does(small.table, small.tank, to(40, 20), 'D12=6');
    expect([poseOf(small.tank)[0] < 24, small.table.breaches]).toEqual([true, []]);
  });

  rule(
    'DU-VEH-040',
    'dragon’s teeth are an inch of difficult ground to a grav carrier, harder when it is damaged',
    () => {
      const far = (damage: number) => {
        const { table, tank } = motorised('gravCarrier', { map: across('dragonsTeeth') });
        tank.hull.damage = damage;
        does(table, tank, to(40, 20), 'D12=6');
        return poseOf(tank)[0];
      };
      expect(far(0)).toBe(29);
      expect(far(1)).toBeLessThan(24);
    },
  );

  rule('DU-VEH-040', 'a gap is kept by copies and seen by both sides', () => {
    const { table, tank } = motorised('battleTank', { map: across('lowWall') });
    does(table, tank, to(40, 20), 'D12=6');
    expect(copy(table).breaches).toEqual([{ line: 0, area: null, x: 24_000, y: 20_000, width: 2000 }]);
    expect(dustup.view(table, 'blue').breaches).toEqual(table.breaches);
  });
});
