import type { Act, DustupView, Place, Vehicle } from '@sightline/dustup';
import { Disc } from '../../board/Templates.tsx';
import { guardsOver } from './air-cover.ts';
import { flyerOf, zoneText } from './aloft.ts';
import { shownAt } from './land.ts';
import { useRules } from './rules.ts';
import { pointOfUnit } from './units.ts';
import { Ghost } from './VehiclePreview.tsx';

interface FlightProps {
  readonly view: DustupView;
  readonly unit: Vehicle;
  readonly act: Act;
  readonly allowed: boolean;
}

/** How an aircraft would fly, turn, come down or roll. */
export function FlightPreview({ view, unit, act, allowed }: FlightProps) {
  switch (act.do) {
    case 'fly':
      return <Course view={view} unit={unit} to={act.to} facing={act.facing} allowed={allowed} />;
    case 'takeOff':
      if (act.to) return <Course view={view} unit={unit} to={act.to} facing={act.facing} allowed={allowed} />;
      return <Ghost view={view} unit={unit} at={unit.hull} facing={act.facing ?? unit.hull.facing} />;
    case 'land':
      return <LandingZone view={view} unit={unit} at={unit.hull} />;
    case 'taxi':
      return (
        <g className={allowed ? 'course' : 'course course--refused'}>
          <Legs view={view} way={[unit.hull, act.to]} />
          <Ghost view={view} unit={unit} at={act.to} facing={act.facing ?? unit.hull.facing} />
        </g>
      );
    case 'turnInHover':
      return <Ghost view={view} unit={unit} at={unit.hull} facing={act.facing} />;
    default:
      return null;
  }
}

interface CourseProps {
  readonly view: DustupView;
  readonly unit: Vehicle;
  readonly to: Place;
  readonly facing: number | undefined;
  readonly allowed: boolean;
}

/** Straight on, one turn, straight on again; where it could land at the end, the zone that it needs there. */
function Course({ view, unit, to, facing, allowed }: CourseProps) {
  const rules = useRules();
  const course = rules.flight?.courseTo(view, unit, to, facing) ?? null;
  const way = course?.way ?? [unit.hull, to];
  return (
    <g className={allowed ? 'course' : 'course course--refused'}>
      <Ahead view={view} unit={unit} />
      <Legs view={view} way={way} />
      {course && <LandingZone view={view} unit={unit} at={to} />}
      {course && <Ghost view={view} unit={unit} at={to} facing={course.facing} />}
      {course && <GuardsOver view={view} unit={unit} at={to} />}
    </g>
  );
}

export function Legs({ view, way }: { readonly view: DustupView; readonly way: readonly Place[] }) {
  const points = way.map(place => shownAt(view, place));
  return (
    <>
      <polyline className="course__line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.slice(1, -1).map(({ x, y }) => (
        <circle key={`${x},${y}`} className="course__corner" cx={x} cy={y} r={0.35} />
      ))}
    </>
  );
}

/** Beyond the table, whichever way. */
const FAR = 400;

/** What is abeam and behind is too sharp a turn for whatever is on the move. */
export function Ahead({ view, unit }: { readonly view: DustupView; readonly unit: Vehicle }) {
  const { hull } = unit;
  if (hull.flight?.mode !== 'moving') return null;
  const { x, y } = shownAt(view, hull);
  return (
    <line className="course__abeam" x1={-FAR} x2={FAR} transform={`translate(${x} ${y}) rotate(${hull.facing})`} />
  );
}

interface OverProps {
  readonly view: DustupView;
  readonly unit: Vehicle;
  readonly at: Place;
}

/** Who could fire at it there. */
function GuardsOver({ view, unit, at }: OverProps) {
  const rules = useRules();
  const { x, y } = shownAt(view, at);
  return guardsOver(rules, view, unit, at).map(guard => {
    const from = pointOfUnit(view, guard);
    return (
      <g key={guard.id} className="watch watch--fires">
        <line x1={from.x} y1={from.y} x2={x} y2={y} />
        <circle cx={from.x} cy={from.y} r={1.3} />
      </g>
    );
  });
}

interface LandingZoneProps {
  readonly view: DustupView;
  readonly unit: Vehicle;
  readonly at: Place;
}

/** The circle that it needs to land there, and what that is worth. */
function LandingZone({ view, unit, at }: LandingZoneProps) {
  const rules = useRules();
  const zone = rules.flight?.zoneAt(view, unit, at) ?? null;
  if (!zone) return null;
  const { x, y } = shownAt(view, at);
  return (
    <g className={`landing-zone landing-zone--${zone.landing}`}>
      <Disc at={{ x, y }} radius={zone.radius} tone={TONES[zone.landing]} />
      <text x={x} y={y + zone.radius + 1.1}>
        {zoneText(zone)}
      </text>
    </g>
  );
}

const TONES = { clear: 'reach', light: 'maybe', heavy: 'clipped' } as const;

interface BombsProps {
  readonly view: DustupView;
  readonly unit: Vehicle;
  readonly act: Extract<Act, { readonly do: 'dropBombs' }>;
}

/** Every place where its bombs may fall, and how far round one of them is felt. */
export function Bombs({ view, unit, act }: BombsProps) {
  const rules = useRules();
  const flyer = flyerOf(unit);
  if (!flyer) return null;
  const fall = rules.aircraft?.bombsFallAt(view, flyer, act.bombs, act.stick ?? false);
  return fall?.places.map(place => (
    <Disc key={`${place.x},${place.y}`} at={shownAt(view, place)} radius={fall.radius} tone="clipped" />
  ));
}
