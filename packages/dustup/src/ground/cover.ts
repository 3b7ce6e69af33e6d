import { isNearBox, nearestOn, passesThrough, pointAlong, runsInside } from '@sightline/geometry/field';
import { CONCEALMENTS, COVERS, type Concealment, type Cover } from '../content/schema.ts';
import { isAble } from '../table/figures.ts';
import { isAirborne } from '../table/flight.ts';
import type { Hull } from '../table/hulls.ts';
import { type Dustup, type Place, placeOf } from '../table/table.ts';
import { carrierOf, isConcealed, type Unit } from '../table/units.ts';
import { type Area, type Feature, type Ground, groundOf, isInArea, type Mapped } from './ground.ts';
import { breadthOf, coverBy, coverByFriends } from './hull-shelter.ts';
import { isWithinInches, TOLERANCE } from './measure.ts';
import { isSmoky } from './sight.ts';

/** DU-SHOOT-053, DU-SHOOT-059: what the ground does for a unit; hiding it and protecting it are judged separately. */
export interface Shelter {
  readonly concealment: Concealment;
  readonly cover: Cover;
}

const NO_SHELTER: Shelter = { concealment: 'none', cover: 'none' };

/** Ranks, so that the better of two can be told by comparing numbers. */
export const conceals = (c: Concealment): number => CONCEALMENTS.indexOf(c);
export const covers = (c: Cover): number => COVERS.indexOf(c);

/** The best of what has been found so far. */
interface Ranks {
  concealment: number;
  cover: number;
}
const NOTHING = (): Ranks => ({ concealment: 0, cover: 0 });

function add(ranks: Ranks, { type }: Feature | Area): void {
  ranks.concealment = Math.max(ranks.concealment, conceals(type.concealment));
  ranks.cover = Math.max(ranks.cover, covers(type.cover));
}

/** DU-SHOOT-054: linear features shelter those this near behind them, in inches. */
const BEHIND = 2;

/**
 * DU-SHOOT-009, DU-SHOOT-054, DU-SHOOT-058, DU-SHOOT-062: what shelters a unit against fire from a place; with no
 * place, from wherever it may come. Of areas and features only the best counts.
 */
export function shelterOf(table: Dustup, unit: Unit, from: Place | null): Shelter {
  if (isAirborne(unit)) return NO_SHELTER;
  if (unit.hull !== null) return shelterOfHull(table, unit, unit.hull, from);
  // DU-VEH-069: those who ride are partly concealed, and covered by what they ride in.
  const carrier = carrierOf(table, unit);
  if (carrier !== null) {
    const isComplete = carrier.concealed && shelterOf(table, carrier, from).concealment === 'complete';
    return { concealment: isComplete ? 'complete' : 'partial', cover: coverBy(carrier.hull) };
  }
  const ground = groundOf(table);
  const leader = placeOf(table, unit);
  const behind = NOTHING();
  addBehind(behind, ground, leader, from);
  let { concealment, cover } = behind;
  if (ground.sheltering.some(area => isInArea(area, leader))) {
    concealment = Math.max(
      concealment,
      sharedBy(table, unit, ground, area => conceals(area.type.concealment)),
    );
    cover = Math.max(
      cover,
      sharedBy(table, unit, ground, area => covers(area.type.cover)),
    );
  }
  const friends = coverByFriends(table, unit, leader, from);
  if (friends !== 'none') {
    concealment = Math.max(concealment, 1);
    cover = Math.max(cover, covers(friends));
  }
  if (from !== null && concealment === 0 && isSmoky(table, from, leader)) concealment = 1;
  return { concealment: concealed(unit.concealed, concealment), cover: COVERS[cover]! };
}

/** DU-VEH-054: hull down: what at least half of the width has that somebody sees of it. */
function shelterOfHull(table: Dustup, unit: Unit, hull: Hull, from: Place | null): Shelter {
  const ground = groundOf(table);
  const parts = breadthOf(hull, from).map(({ middle, edge }) => {
    const ranks = NOTHING();
    addShelterAt(ranks, ground, middle, from);
    addShelterAt(ranks, ground, edge, from);
    return ranks;
  });
  const shared = (ranks: readonly number[]) => ranks.toSorted((a, b) => b - a)[Math.ceil(parts.length / 2) - 1]!;
  let concealment = shared(parts.map(part => part.concealment));
  if (from !== null && concealment === 0 && isSmoky(table, from, hull)) concealment = 1;
  const cover = shared(parts.map(part => part.cover));
  return { concealment: concealed(isConcealed(table, unit), concealment), cover: COVERS[cover]! };
}

