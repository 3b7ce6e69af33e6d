import type { DustupView, Unit } from '@sightline/dustup';
import { Reach } from '../../board/Reach.tsx';
import { say } from '../../words/dustup.ts';
import type { CoverProps } from '../game.ts';
import { AirArms } from './AirArms.tsx';
import { airReachOf, type Watch, watchesOf } from './air-cover.ts';
import { isAloft } from './aloft.ts';
import { extent } from './land.ts';
import { useRules } from './rules.ts';
import { isSeenOrRides, isVehicle, nameOf, pointOfUnit } from './units.ts';

/** What somebody covers who is looked at: of an aircraft its weapons and who watches whom, of others the sky they guard. */
export function AirCover({ view, viewer, figure, isOneOfMany }: CoverProps<DustupView>) {
  const rules = useRules();
  const unit = view.units[figure];
  if (!unit || !rules.aircraft || !isSeenOrRides(rules, view, unit)) return null;
  if (isVehicle(unit) && isAloft(unit)) {
    return isOneOfMany ? null : (
      <>
        <AirArms view={view} unit={unit} />
        <Watched view={view} unit={unit} />
      </>
    );
  }
  const own = view.sides[unit.side]!.seat === viewer;
  return <GuardedSky view={view} unit={unit} own={own} />;
}

interface SkyProps {
  readonly view: DustupView;
  readonly unit: Unit;
  readonly own: boolean;
}

/** Where an aircraft could be fired at by a unit: hills, houses, woods and smoke hide it. */
export function GuardedSky({ view, unit, own }: SkyProps) {
  const rules = useRules();
  const spots = airReachOf(rules, view, unit);
  return (
    <g className="guarded-sky">
      <Reach round spots={spots} within={extent(view)} own={own} />
    </g>
  );
}

interface WatchedProps {
  readonly view: DustupView;
  readonly unit: Unit;
}

/** Lines to those who see it, thick from those who could fire; whoever is seen without seeing has a ring alone. */
function Watched({ view, unit }: WatchedProps) {
  const rules = useRules();
  const at = pointOfUnit(view, unit);
  return [...watchesOf(rules, view, unit)].map(([id, watch]) => {
    const other = view.units[id]!;
    const { x, y } = pointOfUnit(view, other);
    return (
      <g key={id} className={`watch watch--${watch}`}>
        <title>{watchText(nameOf(rules, other.who), watch)}</title>
        {(watch === 'fires' || watch === 'sees') && <line x1={x} y1={y} x2={at.x} y2={at.y} />}
        <circle cx={x} cy={y} r={1.3} />
      </g>
    );
  });
}

const watchText = (name: string, watch: Watch): string => say(`dustup.watch.${watch}`, { name });
