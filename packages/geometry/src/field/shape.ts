import { nearestWhole } from './measure.ts';
import { type Box, boxOf, dot, isWithin, type Point, squaredDistance, type Vector } from './point.ts';
import { contains, locate, type Polygon } from './polygon.ts';
import { isOnSegment } from './segment.ts';

/** The caller's own name for a thing on the table, handed back as it came. */
export type Id = string | number;

/** A figure's base, a cloud, a burst. */
export interface Circle {
  readonly kind: 'circle';
  readonly centre: Point;
  readonly radius: number;
}

/** A wall, hedge or fence without thickness: two points or more, joined in their order. */
export interface Line {
  readonly kind: 'line';
  readonly points: readonly Point[];
}

export type Shape = Circle | Polygon | Line;

/** A vehicle on the table: a rectangle round its centre, its length along the heading (any vector but zero). */
export interface Footprint {
  readonly centre: Point;
  readonly heading: Vector;
  readonly length: number;
  readonly width: number;
}

/** Left and right are one: no rule tells them apart. */
export type Face = 'front' | 'side' | 'rear';

/** The face behind each edge of `outlineOf`, in the order of its edges. */
export const FACES: readonly Face[] = ['front', 'side', 'rear', 'side'];

export function circle(centre: Point, radius: number): Circle {
  return { kind: 'circle', centre, radius };
}

export function line(...points: readonly Point[]): Line {
  if (points.length < 2) throw new Error(`expected a line of two points or more, got ${points.length}`);
  return { kind: 'line', points };
}

/**
 * The footprint as a polygon with its corners on whole mils: front right, front left, rear left, rear right. Every
 * measurement of a vehicle is taken on this outline, so what is drawn is what is measured.
 */
export function outlineOf({ centre, heading, length, width }: Footprint): Polygon {
  const twice = 2 * Math.sqrt(dot(heading, heading));
  if (twice === 0) throw new Error('expected a heading, got the zero vector');
  const corner = (ahead: 1 | -1, right: 1 | -1): Point => ({
    x: centre.x + nearestWhole((heading.x * ahead * length + heading.y * right * width) / twice),
    y: centre.y + nearestWhole((heading.y * ahead * length - heading.x * right * width) / twice),
  });
  return { kind: 'polygon', points: [corner(1, 1), corner(1, -1), corner(-1, -1), corner(-1, 1)] };
}

export function boxOfShape(shape: Shape): Box {
  if (shape.kind !== 'circle') return boxOf(shape.points);
  const { centre, radius } = shape;
  return { minX: centre.x - radius, minY: centre.y - radius, maxX: centre.x + radius, maxY: centre.y + radius };
}

/** Whether the point lies in the shape; the outline belongs to it. */
export function isIn(shape: Shape, p: Point): boolean {
  switch (shape.kind) {
    case 'circle':
      return isWithin(shape.centre, p, shape.radius);
    case 'polygon':
      return contains(shape, p);
    case 'line':
      return shape.points.some((b, i) => i > 0 && isOnSegment(p, shape.points[i - 1]!, b));
    default:
      return shape satisfies never;
  }
}

/** Whether the point lies in the shape and not on its outline; a line has no inside. */
export function isStrictlyIn(shape: Shape, p: Point): boolean {
  switch (shape.kind) {
    case 'circle':
      return squaredDistance(shape.centre, p) < shape.radius * shape.radius;
    case 'polygon':
      return locate(shape.points, p) > 0;
    case 'line':
      return false;
    default:
      return shape satisfies never;
  }
}

/** Calls back with each edge of an outline or line, in order, until the answer is true; says whether it was. */
export function someEdge(shape: Polygon | Line, test: (a: Point, b: Point) => boolean): boolean {
  const { points } = shape;
  for (let i = 1; i < points.length; i++) if (test(points[i - 1]!, points[i]!)) return true;
  return shape.kind === 'polygon' && test(points[points.length - 1]!, points[0]!);
}

export function edgesOf(shape: Polygon | Line): [Point, Point][] {
  const { points } = shape;
  const edges = points.slice(1).map((b, i): [Point, Point] => [points[i]!, b]);
  return shape.kind === 'polygon' ? [...edges, [points[points.length - 1]!, points[0]!]] : edges;
}