/** DU-SHOOT-055: complete concealment is a posture, and works where the ground gives partial concealment. */
function concealed(isComplete: boolean, concealment: number): Concealment {
  return isComplete && concealment > 0 ? 'complete' : CONCEALMENTS[concealment]!;
}

/** What shelters a single place, as if the whole unit stood there. */
export function shelterAt(table: Mapped, place: Place, from: Place | null): Shelter {
  const ranks = NOTHING();
  addShelterAt(ranks, groundOf(table), place, from);
  return { concealment: CONCEALMENTS[ranks.concealment]!, cover: COVERS[ranks.cover]! };
}

function addShelterAt(ranks: Ranks, ground: Ground, place: Place, from: Place | null): void {
  for (const area of ground.sheltering) if (isInArea(area, place)) add(ranks, area);
  addBehind(ranks, ground, place, from);
}

/** Whether a unit is in soft or hard cover, whoever may be looking (DU-SUPP-005, DU-FORCE-033). */
export function isInCover(table: Dustup, unit: Unit): boolean {
  return shelterOf(table, unit, null).cover !== 'none';
}

/** The cover that a unit stands in, whatever lies about it: against fire from above (DU-AIR-029). */
export function coverShared(table: Dustup, unit: Unit): Cover {
  if (unit.hull !== null) return coverAt(table, unit.hull);
  return COVERS[sharedBy(table, unit, groundOf(table), area => covers(area.type.cover))]!;
}

export function coverAt(table: Mapped, { x, y }: Place): Cover {
  return COVERS[most(groundOf(table), { x, y }, area => covers(area.type.cover))]!;
}

/** The best that the leader and at least half of the able figures have (DU-SHOOT-054). */
function sharedBy(table: Dustup, unit: Unit, ground: Ground, rank: (area: Area) => number): number {
  const wanted = most(ground, placeOf(table, unit), rank);
  for (let least = wanted; least > 0; least--) {
    let able = 0;
    let inside = 0;
    for (const id of unit.figures) {
      const figure = table.figures[id]!;
      if (!isAble(figure) || figure.left) continue;
      able++;
      if (most(ground, figure, rank) >= least) inside++;
    }
    if (2 * inside >= able) return least;
  }
  return 0;
}

function most({ sheltering }: Ground, p: Place, rank: (area: Area) => number): number {
  let best = 0;
  for (const area of sheltering) if (rank(area) > best && isInArea(area, p)) best = rank(area);
  return best;
}

/** What stands between a place and the fire, near enough to the place to shelter it. */
function addBehind(ranks: Ranks, { shielding, screens }: Ground, p: Place, from: Place | null): void {
  for (const feature of shielding) if (isShield(feature, p, from)) add(ranks, feature);
  for (const screen of screens) if (isShield(screen, p, from)) add(ranks, screen);
}

/** DU-SHOOT-054: whether a place is near behind it, as seen from another; with no other place, near it. */
export function isShield(piece: Feature | Area, p: Place, from: Place | null): boolean {
  return isNear(piece, p) && isBetween(piece, p, from);
}

/** DU-ARTY-039: whether the ground at a place gives cover, or anything that does lies between it and a burst. */
export function isCoveredFrom(table: Mapped, place: Place, from: Place): boolean {
  const ground = groundOf(table);
  const p = { x: place.x, y: place.y };
  if (most(ground, p, area => covers(area.type.cover)) > 0) return true;
  if (p.x === from.x && p.y === from.y) return false;
  const shields = ({ type, shape }: Feature | Area): boolean =>
    type.cover !== 'none' &&
    (shape.kind === 'line' ? passesThrough(p, from, shape.points) : runsInside(p, from, shape));
  return [...ground.shielding, ...ground.screens].some(shields);
}

/** DU-GUIDED-010: whether the line between two places crosses anything that conceals, or smoke. */
export function isObscured(table: Dustup, from: Place, to: Place): boolean {
  const { sheltering, shielding, screens } = groundOf(table);
  const crosses = ({ type, shape }: Feature | Area): boolean => {
    if (type.concealment === 'none') return false;
    return shape.kind === 'line' ? passesThrough(to, from, shape.points) : runsInside(to, from, shape);
  };
  return [...sheltering, ...shielding, ...screens].some(crosses) || isSmoky(table, from, to);
}

const BEHIND_MILS = BEHIND * 1000 + TOLERANCE;

function isNear({ box }: Feature | Area, p: Place): boolean {
  return isNearBox(box, p, BEHIND_MILS);
}

function isBetween({ shape }: Feature | Area, p: Place, from: Place | null): boolean {
  if (from === null) return isWithinInches(nearestOn(shape, p), p, BEHIND);
  const near = pointAlong(p, from, BEHIND_MILS);
  return shape.kind === 'line' ? passesThrough(p, near, shape.points) : runsInside(p, near, shape);
}
