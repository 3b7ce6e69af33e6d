import flag from 'icon:flag-objective';
import handcuffs from 'icon:handcuffs';
import suppressed from 'icon:kneeling';
import pills from 'icon:medicine-pills';
import rank from 'icon:rank-3';
import loot from 'icon:swap-bag';
import type { Figure, KillzoneBoard, KillzoneEvent, KillzoneView } from '@sightline/killzone';
import { memo } from 'react';
import { armOf } from '../../board/arms.ts';
import { type Badge, Token } from '../../board/Token.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { say } from '../../words/killzone.ts';
import type { BoardProps, Point } from '../game.ts';
import { hasActed } from './acted.ts';
import { Effects } from './Effects.tsx';
import { activeIn, figuresShown, labelOf, markOf, nameOf, pointOfFigure, stateOf } from './figures.ts';
import { NONE, shownAt } from './floors.ts';
import { Ground } from './Ground.tsx';
import { Hazards } from './Hazards.tsx';
import { isCarrier } from './prizes.ts';
import { useRules } from './rules.ts';
import { VehicleToken } from './VehicleToken.tsx';
import { Ways } from './Ways.tsx';
import { Zones } from './Zones.tsx';

export function Board({ view, recent, underWay, asked, children }: BoardProps<KillzoneEvent, KillzoneView>) {
  return (
    <g className={view.night ? 'killzone killzone--night' : 'killzone'}>
      <Ground map={view.map} />
      <Zones view={view} asked={asked} />
      <Objective view={view} />
      <Hazards view={view} />
      <Vehicles view={view} />
      <Ways view={view} asked={asked} />
      {children}
      <Effects view={view} recent={recent} />
      <Figures view={view} active={activeIn(underWay, asked)} />
    </g>
  );
}

/** Drawn again when the table has changed, not whenever the pointer has moved. */
const Vehicles = memo(function Vehicles({ view }: { readonly view: KillzoneView }) {
  return view.vehicles
    .filter(({ away }) => !away)
    .map(vehicle => <VehicleToken key={vehicle.id} view={view} vehicle={vehicle} />);
});

const Figures = memo(function Figures({
  view,
  active,
}: {
  readonly view: KillzoneView;
  readonly active: number | null;
}) {
  const rules = useRules();
  return figuresShown(rules, view).map(figure => (
    <Token
      key={figure.id}
      at={pointOfFigure(rules, view, figure)}
      figure={figure.id}
      mark={markOf(figure)}
      label={labelOf(view, figure)}
      lying={figure.state === 'suppressed'}
      arm={figure.vehicle === NONE && figure.weapons[0] ? armOf(figure.weapons[0].weapon) : undefined}
      badges={badgesOf(view, figure)}
      active={figure.id === active}
      spent={hasActed(rules, view, figure)}
      small={figure.vehicle !== NONE}
      title={`${nameOf(rules, figure.who)}: ${stateOf(rules, view, figure)}`}
    />
  ));
});

function badgesOf(view: KillzoneView, figure: Figure): Badge[] {
  const badges: Badge[] = [];
  if (isCarrier(view, figure)) badges.push({ icon: loot, tone: 'watch' });
  if (figure.state === 'suppressed') badges.push({ icon: suppressed, tone: 'pinned' });
  if (figure.state === 'captured') badges.push({ icon: handcuffs, tone: 'pinned' });
  if (figure.leader || figure.hero) badges.push({ icon: rank, tone: 'watch' });
  if (figure.overdosed) badges.push({ icon: pills, tone: 'pinned' });
  return badges.slice(0, 2);
}

/** What is fought for: loot on the ground, turf, the road out. */
function Objective({ view }: { readonly view: KillzoneView }) {
  const rules = useRules();
  const { objective, prizes } = view;
  const markers = objective.kind === 'turf' ? objective.markers : [];
  const reach = objective.kind === 'turf' ? objective.reach : 0;
  return (
    <g className="objectives">
      {objective.kind === 'getaway' && (
        <>
          <rect
            className="way-out__road"
            x={objective.road[0]}
            y={0}
            width={objective.road[1] - objective.road[0]}
            height={5}
          />
          <rect
            className="way-out"
            x={objective.road[0]}
            y={-0.6}
            width={objective.road[1] - objective.road[0]}
            height={1}
          />
          <text className="way-out__name" x={(objective.road[0] + objective.road[1]) / 2} y={0.6}>
            {say('killzone.wayOut')}
          </text>
        </>
      )}
      {markers.map(([x, y]) => {
        const at = shownAt(rules, view, { x: x * 1000, y: y * 1000, room: roomAt(rules, view, x * 1000, y * 1000) });
        return <Marked key={`${x},${y}`} at={at} icon={flag} reach={reach} />;
      })}
      {prizes.map((prize, i) =>
        prize.away || prize.holder !== NONE || prize.vehicle !== NONE ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: prizes have no other name than their number
          <Marked key={i} at={shownAt(rules, view, prize)} icon={loot} reach={0} />
        ),
      )}
    </g>
  );
}

/** Markers lie on the ground floor. */
function roomAt(rules: KillzoneBoard, { map }: KillzoneView, x: number, y: number): number {
  const room = rules
    .groundOf(map)
    .rooms.find(({ floor, minX, minY, maxX, maxY }) => floor === 0 && x >= minX && x <= maxX && y >= minY && y <= maxY);
  return room ? room.id : NONE;
}

function Marked({ at, icon, reach }: { readonly at: Point; readonly icon: string; readonly reach: number }) {
  return (
    <g className="objective">
      {reach > 0 && <circle className="objective__reach" cx={at.x} cy={at.y} r={reach} />}
      <circle className="objective__mark" cx={at.x} cy={at.y} r={0.62} />
      <Icon path={icon} x={at.x - 0.42} y={at.y - 0.42} size={0.84} />
    </g>
  );
}
