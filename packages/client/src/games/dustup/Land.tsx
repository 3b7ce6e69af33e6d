import type { Area, DustupView } from '@sightline/dustup';
import { contains } from '@sightline/geometry/field';
import { memo } from 'react';
import { noise, scatter } from '../../board/scatter.ts';
import { called, say } from '../../words/dustup.ts';
import { placeAt, shownAt } from './land.ts';
import { useRules } from './rules.ts';

interface LandProps {
  readonly map: DustupView['map'];
  readonly altered: DustupView['altered'];
  /** Editions before vehicles break no gaps into walls. */
  readonly breaches: DustupView['breaches'] | undefined;
}

const NONE: DustupView['breaches'] = [];

/** The ground with everything that stands on it: woods, hills, roads, water, houses, walls. */
export const Land = memo(function Land({ map, altered, breaches = NONE }: LandProps) {
  const rules = useRules();
  const ground = rules.groundOf({ map, altered, breaches });
  const areas = [...ground.areas].sort((a, b) => layerOf(a) - layerOf(b));
  return (
    <g className="land">
      <rect className="land__frame" x={-0.7} y={-0.7} width={map.width + 1.4} height={map.depth + 1.4} rx={0.4} />
      <rect className="land__ground" width={map.width} height={map.depth} />
      <path className="land__grass" d={grass(map)} />
      {areas.map(area => (
        <Piece key={area.id} map={map} area={area} />
      ))}
      {breaches.map(breach =>
        breach.area === null ? null : (
          <HoleInWall
            key={`${breach.x},${breach.y}`}
            map={map}
            breach={breach}
            shape={ground.areas[breach.area]!.shape}
          />
        ),
      )}
      {ground.features.map(({ id, type, shape }) => (
        <polyline key={id} className={`line line--${type.id}`} points={pointsOf(map, shape.points)}>
          <title>{called(type.name)}</title>
        </polyline>
      ))}
    </g>
  );
});

interface HoleProps {
  readonly map: LandProps['map'];
  readonly breach: NonNullable<LandProps['breaches']>[number];
  readonly shape: Area['shape'];
}

/** A gap broken into a house: the wall is gone for its width, and stones lie before it. */
function HoleInWall({ map, breach, shape }: HoleProps) {
  const walls = shape.points.map((a, i) => ({ a, b: shape.points[(i + 1) % shape.points.length]! }));
  const nearest = walls
    .map(({ a, b }) => ({ a, b, at: onWall(a, b, breach, breach.width / 2) }))
    .toSorted((one, other) => apart(one.at, breach) - apart(other.at, breach))[0]!;
  const { x, y } = shownAt({ map }, nearest.at);
  const [a, b] = [nearest.a, nearest.b].map(point => shownAt({ map }, point));
  const degrees = (Math.atan2(b!.y - a!.y, b!.x - a!.x) * 180) / Math.PI;
  const half = breach.width / 2000;
  return (
    <g className="hole" transform={`translate(${x} ${y}) rotate(${degrees})`}>
      <title>{say('dustup.hole')}</title>
      <path
        className="hole__gap"
        d={`M${-half}-.42L${-half * 0.5}-.3L0-.48L${half * 0.6}-.32L${half}-.45L${half * 0.85} .4L${half * 0.2} .5L${-half * 0.4} .36L${-half * 0.9} .48Z`}
      />
      <path
        className="hole__stones"
        d={STONES.map(([right, down]) => `M${right * half} ${down}h.42l-.1-.32h-.3Z`).join('')}
      />
    </g>
  );
}

