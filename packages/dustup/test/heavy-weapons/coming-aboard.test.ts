import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import type { VehicleRow } from '../../src/content/vehicle-schema.ts';
import { NO_ARMS } from '../../src/content/weapons.ts';
import { bringRiders } from '../../src/rules/deployment/room.ts';
import { whyNotAboard } from '../../src/rules/forces/aboard.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { broken } from '../../src/table/invariants.ts';
import { placeOfPiece } from '../../src/table/pieces.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle } from '../../src/table/units.ts';
import { troop } from '../support/gun-setting.ts';
import { lay } from '../support/setting.ts';
import { does, motorised, placeHull, refusal, reorganise } from '../support/vehicle-setting.ts';

describe('a crew that starts aboard', () => {
  rule(['DU-HEAVY-010', 'DU-HEAVY-009'], 'has its gun limbered behind what it rides in', () => {
    const table = lay({ red: [troop('infantryGunCrew', { aboard: 'V-RED-0' })], redVehicles: ['cargoTruck'] });
    const [crew, truck] = [table.units[0]!, table.units.find(isVehicle)!];
    const [piece] = table.pieces;
    crew.where = 'muster';
    placeHull(truck, 20, 20, 0);
    bringRiders(table, truck);
    expect([piece!.hauledBy, placeOfPiece(table, piece!)]).toMatchObject([truck.id, { x: 20_000, y: 20_000 }]);
    ready(table, crew, 'turn');
    does(table, crew, reorganise({ do: 'alight' }));
    does(table, crew, reorganise({ do: 'unlimber' }));
    expect([piece!.hauledBy, piece!.isSetUp, broken(table)]).toEqual([NONE, true, []]);
  });

  rule(['DU-HEAVY-010', 'DU-VEH-053', 'DU-VEH-048'], 'needs something that can haul it', () => {
    const why = (troopId: string, vehicle: string) => {
      const units = [troop(troopId, { aboard: 'V' })];
      const force = { id: 'f', title: 'F', rule: 'house', units, vehicles: [{ code: 'V', vehicle }] } as const;
      return whyNotAboard(force as never, [], NO_ARMS).map(({ code }) => code);
    };
    expect(why('infantryGunCrew', 'cargoTruck')).toEqual([]);
    expect(why('infantryGunCrew', 'gravCarrier')).toEqual(['cannotHaulGunOf']);
    expect(why('machineGunTeam', 'gravCarrier')).toEqual([]);
  });
});

rule(['DU-VEH-048', 'DU-VEH-053'], 'an aircraft on the ground tows nothing', () => {
  const mover: Partial<VehicleRow> = { mover: 'vtol' };
  const { table, tank } = motorised(
    'battleTank',
    { redVehicles: ['battleTank', 'cargoTruck'] },
    { ...mover, traits: [] },
  );
  const truck = table.units.filter(isVehicle)[1]!;
  placeHull(truck, 20, 15.5, 0);
  expect(refusal(table, tank, reorganise({ do: 'hitch', unit: truck.id }))).toBe('DU-VEH-053');
});
