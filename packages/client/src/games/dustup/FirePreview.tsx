import type { DustupView, Place } from '@sightline/dustup';
import { Arrow, Disc } from '../../board/Templates.tsx';
import { type Aim, type Fallen, fallOfAim, fallOfMission, missionsIn } from './fire-missions.ts';
import { shownAt } from './land.ts';
import { useRules } from './rules.ts';
import { pointOfUnit } from './units.ts';

type Placing = Parameters<typeof fallOfAim>[2];

interface AimedProps {
  readonly view: DustupView;
  readonly question: Placing;
  readonly aim: Aim;
  readonly allowed: boolean;
}

/** Where the rounds would come down: how likely inch by inch, and how far one of them bursts. */
export function Aimed({ view, question, aim, allowed }: AimedProps) {
  const rules = useRules();
  const from = view.units[question.unit.id];
  const at = shownAt(view, aim.at);
  return (
    <g className={allowed ? 'aimed' : 'aimed aimed--refused'}>
      {allowed && <Straying view={view} fall={fallOfAim(rules, view, question, aim)} />}
      <Disc at={at} radius={rules.artillery?.radiusOf(view, question.asset) ?? 1} tone="blast" />
      {from && <Arrow from={pointOfUnit(view, from)} to={at} />}
      {(aim.dummies ?? []).map(place => (
        <Dummy key={`${place.x},${place.y}`} view={view} at={place} />
      ))}
    </g>
  );
}

function Dummy({ view, at }: { readonly view: DustupView; readonly at: Place }) {
  const { x, y } = shownAt(view, at);
  return <circle className="aimed__dummy" cx={x} cy={y} r={0.9} />;
}

/** A mission that is brought down now. */
export function ComingDown({ view, mission }: { readonly view: DustupView; readonly mission: number }) {
  const rules = useRules();
  const shown = missionsIn(rules, view).find(({ id }) => id === mission);
  if (!shown?.real) return null;
  return (
    <g className="aimed">
      <Straying view={view} fall={fallOfMission(rules, view, mission)} />
      <Disc at={shownAt(view, shown.real)} radius={shown.radius} tone="blast" />
    </g>
  );
}

/** Lines of smoke as one round lays them where it is meant. */
export function SmokeShells({
  view,
  mission,
  along,
}: {
  readonly view: DustupView;
  readonly mission: number;
  readonly along: number;
}) {
  const rules = useRules();
  return (rules.artillery?.smokeOf?.(view, mission, along) ?? []).map(place => (
    <Disc key={`${place.x},${place.y}`} at={shownAt(view, place)} radius={rules.cloudRadius} tone="smoke" />
  ));
}

/** Squares that are next to never hit are left out, as a share of the likeliest. */
const SELDOM = 0.01;

/** Every square inch as dark as it is likely to be hit. */
function Straying({ view, fall }: { readonly view: DustupView; readonly fall: readonly Fallen[] }) {
  const most = Math.max(0, ...fall.map(({ rounds }) => rounds));
  return (
    <g className="straying">
      {fall.map(({ x, y, rounds }) => {
        const at = shownAt(view, { x, y });
        const share = rounds / most;
        const isOff = at.x < 0 || at.y < 0 || at.x > view.map.width || at.y > view.map.depth;
        return share < SELDOM || isOff ? null : (
          <rect
            key={`${x},${y}`}
            x={at.x - 0.5}
            y={at.y - 0.5}
            width={1}
            height={1}
            opacity={Math.round((0.08 + 0.6 * Math.sqrt(share)) * 100) / 100}
          />
        );
      })}
    </g>
  );
}
