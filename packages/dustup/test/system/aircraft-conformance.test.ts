import { conformance } from '@sightline/conformance/test';
import type { Json } from '@sightline/kernel';
import type { ForceRow } from '../../src/content/force-schema.ts';
import { FORCES } from '../../src/content/load.ts';
import { dustup } from '../../src/system.ts';
import { LOITER } from '../../src/table/chart.ts';
import { isFlown } from '../../src/table/flight.ts';

/** The first squads of a force, the first of them aboard the first of these. */
function flying(id: string, code: string, ...vehicles: string[]): ForceRow {
  const force = FORCES.get(id);
  return {
    ...force,
    units: force.units
      .slice(0, 3)
      .map((unit, i) => ({ ...unit, commands: [], ...(i === 0 ? { aboard: `${code}-0` } : {}) })),
    // What only drives comes in the hold of the first.
    vehicles: vehicles.map((vehicle, i) => ({
      code: `${code}-${i}`,
      vehicle,
      ...(vehicle === 'wheeledCarrier' ? { aboard: `${code}-0` } : {}),
    })),
  };
}

const details = {
  forces: [
    flying('aurelianMarines', 'AR', 'utilityLifter', 'gunship', 'strikeFighter', 'antiAirVehicle', 'gravCarrier'),
    flying(
      'unionConscripts',
      'AB',
      'orbitalDropship',
      'gunship',
      'evacuationLifter',
      'antiAirVehicle',
      'antiAirVehicle',
      'wheeledCarrier',
    ),
  ],
  mines: [[], [{ kind: 'at', at: [36, 24] }]],
  cargo: [
    [
      { name: 'Ammunition crate', kind: 'box', count: 2, aboard: 'AR-0' },
      { name: 'Generator', kind: 'large', count: 1, at: [10, 20] },
    ],
    [{ name: 'Ration box', kind: 'box', count: 4, aboard: 'AB-0' }],
  ],
  airDefence: ['average', 'minimal'],
  hidden: [0, 2],
  turns: 5,
} as unknown as Json;

// A battle with aircraft over it keeps the promises that every battle keeps.
conformance(
  {
    ...dustup,
    title: 'Dustup with aircraft',
    begin(setup) {
      const table = dustup.begin({
        ...setup,
        switches: { ...setup.switches, vehicles: true, aircraft: true },
        details,
      });
      // They are near already, so that there is time to fly.
      for (const unit of table.units) if (isFlown(unit)) unit.box = unit.id % 2 === 0 ? LOITER : 1;
      // And easily found, so that some of them come down.
      for (const unit of table.units) if (isFlown(unit)) unit.ecm = 4;
      return table;
    },
  },
  { seeds: 1, scenarios: ['ownBattle'] },
);
