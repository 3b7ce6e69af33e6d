import { bearing, inches, type Point, type Shape, TOUCH, UNIT } from '@sightline/geometry/field';
import type { VehicleRow } from '../../content/schema.ts';
import type { Pose } from './vehicle.ts';

/** The strip that a straight drive passes over, for a quick look before anything is measured exactly. */
export interface Lane {
  readonly middle: Point;
  readonly ahead: Point;
  /** Half its breadth, and where it begins and ends along the drive, with a hair to spare. */
  readonly half: number;
  readonly begin: number;
  readonly end: number;
}

export function laneOf({ length, width }: VehicleRow, { x, y, heading }: Pose, ahead: number): Lane {
  const nose = inches(length) / 2 + TOUCH;
  return {
    middle: { x, y },
    ahead: bearing(heading),
    half: inches(width) / 2 + TOUCH,
    begin: -nose,
    end: ahead + nose,
  };
}

/** Whether the whole of a shape lies to one side of the lane, behind it or beyond it. */
export function isOffLane(lane: Lane, shape: Shape): boolean {
  if (shape.kind === 'circle') return isOff(lane, [shape.centre], shape.radius);
  return isOff(lane, shape.points, 0);
}

function isOff({ middle, ahead, half, begin, end }: Lane, points: readonly Point[], radius: number): boolean {
  let [left, right, back, front] = [true, true, true, true];
  for (const { x, y } of points) {
    const [dx, dy] = [x - middle.x, y - middle.y];
    const along = (dx * ahead.x + dy * ahead.y) / UNIT;
    const across = (dx * ahead.y - dy * ahead.x) / UNIT;
    left &&= across < -half - radius;
    right &&= across > half + radius;
    back &&= along < begin - radius;
    front &&= along > end + radius;
  }
  return left || right || back || front;
}

/** What is nearer than this to the border of the lane is left to exact measuring, in mils. */
const CLOSE = 20;

/**
 * How far a vehicle drives until it meets a convex outline that reaches well into its lane; 'behind' for one that it
 * leaves behind, and null where only exact measuring can tell.
 */
export function contactIn(lane: Lane, points: readonly Point[]): number | 'behind' | null {
  const nose = 0 - lane.begin - TOUCH;
  const half = lane.half - TOUCH;
  if (extentIn(lane, points, half - CLOSE) === null) return null;
  const { from, to } = extentIn(lane, points, half)!;
  if (from >= nose - CLOSE) return Math.max(0, Math.floor(from - nose));
  return to <= CLOSE - nose ? 'behind' : null;
}

/** The part of the drive along which an outline reaches into a strip; null when it does not. */
function extentIn(
  { middle, ahead }: Lane,
  points: readonly Point[],
  half: number,
): { from: number; to: number } | null {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  const last = points[points.length - 1]!;
  let along = ((last.x - middle.x) * ahead.x + (last.y - middle.y) * ahead.y) / UNIT;
  let across = ((last.x - middle.x) * ahead.y - (last.y - middle.y) * ahead.x) / UNIT;
  for (const { x, y } of points) {
    const [beforeAlong, beforeAcross] = [along, across];
    along = ((x - middle.x) * ahead.x + (y - middle.y) * ahead.y) / UNIT;
    across = ((x - middle.x) * ahead.y - (y - middle.y) * ahead.x) / UNIT;
    const [low, high] = beforeAcross < across ? [beforeAcross, across] : [across, beforeAcross];
    if (high < -half || low > half) continue;
    const slope = across === beforeAcross ? 0 : (along - beforeAlong) / (across - beforeAcross);
    const one =
      low < -half ? beforeAlong + (-half - beforeAcross) * slope : beforeAcross < across ? beforeAlong : along;
    const other =
      high > half ? beforeAlong + (half - beforeAcross) * slope : beforeAcross < across ? along : beforeAlong;
    from = Math.min(from, one, other);
    to = Math.max(to, one, other);
  }
  return from > to ? null : { from, to };
}
