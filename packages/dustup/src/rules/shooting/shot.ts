import type { Thrown } from '../../content/schema.ts';
import { isInt } from '../../table/forms.ts';

/** A figure and what it fires: one of its weapons by index, or something thrown. */
export type Shot = readonly [figure: number, weapon: number | Thrown];

/** A figure carries fewer weapons than there are bits in `fired`. */
const MOST_WEAPONS = 8;

export function isWeapon(value: unknown): boolean {
  return isInt(value) && value >= 0 && value < MOST_WEAPONS;
}

function isShot(value: unknown): value is Shot {
  if (!Array.isArray(value) || value.length !== 2 || !isInt(value[0])) return false;
  return isWeapon(value[1]) || value[1] === 'grenade' || value[1] === 'antiTankGrenade';
}

export function areShots(value: unknown, most = 40): value is readonly Shot[] {
  return Array.isArray(value) && value.length <= most && value.every(isShot);
}
