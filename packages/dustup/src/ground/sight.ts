import { canSee, circle, type Look, look, type SightPiece, squaredDistance } from '@sightline/geometry/field';
import type { Sensors } from '../content/schema.ts';
import { isAirborne } from '../table/flight.ts';
import type { Cloud } from '../table/markers.ts';
import { type Dustup, type Eyed, type Place, placeOf } from '../table/table.ts';
import { carrierOf, isHidden, stands, type Unit } from '../table/units.ts';
import { FIRST_FEATURE, type Ground, groundOf, levelAt } from './ground.ts';

/** DU-SHOOT-051: a man's eye is half a level above the ground; others say how high theirs are. */
const EYE = 0.5;

/** DU-SMOKE-001: a disc of two inches. */
export const CLOUD_RADIUS = 1000;
const FIRST_CLOUD = 2 * FIRST_FEATURE;

/** DU-SHOOT-052: enhanced and superior sensors see through smoke. */
export function seesThroughSmoke(sensors: Sensors): boolean {
  return sensors === 'enhanced' || sensors === 'superior';
}

/** Whether a line between two places is free; `sensors` are those of whoever looks from the first. */
export function isClear(table: Dustup, from: Eyed, to: Eyed, sensors: Sensors): boolean {
  const ground = groundOf(table);
  if (!canSee(ground.sight, eyeAt(ground, from), eyeAt(ground, to))) return false;
  return table.clouds.length === 0 || seesThroughSmoke(sensors) || !isSmoky(table, from, to);
}

/** The whole truth about a line, for the picture and for words: what stops it and where. */
export function sightLine(table: Dustup, from: Eyed, to: Eyed, sensors: Sensors): Look {
  const ground = groundOf(table);
  const also = seesThroughSmoke(sensors) ? [] : smokeOn(table.clouds, from, to);
  return look(ground.sight, eyeAt(ground, from), eyeAt(ground, to), { also });
}

/** DU-SMOKE-002: whether smoke lies on a line. */
export function isSmoky(table: Dustup, from: Place, to: Place): boolean {
  if (table.clouds.length === 0) return false;
  return !canSee(EMPTY, from, to, { also: smokeOn(table.clouds, from, to) });
}

/** DU-AIR-029: whether a unit sees a place; the whole table lies open to whoever is above it. */
export function seesPlace(table: Dustup, from: Unit, to: Eyed): boolean {
  return isAirborne(carrierOf(table, from) ?? from) || isClear(table, placeOf(table, from), to, from.sensors);
}

/**
 * DU-SHOOT-050: from leader to leader. Nobody sees a hidden unit, and none is seen that is not on the table. An aircraft is
 * seen as a vehicle on the ground is, and by those at whom it has fired (DU-AIR-045).
 */
export function seesUnit(table: Dustup, from: Unit, to: Unit): boolean {
  if (to.where !== 'table' || isHidden(to)) return false;
  if (isAirborne(carrierOf(table, from) ?? from) || (isAirborne(to) && to.hull?.flight?.firedAt.includes(from.id)))
    return true;
  return isClear(table, placeOf(table, from), placeOf(table, to), from.sensors);
}

/** The nearest enemy on the ground that a unit sees. */
export function nearestVisibleEnemy(table: Dustup, unit: Unit): Unit | null {
  const from = placeOf(table, unit);
  let nearest: Unit | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of table.units) {
    if (other.side === unit.side || other.where !== 'table' || isHidden(other)) continue;
    const away = squaredDistance(from, placeOf(table, other));
    if (away >= least || !stands(table, other) || !seesUnit(table, unit, other)) continue;
    nearest = other;
    least = away;
  }
  return nearest;
}

function eyeAt({ hills }: Ground, { x, y, eye = EYE }: Eyed): { x: number; y: number; z: number } {
  return { x, y, z: levelAt(hills, { x, y }) + eye };
}

const EMPTY = groundOf({
  map: { id: 'bare', title: '', rule: 'DU-FORCE-002', width: 12, depth: 12, areas: [], lines: [] },
  altered: [],
}).sight;

const pieces = new WeakMap<readonly Cloud[], readonly SightPiece[]>();

/** The clouds that count for a line: not one that holds both ends of it (DU-SMOKE-002). */
function smokeOn(clouds: readonly Cloud[], from: Place, to: Place): readonly SightPiece[] {
  let known = pieces.get(clouds);
  if (known === undefined) {
    known = clouds.map((cloud, i) => ({
      id: FIRST_CLOUD + i,
      shape: circle({ x: cloud.x, y: cloud.y }, CLOUD_RADIUS),
      blocks: { kind: 'all' },
    }));
    pieces.set(clouds, known);
  }
  const isShared = (cloud: Cloud) => isInCloud(cloud, from) && isInCloud(cloud, to);
  return clouds.some(isShared) ? known.filter((_, i) => !isShared(clouds[i]!)) : known;
}

function isInCloud(cloud: Cloud, p: Place): boolean {
  return squaredDistance(cloud, p) <= CLOUD_RADIUS * CLOUD_RADIUS;
}
