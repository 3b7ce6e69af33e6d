import type {
  Act,
  Figure,
  KillzoneBoard,
  KillzoneQuestion,
  KillzoneView,
  Place,
  Route,
  Vehicle,
  VehiclePlacing,
  Way,
} from '@sightline/killzone';
import { Reach as Reached } from '../../board/Reach.tsx';
import { SightLine } from '../../board/SightLine.tsx';
import { Arrow, Disc, Strip, type Tone } from '../../board/Templates.tsx';
import type { Point, PreviewProps } from '../game.ts';
import { pointOfFigure, pointOfVehicle } from './figures.ts';
import { extent, NONE, shownAt } from './floors.ts';
import { fromThere } from './from-there.ts';
import { InTheWay } from './Met.tsx';
import { Pace } from './PacePreview.tsx';
import { Drive } from './RoutePreview.tsx';
import { reachOf } from './reach.ts';
import { useKillzone, useRules } from './rules.ts';
import { lineToTarget } from './sight.ts';
import { ThenSeen } from './ThenSeen.tsx';
import { Body } from './VehicleToken.tsx';

/** What an answer would look like on the table. */
export function Preview({ view, question, answer, allowed }: PreviewProps<KillzoneView>) {
  const rules = useRules();
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act': {
      const figure = view.figures[asked.figure.id]!;
      return <ActPreview view={view} figure={figure} act={answer as Act} allowed={allowed} />;
    }
    case 'pick':
      return typeof answer === 'number' ? <Reach view={view} figure={view.figures[answer]!} /> : null;
    case 'deploy':
      return <Ghosts view={view} places={answer as readonly Place[]} allowed={allowed} />;
    case 'deployVehicle':
      return <Parked view={view} vehicle={view.vehicles[asked.vehicle.id]!} placing={answer as VehiclePlacing} />;
    case 'drift': {
      const { radius = 0 } = rules.weaponRow(view, asked.weapon);
      return <Landing view={view} from={asked.from} to={answer as Place} radius={radius} tone="blast" />;
    }
    case 'driftSmoke':
      return <Landing view={view} from={asked.from} to={answer as Place} radius={rules.cloudRadius} tone="smoke" />;
    case 'barrage':
      return <Disc at={shownAt(rules, view, answer as Place)} radius={rules.cloudRadius} tone="smoke" />;
    case 'shift':
      return (
        <Arrow
          from={pointOfFigure(rules, view, view.figures[asked.figure.id]!)}
          to={shownAt(rules, view, answer as Place)}
        />
      );
    case 'climbOut':
      return <Ghosts view={view} places={[answer as Place]} allowed={allowed} />;
    case 'fight': {
      const [a, b] = (answer as readonly [number, number]).map(id => pointOfFigure(rules, view, view.figures[id]!));
      return <Arrow from={a!} to={b!} />;
    }
    case 'route':
      return <Drive view={view} vehicle={view.vehicles[asked.vehicle.id]!} route={answer as Route} allowed={allowed} />;
    default:
      return null;
  }
}

type ShootAct = Extract<Act, { do: 'shoot' }>;

interface ActPreviewProps {
  readonly view: KillzoneView;
  readonly figure: Figure;
  readonly act: Act;
  readonly allowed: boolean;
}

function ActPreview({ view, figure, act, allowed }: ActPreviewProps) {
  const edition = useKillzone();
  const rules = edition.board;
  switch (act.do) {
    case 'move':
    case 'jump':
      return (
        <>
          <Reach view={view} figure={figure} />
          <Walk view={view} figure={figure} way={act.way} allowed={allowed} />
          {allowed && <ThenSeen there={fromThere(edition, view, figure, act)} />}
        </>
      );
    case 'shoot':
      return <Shot view={view} figure={figure} act={act} />;
    case 'board':
    case 'attackVehicle':
      return (
        <>
          {/* Old editions know no walk to a vehicle. */}
          {'way' in act && act.way.length > 0 && <Walk view={view} figure={figure} way={act.way} allowed={allowed} />}
          <Arrow
            from={pointOfFigure(rules, view, figure)}
            to={pointOfVehicle(rules, view, view.vehicles[act.vehicle]!)}
          />
        </>
      );
    case 'getOut':
    case 'bailOut':
      return <Ghosts view={view} places={[act.at]} allowed={allowed} />;
    case 'drive':
      return <Pace view={view} vehicle={view.vehicles[figure.vehicle]!} act={act} />;
    default:
      return null;
  }
}

