import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { leaveGun } from '../../src/rules/heavy-weapons/moving.ts';
import { whyNotWork } from '../../src/rules/heavy-weapons/serving.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { bearHarm } from '../../src/rules/vehicles/destruction.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import { placeOfPiece } from '../../src/table/pieces.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle } from '../../src/table/units.ts';
import { emplaced, gun, troop, wound } from '../support/gun-setting.ts';
import { at, field, put, squad, wall } from '../support/setting.ts';
import { does, placeHull, refusal, reorganise, rifles } from '../support/vehicle-setting.ts';

const aim = { suppressive: false };

describe('guns and their crews', () => {
  rule(
    ['DU-HEAVY-021', 'DU-HEAVY-023', 'DU-HEAVY-026'],
    'a size 1 gun has no short range, and long range beyond 48 inches',
    () => {
      const shotAt = (inches: number, ...dice: string[]) => {
        const { table, crew, enemy } = emplaced(
          'machineGunTeam',
          inches,
          { map: field({ width: 120 }) },
          { served: { weapon: 'heavyMachineGun', on: 'tripod' } },
        );
        return does(table, crew, gun(enemy), ...dice);
      };
      const missed = expect.arrayContaining([expect.objectContaining({ type: 'shotAt', success: 'none' })]);
      expect(shotAt(8, 'D8=8', 'D8=1', 'D6=1', 'D6=1')).toEqual(missed);
      expect(shotAt(50, 'D10=9', 'D8=1', 'D6=1', 'D6=1')).toEqual(missed);
    },
  );

  rule(
    ['DU-HEAVY-011', 'DU-HEAVY-012', 'DU-HEAVY-013'],
    'a hit may fall on the gun: a wound puts it out of order, and it is no casualty',
    () => {
      const { table, crew, piece, enemy } = emplaced('machineGunTeam', 30, { blue: [squad(6)] });
      ready(table, enemy, 'turn');
      const last = crew.figures.length + 1;
      expect(last).toBe(4);
      // Two dice beat 1: 12 by 8 is one hit, the remainder of 4 no more. It falls on the gun: 6 against D8=5.
      does(table, enemy, rifles(enemy, crew), 'D8=1', 'D8=6', 'D12=6', 'D8=8', 'D4=4', 'D8=6', 'D8=5');
      expect([piece.state, crew.suppression]).toEqual(['disabled', 1]);
      expect(table.strains).toMatchObject([{ unit: crew.id, casualties: 0 }]);
      crew.suppression = 0;
      expect(refusal(table, crew, gun(enemy))).toBe('DU-HEAVY-013');
      ready(table, crew, 'turn');
      does(table, crew, reorganise({ do: 'mendGun' }), 'D8=3');
      expect([piece.state, refusal(table, crew, gun(enemy))]).toEqual(['whole', null]);
    },
  );

  rule(
    ['DU-HEAVY-005', 'DU-HEAVY-006', 'DU-HEAVY-031'],
    'one man fires a machine gun on, but cannot carry it; under a marker nobody fires it',
    () => {
      const { table, crew, piece, enemy } = emplaced('machineGunTeam');
      wound(table, crew, 2);
      expect(refusal(table, crew, gun(enemy))).toBeNull();
      piece.isSetUp = false;
      expect(refusal(table, crew, { do: 'move', route: [at(30, 20)] })).toBe('DU-HEAVY-005');
      piece.isSetUp = true;
      crew.suppression = 1;
      expect(refusal(table, crew, gun(enemy))).toBe('DU-SUPP-003');
    },
  );

  rule(['DU-HEAVY-030', 'DU-ASSAULT-048', 'DU-HEAVY-014'], 'gun and rifles are two actions', () => {
    const { table, crew, enemy } = emplaced('machineGunTeam', 10);
    expect(
      refusal(table, crew, {
        do: 'shoot',
        target: enemy.id,
        shots: [
          [NONE, 0],
          [crew.figures[0]!, 0],
        ],
      }),
    ).toBe('DU-HEAVY-014');
    does(table, crew, gun(enemy), 'D8=8', 'D8=1', 'D6=1', 'D6=1');
    expect(refusal(table, crew, gun(enemy))).toBe('DU-HEAVY-015');
    expect(refusal(table, crew, rifles(crew, enemy))).toBeNull();
  });

  rule(
    ['DU-HEAVY-010', 'DU-VEH-064', 'DU-VEH-065'],
    'a gun whose hauler is destroyed stands there, to be unlimbered and fired',
    () => {
      const { table, crew, piece, enemy } = emplaced('infantryGunCrew', 30, {
        red: [troop('infantryGunCrew')],
        redVehicles: ['cargoTruck'],
      });
      const truck = table.units.find(isVehicle)!;
      placeHull(truck, 20, 23.4, 0);
      does(table, crew, reorganise({ do: 'limber', vehicle: truck.id }));
      expect(piece.hauledBy).toBe(truck.id);
      bearHarm(table, scripted<DustupEvent>(), truck, { markers: 0, worst: 'destroyed', weaponClass: 2 });
      expect(broken(table)).toEqual([]);
      expect(placeOfPiece(table, piece)).not.toBeNull();
      ready(table, crew, 'turn');
      does(table, crew, reorganise({ do: 'unlimber' }));
      expect([piece.hauledBy, piece.isSetUp, refusal(table, crew, gun(enemy))]).toEqual([NONE, true, null]);
    },
  );

  rule(['DU-HEAVY-010', 'DU-VEH-053'], 'a hauler that is damaged on the way goes no farther with it', () => {
    const { table, crew, piece } = emplaced('infantryGunCrew', 30, {
      red: [troop('infantryGunCrew')],
      redVehicles: ['cargoTruck'],
    });
    const truck = table.units.find(isVehicle)!;
    placeHull(truck, 20, 23.4, 0);
    ready(table, truck, 'turn');
    does(table, crew, reorganise({ do: 'limber', vehicle: truck.id }));
    truck.hull.damage = 1;
    expect(refusal(table, truck, { do: 'move', route: [at(20, 40)] })).not.toBeNull();
    expect(piece.hauledBy).toBe(truck.id);
  });

  rule(['DU-HEAVY-037', 'DU-HEAVY-024'], 'size helps a gun at a tank and no rocket', () => {
    const { table, crew, enemy } = emplaced(
      'machineGunTeam',
      30,
      { blueVehicles: ['battleTank'] },
      { served: { weapon: 'heavyMachineGun', on: 'tripod' } },
    );
    const tank = table.units.find(isVehicle)!;
    placeHull(tank, 50, 20, 270);
    put(table, enemy.id, 50, 40);
    does(table, crew, gun(tank), 'D6=6', 'D8=1', 'D6=1', 'D6=1');
    expect(targetDie(table, crew, tank, aim).die).toBe(8);
  });

  rule(['DU-HEAVY-020', 'DU-VEH-054'], 'a tank half behind a wall is partly concealed', () => {
    const map = field({ lines: [wall('lowWall', [47, 15], [47, 25])] });
    const { table, crew } = emplaced('machineGunTeam', 30, { map, blueVehicles: ['battleTank'] });
    const tank = table.units.find(isVehicle)!;
    placeHull(tank, 50, 20, 270);
    expect(targetDie(table, crew, tank, aim).die).toBe(10);
  });

  rule(
    ['DU-HEAVY-008', 'DU-HEAVY-015'],
    'a gun that its crew has fired is fired again by those who take it over',
    () => {
      const { table, crew, enemy } = emplaced('machineGunTeam', 30, { red: [troop('machineGunTeam'), squad(5)] });
      does(table, crew, gun(enemy), 'D8=8', 'D8=1', 'D6=1', 'D6=1');
      leaveGun(table, scripted<DustupEvent>({}), crew);
      put(table, crew.id, 10, 30);
      const friend = put(table, 1, 20, 21);
      ready(table, friend, 'turn');
      does(table, friend, reorganise({ do: 'manGun', piece: 0 }));
      does(table, friend, gun(enemy), 'D8=8', 'D8=1', 'D6=1', 'D6=1');
      friend.actions = 1;
      expect(refusal(table, friend, gun(enemy))).toBe('DU-HEAVY-015');
    },
  );

  describe('aboard an open carrier', () => {
    function riding(id: string) {
      const found = emplaced(id, 30, { red: [troop(id)], redVehicles: ['wheeledCarrier'] });
      const { table, crew, piece } = found;
      piece.isSetUp = false;
      const carrier = table.units.find(isVehicle)!;
      carrier.hull.opened = true;
      placeHull(carrier, 20, 20, 0);
      Object.assign(crew, { where: 'aboard', carrier: carrier.id });
      ready(table, crew, 'turn');
      return { ...found, carrier };
    }

    rule(['DU-HEAVY-011', 'DU-VEH-069'], 'the gun that they have with them may be hit', () => {
      const { table, piece, enemy, crew } = riding('machineGunTeam');
      ready(table, enemy, 'turn');
      // Three men and the gun: 18 by ten is a hit, with eight left over, and it falls on the last.
      does(table, enemy, rifles(enemy, crew), 'D10=1', 'D8=8', 'D10=10', 'D10=9', 'D4=4', 'D8=8', 'D12=3');
      expect(piece.state).toBe('ruined');
    });

    rule(['DU-HEAVY-013', 'DU-VEH-047'], 'they mend it', () => {
      const { table, crew, piece } = riding('machineGunTeam');
      piece.state = 'disabled';
      does(table, crew, reorganise({ do: 'mendGun' }), 'D8=3');
      expect(piece.state).toBe('whole');
    });

    rule(['DU-VEH-086', 'DU-GUIDED-001'], 'what is fired from the shoulder is fired, and not from a closed one', () => {
      const { table, crew, carrier } = riding('antiAirTeam');
      const [piece] = table.pieces;
      expect(whyNotWork(table, crew, piece!)).toEqual([]);
      Object.assign(carrier.hull, { opened: false, model: { ...carrier.hull.model, ports: 0 } });
      expect(whyNotWork(table, crew, piece!)[0]?.rule).toBe('DU-VEH-086');
    });
  });
});
