import type { DustupBoard, DustupView, Vehicle } from '@sightline/dustup';
import { useId } from 'react';
import { called } from '../../words/dustup.ts';
import type { Point, Spot } from '../game.ts';
import { flyerOf } from './aloft.ts';
import { shownAt } from './land.ts';
import { useRules } from './rules.ts';

type Arm = ReturnType<NonNullable<DustupBoard['aircraft']>['armsOf']>[number];

interface AirArmsProps {
  readonly view: DustupView;
  readonly unit: Vehicle;
  /** One of its mounts alone; all of them if it does not say. */
  readonly mount?: number | undefined;
}

/** What each weapon of an aircraft can be laid on from where it is; none of them has an end but the table. */
export function AirArms({ view, unit, mount }: AirArmsProps) {
  const rules = useRules();
  const id = useId();
  const flyer = flyerOf(unit);
  if (!flyer || !rules.aircraft) return null;
  const within = { x: 0, y: 0, width: view.map.width, height: view.map.depth };
  const far = Math.hypot(within.width, within.height);
  const at = shownAt(view, unit.hull);
  const arms = rules.aircraft.armsOf(view, flyer, far).filter((_, i) => mount === undefined || i === mount);
  return (
    <g className="air-arms" clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <rect {...within} />
      </clipPath>
      {arms.map((arm, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the mounts of a hull never change their order
        <g key={i} className={`air-arm air-arm--${arm.kind}`}>
          <Field view={view} at={at} arm={arm} far={far} />
        </g>
      ))}
      {arms.map((arm, i) => {
        const { x, y } = kept(within, nameAt(at, arm, unit.hull.facing));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the mounts of a hull never change their order
          <text key={i} x={x} y={y}>
            {called(arm.name)}
          </text>
        );
      })}
    </g>
  );
}

/** How near to the edge of the table the middle of a name may be. */
const [ASIDE_OF_EDGE, OFF_EDGE] = [6, 1];

function kept({ x, y, width, height }: Spot, at: Point): Point {
  return {
    x: Math.min(x + width - ASIDE_OF_EDGE, Math.max(x + ASIDE_OF_EDGE, at.x)),
    y: Math.min(y + height - OFF_EDGE, Math.max(y + OFF_EDGE, at.y)),
  };
}

interface FieldProps {
  readonly view: DustupView;
  readonly at: Point;
  readonly arm: Arm;
  readonly far: number;
}

/** A corridor straight ahead, or a sector; what is too near lies open in it. */
function Field({ view, at, arm, far }: FieldProps) {
  if (arm.corridor) {
    const points = arm.corridor.points.map(place => shownAt(view, place));
    // What is too near for the nose is left out of it.
    return <path d={beyond(points, arm.least)} />;
  }
  return arm.arc && <path d={sector(at, arm.arc, arm.least, far)} fillRule="evenodd" />;
}

/** A strip without its first inches: two of its four corners are where it begins. */
function beyond(points: readonly Point[], least: number): string {
  const [a, b, c, d] = points as [Point, Point, Point, Point];
  const isAlong = Math.hypot(b.x - a.x, b.y - a.y) > Math.hypot(c.x - b.x, c.y - b.y);
  const [from, to, end, start] = isAlong ? [a, b, c, d] : [b, c, d, a];
  const along = (p: Point, q: Point): Point => {
    const share = least / Math.hypot(q.x - p.x, q.y - p.y);
    return { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share };
  };
  return outlined([along(from, to), to, end, along(start, end)]);
}

const outlined = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** A point so far off in degrees clockwise from north. */
function off({ x, y }: Point, degrees: number, far: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + far * Math.sin(angle), y: y - far * Math.cos(angle) };
}

function sector(at: Point, { degrees, bearing }: NonNullable<Arm['arc']>, least: number, far: number): string {
  if (degrees >= 360) return `${round(at, far)}${round(at, least)}`;
  const [left, right] = [bearing - degrees / 2, bearing + degrees / 2];
  const isLarge = degrees > 180 ? 1 : 0;
  const [a, b] = [off(at, left, far), off(at, right, far)];
  const [c, d] = [off(at, right, least), off(at, left, least)];
  const inner = least === 0 ? `L${at.x} ${at.y}` : `L${c.x} ${c.y}A${least} ${least} 0 ${isLarge} 0 ${d.x} ${d.y}`;
  return `M${a.x} ${a.y}A${far} ${far} 0 ${isLarge} 1 ${b.x} ${b.y}${inner}Z`;
}

function round({ x, y }: Point, r: number): string {
  return r === 0 ? '' : `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1${-2 * r} 0Z`;
}

/** How far beyond what is too near its name stands; missiles have theirs at the edge of what they reach. */
const NAME = 2.5;
const ASIDE = 9;

function nameAt(at: Point, { kind, arc, least }: Arm, facing: number): Point {
  if (kind === 'guided' && arc) return off(at, arc.bearing + arc.degrees / 2 - 12, ASIDE);
  return off(at, arc?.bearing ?? facing, least + NAME);
}
