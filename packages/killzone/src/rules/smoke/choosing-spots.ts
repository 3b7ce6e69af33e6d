import { distance, type Point, pointAlong } from '@sightline/geometry/field';
import type { RangedRow } from '../../content/schema.ts';
import { nearestEnemy } from '../../ground/measure.ts';
import type { Killzone } from '../../table/table.ts';
import { type Carried, type Figure, NONE, type Place } from '../../table/units.ts';
import { whyNotTarget } from '../shooting/aiming.ts';
import type { Target } from '../shooting/targets.ts';

/** On the line to the nearest enemy: halfway, and close in front of either. */
export function smokeTargets(table: Killzone, figure: Figure, carried: Carried, row: RangedRow): Target[] {
  const enemy = nearestEnemy(table, figure);
  if (enemy === null || figure.vehicle !== NONE) return [];
  const away = distance(figure, enemy);
  const reaches = [away / 2, 5000, away - 5000].map(reach => Math.round(Math.min(reach, row.long! * 1000)));
  const spots = reaches.filter(reach => reach > 0).map(reach => ({ point: spotAlong(figure, enemy, reach) }));
  return spots.filter(target => whyNotTarget(table, figure, carried, row, target).length === 0);
}

function spotAlong(figure: Place, enemy: Point, reach: number): Place {
  const { x, y } = pointAlong(figure, enemy, reach);
  return { x, y, room: figure.room };
}
