import { compareGap } from '@sightline/geometry/field';
import type { Json } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { outlineOfHull } from '../../src/ground/outline.ts';
import { bearAirHarm } from '../../src/rules/aircraft/crash.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { placesLeft } from '../../src/rules/vehicles/boarding.ts';
import { bearHarm } from '../../src/rules/vehicles/destruction.ts';
import { dustup } from '../../src/system.ts';
import { begin } from '../../src/table/begin.ts';
import { type Flyer, isFlyer } from '../../src/table/flight.ts';
import { broken } from '../../src/table/invariants.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { moveOn, poise } from '../support/air-setting.ts';
import { run } from '../support/artillery-setting.ts';
import { lay, put, squad } from '../support/setting.ts';
import { does, placeHull, refusal, reorganise } from '../support/vehicle-setting.ts';

interface Loaded {
  readonly table: Dustup;
  readonly ship: Flyer;
  readonly tank: Vehicle;
  readonly enemy: Unit;
}

/** A dropship on the ground at (30, 24) heading north, and a vehicle that stands beside it. */
function grounded(vehicle = 'wheeledCarrier'): Loaded {
  const table = lay({ redVehicles: ['orbitalDropship', vehicle] });
  const [ship, tank] = table.units.filter(isVehicle) as [Vehicle, Vehicle];
  if (!isFlyer(ship)) throw new Error('expected a dropship to fly');
  poise(ship, 'grounded', 30, 24, 0);
  placeHull(tank, 33.5, 24, 0);
  ready(table, tank, 'turn');
  return { table, ship, tank, enemy: table.units.find(({ side }) => side === 1)! };
}

const into = ({ id }: Vehicle) => reorganise({ do: 'board', vehicle: id });
const OUT = reorganise({ do: 'alight' });

/** The same with the vehicle in the hold. */
function loaded(): Loaded {
  const setting = grounded();
  does(setting.table, setting.tank, into(setting.ship));
  return setting;
}

describe('the hold of a dropship', () => {
  rule('DU-GAP2-042', 'one vehicle up to size 3 takes twenty of its forty places', () => {
    const { table, ship, tank } = grounded();
    expect(actsOf(table, tank)).toContainEqual(into(ship));
    does(table, tank, into(ship));
    expect([tank.where, tank.carrier, tank.actions, placesLeft(table, ship)]).toEqual(['aboard', ship.id, 1, 20]);
    const large = grounded('heavyTank');
    expect(large.tank.hull.model.size).toBe(4);
    expect(refusal(large.table, large.tank, into(large.ship))).toBe('DU-GAP2-042');
  });

  rule('DU-GAP2-042', 'not a second one, not from afar, not with somebody in it or in tow', () => {
    const { table, ship, tank } = grounded();
    placeHull(tank, 36, 24, 0);
    expect(refusal(table, tank, into(ship))).toBe('DU-VEH-044');
    placeHull(tank, 33.5, 24, 0);
    const men = table.units.find(({ side, hull }) => side === 0 && hull === null)!;
    Object.assign(men, { where: 'aboard', carrier: tank.id });
    expect(refusal(table, tank, into(ship))).toBe('DU-GAP2-042');
    Object.assign(men, { where: 'aboard', carrier: ship.id });
    expect(refusal(table, tank, into(ship))).toBeNull();
    tank.hull.tows = ship.id;
    expect(refusal(table, tank, into(ship))).toBe('DU-GAP2-042');
    tank.hull.tows = NONE;
    ship.hull.flight.mode = 'hovering';
    expect(refusal(table, tank, into(ship))).toBe('DU-VEH-043');
  });

  rule('DU-GAP2-042', 'in it a vehicle neither fires nor drives nor is fired at; it only drives out', () => {
    const { table, ship, tank, enemy } = loaded();
    put(table, enemy.id, 50, 24);
    ready(table, tank, 'turn');
    const shot = { do: 'shoot', target: enemy.id, shots: [[NONE, 0]] } as const;
    expect(refusal(table, tank, shot)).not.toBeNull();
    expect(refusal(table, tank, { do: 'move', route: [{ x: 1000, y: 1000 }] })).not.toBeNull();
    expect(refusal(table, tank, reorganise({ do: 'turnHull', facing: 90 }))).toBe('DU-GAP2-042');
    expect(actsOf(table, tank)).toContainEqual(OUT);
    expect(refusal(table, enemy, { do: 'shoot', target: tank.id, shots: [[enemy.leader, 0]] })).toBe('DU-VEH-069');
    ship.hull.flight.mode = 'moving';
    expect(refusal(table, tank, OUT)).toBe('DU-AIR-062');
  });

  rule('DU-GAP2-042', 'it drives out beside the ship, where its player wants it or where there is room', () => {
    const { table, ship, tank } = loaded();
    ready(table, tank, 'turn');
    does(table, tank, OUT);
    expect([tank.where, tank.carrier, placesLeft(table, ship)]).toEqual(['table', NONE, 40]);
    const gap = (within: number) => compareGap(outlineOfHull(tank.hull), outlineOfHull(ship.hull), within);
    expect([gap(2010) <= 0, gap(0) >= 0, broken(table)]).toEqual([true, true, []]);
    const there = loaded();
    const at = (x: number, y: number) => reorganise({ do: 'alight', places: [{ x: x * 1000, y: y * 1000 }] });
    ready(there.table, there.tank, 'turn');
    expect(refusal(there.table, there.tank, at(30, 24))).toBe('DU-VEH-045');
    expect(refusal(there.table, there.tank, at(40, 24))).toBe('DU-VEH-045');
    does(there.table, there.tank, at(27, 24));
    expect(there.tank.hull).toMatchObject({ x: 27_000, y: 24_000, facing: 0 });
  });

  rule(['DU-GAP2-042', 'DU-AIR-075'], 'a vehicle comes from orbit in it', () => {
    const force = {
      id: 'own',
      title: 'Own',
      rule: 'DU-FORCE-052',
      units: [squad(5)],
      vehicles: [
        { code: 'S-1', vehicle: 'orbitalDropship' },
        { code: 'T-1', vehicle: 'wheeledCarrier', aboard: 'S-1' },
      ],
    };
    const setupOf = (own: object) => ({
      scenario: 'ownBattle',
      switches: Object.fromEntries(dustup.switches.map(({ id, values }) => [id, values[0]!])),
      details: { forces: [own, 'unionConscripts'] } as unknown as Json,
    });
    expect(dustup.whyNotSetup?.(setupOf(force))).toEqual([]);
    const tooMany = {
      ...force,
      vehicles: [...force.vehicles, { code: 'T-2', vehicle: 'wheeledCarrier', aboard: 'S-1' }],
    };
    expect(dustup.whyNotSetup?.(setupOf(tooMany))?.[0]?.code).toBe('noRoomInHold');
    const table = begin(setupOf(force));
    const [ship, tank] = table.units.filter(isVehicle) as [Vehicle, Vehicle];
    expect([ship.where, tank.where, tank.carrier]).toEqual(['inbound', 'inbound', ship.id]);
    Object.assign(ship, { box: 1 });
    table.turn = 1;
    moveOn(table, ship, {
      dice: ['D10=9', 'D6=1'],
      answers: ['battleArea', { at: { x: 0, y: 20_000 } }].map(answer => ({ seat: 'red', answer })),
    });
    expect([ship.where, tank.where]).toEqual(['table', 'aboard']);
  });
});

