import type { DustupView } from '@sightline/dustup';
import { type Area, groundOf } from '@sightline/dustup';
import { contains } from '@sightline/geometry/field';
import { memo } from 'react';
import { shownAt } from './land.ts';

interface LandProps {
  readonly map: DustupView['map'];
  readonly altered: DustupView['altered'];
}

/** The ground with everything that stands on it: woods, hills, roads, water, houses, walls. */
export const Land = memo(function Land({ map, altered }: LandProps) {
  const ground = groundOf({ map, altered });
  const areas = [...ground.areas].sort((a, b) => layerOf(a) - layerOf(b));
  return (
    <g className="land">
      <rect className="land__frame" x={-0.7} y={-0.7} width={map.width + 1.4} height={map.depth + 1.4} rx={0.4} />
      <rect className="land__ground" width={map.width} height={map.depth} />
      {areas.map(area => (
        <Piece key={area.id} map={map} area={area} />
      ))}
      {ground.features.map(({ id, type, shape }) => (
        <polyline key={id} className={`line line--${type.id}`} points={pointsOf(map, shape.points)}>
          <title>{type.name}</title>
        </polyline>
      ))}
    </g>
  );
});

/** Hills lie under everything, roads over the fields, houses over the roads. */
function layerOf({ type }: Area): number {
  if (type.traits.includes('hill')) return 0;
  if (type.traits.includes('building')) return 4;
  if (type.id === 'road') return 2;
  return type.traits.includes('woods') ? 3 : 1;
}

function Piece({ map, area }: { readonly map: LandProps['map']; readonly area: Area }) {
  const points = pointsOf(map, area.shape.points);
  const { type } = area;
  return (
    <g className={`area area--${type.id}`}>
      <title>{type.name}</title>
      {type.traits.includes('building') && (
        <polygon className="area__shadow" points={points} transform="translate(.2 .3)" />
      )}
      <polygon className="area__body" points={points} />
      {type.traits.includes('woods') && <Trees map={map} area={area} dense={type.id === 'denseWoods'} />}
      {type.traits.includes('hill') && <polygon className="area__crest" points={inset(map, area)} />}
    </g>
  );
}

/** A tree every inch or two, always in the same places. */
function Trees({ map, area, dense }: { readonly map: LandProps['map']; readonly area: Area; readonly dense: boolean }) {
  const { minX, minY, maxX, maxY } = area.box;
  const step = dense ? 1500 : 2300;
  const trees: { x: number; y: number; r: number }[] = [];
  for (let x = minX + step / 2; x < maxX; x += step) {
    for (let y = minY + step / 2; y < maxY; y += step) {
      const jitter = ((x * 31 + y * 17) % 700) - 350;
      const at = { x: x + jitter, y: y - jitter };
      if (contains(area.shape, at)) trees.push({ ...shownAt({ map }, at), r: 0.55 + ((x + y) % 300) / 1000 });
    }
  }
  return trees.map(({ x, y, r }) => <circle key={`${x},${y}`} className="tree" cx={x} cy={y} r={r} />);
}

/** The line halfway up a hill. */
function inset(map: LandProps['map'], { shape }: Area): string {
  const { points } = shape;
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  return pointsOf(
    map,
    points.map(({ x, y }) => ({ x: x + (middle.x - x) * 0.35, y: y + (middle.y - y) * 0.35 })),
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function pointsOf(map: LandProps['map'], points: readonly Spot[]): string {
  return points
    .map(point => shownAt({ map }, point))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}
