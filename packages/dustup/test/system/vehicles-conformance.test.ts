import { conformance } from '@sightline/conformance/test';
import type { Json } from '@sightline/kernel';
import type { ForceRow } from '../../src/content/force-schema.ts';
import { FORCES } from '../../src/content/load.ts';
import { dustup } from '../../src/system.ts';

/** The first squads of a force, with vehicles of every kind. */
function motorised(id: string, code: string, ...vehicles: string[]): ForceRow {
  const force = FORCES.get(id);
  return {
    ...force,
    units: force.units.slice(0, 3).map(unit => ({ ...unit, commands: [] })),
    vehicles: vehicles.map((vehicle, i) => ({ code: `${code}-${i}`, vehicle })),
  };
}

const details = {
  forces: [
    motorised(
      'aurelianMarines',
      'VR',
      'wheeledCarrier',
      'battleTank',
      'assaultMech',
      'engineerVehicle',
      'armouredAmbulance',
    ),
    motorised('unionConscripts', 'VB', 'cargoTruck', 'fightingVehicle', 'siegeHulk', 'lightTank', 'landFortress'),
  ],
  mines: [
    [
      { kind: 'at', at: [30, 20] },
      { kind: 'ied', at: [30, 30] },
    ],
    [{ kind: 'mixed', at: [40, 24] }],
  ],
  hidden: [2, 2],
  turns: 3,
} as unknown as Json;

// A battle of vehicles keeps the promises that every battle keeps.
conformance(
  {
    ...dustup,
    title: 'Dustup with vehicles',
    begin: setup =>
      dustup.begin({ ...setup, switches: { ...setup.switches, vehicles: true, guidedWeapons: true }, details }),
  },
  { seeds: 1, scenarios: ['ownBattle'] },
);
