import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { withdraw } from '../../src/rules/assault/withdrawal.ts';
import { movementDie } from '../../src/rules/movement/movement-die.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { bearHarm } from '../../src/rules/vehicles/destruction.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import { type Piece, placeOfPiece } from '../../src/table/pieces.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { emplaced, gun, troop, wound } from '../support/gun-setting.ts';
import { at, putFigure, type Setting, squad } from '../support/setting.ts';
import { does, placeHull, refusal, reorganise } from '../support/vehicle-setting.ts';

interface Team {
  readonly table: Dustup;
  readonly crew: Unit;
  readonly piece: Piece;
  readonly enemy: Unit;
  readonly truck: Vehicle;
}

/** A crew with its gun and a truck beside it. */
function team(id = 'infantryGunCrew', truckId = 'cargoTruck', setting: Setting = {}): Team {
  const found = emplaced(id, 30, { red: [troop(id)], redVehicles: [truckId], ...setting });
  const truck = found.table.units.find(isVehicle)!;
  placeHull(truck, 20, 23.4, 0);
  truck.actions = 2;
  return { ...found, truck };
}
const limber = ({ truck }: Team) => reorganise({ do: 'limber', vehicle: truck.id });

describe('towed guns', () => {
  rule('DU-HEAVY-009', 'limbered and unlimbered by half the crew, on foot beside it; limbered it does not fire', () => {
    const setting = team();
    const { table, crew, piece, enemy, truck } = setting;
    Object.assign(truck.hull, at(20, 30));
    expect(refusal(table, crew, limber(setting))).toBe('DU-HEAVY-009');
    placeHull(truck, 20, 23.4, 0);
    wound(table, crew, 3);
    expect(refusal(table, crew, limber(setting))).toBe('DU-HEAVY-009');
    wound(table, crew, 2);
    table.figures[crew.figures[1]!]!.state = 'able';
    does(table, crew, limber(setting));
    expect([piece.hauledBy, piece.isSetUp, broken(table)]).toEqual([truck.id, false, []]);
    expect(refusal(table, crew, gun(enemy))).toBe('DU-HEAVY-009');
    // Those who walk are not held by a gun that is hauled.
    expect(refusal(table, crew, { do: 'move', route: [at(24, 16)] })).toBe(null);
    does(table, crew, reorganise({ do: 'unlimber' }));
    expect([piece.hauledBy, piece.isSetUp]).toEqual([NONE, true]);
  });

  rule('DU-HEAVY-009', 'a crew that rides has to get out first', () => {
    const setting = team();
    const { table, crew, truck } = setting;
    Object.assign(crew, { where: 'aboard', carrier: truck.id });
    expect(refusal(table, crew, limber(setting))).toBe('DU-HEAVY-009');
  });

  rule('DU-HEAVY-010', 'a gun of its own size does not slow a truck, a larger one halves its die', () => {
    const own = team();
    does(own.table, own.crew, limber(own));
    expect(movementDie(own.table, own.truck, 0).die).toBe(12);
    does(own.table, own.truck, { do: 'move', route: [at(20, 40)] }, 'D12=3');
    expect(placeOfPiece(own.table, own.piece)).toMatchObject({ x: own.truck.hull.x, y: own.truck.hull.y });
    const large = team('antiTankGunCrew');
    does(large.table, large.crew, limber(large));
    expect(movementDie(large.table, large.truck, 0).die).toBe(6);
    const slow = team('infantryGunCrew', 'cargoTruck', { switches: { slowLimber: true } });
    does(slow.table, slow.crew, limber(slow));
    expect(movementDie(slow.table, slow.truck, 0).die).toBe(6);
    const huge = team('antiTankGunCrew', 'reconBuggy');
    placeHull(huge.truck, 20, 22.9, 0);
    expect(refusal(huge.table, huge.crew, limber(huge))).toBe('DU-HEAVY-010');
  });

  rule(
    ['DU-HEAVY-010', 'DU-VEH-053'],
    'no damaged vehicle hauls a gun, and one damaged on the way can only let go',
    () => {
      const setting = team();
      const { table, crew, piece, truck } = setting;
      truck.hull.damage = 1;
      expect(refusal(table, crew, limber(setting))).toBe('DU-VEH-053');
      truck.hull.damage = 0;
      does(table, crew, limber(setting));
      truck.hull.damage = 1;
      expect(refusal(table, truck, { do: 'move', route: [at(20, 40)] })).toBe('DU-VEH-053');
      does(table, truck, reorganise({ do: 'unlimber' }));
      expect([piece.hauledBy, piece.isSetUp]).toEqual([NONE, false]);
      expect(refusal(table, truck, { do: 'move', route: [at(20, 40)] })).toBe(null);
    },
  );

  rule(['DU-HEAVY-010', 'DU-VEH-053'], 'a damaged hauler that is driven off leaves its gun where it was', () => {
    const setting = team();
    const { table, crew, piece, truck } = setting;
    does(table, crew, limber(setting));
    truck.hull.damage = 1;
    const io = scripted<DustupEvent>({ dice: ['D12=6'] });
    withdraw(table, io, truck, { from: at(20, 18), levels: 1, afterCombat: null, rule: 'DU-ASSAULT-007' });
    io.finish();
    expect([piece.hauledBy, piece.isSetUp, piece.y]).toEqual([NONE, false, 23_400]);
    expect(truck.hull.y).toBeGreaterThan(25_000);
  });

  rule(['DU-HEAVY-008', 'DU-HEAVY-010'], 'others take over a gun behind a wreck whose crew is dead', () => {
    const setting = team('infantryGunCrew', 'cargoTruck', { red: [troop('infantryGunCrew'), squad(4)] });
    const { table, crew, piece, truck, enemy } = setting;
    does(table, crew, limber(setting));
    Object.assign(crew, { where: 'aboard', carrier: truck.id });
    const others = table.units[1]!;
    for (let i = 0; i < 4; i++) putFigure(table, others, i, 18.4 + 1.1 * i, 25.8);
    ready(table, others, 'turn');
    const manGun = reorganise({ do: 'manGun', piece: piece.id });
    expect(refusal(table, others, manGun)).toBe('DU-HEAVY-008');
    bearHarm(table, scripted<DustupEvent>(), truck, { markers: 0, worst: 'destroyed', weaponClass: 3, killsAll: true });
    does(table, others, manGun);
    does(table, others, reorganise({ do: 'unlimber' }));
    expect([piece.servedBy, piece.isSetUp, broken(table)]).toEqual([others.id, true, []]);
    ready(table, others, 'turn');
    expect(refusal(table, others, gun(enemy))).toBe(null);
  });
});
