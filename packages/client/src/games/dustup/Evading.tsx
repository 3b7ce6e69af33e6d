import type { DustupQuestion, DustupView, Place, Unit } from '@sightline/dustup';
import { useId } from 'react';
import { say } from '../../words/dustup.ts';
import { GuardedSky } from './AirCover.tsx';
import { Ahead, Legs } from './FlightPreview.tsx';
import { shownAt } from './land.ts';
import { useRules } from './rules.ts';
import { isVehicle, placeOfUnit, pointOfUnit } from './units.ts';
import { Ghost } from './VehiclePreview.tsx';

type UnderLock = Extract<DustupQuestion, { readonly kind: 'underLock' }>;

interface EvasionProps {
  readonly view: DustupView;
  readonly question: UnderLock;
  readonly to: Place;
  readonly facing: number | undefined;
  readonly allowed: boolean;
}

/** A way out of a lock, and whether whoever has it would still see the aircraft there. */
export function Evasion({ view, question, to, facing, allowed }: EvasionProps) {
  const rules = useRules();
  const [unit, by] = [view.units[question.unit.id]!, view.units[question.by.id]!];
  if (!isVehicle(unit)) return null;
  const course = rules.flight?.courseTo(view, unit, to, facing) ?? null;
  const isSeen = rules.aircraft?.wouldSee(view, by, to) ?? true;
  const { x, y } = shownAt(view, to);
  return (
    <g className={allowed ? 'course' : 'course course--refused'}>
      <Ahead view={view} unit={unit} />
      <Legs view={view} way={course?.way ?? [unit.hull, to]} />
      {course && <Ghost view={view} unit={unit} at={to} facing={course.facing} />}
      {allowed && isSeen && <LockLine view={view} by={by} at={to} />}
      {allowed && (
        <text className="course__told" x={x} y={y + 2.6}>
          {say(isSeen ? 'dustup.evasion.seen' : 'dustup.evasion.lost')}
        </text>
      )}
    </g>
  );
}

/** DU-AIR-048: an aircraft that evades goes at least so far, in inches. */
const LEAST_EVASION = 24;

/** A lock as it stands: from whom, over which ground it holds, and how far one has to get away. */
export function Locked({ view, question }: { readonly view: DustupView; readonly question: UnderLock }) {
  const [unit, by] = [view.units[question.unit.id]!, view.units[question.by.id]!];
  const id = useId();
  const at = pointOfUnit(view, unit);
  return (
    <>
      <g className="locked" clipPath={`url(#${id})`}>
        <clipPath id={id}>
          <rect width={view.map.width} height={view.map.depth} />
        </clipPath>
        <GuardedSky view={view} unit={by} own={false} />
        <circle className="locked__least" cx={at.x} cy={at.y} r={LEAST_EVASION} />
      </g>
      <LockLine view={view} by={by} at={placeOfUnit(view, unit)} />
    </>
  );
}

/** From whoever has a lock to what he has it on. */
export function LockLine({ view, by, at }: { readonly view: DustupView; readonly by: Unit; readonly at: Place }) {
  const [from, to] = [pointOfUnit(view, by), shownAt(view, at)];
  return (
    <g className="lock">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <g transform={`translate(${to.x} ${to.y})`}>
        <path d="M-1.6-.8V-1.6H-.8M.8-1.6H1.6V-.8M1.6.8V1.6H.8M-.8 1.6H-1.6V.8" />
      </g>
    </g>
  );
}
