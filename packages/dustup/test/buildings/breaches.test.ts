import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import type { MapRow } from '../../src/content/schema.ts';
import { isClear } from '../../src/ground/sight.ts';
import { damageBuilding } from '../../src/rules/buildings/damage.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import type { Unit, Vehicle } from '../../src/table/units.ts';
import { at, box, field, lay, put, squad } from '../support/setting.ts';
import { does, motorised, placeHull, poseOf, refusal } from '../support/vehicle-setting.ts';

const atBuilding = (building: number, index: number): Act => ({
  do: 'shootBuilding',
  building,
  shots: [[NONE, index]],
});

interface Walled {
  readonly table: Dustup;
  readonly tank: Vehicle;
  readonly enemy: Unit;
}

/** A tank at (20, 20) facing a high brick wall ten inches east of it, and a squad of blue's behind it. */
function walled(more: Partial<MapRow> = {}): Walled {
  const line = {
    type: 'highWall',
    points: [
      [30, 4],
      [30, 44],
    ] as [number, number][],
    wall: { size: 2, structure: 'brick' },
  };
  const { table, tank, enemy } = motorised('battleTank', { map: field({ lines: [line], ...more }) });
  placeHull(tank, 20, 20, 90);
  put(table, enemy.id, 50, 20);
  return { table, tank, enemy };
}

/** Two dice that beat the target's, one hit, and an impact of 12 doubled against the brick's 1 doubled. */
const DOWN = ['D6=1', 'D8=4', 'D10=5', 'D6=6', 'D12=12', 'D12=1'] as const;

describe('a wall along a line', () => {
  rule('DU-BUILD-008', 'is broken open where it is struck: sight and ways lead through three inches', () => {
    const { table, tank, enemy } = walled();
    const sees = (y: number) => isClear(table, at(20, y), at(50, y), enemy.sensors);
    expect([sees(20), table.buildings]).toEqual([
      false,
      [expect.objectContaining({ area: null, line: 0, size: 2, structure: 'brick' })],
    ]);
    const told = does(table, tank, atBuilding(0, 0), ...DOWN);
    expect(told.map(({ type }) => type)).toContain('wallBreached');
    expect(table.breaches).toEqual([{ area: null, line: 0, ...at(30, 20), width: 3000 }]);
    expect([sees(18.4), sees(18.6), sees(21.4), sees(21.6)]).toEqual([false, true, true, false]);
    expect(table.buildings[0]).toMatchObject({ destroyed: false, breached: 1 });
  });

  rule(['DU-BUILD-008', 'DU-VEH-039'], 'a truck that could not cross it drives through the gap', () => {
    const { table, enemy } = walled();
    const truck = motorised('reconBuggy', { map: table.map });
    placeHull(truck.tank, 26, 20, 90);
    damageBuilding(truck.table, scripted<DustupEvent>(), truck.table.buildings[0]!, 'destroyed', at(30, 20));
    does(truck.table, truck.tank, { do: 'move', route: [at(40, 20)], facing: 90 }, 'D12=7');
    expect(poseOf(truck.tank)).toEqual([40, 20, 90]);
    expect(enemy.side).toBe(1);
  });

  rule('DU-BUILD-008', 'damage leaves it as it was, and it may be broken open again elsewhere', () => {
    const { table, tank } = walled();
    does(table, tank, atBuilding(0, 0), ...DOWN.slice(0, 4), 'D12=6', 'D12=3');
    expect([table.breaches, table.buildings[0]!.damage]).toEqual([[], 1]);
    ready(table, tank, 'turn');
    does(table, tank, atBuilding(0, 0), ...DOWN);
    placeHull(tank, 20, 36, 90);
    ready(table, tank, 'turn');
    does(table, tank, atBuilding(0, 0), ...DOWN);
    expect(table.breaches.map(({ y }) => y)).toEqual([20_000, 36_000]);
  });

  rule('DU-BUILD-003', 'has no doors and windows to aim at', () => {
    const { table, tank } = walled();
    expect(refusal(table, tank, { ...atBuilding(0, 0), part: 'door' } as Act)).toBe('DU-BUILD-003');
    const offered = actsOf(table, tank).filter(act => act.do === 'shootBuilding');
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every(act => act.building === 0)).toBe(true);
  });
});

describe('a house that is marked for it', () => {
  const house = {
    ...box('buildingSolid', 40, 17, 46, 23),
    building: { size: 3, structure: 'brick', falls: 'breach' as const },
  };

  rule(
    ['DU-BUILD-008', 'DU-BUILD-007'],
    'stands with a gap in its wall, and those inside are tested as if it fell',
    () => {
      const { table, tank, enemy } = walled({ lines: [], areas: [house] });
      put(table, enemy.id, 43, 20);
      // The size of the gun is 3: five men in partial light armour need more than 6.
      does(table, tank, atBuilding(0, 0), ...DOWN, 'D6=1', 'D6=2', 'D6=3', 'D6=4', 'D6=5');
      expect(table.buildings[0]).toMatchObject({ destroyed: false, breached: 1 });
      expect(table.altered).toEqual([]);
      expect(table.breaches).toEqual([{ area: 0, line: null, ...at(40, 20), width: 3000 }]);
    },
  );

  rule(['DU-BUILD-008', 'DU-BUILD-011'], 'is entered by the gap without paying for the wall', () => {
    const entered = (isBroken: boolean) => {
      const table = lay({ map: field({ areas: [house] }), red: [squad(1)] });
      if (isBroken) damageBuilding(table, scripted<DustupEvent>(), table.buildings[0]!, 'destroyed', at(40, 20));
      const unit = put(table, 0, 36, 20);
      does(table, unit, { do: 'move', route: [at(43, 20)] }, 'D6=4');
      return table.figures[unit.leader]!.x / 1000;
    };
    // Four inches to the wall; then two points for it, and poor ground inside.
    expect([entered(false), entered(true)]).toEqual([41, 42]);
  });

  rule('DU-BUILD-008', 'has its gap round the corner where it was struck there', () => {
    const table = lay({ map: field({ areas: [house] }), red: [squad(1)] });
    damageBuilding(table, scripted<DustupEvent>(), table.buildings[0]!, 'destroyed', at(40, 17));
    const into = (x: number, y: number, toX: number, toY: number) => {
      const unit = put(table, 0, x, y);
      ready(table, unit, 'turn');
      does(table, unit, { do: 'move', route: [at(toX, toY)] }, 'D6=4');
      const { x: endX, y: endY } = table.figures[unit.leader]!;
      return [endX / 1000, endY / 1000];
    };
    expect(into(41, 13, 41, 20)).toEqual([41, 19]);
    expect(into(36, 18, 43, 18)).toEqual([42, 18]);
    expect(into(42, 13, 42, 20)).toEqual([42, 18]);
  });
});
