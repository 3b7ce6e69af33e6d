import { type Refusal, refuse } from '@sightline/kernel';
import type { Killzone } from '../../table/table.ts';
import { type Carried, type Figure, NONE } from '../../table/units.ts';

/** KZ-VEH-003: what a figure may fire: what it carries and then, unless it drives, what its vehicle mounts. */
export function weaponsAtHand(table: Killzone, figure: Figure): readonly Carried[] {
  if (figure.vehicle === NONE || figure.place === 0) return figure.weapons;
  const { mounted } = table.vehicles[figure.vehicle]!;
  return mounted.length === 0 ? figure.weapons : [...figure.weapons, ...mounted];
}

/** Everything that a figure has fired in this action, in hand or on the vehicle it mans. */
export function weaponsFired(table: Killzone, figure: Figure): readonly Carried[] {
  const fired = figure.weapons.filter(({ shots }) => shots > 0);
  for (const { gunner, mounted } of table.vehicles) if (gunner === figure.id) fired.push(...mounted);
  return fired;
}

export function hasShot(table: Killzone, figure: Figure): boolean {
  return weaponsFired(table, figure).length > 0;
}

/** KZ-WEAP-002, KZ-WEAP-008: on foot, or carried along by a vehicle. */
export function hasBeenMoved(table: Killzone, figure: Figure): boolean {
  return figure.moves > 0 || (figure.vehicle !== NONE && table.vehicles[figure.vehicle]!.driven > 0);
}

/** KZ-VEH-003, KZ-SHOOT-010: one gunner a turn, who then fires nothing of his own. */
export function whyNotGunner(table: Killzone, figure: Figure, carried: Carried): Refusal[] {
  for (const { mounted, gunner } of table.vehicles) {
    if (gunner === NONE) continue;
    const isMounted = mounted.includes(carried);
    if (isMounted && gunner !== figure.id) return [refuse('KZ-VEH-003', 'otherGunner', gunner)];
    if (!isMounted && gunner === figure.id) return [refuse('KZ-SHOOT-010', 'otherWeaponUsed', mounted[0]!.weapon)];
  }
  return [];
}

/** Whoever fires a mounted weapon first is its gunner for the turn. */
export function manWeapon(table: Killzone, figure: Figure, carried: Carried): void {
  if (figure.vehicle === NONE) return;
  const vehicle = table.vehicles[figure.vehicle]!;
  if (vehicle.mounted.includes(carried)) vehicle.gunner = figure.id;
}
