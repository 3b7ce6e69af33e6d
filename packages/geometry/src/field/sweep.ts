import { firstContact } from './contact.ts';
import { compareGap, nearestPoints } from './gap.ts';
import { turned } from './heading.ts';
import { spansInside } from './inside.ts';
import { dot, minus, type Point, plus, pointAlong, rightOf, scaled, type Vector } from './point.ts';
import { convexHull, type Polygon } from './polygon.ts';
import { compareToSegment } from './segment.ts';
import { edgesOf, FACES, type Face, type Footprint, type Id, outlineOf, type Shape } from './shape.ts';

/** Something a vehicle may drive into; a vehicle by its footprint, so that the face struck can be told. */
export type Target = { readonly id: Id; readonly shape: Shape } | { readonly id: Id; readonly footprint: Footprint };

/** A vehicle's meeting with one target. */
export interface Strike {
  readonly id: Id;
  /** Whole mils driven before the footprint would overlap the target. */
  readonly distance: number;
  /** Where the two touch. */
  readonly at: Point;
  /** The centre of the vehicle there, on a whole mil where the two do not overlap. */
  readonly rest: Point;
  /** The side of a target vehicle that was struck; null for anything else. */
  readonly face: Face | null;
}

/** Contact points are rounded, so an edge this near belongs to the contact. */
const NEAR_CONTACT = 4;

const NOWHERE: Vector = { x: 0, y: 0 };

/** The footprint after driving straight along its heading; a negative distance backs up. */
export function driven(footprint: Footprint, distance: number): Footprint {
  return { ...footprint, centre: plus(footprint.centre, wayOf(footprint, distance)) };
}

/** The footprint turned clockwise by whole degrees about its centre, or about another point. */
export function pivoted(footprint: Footprint, degrees: number, about: Point = footprint.centre): Footprint {
  const heading = turned(footprint.heading, degrees);
  const arm = minus(footprint.centre, about);
  if (arm.x === 0 && arm.y === 0) return { ...footprint, heading };
  const length = Math.sqrt(dot(arm, arm));
  return { ...footprint, heading, centre: plus(about, scaled(turned(arm, degrees), length)) };
}

/** All the ground that a straight drive passes over. */
export function sweptArea(footprint: Footprint, distance: number): Polygon {
  return convexHull([...outlineOf(footprint).points, ...outlineOf(driven(footprint, distance)).points]);
}

/**
 * Everything a straight drive meets, nearest first (then in the order given): where the drive would first make the
 * insides overlap. Driving along a wall, or away from something touched, meets nothing. Whether a target is met is
 * decided exactly, and the distance to the mil.
 */
export function sweep(footprint: Footprint, distance: number, targets: readonly Target[]): Strike[] {
  const outline = outlineOf(footprint);
  const way = wayOf(footprint, distance);
  const end = plus(footprint.centre, way);
  const strikes = targets.flatMap(target => {
    const shape = 'shape' in target ? target.shape : outlineOf(target.footprint);
    const part = meeting(outline, way, shape);
    if (part === null) return [];
    // Contacts on an exact mil are not lost to rounding.
    const gone = Math.floor(part * Math.abs(distance) + 2 ** -20);
    const rest = restingPlace(outline, footprint.centre, end, gone, shape);
    const { off } = nearestPoints(movedBy(outline, minus(rest, footprint.centre)), shape);
    const face = 'shape' in target ? null : faceStruck(outlineOf(target.footprint), off, way);
    return [{ id: target.id, distance: gone, at: off, rest, face }];
  });
  return strikes.sort((a, b) => a.distance - b.distance);
}

function wayOf({ heading }: Footprint, distance: number): Vector {
  return scaled(heading, distance);
}

/** The fraction of the way at which the moving outline would begin to overlap the shape, or null if it never does. */
function meeting(outline: Polygon, way: Vector, shape: Shape): number | null {
  if (way.x === 0 && way.y === 0) return null;
  if (shape.kind === 'circle') {
    // Seen from the vehicle it is the base that moves, the other way.
    return firstContact(shape.centre, minus(shape.centre, way), shape.radius, outline);
  }
  if (compareGap(outline, shape, 0) < 0) return 0;
  const entries = edgesOf(shape).flatMap(edge => {
    const span = spansInside(NOWHERE, way, placesOfOverlap(outline, edge))[0];
    return span ? [span.from] : [];
  });
  return entries.length > 0 ? Math.min(...entries) : null;
}

/** Every displacement that makes the inside of a convex outline meet an edge: a polygon with corners on whole mils. */
function placesOfOverlap(outline: Polygon, edge: readonly Point[]): Polygon {
  return convexHull(edge.flatMap(p => outline.points.map(corner => minus(p, corner))));
}

/** A hair beside the exact way the rounded footprint may already overlap; then it rests a mil or two sooner. */
function restingPlace(outline: Polygon, from: Point, to: Point, gone: number, shape: Shape): Point {
  for (let travelled = gone; travelled > 0; travelled--) {
    const place = pointAlong(from, to, travelled);
    if (compareGap(movedBy(outline, minus(place, from)), shape, 0) >= 0) return place;
  }
  return from;
}

function movedBy({ kind, points }: Polygon, v: Vector): Polygon {
  return { kind, points: points.map(p => plus(p, v)) };
}

/** The edge at the point of contact; at a corner the one that faces the drive more squarely. */
function faceStruck(outline: Polygon, at: Point, way: Vector): Face {
  const edges = edgesOf(outline).map(([a, b], i) => {
    const outwards = rightOf(minus(b, a));
    const squareness = (0 - dot(outwards, way)) / Math.sqrt(dot(outwards, outwards));
    return { face: FACES[i]!, squareness, isHere: compareToSegment(at, a, b, NEAR_CONTACT) <= 0 };
  });
  const here = edges.filter(({ isHere }) => isHere);
  // Vehicles that overlap from the start may have no edge at the point they share.
  const facing = here.length > 0 ? here : edges;
  return facing.reduce((best, edge) => (edge.squareness > best.squareness ? edge : best)).face;
}
