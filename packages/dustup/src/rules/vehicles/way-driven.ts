import { travelledTo } from '@sightline/geometry/field';
import type { Hull } from '../../table/hulls.ts';
import { NONE, type Place } from '../../table/table.ts';
import { cutShort } from '../movement/tracks.ts';

/** What of its way a vehicle has really driven: something on it may have stopped it before the end. */
export function wayDriven({ x, y }: Hull, route: readonly Place[]): readonly Place[] {
  if (route.length < 2) return route;
  return cutShort({ figure: NONE, points: route }, travelledTo(route, { x, y })).points;
}
