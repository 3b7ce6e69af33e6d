import { boxOf, isCloserThan } from '@sightline/geometry/field';
import { groundOf } from '../../ground/ground.ts';
import { isSamePlace } from '../../ground/landmarks.ts';
import { type Dustup, type Place, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { mayHide, whyNotDeploy } from './deployment.ts';
import { whyNotDummy } from './dummies.ts';
import type { Deployment } from './questions.ts';
import { hasRoomAt } from './room.ts';
import { gridOf, isInZone } from './zones.ts';

const MOST = 3;
const TRIES = 60;

/** Places spread evenly over the side's zones; each unit begins at another of them. */
function* spread(table: Dustup, side: number, seed: number): Generator<Place> {
  const { zones } = table.sides[side]!;
  for (let i = 0; i < TRIES; i++) {
    const n = i + seed * 7 + 1;
    const box = boxOf(zones[n % zones.length]!);
    // Two steps of the golden ratio and its like fill a box without rows or clumps.
    const across = (n * 0.7548776662466927) % 1;
    const along = (n * 0.5698402909980532) % 1;
    yield {
      x: Math.round(box.minX + (box.maxX - box.minX) * across),
      y: Math.round(box.minY + (box.maxY - box.minY) * along),
    };
  }
}

export function deploymentsOf(table: Dustup, unit: Unit): Deployment[] {
  const found: Deployment[] = [];
  const hides = mayHide(table, unit);
  // Columns are packed one behind another; anybody else may stand where he likes.
  const places = table.sides[unit.side]!.column ? gridOf(table, unit.side) : spread(table, unit.side, unit.id);
  const most = table.sides[unit.side]!.column ? 2 : MOST;
  for (const at of places) {
    if (!table.sides[unit.side]!.column && isCrowded(table, unit, at)) continue;
    if (found.some(other => isSamePlace(table, other.at, at, ELBOW_ROOM))) continue;
    const hidden: Deployment = { at, hidden: true };
    if (hides && whyNotDeploy(table, unit, hidden).length === 0) found.push(hidden);
    else if (isInZone(table, unit.side, at) && hasRoomAt(table, unit, at)) found.push({ at });
    if (found.length >= most) break;
  }
  return found.length > 0 ? found : anywhere(table, unit);
}

/** How far apart leaders like to be, so that there is room for everybody round them. */
const ELBOW_ROOM = 5500;

function isCrowded(table: Dustup, unit: Unit, at: Place): boolean {
  return table.units.some(
    other => other.side === unit.side && other.where === 'table' && isCloserThan(placeOf(table, other), at, ELBOW_ROOM),
  );
}

/** Where the zone is crowded: the first spot in it that will do, or else the first on the table. */
function anywhere(table: Dustup, unit: Unit): Deployment[] {
  for (const at of gridOf(table, unit.side)) if (hasRoomAt(table, unit, at)) return [{ at }];
  const { width, depth } = groundOf(table);
  for (let y = 500; y < depth; y += 1000) {
    for (let x = 500; x < width; x += 1000) if (hasRoomAt(table, unit, { x, y })) return [{ at: { x, y } }];
  }
  return [];
}

export function dummiesOf(table: Dustup, side: number): (Place | 'enough')[] {
  const found: (Place | 'enough')[] = [];
  for (const at of spread(table, side, table.counters.length)) {
    if (whyNotDummy(table, side, at).length === 0) found.push(at);
    if (found.length >= MOST) break;
  }
  return [...found, 'enough'];
}
