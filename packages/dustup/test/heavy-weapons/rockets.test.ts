import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { ROCKETS } from '../../src/content/arsenal.ts';
import { weaponNamed } from '../../src/content/weapons.ts';
import { movementDie } from '../../src/rules/movement/movement-die.ts';
import { firepowerOf } from '../../src/rules/shooting/firepower.ts';
import { defensiveFire, fullFire } from '../../src/rules/shooting/shots.ts';
import { aimOf, dieAgainst } from '../../src/rules/shooting/target-die.ts';
import { unitTarget } from '../../src/rules/shooting/unit-target.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { Act } from '../../src/table/acts.ts';
import type { Dustup } from '../../src/table/table.ts';
import { isVehicle, type Unit } from '../../src/table/units.ts';
import { troop } from '../support/gun-setting.ts';
import { lay, put, type Setting } from '../support/setting.ts';
import { does, placeHull, refusal } from '../support/vehicle-setting.ts';

function squadOf(id: string, inches = 20, setting: Setting = {}) {
  const table = lay({
    red: [troop(id)],
    blueVehicles: ['battleTank'],
    switches: { additionalHits: false },
    ...setting,
  });
  const unit = put(table, 0, 10, 20);
  ready(table, unit, 'turn');
  const tank = table.units.find(isVehicle)!;
  placeHull(tank, 10 + inches, 20, 0);
  put(table, 1, 66, 44);
  return { table, unit, tank };
}

/** Everybody who has a rocket, with the place of it among his weapons. */
function rocketsOf(table: Dustup, unit: Unit): [number, number][] {
  return unit.figures.flatMap(id =>
    table.figures[id]!.weapons.flatMap((weapon, i): [number, number][] =>
      weaponNamed(table, weapon).kind === 'rocket' ? [[id, i]] : [],
    ),
  );
}
const fire = (target: Unit, ...shots: [number, number][]): Act => ({ do: 'shoot', target: target.id, shots });

describe('unguided rockets', () => {
  rule('DU-HEAVY-032', 'are carried by men of the squad, without set-up or burden', () => {
    const { table, unit, tank } = squadOf('rifleSquad');
    expect(rocketsOf(table, unit)).toEqual([
      [unit.figures[5], 1],
      [unit.figures[6], 1],
    ]);
    expect([movementDie(table, unit, 0).die, refusal(table, unit, fire(tank, rocketsOf(table, unit)[0]!))]).toEqual([
      6,
      null,
    ]);
  });

  rule('DU-HEAVY-033', 'high explosive joins small arms, in defence too, and lends only its die', () => {
    const { table, unit, tank } = squadOf('grenadierSquad');
    const enemy = put(table, 1, 40, 20);
    put(table, tank.id, 60, 5);
    const { dice, impact } = firepowerOf(table, unit, fullFire(table, unit, enemy));
    expect([dice.map(({ die }) => die), impact]).toEqual([[12, 8], { die: 8, times: 1 }]);
    expect(defensiveFire(table, unit, enemy)).toEqual(fullFire(table, unit, enemy));
    const anti = squadOf('rifleSquad');
    const [rocket] = rocketsOf(anti.table, anti.unit);
    expect(refusal(anti.table, anti.unit, fire(anti.tank, rocket!, [anti.unit.leader, 0]))).toBe('DU-HEAVY-034');
    expect(firepowerOf(anti.table, anti.unit, fullFire(anti.table, anti.unit, anti.tank)).dice).toHaveLength(2);
  });

  rule(['DU-HEAVY-034', 'DU-GAP2-013'], 'fired by itself it has its own penetration', () => {
    const { table, unit, tank } = squadOf('mechanisedSquad');
    const [rocket] = rocketsOf(table, unit);
    const told = does(table, unit, fire(tank, rocket!), 'D8=5', 'D8=6', 'D8=7', 'D12=8', 'D12=6');
    expect(told.find(({ type }) => type === 'hullStruck')).toMatchObject({ face: 'side', impact: 16, armour: 12 });
    const two = squadOf('rifleSquad');
    const both = rocketsOf(two.table, two.unit);
    expect(refusal(two.table, two.unit, fire(two.tank, ...both))).toBe('DU-HEAVY-034');
    does(two.table, two.unit, fire(two.tank, both[0]!), 'D8=8', 'D8=1', 'D8=2');
    does(two.table, two.unit, fire(two.tank, both[1]!), 'D8=8', 'D8=1', 'D8=2');
  });

  rule('DU-HEAVY-035', 'a tube is thrown away, a launcher is loaded again', () => {
    const { table, unit, tank } = squadOf('rifleSquad');
    for (const left of [1, 0]) {
      ready(table, unit, 'turn');
      does(table, unit, fire(tank, rocketsOf(table, unit)[0]!), 'D8=8', 'D8=1', 'D8=2');
      expect(rocketsOf(table, unit)).toHaveLength(left);
    }
    const launcher = squadOf('mechanisedSquad');
    for (const _ of [1, 2, 3]) {
      ready(launcher.table, launcher.unit, 'turn');
      const [rocket] = rocketsOf(launcher.table, launcher.unit);
      does(launcher.table, launcher.unit, fire(launcher.tank, rocket!), 'D8=8', 'D8=1', 'D8=2');
      expect(refusal(launcher.table, launcher.unit, fire(launcher.tank, rocket!))).toBe('DU-SHOOT-003');
    }
  });

  rule('DU-HEAVY-035', 'what a man has fired is remembered when the tube is gone', () => {
    const { table, unit, tank } = squadOf('rocketTeam');
    const bearer = table.figures[unit.figures[1]!]!;
    expect(bearer.weapons).toEqual(['pistol', 'heavyRocket', 'heavyRocket']);
    does(table, unit, fire(tank, [bearer.id, 1]), 'D8=8', 'D8=1', 'D10=2');
    expect([bearer.weapons, bearer.fired]).toEqual([['pistol', 'heavyRocket'], 0]);
    does(table, unit, fire(tank, [bearer.id, 1]), 'D8=8', 'D8=1', 'D10=2');
    expect(bearer.weapons).toEqual(['pistol']);
  });

  rule(['DU-HEAVY-036', 'DU-HEAVY-037'], 'ranges of support weapons, and no heed of size', () => {
    const { table, unit, tank } = squadOf('mechanisedSquad');
    const dice = [10, 30, 48, 55].map(inches => {
      placeHull(tank, 10 + inches, 20, 0);
      const at = unitTarget(table, unit, tank);
      return dieAgainst(table, unit, at, aimOf(firepowerOf(table, unit, rocketsOf(table, unit), at), false)).die;
    });
    expect([dice, tank.hull.model.size]).toEqual([[6, 8, 8, 10], 3]);
    const light = squadOf('rifleSquad', 24);
    const [rocket] = rocketsOf(light.table, light.unit);
    expect(refusal(light.table, light.unit, fire(light.tank, rocket!))).toBe(null);
    placeHull(light.tank, 35, 20, 0);
    expect(refusal(light.table, light.unit, fire(light.tank, rocket!))).toBe('DU-SHOOT-014');
    expect(ROCKETS.get('lightRocket').range).toBe(24);
  });
});