/** The line, and what goes off at its end: a burst, a cloud, a strip of flame from the edge of the base. */
function Shot({ view, figure, act }: Omit<ActPreviewProps, 'act' | 'allowed'> & { readonly act: ShootAct }) {
  const rules = useRules();
  const { text: _text, ...line } = lineToTarget(rules, view, figure, act.target);
  const { radius, traits = [] } = rules.weaponInHand(view, figure, act.weapon) ?? {};
  const { flameLength, flameWidth } = view.values;
  return (
    <>
      {traits.includes('smoke') && <Disc at={line.to} radius={rules.cloudRadius} tone="smoke" />}
      {radius !== undefined && <Disc at={line.to} radius={radius} tone={traits.includes('fire') ? 'fire' : 'blast'} />}
      {traits.includes('flame') && (
        <Strip from={line.from} toward={line.to} length={flameLength + 0.5} width={flameWidth} tone="fire" />
      )}
      <SightLine {...line} />
    </>
  );
}

interface LandingProps {
  readonly view: KillzoneView;
  readonly from: Place;
  readonly to: Place;
  readonly radius: number;
  readonly tone: Tone;
}

/** Where something that missed comes down instead. */
function Landing({ view, from, to, radius, tone }: LandingProps) {
  const rules = useRules();
  return (
    <>
      <Disc at={shownAt(rules, view, to)} radius={radius} tone={tone} />
      <Arrow from={shownAt(rules, view, from)} to={shownAt(rules, view, to)} />
    </>
  );
}

interface ParkedProps {
  readonly view: KillzoneView;
  readonly vehicle: Vehicle;
  readonly placing: VehiclePlacing;
}

/** A vehicle where it would start. */
function Parked({ view, vehicle, placing }: ParkedProps) {
  const rules = useRules();
  const { length, width } = rules.modelOf(view, vehicle);
  const { x, y } = pointOfVehicle(rules, view, placing);
  return (
    <g className="drive" transform={`translate(${x} ${y}) rotate(${placing.heading})`}>
      <Body length={length} width={width} />
    </g>
  );
}

/** Where the order lets a figure get to; editions that cannot say draw how far that is on clear ground. */
function Reach({ view, figure }: { readonly view: KillzoneView; readonly figure: Figure }) {
  const rules = useRules();
  if (figure.vehicle !== NONE) return null;
  if (rules.reachableBy)
    return <Reached spots={reachOf(rules, view, figure.id)} within={extent(rules, view)} own round />;
  const left = rules.reachOf(view, figure);
  const { x, y } = pointOfFigure(rules, view, figure);
  return left <= 0 ? null : <circle className="range" cx={x} cy={y} r={left} />;
}

function Walk({ view, figure, way, allowed }: Omit<ActPreviewProps, 'act'> & { readonly way: Way }) {
  const rules = useRules();
  const points = pointsOfWay(rules, view, figure, way);
  const fault = allowed ? null : rules.walkWay(view, figure, way).fault;
  return (
    <g className={allowed ? 'way' : 'way way--refused'}>
      {fault && <InTheWay view={view} fault={fault} />}
      {points.map((line, i) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a way have no other name than their order
          key={i}
          className="way__line"
          points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
      ))}
      {points.at(-1)?.at(-1) && (
        <circle className="way__end" cx={points.at(-1)!.at(-1)!.x} cy={points.at(-1)!.at(-1)!.y} r={0.5} />
      )}
    </g>
  );
}

/** The way as it is drawn: a new line on every floor. */
function pointsOfWay(rules: KillzoneBoard, view: KillzoneView, figure: Figure, way: Way): Point[][] {
  const { openings } = rules.groundOf(view.map);
  let room = figure.room;
  let line: Point[] = [shownAt(rules, view, figure)];
  const lines = [line];
  for (const leg of way) {
    if (!('through' in leg)) {
      line.push(shownAt(rules, view, { ...leg, room }));
      continue;
    }
    const { from, to, x, y, kind } = openings[leg.through]!;
    line.push(shownAt(rules, view, { x, y, room }));
    room = room === from ? to : from;
    if (kind === 'stairs') {
      line = [];
      lines.push(line);
    }
    line.push(shownAt(rules, view, { x, y, room }));
  }
  return lines;
}

function Ghosts({
  view,
  places,
  allowed,
}: {
  readonly view: KillzoneView;
  readonly places: readonly Place[];
  readonly allowed: boolean;
}) {
  const rules = useRules();
  return (
    <g className={allowed ? 'ghosts' : 'ghosts ghosts--refused'}>
      {places.map((place, i) => {
        const { x, y } = shownAt(rules, view, place);
        // biome-ignore lint/suspicious/noArrayIndexKey: places are those of the members in their order
        return <circle key={i} cx={x} cy={y} r={0.5} />;
      })}
    </g>
  );
}
