import { compareGap } from './gap.ts';
import { bearing, bearingOf } from './heading.ts';
import { distance, minus, type Point, pointAlong } from './point.ts';
import { circle, type Footprint, type Id, outlineOf, type Shape } from './shape.ts';
import type { Solid } from './terrain.ts';

/** What comes to rest: a rectangle, or a disc that has a heading all the same. */
export interface Body {
  readonly length: number;
  readonly width: number;
  readonly isRound: boolean;
}

/** Where a body stands, pointing along a compass bearing in whole degrees. */
export interface Pose extends Point {
  readonly facing: number;
}

export interface Rest {
  /** The way that is left of it, start and end included. */
  readonly route: readonly Point[];
  readonly pose: Pose;
  /** What kept it from going all the way; null if nothing did. */
  readonly by: Id | null;
}

/** Ends are looked for at this distance from one another, and then to the mil. */
const STRIDE = 100;

/** The outline of a body in a pose. */
export function outlineAt({ length, width, isRound }: Body, { x, y, facing }: Pose): Shape {
  if (isRound) return circle({ x, y }, width / 2);
  const footprint: Footprint = { centre: { x, y }, heading: bearing(facing), length, width };
  return outlineOf(footprint);
}

/**
 * The last place on a route where a body may end, edge to edge as far from every solid as that asks for. It points the
 * way it went unless `facing` says otherwise. What has no other place stays at the start as it stood.
 */
export function comeToRest(
  body: Body,
  start: Pose,
  route: readonly Point[],
  solids: readonly Solid[],
  facing: number | null,
): Rest {
  let by: Id | null = null;
  for (let leg = route.length - 1; leg > 0; leg--) {
    const [a, b] = [route[leg - 1]!, route[leg]!];
    const whole = distance(a, b);
    if (whole === 0) continue;
    const points = facing ?? bearingOf(minus(b, a));
    const poseAt = (gone: number): Pose => ({ ...pointAlong(a, b, gone), facing: points });
    const hinderedAt = (gone: number): Solid | null => hindrance(body, poseAt(gone), solids);
    const least = leg === 1 ? 1 : 0;
    for (let gone = whole; gone >= least; gone -= STRIDE) {
      const met = hinderedAt(gone);
      by = met?.id ?? by;
      if (met !== null) continue;
      const end = gone === whole ? gone : farther(gone, Math.min(gone + STRIDE, whole), hinderedAt);
      const pose = poseAt(end);
      return { route: [...route.slice(0, leg), { x: pose.x, y: pose.y }], pose, by };
    }
  }
  return { route: route.slice(0, 1), pose: start, by };
}

/** What stands against a pose: the first solid that is nearer than it allows. */
export function hindrance(body: Body, pose: Pose, solids: readonly Solid[]): Solid | null {
  const outline = outlineAt(body, pose);
  return solids.find(({ shape, apart = 0 }) => compareGap(outline, shape, apart) < 0) ?? null;
}

/** Between a place that will do and one that will not, the last mil that does, if the way there is all one or the other. */
function farther(good: number, bad: number, hinderedAt: (gone: number) => Solid | null): number {
  let [low, high] = [good, bad];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (hinderedAt(middle) === null) low = middle;
    else high = middle;
  }
  return low;
}
