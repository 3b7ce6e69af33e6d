import blast from 'icon:mine-explosion';
import type { Drill, DrillEvent } from '@sightline/drill';
import type { Line } from '@sightline/kernel';
import { Icon } from '../../parts/Icon.tsx';
import { say } from '../../words/index.ts';
import { useRules } from './rules.ts';
import { centreOf } from './squares.ts';

interface EffectsProps {
  readonly view: Drill;
  readonly recent: readonly Line<DrillEvent>[];
}

type Shot = Extract<DrillEvent, { target: number }>;

/** What the last input brought about, on the ground under the figures: lines of fire, and mines that went off. */
export function Effects({ view, recent }: EffectsProps) {
  const events = eventsIn(recent);
  return (
    <g className="effects">
      {events.filter(isShot).map((shot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never changes its order
        <LineOfFire key={i} view={view} shot={shot} />
      ))}
      {events.flatMap(event => (event.type === 'mineWentOff' ? [<Blast key={event.at} at={event.at} />] : []))}
    </g>
  );
}

/** What hit, over the figures. */
export function Hits({ view, recent }: EffectsProps) {
  const rules = useRules();
  return (
    <g className="effects hits">
      {eventsIn(recent).flatMap((event, i) => {
        if (event.type !== 'shotLanded') return [];
        const { x, y } = centreOf(rules, view.units[event.target]!.at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never changes its order
          <text key={i} x={x} y={y - 0.6}>
            {say('drill.hits', { hits: event.hits })}
          </text>
        );
      })}
    </g>
  );
}

function LineOfFire({ view, shot }: { readonly view: Drill; readonly shot: Shot }) {
  const rules = useRules();
  const from = centreOf(rules, view.units[shot.unit]!.at);
  const to = centreOf(rules, view.units[shot.target]!.at);
  const className = shot.type === 'shotLanded' ? 'shot shot--landed' : 'shot';
  return <line className={className} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}

function Blast({ at }: { readonly at: number }) {
  const rules = useRules();
  const { x, y } = centreOf(rules, at);
  return (
    <g className="blast">
      <Icon path={blast} x={x - 0.8} y={y - 0.8} size={1.6} />
    </g>
  );
}

function eventsIn(lines: readonly Line<DrillEvent>[]): DrillEvent[] {
  return lines.flatMap(line => (line.kind === 'event' ? [line.event] : []));
}

function isShot(event: DrillEvent): event is Shot {
  return 'target' in event;
}
