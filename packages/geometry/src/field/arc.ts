import { compareAngle, isWithinAngle } from './heading.ts';
import { minus, type Point, type Vector } from './point.ts';
import type { Face } from './shape.ts';

/** A field of fire or view: `degrees` wide (an even number up to 360) about the heading, its limits included. */
export interface Arc {
  readonly apex: Point;
  readonly heading: Vector;
  readonly degrees: number;
}

/** Whether a point lies in the arc; the apex does. */
export function isInArc({ apex, heading, degrees }: Arc, p: Point): boolean {
  return isWithinAngle(heading, minus(p, apex), degrees / 2);
}

/**
 * The faces a model shows to a point: up to 45 degrees off its heading the front, from 135 the rear, between them the
 * side. Two of them exactly on a dividing line, where the rules must choose. A point on the centre sees the front.
 */
export function facesToward(centre: Point, heading: Vector, p: Point): readonly Face[] {
  const v = minus(p, centre);
  const toFront = compareAngle(heading, v, 45);
  if (toFront < 0) return ['front'];
  if (toFront === 0) return v.x === 0 && v.y === 0 ? ['front'] : ['front', 'side'];
  const toRear = compareAngle(heading, v, 135);
  if (toRear < 0) return ['side'];
  return toRear === 0 ? ['side', 'rear'] : ['rear'];
}
