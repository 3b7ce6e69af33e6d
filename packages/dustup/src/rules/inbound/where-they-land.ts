import { distance, fits } from '@sightline/geometry/field';
import { groundOf } from '../../ground/ground.ts';
import { walkOf } from '../../ground/walk.ts';
import type { Figure } from '../../table/figures.ts';
import type { Dustup, Place } from '../../table/table.ts';
import type { Unit, Vehicle } from '../../table/units.ts';
import { hasRoomToPark, marchBearing } from '../deployment/room.ts';
import { putAt } from '../movement/formation.ts';
import { enemiesOf } from '../movement/movement.ts';
import { spotsRound } from '../movement/step-clear.ts';

/** DU-AIR-081: everybody where he came down, or as near to it as there is room; those off the table lie at its edge. */
export function comeToGround(table: Dustup, unit: Unit, members: readonly Figure[], points: readonly Place[]): void {
  const { width, depth } = groundOf(table);
  for (const [i, figure] of members.entries()) putAt(figure, onto(points[i]!, width, depth));
  const walk = walkOf(table, unit, { isPlacing: true, within: width + depth, into: enemiesOf(table, unit) });
  const down: Figure[] = [];
  for (const figure of members) {
    const isFree = (p: Place) =>
      fits(walk, p) && down.every(other => distance(p, other) >= figure.radius + other.radius);
    const { x, y } = figure;
    const spot = isFree({ x, y }) ? null : spotsRound({ x, y }).find(isFree);
    if (spot) putAt(figure, spot);
    down.push(figure);
  }
}

/** The same of a vehicle, with room for all of it. */
export function comeToRest(table: Dustup, unit: Vehicle, point: Place): void {
  const isFree = (p: Place) => hasRoomToPark(table, unit, p);
  const spot = isFree(point) ? point : (spotsRound(point).find(isFree) ?? point);
  Object.assign(unit.hull, { x: spot.x, y: spot.y, facing: marchBearing(table, unit) });
}

function onto({ x, y }: Place, width: number, depth: number): Place {
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(depth, Math.max(0, y)) };
}
