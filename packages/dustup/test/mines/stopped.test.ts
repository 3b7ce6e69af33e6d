import { doOverlap } from '@sightline/geometry/field';
import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { outlineOfHull } from '../../src/ground/outline.ts';
import { detonate, togetherAt } from '../../src/rules/mines/detonation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle, type Vehicle } from '../../src/table/units.ts';
import { HOLD, on, run, STAND } from '../support/assault-setting.ts';
import { mine } from '../support/mine-setting.ts';
import { at, put, squad } from '../support/setting.ts';
import { CALM, mechAt, shocked } from '../support/vehicle-assault.ts';
import { does, motorised, mount, placeHull, poseOf, reorganise } from '../support/vehicle-setting.ts';

const THIN = { armour: { front: 3, belly: 1 } };
const east = (x: number) => ({ do: 'move', route: [at(x, 20)], facing: 90 }) as const;

describe('whoever a mine stops', () => {
  rule(['DU-MINE-006', 'DU-VEH-115'], 'a tank does not reach those it drives at, and they may fire at it', () => {
    const { table, tank, blue } = shocked(14, 'battleTank', {}, THIN);
    mine(table, 'at', 18, 20);
    const told = does(
      table,
      tank,
      { do: 'tankShock', target: blue.id },
      'D8=2',
      'D4=3',
      'D12=12',
      'D12=9',
      'D12=5',
      STAND,
      HOLD,
    );
    expect([poseOf(tank)[0], tank.hull.immobilised, tank.fared]).toEqual([18, true, 'fallsShort']);
    expect(told.some(({ type }) => type === 'droveThrough')).toBe(false);
  });

  rule(['DU-MINE-006', 'DU-ASSAULT-036'], 'a mech does not reach those it charges', () => {
    const { table, mech, blue } = mechAt(10, 'scoutMech', {}, { ...CALM, armour: { front: 1, belly: 1 } });
    mine(table, 'at', 25, 20);
    const io = run(table, mech, on(blue), {
      dice: ['D8=7', 'D8=4', 'D8=8', 'D12=9', 'D12=5'],
      answers: [STAND, HOLD],
    });
    expect(io.told.some(({ type }) => type === 'fought')).toBe(false);
    expect([poseOf(mech)[0], mech.fared]).toEqual([25, 'fallsShort']);
  });

  rule(['DU-MINE-005', 'DU-VEH-051'], 'what is towed comes no farther than right behind it', () => {
    const { table, tank } = motorised('battleTank', { redVehicles: ['battleTank', 'wheeledCarrier'] }, THIN);
    const towed = table.units.filter(isVehicle)[1] as Vehicle;
    placeHull(tank, 20, 20, 90);
    placeHull(towed, 16, 20, 90);
    does(table, tank, reorganise({ do: 'hitch', unit: towed.id }));
    mine(table, 'at', 25, 20);
    does(table, tank, east(40), 'D6=6', 'D12=9', 'D12=5');
    expect(doOverlap(outlineOfHull(tank.hull), outlineOfHull(towed.hull))).toBe(false);
    expect([poseOf(tank)[0], poseOf(towed)[0]]).toEqual([25, 21.4]);
  });

  rule(['DU-MINE-005', 'DU-VEH-051'], 'and what is towed itself is dragged on', () => {
    const { table, tank } = motorised('battleTank', { redVehicles: ['battleTank', 'wheeledCarrier'] });
    const towed = table.units.filter(isVehicle)[1] as Vehicle;
    placeHull(tank, 20, 20, 90);
    placeHull(towed, 16, 20, 90);
    does(table, tank, reorganise({ do: 'hitch', unit: towed.id }));
    // The tower has left the field before the other comes into it.
    mine(table, 'at', 16.9, 20);
    does(table, tank, east(40), 'D6=6', 'D12=9', 'D12=5');
    expect([towed.hull.immobilised, poseOf(towed)[0]]).toEqual([true, poseOf(tank)[0] - 3.6]);
  });

  rule(['DU-VEH-082', 'DU-MINE-005'], 'a tank takes no shot from beyond the mine, and one from before it', () => {
    const fired = (travelled: number, ...dice: string[]) => {
      const { table, tank, enemy } = motorised('battleTank', {}, THIN);
      placeHull(tank, 20, 20, 90);
      put(table, enemy.id, 60, 20);
      mine(table, 'at', 28, 20);
      const { do: _, ...shot } = mount(enemy, 1) as { do: string };
      const answer = { seat: 'red', answer: { travelled, ...shot } };
      const told = does(table, tank, { ...east(40), firing: true }, ...dice, answer);
      expect([poseOf(tank)[0], tank.hull.immobilised]).toEqual([28, true]);
      return told.some(({ type }) => type === 'shotAt');
    };
    expect(fired(15_000, 'D12=10', 'D12=9', 'D12=5')).toBe(false);
    expect(fired(2000, 'D12=10', 'D10=10', 'D8=1', 'D8=1', 'D12=9', 'D12=5')).toBe(true);
  });
});

describe('a mine on command', () => {
  rule(['DU-MINE-021', 'DU-MINE-025'], 'leaves a truck that it destroys where that was then', () => {
    const { table, tank, squad: men, enemy } = motorised('cargoTruck', { red: [squad(2)] });
    placeHull(tank, 40, 20, 90);
    Object.assign(men, { where: 'aboard', carrier: tank.id });
    put(table, enemy.id, 30, 30);
    const claymore = mine(table, 'directional', 28, 20, { controller: enemy.id });
    const tracks = [{ figure: NONE, points: [at(20, 20), at(40, 20)] }];
    const [choice] = togetherAt(table, [claymore], tank, tracks, 5000);
    const io = scripted<DustupEvent>({
      dice: ['D10=10', 'D8=1', 'D6=6', 'D6=6'],
      answers: [{ seat: 'red', answer: 'anywhere' }],
    });
    detonate(table, io, choice!, tracks);
    io.finish();
    expect([tank.hull.destroyed, poseOf(tank)[0]]).toEqual([true, 25]);
    expect(Math.abs(table.figures[men.leader]!.x - 25_000)).toBeLessThan(4000);
  });

  rule(['DU-MINE-025', 'DU-CASEVAC-008'], 'hurts the wounded in an ambulance, too, that it does no harm', () => {
    const { table, tank, squad: men, enemy } = motorised('cargoTruck', { red: [squad(2)] }, { traits: ['evacuation'] });
    placeHull(tank, 20, 20, 90);
    put(table, enemy.id, 20, 30);
    const id = men.figures[1]!;
    tank.hull.evacuees = [id];
    Object.assign(table.figures[id]!, { gone: true, state: 'stabilised' });
    const claymore = mine(table, 'directional', 22.5, 20, { controller: enemy.id });
    const [choice] = togetherAt(table, [claymore], tank, [], 0);
    const io = scripted<DustupEvent>({ dice: ['D10=3', 'D8=5', 'D6=2'] });
    detonate(table, io, choice!, []);
    io.finish();
    expect([tank.hull.damage, table.figures[id]!.state]).toEqual([0, 'untreated']);
  });
});
