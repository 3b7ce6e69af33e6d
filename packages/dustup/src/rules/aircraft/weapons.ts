import { bearing, corridor, distance, inches, isIn, isInArc, type Polygon } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import type { Weapon } from '../../content/weapons.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { isAircraft, isFixedWing } from '../../table/flight.ts';
import type { Hull, Mount } from '../../table/hulls.ts';
import type { Place } from '../../table/table.ts';

/** DU-AIR-030: three of the four kinds; what falls is dropped (`bombs.ts`). */
type AirWeapon = 'turreted' | 'fixed' | 'guided';

/** DU-AIR-030, DU-AIR-037: by where it is mounted. A vehicle that flies has turrets, and missiles are guided anywhere. */
export function kindOf({ on }: Pick<Mount, 'on'>, { kind }: Pick<Weapon, 'kind'>): AirWeapon {
  if (on === 'fixed') return 'fixed';
  return kind === 'guided' || kind === 'antiAir' ? 'guided' : 'turreted';
}

/** DU-AIR-032: how near to the point below it a turret cannot reach down. */
export const BLIND = inches(6);
/** DU-AIR-034. */
const CORRIDOR = inches(6) + 2 * TOLERANCE;
/** DU-AIR-035: too near for the nose of what cannot hover; a VTOL dips it. */
const NOSE_UP = inches(24);
const NOSE_DOWN = inches(12);
/** DU-AIR-043, DU-AIR-044, in degrees about the nose. */
const FORWARD = 180;
const MIDDLE = 90;

/** DU-AIR-034: what lies before the muzzle of a fixed weapon, as far as one looks: it has no end. */
export function corridorOf({ x, y, facing }: Pick<Hull, 'x' | 'y' | 'facing'>, length: number): Polygon {
  return corridor({ x, y }, bearing(facing), length, CORRIDOR);
}

/** DU-AIR-035: how near a fixed weapon can be laid on something on the ground, in mils. */
export function leastRangeOf({ model }: Pick<Hull, 'model'>): number {
  return isFixedWing(model) ? NOSE_UP : NOSE_DOWN;
}

/** DU-AIR-035: exactly 24 inches is too near for what cannot hover, exactly 12 is far enough for a VTOL. */
function isTooNear({ model }: Hull, away: number): boolean {
  return isFixedWing(model) ? away <= NOSE_UP + TOLERANCE : away < NOSE_DOWN - TOLERANCE;
}

function isInCorridor(hull: Hull, at: Place): boolean {
  const away = Math.ceil(distance(hull, at));
  return away > 0 && isIn(corridorOf(hull, away + TOLERANCE), { x: at.x, y: at.y });
}

function isAhead({ x, y, facing }: Hull, at: Place, degrees: number): boolean {
  return isInArc({ apex: { x, y }, heading: bearing(facing), degrees }, { x: at.x, y: at.y });
}

/** DU-AIR-044: a missile that has to turn far is harder to guide. */
export function isFarOffTheNose(hull: Hull, at: Place): boolean {
  return !isAhead(hull, at, MIDDLE);
}

/** DU-AIR-031 to DU-AIR-043: why a weapon cannot be laid on something on the ground from the air. */
export function whyNotFromTheAir(hull: Hull, mount: Mount, weapon: Weapon, at: Place, bears: boolean): Refusal[] {
  const about = { weapon: weapon.row.name, arc: mount.arc };
  // DU-GAP2-029: it is in the air only to get somewhere.
  if (hull.model.traits.includes('landsAgain')) return [refuse('DU-GAP2-029', 'noFireInHop')];
  const kind = kindOf(mount, weapon);
  switch (kind) {
    case 'turreted':
      if (!bears) return [refuse('DU-AIR-031', 'outOfArc', about)];
      return distance(hull, at) <= BLIND + TOLERANCE ? [refuse('DU-AIR-032', 'tooFarBelow', about)] : [];
    case 'fixed':
      if (!isInCorridor(hull, at)) return [refuse('DU-AIR-034', 'notInCorridor', about)];
      return isTooNear(hull, distance(hull, at)) ? [refuse('DU-AIR-035', 'tooNearForNose', about)] : [];
    case 'guided':
      return whyNotGuidedAt(hull, weapon, at);
    default:
      return kind satisfies never;
  }
}

/** DU-AIR-043: a missile goes wherever the nose points, more or less. */
export function whyNotGuidedAt(hull: Hull, { row }: Weapon, at: Place): Refusal[] {
  const isThere = isAhead(hull, at, FORWARD);
  return isThere ? [] : [refuse('DU-AIR-043', 'outOfArc', { weapon: row.name, arc: FORWARD })];
}

/** DU-AIR-033, DU-AIR-036, DU-AIR-043: why a weapon of an aircraft cannot be used on the ground. */
export function whyNotOnGround({ model }: Hull, mount: Mount, weapon: Weapon): Refusal[] {
  if (!isAircraft(model)) return [];
  const about = { weapon: weapon.row.name };
  const kind = kindOf(mount, weapon);
  if (kind === 'fixed') return [refuse('DU-AIR-036', 'notOnTheGroundFixed', about)];
  if (kind === 'guided') return [refuse('DU-AIR-043', 'notOnTheGroundFixed', about)];
  return mount.under === true ? [refuse('DU-AIR-033', 'hangsUnder', about)] : [];
}
