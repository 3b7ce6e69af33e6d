import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { DustupEvent } from '../../src/table/events.ts';
import { type Flyer, isFlyer } from '../../src/table/flight.ts';
import { isVehicle } from '../../src/table/units.ts';
import { poise } from '../support/air-setting.ts';
import { lay, squad } from '../support/setting.ts';
import { does, placeHull } from '../support/vehicle-setting.ts';

const GUN = 0;
const says = (answer: unknown) => ({ seat: 'blue', answer });

/** Red's anti-air gun fires at blue's gunship, whose side has an electronic warfare team with so many counters. */
function fires(counters: number, ...script: Parameters<typeof does>[3][]): readonly DustupEvent[] {
  const blue = [squad(2, { warfare: 8 })];
  const table = lay({ redVehicles: ['antiAirVehicle'], blue, blueVehicles: ['gunship'] });
  const [flak, craft] = table.units.filter(isVehicle);
  if (!isFlyer(craft!)) throw new Error('expected an aircraft');
  placeHull(flak!, 20, 10, 0);
  flak!.actions = 2;
  poise(craft as Flyer, 'moving', 30, 10, 0);
  table.units.find(({ warfare }) => warfare > 0)!.warfareCounters = counters;
  return does(table, flak!, { do: 'fireAtAircraft', target: craft.id, weapon: GUN }, ...script);
}

const find = (events: readonly DustupEvent[], type: DustupEvent['type']) => events.find(event => event.type === type);

rule(['DU-EW-012', 'DU-AIR-046'], 'electronic warfare may upset a lock', () => {
  const upset = fires(1, says(1), 'D10=3', 'D8=6', 'D8=7');
  expect(find(upset, 'aircraftSought')).toMatchObject({ guidance: 6, ecm: 3, acquired: false });
  const held = fires(1, says(1), 'D10=3', 'D8=6', 'D8=6', says('abort'));
  expect(find(held, 'aircraftSought')).toMatchObject({ acquired: true });
});

rule(['DU-EW-012', 'DU-AIR-049'], 'and the second one after an evasion', () => {
  const away = says({ to: { x: 30_000, y: 40_000 } });
  const told = fires(1, says(0), 'D10=3', 'D8=6', away, says(1), 'D10=3', 'D8=6', 'D8=7');
  expect(told.filter(({ type }) => type === 'aircraftSought')).toMatchObject([{ acquired: true }, { acquired: false }]);
});

rule(
  ['DU-EW-012', 'DU-AIR-050'],
  'and the shot, of a gun too; but it has to beat the guidance, not the firepower',
  () => {
    const shot = (face: number, ...more: string[]) =>
      find(
        fires(1, says(0), 'D10=3', 'D8=6', says('carryOn'), says(1), 'D10=2', 'D8=7', 'D10=1', `D8=${face}`, ...more),
        'aircraftShotAt',
      );
    expect(shot(7, 'D10=9')).toMatchObject({ success: 'minor' });
    expect(shot(8)).toMatchObject({ success: 'none' });
  },
);
