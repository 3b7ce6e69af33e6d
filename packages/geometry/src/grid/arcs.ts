import { type Direction, vectorOf } from './directions.ts';

/** How many degrees a figure covers to its front. */
export type Arc = 90 | 180 | 360;

/** Which side of straight ahead something lies on. */
export type Hand = 'left' | 'right' | 'ahead';

/**
 * Whether something at an offset in squares lies in the arc of a facing, the limits included. Both tests are half-planes
 * by whole numbers: up to a right angle off the facing the scalar product is not negative, up to half of one it is at
 * least as large as the cross product. The own square lies in every arc.
 */
export function inArc(facing: Direction, dx: number, dy: number, arc: Arc): boolean {
  switch (arc) {
    case 90:
      return forwardness(facing, dx, dy) >= Math.abs(clockwiseness(facing, dx, dy));
    case 180:
      return forwardness(facing, dx, dy) >= 0;
    case 360:
      return true;
    default:
      return arc satisfies never;
  }
}

/** Left or right of the line straight ahead, or on it; straight behind is on it too. */
export function handOf(facing: Direction, dx: number, dy: number): Hand {
  const clockwise = clockwiseness(facing, dx, dy);
  if (clockwise === 0) return 'ahead';
  return clockwise > 0 ? 'right' : 'left';
}

/** The front half-circle of one who has a comrade at his elbow: on that side it is open to 45 degrees only. */
export function inSharedArc(facing: Direction, dx: number, dy: number, comrade: 'left' | 'right'): boolean {
  return inArc(facing, dx, dy, handOf(facing, dx, dy) === comrade ? 90 : 180);
}

/** Positive in front, 0 level with the facing, negative behind. */
function forwardness(facing: Direction, dx: number, dy: number): number {
  const front = vectorOf(facing);
  return front.dx * dx + front.dy * dy;
}

/** Positive to the right of the facing, negative to the left; y grows south. */
function clockwiseness(facing: Direction, dx: number, dy: number): number {
  const front = vectorOf(facing);
  return front.dx * dy - front.dy * dx;
}
