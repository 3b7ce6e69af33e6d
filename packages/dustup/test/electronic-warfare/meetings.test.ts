import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { communicate } from '../../src/rules/command/communicate.ts';
import { spottingDie } from '../../src/rules/electronic-warfare/remote-spotting.ts';
import { activeWarfare } from '../../src/rules/electronic-warfare/warfare.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import { isVehicle } from '../../src/table/units.ts';
import { at, lay, put, squad } from '../support/setting.ts';
import { placeHull } from '../support/vehicle-setting.ts';

/** Blue has a team with its system on; red a squad that wants to speak to another far off. */
function jammers() {
  const table = lay({ red: [squad(3), squad(3)], blue: [squad(2, { warfare: 8 }), squad(3)] });
  const [sender, receiver, team] = table.units as [
    (typeof table.units)[0],
    (typeof table.units)[0],
    (typeof table.units)[0],
  ];
  put(table, sender.id, 10, 40);
  team.warfareCounters = 3;
  return { table, sender, receiver, team };
}

describe('an electronic warfare team', () => {
  rule(['DU-EW-007', 'DU-MORALE-025'], 'does nothing while it is panicked or routed', () => {
    for (const state of [{ panicked: true }, { confidence: 'routed' }] as const) {
      const { table, sender, receiver, team } = jammers();
      Object.assign(team, state);
      const io = scripted<DustupEvent>({ dice: ['D6=6'] });
      expect([communicate(table, io, sender, receiver), io.asked, activeWarfare(table, 1)]).toEqual([true, [], []]);
      const begun = scripted<DustupEvent>();
      happen(table, begun, { on: 'activationBegan', unit: team.id, how: 'turn' });
      expect([begun.asked, team.warfareCounters]).toEqual([[], 0]);
    }
  });

  rule(['DU-EW-007', 'DU-VEH-095'], 'is not there in a vehicle that its crew has left', () => {
    const table = lay({ redVehicles: ['warfareCarrier'] });
    const carrier = table.units.find(isVehicle)!;
    carrier.warfareCounters = 3;
    expect(activeWarfare(table, 0)).toEqual([carrier]);
    carrier.hull.unmanned = true;
    expect(activeWarfare(table, 0)).toEqual([]);
  });

  rule('DU-EW-007', 'goes on under suppression', () => {
    const { table, team } = jammers();
    team.suppression = 3;
    expect(activeWarfare(table, 1)).toEqual([team]);
  });

  rule(['DU-EW-010', 'DU-VEH-047'], 'has nothing in sight from inside a closed carrier', () => {
    const table = lay({ red: [squad(2, { warfare: 8 })], redVehicles: ['armouredAmbulance'] });
    const [team, carrier] = [table.units[0]!, table.units.find(isVehicle)!];
    placeHull(carrier, 20, 20, 0);
    put(table, team.id, 20, 24);
    const die = () => spottingDie(table, team, at(30, 20)).die;
    expect(die()).toBe(4);
    Object.assign(team, { where: 'aboard', carrier: carrier.id });
    expect(die()).toBe(6);
  });
});
