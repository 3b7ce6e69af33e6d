import { bearing, distance, plus, pointAlong, scaled } from '@sightline/geometry/field';
import type { Free } from '@sightline/kernel';
import { nearestEnemy } from '../../ground/measure.ts';
import { isPlace } from '../../table/forms.ts';
import type { KillzoneRegions } from '../../table/questions.ts';
import type { Killzone } from '../../table/table.ts';
import { NONE, type Place, type Who } from '../../table/units.ts';
import { whyNotDrift } from './area-weapons.ts';

/** KZ-AREA-003: the opponent moves a burst that missed. */
export type Drift = Free<Place> & {
  readonly kind: 'drift';
  readonly from: Place;
  readonly firer: Who;
  readonly weapon: string;
};

export type ShootingQuestion = Drift;

export const shootingRegions: KillzoneRegions<Drift> = {
  drift: { isForm: isPlace, whyNot: whyNotDrift, candidates: driftsOf },
};

/** So near to each other two places are one, in mils. */
const A_HAIR = 50;

/** The twelve directions a miss may drift in. */
function driftsOf(table: Killzone, question: Drift): Place[] {
  const drift = table.values.burstDrift * 1000;
  const firer = table.figures[question.firer.id]!;
  const hours = Array.from({ length: 12 }, (_, hour) => ({
    ...plus(question.from, scaled(bearing(hour * 30), drift)),
    room: NONE,
  }));
  const { x, y } = pointAlong(question.from, firer, drift);
  const back = { x, y, room: NONE };
  const near = nearestEnemy(table, firer);
  // Straight back may be one of the twelve already, but for what rounding takes off.
  const isNew = hours.every(hour => distance(hour, back) > A_HAIR);
  const legal = [...hours, ...(isNew ? [back] : [])].filter(place => whyNotDrift(table, question, place).length === 0);
  return near === null ? legal : legal.sort((a, b) => distance(b, near) - distance(a, near));
}
