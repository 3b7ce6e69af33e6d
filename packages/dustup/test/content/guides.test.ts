import { type Json, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { VEHICLES } from '../../src/content/arsenal.ts';
import { ALL_FORCES } from '../../src/content/groups.ts';
import { rollWind } from '../../src/rules/smoke/wind.ts';
import { dustup } from '../../src/system.ts';
import { whyNotSetup } from '../../src/table/battle.ts';
import { begin } from '../../src/table/begin.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { isVehicle } from '../../src/table/units.ts';

const own = (force: object) => ({
  scenario: 'ownBattle',
  switches: {},
  details: { forces: [{ id: 'own', title: 'Own', rule: 'house', ...force }, 'unionConscripts'] } as unknown as Json,
});
const only = (vehicle: string) => own({ units: [], vehicles: [{ code: 'V-1', vehicle }] });

rule(
  'DU-VEH-001',
  'on the whole there are more squads than vehicles, and yet vehicles alone may take the field',
  () => {
    const forces = ALL_FORCES.rows.filter(({ id }) => id !== 'sectorNineBeasts');
    const squads = forces.reduce((sum, { units }) => sum + units.length, 0);
    const vehicles = forces.reduce((sum, force) => sum + (force.vehicles ?? []).length, 0);
    expect(squads).toBeGreaterThan(vehicles);
    expect(whyNotSetup(only('battleTank'))).toEqual([]);
    expect(begin(only('battleTank')).units.filter(({ side }) => side === 0)).toHaveLength(1);
  },
);

rule('DU-VEH-124', 'no scenario of ours has a super-heavy vehicle; a battle of the players’ own may', () => {
  const isSuperHeavy = (id: string) => VEHICLES.get(id).traits.includes('superHeavy');
  expect(VEHICLES.rows.filter(({ id }) => isSuperHeavy(id)).map(({ id }) => id)).toEqual(['landFortress']);
  for (const { id } of dustup.scenarios) {
    const hulls = begin({ scenario: id, switches: {} }).units.filter(isVehicle);
    expect(hulls.filter(({ hull }) => hull.model.traits.includes('superHeavy')).map(({ who }) => who)).toEqual([]);
  }
  expect(whyNotSetup(only('landFortress'))).toEqual([]);
});

rule('DU-GAP2-001', 'what nobody settles before the game has its default', () => {
  const defaults = Object.fromEntries(dustup.switches.map(({ id, values }) => [id, values[0]]));
  const chapters = ['fire', 'smoke', 'evacuation', 'mines', 'buildings', 'electronicWarfare', 'drones'];
  const on = [...chapters, 'additionalHits', 'smallArmsBarred', 'vehicles', 'guidedWeapons'];
  const off = ['wireGuidance', 'advancedDecoys', 'mountedAreaSystems', 'crewsGetOut', 'launchBarredAboveD12'];
  expect(on.map(id => defaults[id])).toEqual(on.map(() => true));
  expect(off.map(id => defaults[id])).toEqual(off.map(() => false));
  const table = begin({ scenario: 'ownBattle', switches: {} });
  expect([table.wind, table.mines, table.units.some(({ warfare }) => warfare !== 0)]).toEqual([0, [], false]);
  expect(table.units.filter(isVehicle)).toEqual([]);
  const io = scripted<DustupEvent>({ dice: ['D12=7'] });
  rollWind(table, io);
  io.finish();
  expect(table.wind).toBe(7);
  const settled = begin({ scenario: 'ownBattle', switches: {}, details: { wind: 4 } });
  rollWind(settled, scripted<DustupEvent>({}));
  expect(settled.wind).toBe(4);
});
