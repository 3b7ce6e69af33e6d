import { grownBox, isInBox, nearestOn, passesThrough, pointAlong, runsInside } from '@sightline/geometry/field';
import { CONCEALMENTS, COVERS, type Concealment, type Cover } from '../content/schema.ts';
import { isAble } from '../table/figures.ts';
import { type Dustup, leaderOf, type Place } from '../table/table.ts';
import type { Unit } from '../table/units.ts';
import { type Area, type Feature, type Ground, groundOf, isInArea } from './ground.ts';
import { isWithinInches, TOLERANCE } from './measure.ts';
import { isSmoky } from './sight.ts';

/** DU-SHOOT-053, DU-SHOOT-059: what the ground does for a unit; hiding it and protecting it are judged separately. */
export interface Shelter {
  readonly concealment: Concealment;
  readonly cover: Cover;
}

/** Ranks, so that the better of two can be told by comparing numbers. */
const conceals = (c: Concealment): number => CONCEALMENTS.indexOf(c);
const covers = (c: Cover): number => COVERS.indexOf(c);

/** DU-SHOOT-054: linear features shelter those this near behind them, in inches. */
const BEHIND = 2;

/**
 * DU-SHOOT-009, DU-SHOOT-054, DU-SHOOT-058, DU-SHOOT-062: what shelters a unit against fire from a place; with no
 * place, from wherever it may come. Of areas and features only the best counts.
 */
export function shelterOf(table: Dustup, unit: Unit, from: Place | null): Shelter {
  const ground = groundOf(table);
  const leader = leaderOf(table, unit);
  const behind = behindOf(ground, leader, from);
  let concealment = conceals(behind.concealment);
  let cover = covers(behind.cover);
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
  if (from !== null && concealment === 0 && isSmoky(table, from, leader)) concealment = 1;
  return { concealment: concealed(unit, concealment), cover: COVERS[cover]! };
}

/** DU-SHOOT-055: complete concealment is a posture, and works where the ground gives partial concealment. */
function concealed(unit: Unit, concealment: number): Concealment {
  return unit.concealed && concealment > 0 ? 'complete' : CONCEALMENTS[concealment]!;
}

/** What shelters a single place, as if the whole unit stood there. */
export function shelterAt(table: Pick<Dustup, 'map' | 'altered'>, place: Place, from: Place | null): Shelter {
  const ground = groundOf(table);
  const behind = behindOf(ground, place, from);
  const concealment = Math.max(
    conceals(behind.concealment),
    most(ground, place, area => conceals(area.type.concealment)),
  );
  const cover = Math.max(
    covers(behind.cover),
    most(ground, place, area => covers(area.type.cover)),
  );
  return { concealment: CONCEALMENTS[concealment]!, cover: COVERS[cover]! };
}

/** Whether a unit is in soft or hard cover, whoever may be looking (DU-SUPP-005, DU-FORCE-033). */
export function isInCover(table: Dustup, unit: Unit): boolean {
  return shelterOf(table, unit, null).cover !== 'none';
}

/** The best that the leader and at least half of the able figures have (DU-SHOOT-054). */
function sharedBy(table: Dustup, unit: Unit, ground: Ground, rank: (area: Area) => number): number {
  const wanted = most(ground, leaderOf(table, unit), rank);
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
function behindOf({ shielding, screens }: Ground, p: Place, from: Place | null): Shelter {
  let concealment = 0;
  let cover = 0;
  const add = ({ type }: Feature | Area): void => {
    concealment = Math.max(concealment, conceals(type.concealment));
    cover = Math.max(cover, covers(type.cover));
  };
  for (const feature of shielding) if (isNear(feature, p) && isBetween(feature, p, from)) add(feature);
  for (const screen of screens) if (isNear(screen, p) && isBetween(screen, p, from)) add(screen);
  return { concealment: CONCEALMENTS[concealment]!, cover: COVERS[cover]! };
}

const BEHIND_MILS = BEHIND * 1000 + TOLERANCE;

function isNear({ box }: Feature | Area, p: Place): boolean {
  return isInBox(grownBox(box, BEHIND_MILS), p);
}

function isBetween({ shape }: Feature | Area, p: Place, from: Place | null): boolean {
  if (from === null) return isWithinInches(nearestOn(shape, p), p, BEHIND);
  const near = pointAlong(p, from, BEHIND_MILS);
  return shape.kind === 'line' ? passesThrough(p, near, shape.points) : runsInside(p, near, shape);
}
