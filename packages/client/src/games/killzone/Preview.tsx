import {
  type Act,
  allowance,
  type Figure,
  foresight,
  groundOf,
  type KillzoneQuestion,
  type KillzoneView,
  NONE,
  type Place,
  type Route,
  VEHICLES,
  type Vehicle,
  type Way,
} from '@sightline/killzone';
import { SightLine } from '../../board/SightLine.tsx';
import type { Point, PreviewProps } from '../game.ts';
import { pointOfFigure, pointOfVehicle } from './figures.ts';
import { shownAt } from './floors.ts';
import { lineToTarget } from './sight.ts';
import { Body } from './VehicleToken.tsx';

/** What an answer would look like on the table. */
export function Preview({ view, question, answer, allowed }: PreviewProps<KillzoneView>) {
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
    case 'route':
      return <Drive view={view} vehicle={view.vehicles[asked.vehicle.id]!} route={answer as Route} allowed={allowed} />;
    default:
      return null;
  }
}

interface ActPreviewProps {
  readonly view: KillzoneView;
  readonly figure: Figure;
  readonly act: Act;
  readonly allowed: boolean;
}

function ActPreview({ view, figure, act, allowed }: ActPreviewProps) {
  switch (act.do) {
    case 'move':
    case 'jump':
      return (
        <>
          <Reach view={view} figure={figure} />
          <Walk view={view} figure={figure} way={act.way} allowed={allowed} />
        </>
      );
    case 'shoot': {
      const { text: _text, ...line } = lineToTarget(view, figure, act.target);
      return <SightLine {...line} />;
    }
    default:
      return null;
  }
}

/** How far the order lets a figure go on clear ground. */
function Reach({ view, figure }: { readonly view: KillzoneView; readonly figure: Figure }) {
  if (figure.vehicle !== NONE) return null;
  const left = allowance(view, figure).total - figure.spent / 1000;
  const { x, y } = pointOfFigure(view, figure);
  return left <= 0 ? null : <circle className="range" cx={x} cy={y} r={left} />;
}

function Walk({ view, figure, way, allowed }: Omit<ActPreviewProps, 'act'> & { readonly way: Way }) {
  const points = pointsOfWay(view, figure, way);
  return (
    <g className={allowed ? 'way' : 'way way--refused'}>
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
function pointsOfWay(view: KillzoneView, figure: Figure, way: Way): Point[][] {
  const { openings } = groundOf(view.map);
  let room = figure.room;
  let line: Point[] = [shownAt(view, figure)];
  const lines = [line];
  for (const leg of way) {
    if (!('through' in leg)) {
      line.push(shownAt(view, { ...leg, room }));
      continue;
    }
    const { from, to, x, y, kind } = openings[leg.through]!;
    line.push(shownAt(view, { x, y, room }));
    room = room === from ? to : from;
    if (kind === 'stairs') {
      line = [];
      lines.push(line);
    }
    line.push(shownAt(view, { x, y, room }));
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
  return (
    <g className={allowed ? 'ghosts' : 'ghosts ghosts--refused'}>
      {places.map((place, i) => {
        const { x, y } = shownAt(view, place);
        // biome-ignore lint/suspicious/noArrayIndexKey: places are those of the members in their order
        return <circle key={i} cx={x} cy={y} r={0.5} />;
      })}
    </g>
  );
}

/** Where a route ends if no die goes against the driver. */
function Drive({
  view,
  vehicle,
  route,
  allowed,
}: {
  readonly view: KillzoneView;
  readonly vehicle: Vehicle;
  readonly route: Route;
  readonly allowed: boolean;
}) {
  const { end, stop } = foresight(view, vehicle, route);
  const { length, width } = VEHICLES.get(vehicle.type);
  const [from, to] = [pointOfVehicle(view, vehicle), pointOfVehicle(view, end)];
  return (
    <g className={allowed && !stop ? 'drive' : 'drive drive--risky'}>
      <line className="way__line" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <g transform={`translate(${to.x} ${to.y}) rotate(${end.heading})`}>
        <Body length={length} width={width} />
      </g>
    </g>
  );
}
