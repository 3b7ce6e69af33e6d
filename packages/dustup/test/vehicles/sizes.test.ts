import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { VEHICLES } from '../../src/content/arsenal.ts';
import { isBeyondAim, targetDie } from '../../src/rules/shooting/target-die.ts';
import { isVehicle } from '../../src/table/units.ts';
import { put, squad } from '../support/setting.ts';
import { motorised } from '../support/vehicle-setting.ts';

const aim = { suppressive: false };

/** A tank of red's, and a battle tank of blue's thirty inches off. */
function duel() {
  const found = motorised('battleTank', { blueVehicles: ['battleTank'], blue: [squad(2)] });
  const other = found.table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  put(found.table, other.id, 20, 46);
  return { ...found, other };
}

rule('DU-VEH-009', 'a target of size 3 is large to weapons of sizes 1 and 2, and not to one of size 3', () => {
  const { table, tank, other } = duel();
  expect([1, 2, 3].map(size => targetDie(table, tank, other, { ...aim, size }).die)).toEqual([6, 6, 8]);
  expect(VEHICLES.rows.every(({ size }) => size >= 1 && size <= 5)).toBe(true);
});

rule('DU-GAP2-003', 'all shifts add up: beyond D12 there is no shot', () => {
  const { table, tank, other } = duel();
  Object.assign(tank, { suppression: 1 });
  Object.assign(tank.hull, { damage: 1, driving: true });
  Object.assign(other.hull, { model: { ...other.hull.model, size: 4 } });
  const shifts = [{ rule: 'DU-VEH-082', value: 1, why: 'firedInMotion' }] as const;
  const open = targetDie(table, tank, other, { ...aim, size: 3, shifts });
  expect([open.die, isBeyondAim(open)]).toEqual([12, false]);
  const hidden = [...shifts, { rule: 'DU-SHOOT-054', value: 2, why: 'completelyConcealed' }] as const;
  expect(isBeyondAim(targetDie(table, tank, other, { ...aim, size: 3, shifts: hidden }))).toBe(true);
});
