import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { whyNotShoot } from '../../src/rules/shooting/shoot.ts';
import { begin } from '../../src/table/begin.ts';
import { lay, put, squad } from '../support/setting.ts';

const codes = (scenario: string, switches: Record<string, boolean>) =>
  begin({ scenario, switches }).units.map(({ code }) => code);

rule('DU-FIRE-001', 'without vehicles those who would ride come on foot, and beasts stay beasts', () => {
  const table = begin({ scenario: 'ridgeRoad', switches: { vehicles: false } });
  expect(table.units.every(({ hull }) => hull === null)).toBe(true);
  expect(table.units.filter(({ side }) => side === 0).map(({ code, carrier }) => [code, carrier])).toEqual([
    ['RA-HQ', -1],
    ['RA-1', -1],
    ['RA-2', -1],
    ['RA-3', -1],
  ]);
  expect(codes('sectorNine', { vehicles: false })).toContain('SB-H');
});

rule('DU-FIRE-001', 'without guided weapons their crews stay away, and no mount launches any', () => {
  expect(codes('ridgeRoad', {})).toContain('RD-AT');
  expect(codes('ridgeRoad', { guidedWeapons: false })).not.toContain('RD-AT');
  const refused = (guidedWeapons: boolean) => {
    const table = lay({
      red: [squad(3)],
      redVehicles: ['fightingVehicle'],
      blueVehicles: ['battleTank'],
      switches: { guidedWeapons },
    });
    const [own, enemy] = table.units.filter(({ hull }) => hull !== null);
    put(table, own!.id, 20, 24);
    put(table, enemy!.id, 40, 24);
    const missile = own!.hull!.model.mounts.findIndex(({ weapon }) => weapon === 'heavyMissile');
    return whyNotShoot(table, own!, { do: 'shoot', target: enemy!.id, shots: [[-1, missile]] }).map(({ code }) => code);
  };
  expect([refused(true), refused(false)]).toEqual([[], ['guidedAreOff']]);
});

rule(['DU-GAP2-044', 'DU-GAP2-046', 'DU-GAP2-001'], 'without artillery there are neither assets nor mortars', () => {
  const assets = (scenario: string, switches: Record<string, boolean>) =>
    begin({ scenario, switches }).assets.map(({ side, row, left }) => [side, row.id, left]);
  expect(assets('ridgeRoad', {})).toEqual([
    [0, 'companyMortars', 2],
    [1, 'companyMortars', 2],
  ]);
  expect(assets('ridgeRoad', { artillery: false })).toEqual([]);
  expect(codes('karstLine', {})).toContain('KD-M');
  expect([
    assets('karstLine', { artillery: false }),
    codes('karstLine', { artillery: false }).includes('KD-M'),
  ]).toEqual([[], false]);
});
