import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { mayFireInDefence } from '../../src/rules/assault/defensive-fire.ts';
import { partyOf } from '../../src/rules/assault/party.ts';
import { vehicleDefends } from '../../src/rules/assault/vehicle-defence.ts';
import { unitTarget } from '../../src/rules/shooting/unit-target.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { seatTurrets } from '../../src/rules/vehicles/turrets.ts';
import { settleControl } from '../../src/rules/victory/control.ts';
import { scoresOf } from '../../src/rules/victory/score.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import { isCounted, isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { at, put, squad } from '../support/setting.ts';
import { does, motorised, mount, poseOf, refusal } from '../support/vehicle-setting.ts';

const machineGun = { weapon: 'machineGun', on: 'turret', arc: 360, stabilisation: 'superior' } as const;

/** A land fortress of red's at (20, 20) facing north, and a light tank of blue's twenty inches ahead. */
function fortress() {
  const found = motorised('landFortress', { blueVehicles: ['lightTank'], blue: [squad(2)] });
  const { table, tank } = found;
  seatTurrets(table, tank);
  const turrets = table.units.filter(isVehicle).filter(({ carrier }) => carrier === tank.id) as Vehicle[];
  const light = table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  put(table, light.id, 20, 44);
  light.hull.facing = 180;
  for (const unit of [...turrets, light]) ready(table, unit, 'turn');
  return { ...found, turrets, light };
}

describe('super-heavy vehicles', () => {
  rule('DU-VEH-125', 'hull and turrets are units that are activated, suppressed and damaged by themselves', () => {
    const { table, tank, turrets, light } = fortress();
    expect([tank, ...turrets].map(unit => isCounted(table, unit))).toEqual([true, true, true, true]);
    expect(turrets.map(({ hull }) => [hull.model.size, hull.model.armour.front])).toEqual([
      [5, 4],
      [3, 3],
      [3, 3],
    ]);
    turrets[1]!.suppression = 1;
    expect([tank, turrets[0]!, turrets[2]!].map(({ suppression }) => suppression)).toEqual([0, 0, 0]);
    expect(refusal(table, turrets[0]!, mount(light, 0))).toBe(null);
    expect(tank.hull.model.mounts.map(({ on }) => on)).toEqual(['hull']);
    expect(broken(table)).toEqual([]);
  });

  rule('DU-VEH-125', 'the hull drives, and its turrets with it', () => {
    const { table, tank, turrets } = fortress();
    expect(refusal(table, turrets[0]!, { do: 'move', route: [at(30, 20)] })).toBe('DU-VEH-125');
    does(table, tank, { do: 'move', route: [at(30, 20)] }, 'D8=4');
    expect([poseOf(tank), ...turrets.map(poseOf)]).toEqual(Array.from({ length: 4 }, () => [28, 20, 90]));
    expect(turrets[0]!.moved).toBe(false);
  });

  rule('DU-VEH-126', 'whoever fires names a turret or the hull: its size, its armour, its marker', () => {
    const { table, tank, turrets, light } = fortress();
    const plasma = turrets[2]!;
    expect(unitTarget(table, light, plasma).size).toBe(3);
    expect(unitTarget(table, light, tank).size).toBe(5);
    const told = does(table, light, mount(plasma, 0), 'D6=1', 'D8=3', 'D12=3', 'D12=12', 'D12=3');
    expect(told.find(({ type }) => type === 'vehicleShotAt')).toMatchObject({
      die: { parts: [{ rule: 'DU-HEAVY-024', value: -1 }] },
    });
    expect([plasma.hull.damage, turrets[0]!.hull.damage, tank.hull.damage]).toEqual([1, 0, 0]);
  });

  rule('DU-VEH-127', 'turrets fight on when the hull is destroyed, and fall one by one', () => {
    const { table, tank, turrets, light } = fortress();
    tank.hull.destroyed = true;
    expect(turrets.every(turret => isCounted(table, turret))).toBe(true);
    expect(isCounted(table, tank)).toBe(false);
    does(table, turrets[1]!, mount(light, 0), 'D6=6', 'D10=1', 'D8=1');
    expect(turrets[1]!.actions).toBe(1);
  });

  rule(['DU-VEH-127', 'DU-GAP-028'], 'it is lost once, when hull and all turrets are', () => {
    const { table, tank, turrets } = fortress();
    const score = () => scoresOf(table)[1];
    const before = score();
    for (const { hull } of turrets) hull.destroyed = true;
    expect(score()).toBe(before);
    tank.hull.destroyed = true;
    // Two points for a unit that is destroyed.
    expect(score()).toBe(before + 2);
    turrets[0]!.hull.destroyed = false;
    expect(score()).toBe(before);
  });

  rule('DU-VEH-125', 'and holds ground as one vehicle', () => {
    const { table, tank, light } = fortress();
    Object.assign(table.objectives[0]!, { ...at(20, 20), radius: 6000, holder: -1 });
    Object.assign(table, { victory: { kind: 'spoils', perInfantry: 1, commander: 0, perEvacuated: 0, tie: 'blue' } });
    put(table, light.id, 24, 20);
    settleControl(table, scripted<DustupEvent>());
    // One against one: the defender has it.
    expect([isCounted(table, tank), table.objectives[0]!.holder]).toEqual([true, 1]);
  });

  rule(['DU-VEH-125', 'DU-VEH-123'], 'an assault on the hull meets the machine guns of its turrets, too', () => {
    const { table, tank, turrets, enemy } = fortress();
    const [main, rail] = turrets as [Vehicle, Vehicle];
    for (const turret of [main, rail])
      Object.assign(turret.hull, { model: { ...turret.hull.model, mounts: [machineGun] } });
    put(table, enemy.id, 20, 38);
    for (const unit of table.units) unit.confidence = 'steady';
    rail.suppression = 1;
    const pairFor = (unit: Unit) => ({ attacker: partyOf(table, enemy), defender: partyOf(table, unit) });
    expect([tank, main, rail, turrets[2]!].map(unit => mayFireInDefence(table, unit, pairFor(unit), [enemy]))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    // Turret and hull fire and miss; the turret that is kept down does not dare: LV 1 and one marker.
    const io = scripted<DustupEvent>({
      dice: ['D8=8', 'D10=1', 'D8=1', 'D10=2', 'D8=8', 'D10=1', 'D8=1'],
      answers: [main.id, rail.id, enemy.id, enemy.id, enemy.id].map(answer => ({ seat: 'red', answer })),
    });
    const fired = vehicleDefends(table, io, tank, [enemy], [enemy]);
    io.finish();
    expect(fired).toEqual([{ at: enemy, casualties: 0 }]);
    expect(io.told.filter(({ type }) => type === 'firedInDefence')).toHaveLength(2);
  });
});
