import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { landRemaining } from '../../src/rules/artillery/missions.ts';
import { missionOf } from '../../src/rules/artillery/placing.ts';
import { dropIn } from '../../src/rules/inbound/dropping-in.ts';
import { broken } from '../../src/table/invariants.ts';
import type { Unit } from '../../src/table/units.ts';
import { comesDown, run, shell, supported } from '../support/artillery-setting.ts';
import { troop } from '../support/gun-setting.ts';
import { at, box, field, lay, put, squad } from '../support/setting.ts';
import { motorised, placeHull } from '../support/vehicle-setting.ts';

rule(
  'DU-GAP2-002',
  'missions of both sides that are left come down in turn, those of whoever went second first',
  () => {
    const assets = [{ asset: 'companyMortars' }];
    const { table, observer, enemy } = supported('companyMortars', {}, { support: [assets, assets] });
    const due = (unit: Unit, asset: number) => {
      const aimed = { at: at(50, 10), ammunition: 'generalPurpose' };
      table.missions.push({ ...missionOf(table, unit, table.assets[asset]!, 'none', aimed), box: 0 });
    };
    due(observer, 0);
    due(enemy, 1);
    const one = ['D4=4', 'D8=8', 'D12=12', 'D8=8', 'D12=12'];
    const told = run([...one, ...one], io => landRemaining(table, io));
    expect(told.filter(({ type }) => type === 'missionLanded')).toMatchObject([{ side: 'blue' }, { side: 'red' }]);
  },
);

rule(['DU-ARTY-036', 'DU-VEH-125'], 'a burst meets the hull of a super-heavy vehicle and each of its turrets', () => {
  const { table, tank } = motorised('landFortress');
  const turrets = table.units.filter(({ hull, carrier }) => hull !== null && carrier === tank.id);
  placeHull(tank, 40, 20, 0);
  for (const { hull } of turrets) Object.assign(hull!, at(40, 20));
  comesDown(table, [shell(40, 20)], ...[tank, ...turrets].flatMap(() => ['D8=1', 'D12=1']));
  expect([tank, ...turrets].map(({ suppression }) => suppression)).toEqual([1, 1, 1, 1]);
});

const PARACHUTE = { from: 'altitude', by: 'parachute' } as const;
const CAPSULE = { from: 'orbit', by: 'capsule' } as const;

rule(['DU-AIR-081', 'DU-HEAVY-003'], 'a gun comes down packed, with its crew', () => {
  const table = lay({ red: [troop('machineGunTeam')] });
  const unit = table.units[0]!;
  Object.assign(unit, { where: 'inbound', box: 1, drop: PARACHUTE });
  const spread = unit.figures.flatMap((_, i) => [`D10=${i + 1}`, 'D12=12']);
  const safe = unit.figures.map(() => 'D8=5');
  run(['D6=6', 'D6=1', 'D12=12', ...spread, ...safe], io => dropIn(table, io, unit, at(36, 20)));
  expect([table.pieces[0]!.isSetUp, broken(table)]).toEqual([false, []]);
});

rule(
  ['DU-AIR-081', 'DU-AIR-084'],
  'whoever drops onto a house or among enemies finds a place as near as there is room',
  () => {
    const map = field({ areas: [box('buildingSolid', 33, 18, 39, 24)] });
    const table = lay({ map, red: [squad(1, { quality: 'veteran' })], blue: [squad(3)] });
    const unit = table.units[0]!;
    put(table, 1, 50, 20);
    const dropped = (x: number, y: number, die: string) => {
      Object.assign(unit, { where: 'inbound', box: 1, drop: CAPSULE });
      run(['D10=5', 'D6=1', 'D12=12', 'D10=1', 'D12=6', die], io => dropIn(table, io, unit, at(x, y)));
      return broken(table);
    };
    expect([dropped(36, 21, 'D8=5'), dropped(50, 21, 'D10=5')]).toEqual([[], []]);
  },
);