const STONES = [
  [-0.8, -0.4],
  [-0.3, -0.7],
  [0.2, -0.35],
  [0.55, -0.75],
  [-0.55, 0.3],
  [0.1, 0.4],
] as const;

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point of a wall that is closest to another, so far from its corners that a gap has room. */
function onWall(a: Spot, b: Spot, to: Spot, half: number): Spot {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((to.x - a.x) * dx + (to.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const least = Math.min(0.5, half / (Math.hypot(dx, dy) || 1));
  const kept = Math.max(least, Math.min(1 - least, share));
  return { x: a.x + kept * dx, y: a.y + kept * dy };
}

/** Hills lie under everything, roads and fords over the fields, houses over the roads. */
function layerOf({ type }: Area): number {
  if (type.traits.includes('hill')) return 0;
  if (type.traits.includes('building')) return 4;
  if (type.traits.includes('alone')) return 2;
  return type.traits.includes('woods') ? 3 : 1;
}

function Piece({ map, area }: PieceProps) {
  const points = pointsOf(map, area.shape.points);
  const { type } = area;
  return (
    <g className={`area area--${type.id}`}>
      <title>{called(type.name)}</title>
      {type.traits.includes('building') && (
        <polygon className="area__shadow" points={points} transform="translate(.2 .3)" />
      )}
      <polygon className="area__body" points={points} />
      <Grown map={map} area={area} />
      {type.traits.includes('hill') &&
        [0.22, 0.45, 0.68].map(share => (
          <polygon key={share} className="area__crest" points={inset(map, area, share)} />
        ))}
      {type.traits.includes('building') && <Roof map={map} area={area} />}
    </g>
  );
}

/** A blade of grass here and there. */
function grass({ width, depth }: LandProps['map']): string {
  return scatter({ x: 0, y: 0, width, height: depth }, 2.2)
    .map(({ x, y }) => `M${x.toFixed(2)} ${y.toFixed(2)}l.12-.3M${(x + 0.2).toFixed(2)} ${y.toFixed(2)}l-.04-.34`)
    .join('');
}

interface PieceProps {
  readonly map: LandProps['map'];
  readonly area: Area;
}

/** What stands or lies all over a piece of ground: trees, stones, furrows, ripples. */
function Grown({ map, area }: PieceProps) {
  const { type } = area;
  if (type.traits.includes('woods')) return <Trees map={map} area={area} dense={type.id === 'denseWoods'} />;
  const mark = MARKS_ON[type.id];
  if (!mark) return null;
  const d = spotsIn(map, area, mark.step).map(({ x, y }) => `M${x.toFixed(2)} ${y.toFixed(2)}${mark.d}`);
  return <path className="area__marks" d={d.join('')} />;
}

const MARKS_ON: Readonly<Record<string, { readonly step: number; readonly d: string }>> = {
  cultivated: { step: 0.9, d: 'l0-.5' },
  lightScrub: { step: 1.4, d: 'l-.2-.3m.2.3l.2-.32m-.2.32l0-.4' },
  rough: { step: 1.1, d: 'l.25-.12l.15.15' },
  rubble: { step: 0.9, d: 'h.3v.2h-.3Z' },
  crater: { step: 1.1, d: 'l.25-.12l.15.15' },
  swamp: { step: 1.3, d: 'h.6m-.5.2h.4' },
  ford: { step: 0.8, d: 'h.2' },
  riverStream: { step: 1.4, d: 'q.25-.16.5 0t.5 0' },
  openWater: { step: 1.8, d: 'q.25-.16.5 0t.5 0' },
};

function spotsIn(map: LandProps['map'], { box, shape }: Area, step: number): readonly Spot[] {
  const { minX, minY, maxX, maxY } = box;
  const corner = shownAt({ map }, { x: minX, y: maxY });
  const whole = { ...corner, width: (maxX - minX) / 1000, height: (maxY - minY) / 1000 };
  return scatter(whole, step).filter(point => contains(shape, placeAt({ map }, point)));
}

/** Trees stand where they always stood; each has its light side. */
function Trees({ map, area, dense }: PieceProps & { readonly dense: boolean }) {
  const trees = spotsIn(map, area, dense ? 1.5 : 2.1).map(({ x, y }) => {
    const r = 0.6 + noise(Math.round(x * 100), Math.round(y * 100)) * 0.4;
    return { x, y, r };
  });
  const crowns = (right: number, down: number, size: number): string =>
    trees.map(({ x, y, r }) => round(x + right * r, y + down * r, r * size)).join('');
  return (
    <g className="tree">
      <path className="tree__shadow" d={crowns(0.18, 0.26, 1)} />
      <path className="tree__crown" d={crowns(0, 0, 1)} />
      <path className="tree__light" d={crowns(-0.25, -0.28, 0.55)} />
    </g>
  );
}

/** A circle as part of a path: a wood is drawn in one go. */
function round(x: number, y: number, r: number): string {
  const [radius, across] = [r.toFixed(2), (2 * r).toFixed(2)];
  return `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${radius} ${radius} 0 1 1 ${across} 0a${radius} ${radius} 0 1 1-${across} 0Z`;
}

/** The slopes of a roof, seen from above: from every corner towards the ridge. */
function Roof({ map, area }: PieceProps) {
  const points = area.shape.points.map(point => shownAt({ map }, point));
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const half = Math.min(right - left, bottom - top) / 2;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const isWide = right - left > bottom - top;
  const [a, b] = isWide
    ? [
        { x: left + half, y },
        { x: right - half, y },
      ]
    : [
        { x, y: top + half },
        { x, y: bottom - half },
      ];
  const slopes = points.map(point => {
    const end = isWide ? (point.x < x ? a : b) : point.y < y ? a : b;
    return `M${point.x} ${point.y}L${end.x} ${end.y}`;
  });
  return <path className="area__roof" d={`${slopes.join('')}M${a.x} ${a.y}L${b.x} ${b.y}`} />;
}

/** A line so far up a hill. */
function inset(map: LandProps['map'], { shape }: Area, share: number): string {
  const { points } = shape;
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  return pointsOf(
    map,
    points.map(({ x, y }) => ({ x: x + (middle.x - x) * share, y: y + (middle.y - y) * share })),
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
