import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { HEAVY_WEAPONS, VEHICLES } from '../../src/content/arsenal.ts';
import { weaponNamed } from '../../src/content/weapons.ts';
import { kindOf } from '../../src/rules/aircraft/weapons.ts';
import { takeStrains } from '../../src/rules/morale/forced-tests.ts';
import { firepowerOf } from '../../src/rules/shooting/firepower.ts';
import { shotsOf } from '../../src/rules/shooting/shots.ts';
import { unitTarget } from '../../src/rules/shooting/unit-target.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { acts } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { isAircraft } from '../../src/table/flight.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle } from '../../src/table/units.ts';
import { flown, poise } from '../support/air-setting.ts';
import { box, field, put, squad } from '../support/setting.ts';
import { does, mount, refusal } from '../support/vehicle-setting.ts';

const GUN = 0;
const ROCKETS = 1;
const MISSILE = 2;

/** An aircraft over (20, 20) that heads north, and what its mount may do to a squad of blue's somewhere. */
function at(vehicle: string, index: number, x: number, y: number, mode: 'moving' | 'hovering' | 'grounded' = 'moving') {
  const { table, craft, enemy } = flown(vehicle);
  poise(craft, mode, 20, 20, 0);
  put(table, enemy.id, x, y);
  return refusal(table, craft, mount(enemy, index));
}

describe('weapons of aircraft', () => {
  rule('DU-AIR-030', 'each of them is turreted, fixed or guided, and what falls is a bomb', () => {
    const { table } = flown('gunship');
    const rows = VEHICLES.rows.filter(isAircraft);
    const kinds = rows.flatMap(({ mounts }) => mounts.map(each => kindOf(each, weaponNamed(table, each.weapon))));
    expect(new Set(kinds)).toEqual(new Set(['turreted', 'fixed', 'guided']));
    expect(rows.some(({ bombs }) => bombs !== undefined)).toBe(true);
    expect(HEAVY_WEAPONS.has('rocketPod')).toBe(true);
  });

  rule('DU-AIR-030', 'turreted and fixed weapons roll like heavy weapons, at the top of a vehicle', () => {
    const { table, craft } = flown('gunship', { blueVehicles: ['heavyTank'] });
    const tank = table.units.filter(isVehicle).find(({ side }) => side === 1)!;
    put(table, tank.id, 20, 40);
    const told = does(table, craft, mount(tank, ROCKETS), 'D6=1', 'D10=5', 'D6=2', 'D6=1', 'D6=6', 'D12=9', 'D12=12');
    expect(told.find(({ type }) => type === 'vehicleShotAt')).toMatchObject({ face: 'top' });
  });

  rule('DU-AIR-030', 'how steady a mount is does not matter in flight', () => {
    const { table, craft, enemy } = flown('gunship');
    put(table, enemy.id, 20, 44);
    const mounts = craft.hull.model.mounts.map(each => ({ ...each, stabilisation: 'poor' as const }));
    Object.assign(craft.hull, { model: { ...craft.hull.model, mounts } });
    craft.moved = true;
    expect(refusal(table, craft, mount(enemy, GUN))).toBe(null);
  });

  rule(['DU-AIR-030', 'DU-MORALE-016'], 'a test for fire from the air takes the modifier of aerospace attacks', () => {
    const { table, craft, enemy } = flown('gunship', { commitment: ['medium', 'medium'] });
    put(table, enemy.id, 20, 44);
    does(table, craft, mount(enemy, GUN), 'D8=5', 'D10=6', 'D10=1', 'D10=2');
    const io = scripted<DustupEvent>({ dice: ['D8=5'] });
    takeStrains(table, io);
    // First time suppressed 1, aerospace 1, leadership value 2.
    expect(io.told.find(({ type }) => type === 'confidenceTested')).toMatchObject({
      target: { total: 4, parts: expect.arrayContaining([expect.objectContaining({ why: 'attackedFromTheAir' })]) },
    });
  });

  rule('DU-AIR-029', 'a squad in a wood is one step harder to hit from above, and covered', () => {
    const map = field({ areas: [box('lightWoods', 14, 36, 26, 46)] });
    const { table, craft, enemy } = flown('gunship', { map });
    put(table, enemy.id, 20, 42);
    const [told] = does(table, craft, mount(enemy, GUN), 'D10=9', 'D10=1', 'D10=1', 'D10=2');
    expect(told).toMatchObject({ type: 'shotAt', targetDie: 10 });
  });

  rule('DU-AIR-031', 'a turret has an arc: the chin gun the front half, a door gun its own side', () => {
    expect([at('gunship', GUN, 40, 21), at('gunship', GUN, 20, 8)]).toEqual([null, 'DU-AIR-031']);
    // The second door gun of the lifter points right.
    expect([at('utilityLifter', 1, 40, 20), at('utilityLifter', 1, 0.5, 20)]).toEqual([null, 'DU-AIR-031']);
  });

  rule('DU-AIR-032', 'and cannot point down within six inches, unless it stands on the ground', () => {
    expect([at('gunship', GUN, 20, 25), at('gunship', GUN, 20, 26), at('gunship', GUN, 20, 26.5)]).toEqual([
      'DU-AIR-032',
      'DU-AIR-032',
      null,
    ]);
    expect(at('utilityLifter', 1, 25, 20, 'grounded')).toBe(null);
  });

  rule('DU-AIR-033', 'what hangs under the hull does not fire on the ground, a door gun does', () => {
    expect(at('gunship', GUN, 20, 40, 'grounded')).toBe('DU-AIR-033');
    expect(at('utilityLifter', 1, 40, 20, 'grounded')).toBe(null);
  });

  rule('DU-AIR-034', 'a fixed weapon fires straight ahead, three inches to either side and without end', () => {
    const corridor = (x: number, y: number) => at('gunship', ROCKETS, x, y);
    expect([corridor(22.5, 46), corridor(23.5, 46), corridor(17, 40), corridor(16.5, 40), corridor(20, 4)]).toEqual([
      null,
      'DU-AIR-034',
      null,
      'DU-AIR-034',
      'DU-AIR-034',
    ]);
  });

  rule('DU-AIR-035', 'not within 24 inches from what cannot hover; a VTOL from 12 inches on', () => {
    expect([at('strikeFighter', 0, 20, 44), at('strikeFighter', 0, 20, 44.5)]).toEqual(['DU-AIR-035', null]);
    expect([at('gunship', ROCKETS, 20, 31.9), at('gunship', ROCKETS, 20, 32)]).toEqual(['DU-AIR-035', null]);
  });

  rule('DU-AIR-036', 'nor on the ground', () => {
    expect(at('gunship', ROCKETS, 20, 40, 'grounded')).toBe('DU-AIR-036');
  });

  rule(['DU-AIR-037', 'DU-GAP2-039'], 'rockets are fixed: corridor, minimum range and four salvoes', () => {
    expect([at('gunship', ROCKETS, 20, 32), at('gunship', ROCKETS, 30, 40)]).toEqual([null, 'DU-AIR-034']);
    const { table, craft, enemy } = flown('gunship');
    put(table, enemy.id, 20, 40);
    craft.hull.spent[ROCKETS] = 4;
    expect(refusal(table, craft, mount(enemy, ROCKETS))).toBe('DU-VEH-078');
  });

  rule('DU-AIR-043', 'missiles go where the nose points, 90 degrees to either side, and not on the ground', () => {
    // 85 and 95 degrees off the nose, 20 inches away.
    expect([at('gunship', MISSILE, 39.924, 21.743), at('gunship', MISSILE, 39.924, 18.257)]).toEqual([
      null,
      'DU-AIR-043',
    ]);
    expect(at('gunship', MISSILE, 20, 22)).toBe(null);
    expect(at('gunship', MISSILE, 20, 40, 'grounded')).toBe('DU-AIR-043');
  });

  rule(['DU-AIR-044', 'DU-GAP2-039'], 'beyond the middle 90 degrees the guidance is one step worse', () => {
    const guidance = (x: number, y: number) => {
      const { table, craft, enemy } = flown('gunship');
      put(table, enemy.id, x, y);
      return firepowerOf(table, craft, [[NONE, MISSILE]], unitTarget(table, craft, enemy)).missile?.guidance;
    };
    // 40 and 60 degrees off the nose.
    expect([guidance(32.856, 35.321), guidance(37.321, 30)]).toEqual([12, 10]);
  });

  rule('DU-AIR-045', 'whoever it fires at sees it until it moves', () => {
    const { table, craft, enemy } = flown('gunship');
    put(table, enemy.id, 20, 44);
    does(table, craft, mount(enemy, GUN), 'D8=8', 'D10=1', 'D10=1', 'D10=2');
    expect(craft.hull.flight.firedAt).toEqual([enemy.id]);
  });

  rule('DU-AIR-016', 'an action moves it, the next fires; no weapon fires twice in an activation', () => {
    const { table, craft, enemy } = flown('gunship');
    put(table, enemy.id, 20, 44);
    does(table, craft, mount(enemy, GUN), 'D8=8', 'D10=1', 'D10=1', 'D10=2');
    expect(refusal(table, craft, mount(enemy, GUN))).toBe('DU-HEAVY-015');
  });
});

