import { type Refusal, refuse } from '@sightline/kernel';
import type { RangedRow } from '../../content/schema.ts';
import { stockOf } from '../../content/stock.ts';
import type { Killzone } from '../../table/table.ts';
import { type Carried, type Figure, NONE } from '../../table/units.ts';
import { orderRowOf } from '../orders/orders-in-force.ts';
import { hasBeenMoved, weaponsAtHand, whyNotGunner } from '../vehicles/mounted-weapons.ts';
import { canBeAimed } from './targeting.ts';

/** KZ-WEAP-007: the two lengths of a mini gun's burst. */
export const BURSTS = [4, 8] as const;

/** Why this weapon may not be fired now, whatever it is aimed at. */
export function whyNotWeapon(
  table: Killzone,
  figure: Figure,
  carried: Carried,
  weapon: RangedRow,
  burst: number | undefined,
): Refusal[] {
  const { shots } = orderRowOf(table, figure);
  // KZ-SMOKE-002: smoke may be fired on any order that allows a shot, but it is never aimed.
  const isSmoke = weapon.traits.includes('smoke');
  if (shots === 'aimed' && !isSmoke && !canBeAimed(weapon))
    return [refuse('KZ-ORDER-006', 'cannotBeAimed', weapon.name)];
  if (carried.supply === 0 && carried.shots === 0) return [refuse(weapon.rule, 'spent', weapon.name)];
  // A mounted cannon rests on its mounting, whatever the vehicle does.
  const isInHand = figure.weapons.includes(carried);
  if (weapon.traits.includes('firedStandingStill') && isInHand && hasBeenMoved(table, figure)) {
    return [refuse('KZ-WEAP-002', 'movedFirst', weapon.name)];
  }
  const gunner = table.vehicles.length === 0 ? [] : whyNotGunner(table, figure, carried);
  if (gunner.length > 0) return gunner;
  if (usesAnother(table, figure, carried)) return [refuse('KZ-SHOOT-010', 'otherWeaponUsed', weapon.name)];
  if (weapon.traits.includes('bursts')) {
    const refusals = whyNotBurst(table, figure, carried, weapon, burst);
    if (refusals.length > 0 || carried.shots === 0) return refusals;
  } else if (burst !== undefined) return [refuse('KZ-WEAP-007', 'noBursts', weapon.name)];
  const allowed = shotsAllowed(table, figure, carried, weapon);
  return carried.shots < allowed ? [] : [refuse('KZ-SHOOT-002', 'shotsFired', { weapon: weapon.name, shots: allowed })];
}

/** Whether any of its weapons can still be fired in this action. */
export function hasWeaponReady(table: Killzone, figure: Figure): boolean {
  return weaponsAtHand(table, figure).some(carried => {
    const weapon = stockOf(table).weapons.get(carried.weapon);
    const burst = weapon.traits.includes('bursts') && carried.shots === 0 ? BURSTS[0] : undefined;
    return whyNotWeapon(table, figure, carried, weapon, burst).length === 0;
  });
}

/** KZ-SHOOT-010: one ranged weapon a turn, but a suit uses all it carries. */
function usesAnother(table: Killzone, figure: Figure, carried: Carried): boolean {
  if (stockOf(table).troops.get(figure.troop).traits.includes('powerArmour')) return false;
  return figure.weapons.some(other => other !== carried && other.shots > 0);
}

/** KZ-WEAP-006 to KZ-WEAP-009: Shoot orders, a burst of 4 or standing still of 8, and counters for it. */
function whyNotBurst(
  table: Killzone,
  figure: Figure,
  carried: Carried,
  { name }: RangedRow,
  burst: number | undefined,
): Refusal[] {
  if (orderRowOf(table, figure).shots !== 'rapid') return [refuse('KZ-WEAP-006', 'shootOrdersOnly', name)];
  if (carried.shots > 0) {
    return burst === undefined || burst === carried.burst ? [] : [refuse('KZ-WEAP-007', 'oneBurst')];
  }
  if (burst !== 4 && burst !== 8) return [refuse('KZ-WEAP-007', 'chooseBurst', name)];
  if (burst === 8 && hasBeenMoved(table, figure)) return [refuse('KZ-WEAP-008', 'movedFirst', null)];
  const counters = burst === 8 ? 2 : 1;
  if (carried.supply !== NONE && carried.supply < counters) {
    return [refuse('KZ-WEAP-009', 'noCounters', { left: carried.supply, counters })];
  }
  return [];
}

/** KZ-SHOOT-002: how many shots a weapon has under the figure's order. */
export function shotsAllowed(table: Killzone, figure: Figure, { burst: firing }: Carried, weapon: RangedRow): number {
  const { shots } = orderRowOf(table, figure);
  if (shots === 'none' || (shots === 'aimed' && figure.moves > 0)) return 0;
  if (weapon.traits.includes('bursts')) return shots === 'rapid' ? firing : 0;
  return shots === 'rapid' ? weapon.shots : 1;
}
