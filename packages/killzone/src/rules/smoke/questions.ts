import { bearing, plus, scaled } from '@sightline/geometry/field';
import type { Free } from '@sightline/kernel';
import { groundOf } from '../../ground/ground.ts';
import { isPlace } from '../../table/forms.ts';
import type { KillzoneRegions } from '../../table/questions.ts';
import type { Killzone } from '../../table/table.ts';
import { NONE, type Place, type Who } from '../../table/units.ts';
import { barrageBeyond, whyNotBarrage } from './barrage.ts';
import { SMOKE_DRIFT, whyNotDriftSmoke } from './grenades.ts';

/** KZ-SMOKE-003: where the opponent moves a smoke grenade that missed; a barrage has no firer to be near to. */
export type DriftSmoke = Free<Place> & {
  readonly kind: 'driftSmoke';
  readonly from: Place;
  readonly firer: Who | null;
};
/** KZ-GAP-013: where a smoke grenade from off the table is aimed. */
export type AimBarrage = Free<Place> & { readonly kind: 'barrage'; readonly side: number; readonly left: number };

export type SmokeQuestion = DriftSmoke | AimBarrage;

export const smokeRegions: KillzoneRegions<SmokeQuestion> = {
  driftSmoke: { isForm: isPlace, whyNot: whyNotDriftSmoke, candidates: driftsOf },
  barrage: {
    isForm: isPlace,
    whyNot: (table, { side }, at) => whyNotBarrage(table, side, at),
    candidates: (table, { side }) => barrageSpots(table, side),
  },
};

/** The twelve directions of the clock, in the same air and, from a room, into the open. */
function driftsOf(table: Killzone, question: DriftSmoke): Place[] {
  const { from } = question;
  const rooms = from.room === NONE ? [NONE] : [from.room, NONE];
  const spots: Place[] = [];
  for (let hour = 0; hour < 12; hour++) {
    const to = plus(from, scaled(bearing(hour * 30), SMOKE_DRIFT));
    for (const room of rooms) spots.push({ ...to, room });
  }
  return spots.filter(to => whyNotDriftSmoke(table, question, to).length === 0);
}

/** Two rows of spots in front of the attacker. */
function barrageSpots(table: Killzone, side: number): Place[] {
  const { width, depth } = groundOf(table.map);
  const edge = table.edges[side]!;
  const isAcross = edge === 'north' || edge === 'south';
  const [long, far] = isAcross ? [width, depth] : [depth, width];
  const beyond = barrageBeyond(table, side);
  const spots: Place[] = [];
  for (const row of [2000, 5000]) {
    const away = edge === 'south' || edge === 'west' ? beyond + row : far - beyond - row;
    for (const part of [3, 4, 5]) {
      const along = Math.round((long * part) / 8);
      spots.push(isAcross ? { x: along, y: away, room: NONE } : { x: away, y: along, room: NONE });
    }
  }
  return spots.filter(at => whyNotBarrage(table, side, at).length === 0);
}
