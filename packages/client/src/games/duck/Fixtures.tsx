import crate from 'icon:cardboard-box-closed';
import console from 'icon:computing';
import pod from 'icon:cryo-chamber';
import locker from 'icon:lockers';
import type { DuckView, SquareSide } from '@sightline/duck';
import { memo } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { say } from '../../words/duck.ts';
import { useRules } from './rules.ts';
import { lineOfSide, spotOfSquare } from './squares.ts';
import { loadText } from './what-lies.ts';

/** Furniture, cargo and doors: what stands in the ship and may be moved, opened, used or wrecked. */
export const Fixtures = memo(function Fixtures({ view }: { readonly view: DuckView }) {
  return (
    <g className="fixtures">
      <Bridge view={view} />
      {view.fittings.map((fitting, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fittings have no other name than their number
        <Fitting key={i} view={view} fitting={fitting} />
      ))}
      {view.loads.map((load, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: loads have no other name than their number
        load.at < 0 || load.lost ? null : <Load key={i} view={view} load={load} />,
      )}
      {view.breaches.map(breach => (
        <Side
          key={`${breach.square} ${breach.side}`}
          view={view}
          side={breach}
          className={`breach breach--${breach.footprints}`}
        />
      ))}
      {view.doors.map(door => (
        <Door key={door.id} view={view} door={door} />
      ))}
    </g>
  );
});

function Bridge({ view }: { readonly view: DuckView }) {
  const rules = useRules();
  return view.bridge.squares.map(square => (
    <rect key={square} className="gangway" {...spotOfSquare(rules, view, square)} />
  ));
}

const ICONS: Readonly<Record<string, string>> = { locker, pod, isolation: pod, workspace: console };

function Fitting({ view, fitting }: { readonly view: DuckView; readonly fitting: DuckView['fittings'][number] }) {
  const rules = useRules();
  const { x, y } = spotOfSquare(rules, view, fitting.at);
  const state = `${fitting.wrecked ? ' fitting--wrecked' : ''}${fitting.used ? ' fitting--used' : ''}`;
  const icon = ICONS[fitting.kind];
  return (
    <g className={`fitting fitting--${fitting.height.toLowerCase()}${state}`}>
      <title>{say('duck.fitting', { piece: say(`duck.pieces.${fitting.kind}`), height: fitting.height })}</title>
      <Shadow x={x} y={y} high={fitting.height === 'HIGH'} />
      <rect x={x + 0.08} y={y + 0.08} width={0.84} height={0.84} rx={0.1} />
      {icon && <Icon path={icon} x={x + 0.24} y={y + 0.24} size={0.52} />}
    </g>
  );
}

function Load({ view, load }: { readonly view: DuckView; readonly load: DuckView['loads'][number] }) {
  const rules = useRules();
  const { x, y } = spotOfSquare(rules, view, load.at);
  const kind = load.known ? load.kind : 'unknown';
  return (
    <g className={`load load--${kind.toLowerCase()}`}>
      <title>{`${say('duck.load', { kind: say(`duck.loads.${kind}`), height: load.height })}. ${loadText(load)}`}</title>
      <Shadow x={x} y={y} high={load.height === 'HIGH'} />
      <rect x={x + 0.06} y={y + 0.06} width={0.88} height={0.88} rx={0.06} />
      <Icon path={crate} x={x + 0.2} y={y + 0.2} size={0.6} />
      {load.die > 0 && (
        <text className="load__die" x={x + 0.78} y={y + 0.26}>
          {load.die}
        </text>
      )}
    </g>
  );
}

/** What is HIGH throws a longer shadow than what is LOW. */
function Shadow({ x, y, high }: { readonly x: number; readonly y: number; readonly high: boolean }) {
  const length = high ? 0.16 : 0.06;
  return (
    <path
      className="fixtures__shadow"
      d={`M${x + 0.1} ${y + 0.1}h.8l${length} ${length}v.8h-.8l${-length} ${-length}Z`}
    />
  );
}

function Door({ view, door }: { readonly view: DuckView; readonly door: DuckView['doors'][number] }) {
  const rules = useRules();
  const { segments, isAirlock } = rules.planOf(view.arena).doors[door.id]!;
  const state = door.jammed ? 'jammed' : door.open ? 'open' : door.stuck ? 'stuck' : 'shut';
  return segments.map((segment, n) => (
    <Side
      key={segment.square}
      view={view}
      side={segment}
      className={`door door--${door.holed[n] ? 'holed' : state}${isAirlock ? ' door--airlock' : ''}`}
      title={say('duck.door', { state: say(`duck.doors.${state}`), airlock: isAirlock })}
    />
  ));
}

interface SideProps {
  readonly view: DuckView;
  readonly side: SquareSide;
  readonly className: string;
  readonly title?: string;
}

function Side({ view, side, className, title }: SideProps) {
  const rules = useRules();
  const { from, to } = lineOfSide(rules, view, side);
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g className={className}>
      {title && <title>{title}</title>}
      <path className="side__bed" d={d} />
      <path className="side__leaf" d={d} pathLength={1} />
    </g>
  );
}