describe('a vehicle in the hold of what is lost', () => {
  const downed = (dice: readonly string[], markers = 1) => {
    const setting = loaded();
    poise(setting.ship, 'hovering', 30, 24, 0);
    const told = run([...dice], io =>
      bearAirHarm(setting.table, io, setting.ship, { markers, worst: 'damaged' } as never),
    );
    return { ...setting, told };
  };

  rule(['DU-GAP2-042', 'DU-AIR-060'], 'stands beside the wreck after a controlled landing, under three markers', () => {
    const { table, tank, told } = downed(['D10=4']);
    expect([tank.where, tank.hull.destroyed, tank.hull.damage, tank.suppression]).toEqual(['table', false, 0, 3]);
    expect(broken(table)).toEqual([]);
    expect(told.map(({ type }) => type)).toContain('thrownOut');
  });

  rule(['DU-GAP2-042', 'DU-AIR-059'], 'rolls a D6 in a hard one: destroyed on 1, damaged on 2 and 3', () => {
    const fates = [1, 2, 3, 4].map(face => {
      const { tank } = downed(['D10=3', `D6=${face}`]);
      return [tank.hull.destroyed, tank.hull.damage, tank.where];
    });
    expect(fates).toEqual([
      [true, 0, 'table'],
      [false, 1, 'table'],
      [false, 1, 'table'],
      [false, 0, 'table'],
    ]);
  });

  rule(['DU-GAP2-042', 'DU-AIR-058'], 'is lost with what explodes', () => {
    const { tank, told } = downed(['D10=1']);
    expect(tank.hull.destroyed).toBe(true);
    expect(told.filter(({ type }) => type === 'vehicleDestroyed')).toHaveLength(2);
  });

  rule(['DU-GAP2-042', 'DU-VEH-068'], 'fares the same where a ship is destroyed on the ground', () => {
    const { table, ship, tank } = loaded();
    run(['D6=2'], io => bearHarm(table, io, ship, { markers: 0, worst: 'destroyed', weaponClass: 3 }));
    expect([tank.where, tank.hull.damage, tank.suppression]).toEqual(['table', 1, 1]);
  });
});
