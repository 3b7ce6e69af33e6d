import { hasKeys, isRecord } from '@sightline/kernel';
import type { Leg, Way } from '../ground/way.ts';
import type { Place } from './units.ts';

/** No way has more legs; no deployment more places. */
const MOST_LEGS = 40;
const MOST_PLACES = 100;

/** A whole number that no rounding has touched. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isPlace(value: unknown): value is Place {
  return isRecord(value) && hasKeys(value, ['x', 'y', 'room']) && Object.values(value).every(isWhole);
}

export function isPlaces(value: unknown): value is readonly Place[] {
  return Array.isArray(value) && value.length <= MOST_PLACES && value.every(isPlace);
}

export function isWay(value: unknown): value is Way {
  return Array.isArray(value) && value.length <= MOST_LEGS && value.every(isLeg);
}

function isLeg(value: unknown): value is Leg {
  if (!isRecord(value) || !Object.values(value).every(isWhole)) return false;
  return hasKeys(value, ['through']) || hasKeys(value, ['x', 'y']);
}
