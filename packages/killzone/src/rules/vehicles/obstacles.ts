import { type Box, boxOf, line, type Polygon, rectangle, type Shape } from '@sightline/geometry/field';
import type { VehicleRow } from '../../content/schema.ts';
import type { Ground } from '../../ground/ground.ts';
import type { Rect } from '../../ground/rect.ts';

/** What a vehicle cannot drive through. */
export type ObstacleKind = 'building' | 'wreck' | 'wall' | 'slope' | 'hinderingGround';

export interface Obstacle {
  readonly kind: ObstacleKind;
  readonly shape: Shape;
  readonly box: Box;
}

export interface SoftGround {
  readonly shape: Polygon;
  readonly box: Box;
}

interface Prepared {
  readonly forWheels: readonly Obstacle[];
  readonly forTracks: readonly Obstacle[];
  readonly soft: readonly SoftGround[];
}

const prepared = new WeakMap<Ground, Prepared>();
const NO_SOFT_GROUND: readonly SoftGround[] = [];

/** KZ-VEH-036, KZ-VEH-037: what gives hard cover stops a vehicle, and hindering ground stops wheels. */
export function obstaclesOf(ground: Ground, { traits }: VehicleRow): readonly Obstacle[] {
  const { forWheels, forTracks } = preparedFor(ground);
  return traits.includes('tracks') ? forTracks : forWheels;
}

/** KZ-VEH-037: soft and broken ground, which tracked vehicles ignore. */
export function softGroundOf(ground: Ground, { traits }: VehicleRow): readonly SoftGround[] {
  return traits.includes('tracks') ? NO_SOFT_GROUND : preparedFor(ground).soft;
}

export function doBoxesMeet(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

function preparedFor(ground: Ground): Prepared {
  let found = prepared.get(ground);
  if (!found) {
    found = prepare(ground);
    prepared.set(ground, found);
  }
  return found;
}

function prepare({ blocks, barriers, steps, patches }: Ground): Prepared {
  const area = (kind: ObstacleKind, rect: Rect): Obstacle => ({ kind, shape: polygon(rect), box: rect });
  const forTracks: Obstacle[] = [
    ...blocks.map(block => area(block.what, block)),
    ...steps.flatMap(step => (step.kind === 'steep' ? [area('slope', step)] : [])),
    ...barriers.flatMap(({ cover, a, b }): Obstacle[] =>
      cover === 'hard' ? [{ kind: 'wall', shape: line(a, b), box: boxOf([a, b]) }] : [],
    ),
  ];
  const hindering = patches.flatMap(patch => (patch.kind === 'hindering' ? [area('hinderingGround', patch)] : []));
  const soft = patches.flatMap(patch =>
    patch.kind === 'hindering' ? [] : [{ shape: polygon(patch), box: patch satisfies Box }],
  );
  return { forTracks, forWheels: [...forTracks, ...hindering], soft };
}

function polygon({ minX, minY, maxX, maxY }: Rect): Polygon {
  return rectangle({ x: minX, y: minY }, { x: maxX, y: maxY });
}