describe('a hovering aircraft', () => {
  rule(
    ['DU-AIR-022', 'DU-AIR-021'],
    'turns to a target 30 inches to the south and fires its rockets in one action',
    () => {
      const { table, craft, enemy } = flown('gunship');
      poise(craft, 'hovering', 20, 40, 0);
      put(table, enemy.id, 20, 10);
      expect(refusal(table, craft, mount(enemy, ROCKETS))).toBe('DU-AIR-034');
      const turning = { ...mount(enemy, ROCKETS), facing: 180 } as const;
      does(table, craft, turning, 'D8=8', 'D10=1', 'D8=1', 'D8=2');
      expect([craft.hull.facing, craft.actions]).toEqual([180, 1]);
    },
  );

  test('is offered such shots, and one that moves is not', () => {
    const offered = (mode: 'hovering' | 'moving') => {
      const { table, craft, enemy } = flown('gunship');
      poise(craft, mode, 20, 40, 0);
      put(table, enemy.id, 20, 10);
      ready(table, craft, 'turn');
      return shotsOf(table, craft).map(({ facing }) => facing);
    };
    expect([offered('hovering'), offered('moving')]).toEqual([[180, 180, 180], []]);
    const { table, craft, enemy } = flown('gunship');
    put(table, enemy.id, 20, 40);
    expect(refusal(table, craft, { ...mount(enemy, GUN), facing: 0 } as never)).toBe('DU-AIR-021');
    expect(acts.isAct({ ...mount(enemy, GUN), facing: 360 })).toBe(false);
  });
});

test('a vehicle that only hops does not fire in the air', () => {
  const { table, craft, enemy } = flown('gravCarrier', { red: [squad(2)] });
  craft.hull.flight.mode = 'moving';
  put(table, enemy.id, 20, 40);
  expect(refusal(table, craft, mount(enemy, 0))).toBe('DU-GAP2-029');
});
