import {
  type Act,
  BURNS,
  CLOUD_RADIUS,
  type DustupQuestion,
  type DustupView,
  MINE_RANGE,
  type Place,
  screenOf,
  type Unit,
  walkOf,
} from '@sightline/dustup';
import { routeCost } from '@sightline/geometry/field';
import { SightLine } from '../../board/SightLine.tsx';
import { Arrow, Disc, HalfDisc } from '../../board/Templates.tsx';
import { decimal } from '../../words/index.ts';
import type { Point, PreviewProps } from '../game.ts';
import { shownAt } from './land.ts';
import { spotOf } from './places.ts';
import { lineBetween } from './sight.ts';
import { figuresOf, pointOfUnit } from './units.ts';

/** What an answer would look like on the table. */
export function Preview({ view, question, answer, allowed }: PreviewProps<DustupView>) {
  const asked = question as DustupQuestion;
  switch (asked.kind) {
    case 'deploy':
    case 'arrive': {
      const { at, places = [at] } = answer as { readonly at: Place; readonly places?: readonly Place[] };
      return <Ghosts view={view} places={places} allowed={allowed} />;
    }
    case 'arrange':
      return answer === 'keep' ? null : <Ghosts view={view} places={answer as readonly Place[]} allowed={allowed} />;
    case 'layCommandMine': {
      const mine = answer as { readonly at: Place; readonly facing: number } | 'enough';
      return mine === 'enough' ? null : <Mine view={view} {...mine} />;
    }
    case 'defensiveFire':
    case 'leaderAgainst': {
      const unit = view.units[asked.unit.id]!;
      return typeof answer === 'number' ? <Lines view={view} unit={unit} targets={[answer]} /> : null;
    }
    case 'act':
      return <ActPreview view={view} unit={view.units[asked.unit.id]!} act={answer as Act} allowed={allowed} />;
    default:
      return null;
  }
}

interface GhostsProps {
  readonly view: DustupView;
  readonly places: readonly Place[];
  readonly allowed: boolean;
}

function Ghosts({ view, places, allowed }: GhostsProps) {
  return (
    <g className={allowed ? 'ghosts' : 'ghosts ghosts--refused'}>
      {places.map(place => {
        const { x, y } = shownAt(view, place);
        return <circle key={`${x},${y}`} cx={x} cy={y} r={0.6} />;
      })}
    </g>
  );
}

interface ActPreviewProps {
  readonly view: DustupView;
  readonly unit: Unit;
  readonly act: Act;
  readonly allowed: boolean;
}

function ActPreview({ view, unit, act, allowed }: ActPreviewProps) {
  switch (act.do) {
    case 'move':
      return <Way view={view} unit={unit} route={act.route} allowed={allowed} />;
    case 'shoot':
      return <Lines view={view} unit={unit} targets={[act.target]} />;
    case 'assault':
      return <Lines view={view} unit={unit} targets={act.targets} />;
    case 'orderAssault':
      return act.units.map(id => <Lines key={id} view={view} unit={view.units[id]!} targets={[act.target]} />);
    case 'torch':
      return (
        <>
          <Disc at={shownAt(view, act.at)} radius={BURNS} tone="fire" />
          <Reaching view={view} unit={unit} act={act} />
        </>
      );
    case 'reorganise':
      if (act.use.for === 'smoke') return <Smoke view={view} unit={unit} at={act.use.at} />;
      if (act.use.for === 'layMine') return <Mine view={view} at={act.use.at} facing={act.use.facing} />;
      return act.places ? <Ghosts view={view} places={act.places} allowed={allowed} /> : null;
    default:
      return <Reaching view={view} unit={unit} act={act} />;
  }
}

/** Whatever is done to somebody or something else: an arrow there. */
function Reaching({ view, unit, act }: Omit<ActPreviewProps, 'allowed'>) {
  const spot = spotOf(view, { kind: 'act', rule: 'DU-TURN-017' }, act);
  const from = act.do === 'flyDrone' && unit.drone ? shownAt(view, unit.drone) : pointOfUnit(view, unit);
  return spot && <Arrow from={from} to={middleOf(spot)} />;
}

function middleOf({ x, y, width, height }: Point & { readonly width: number; readonly height: number }): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function Smoke({ view, unit, at }: { readonly view: DustupView; readonly unit: Unit; readonly at: Place }) {
  return screenOf(view, unit, at).map(place => (
    <Disc key={`${place.x},${place.y}`} at={shownAt(view, place)} radius={CLOUD_RADIUS / 1000} tone="smoke" />
  ));
}

function Mine({ view, at, facing }: { readonly view: DustupView; readonly at: Place; readonly facing: number }) {
  return <HalfDisc at={shownAt(view, at)} radius={MINE_RANGE} facing={facing} tone="blast" />;
}

interface LinesProps {
  readonly view: DustupView;
  readonly unit: Unit;
  readonly targets: readonly number[];
}

function Lines({ view, unit, targets }: LinesProps) {
  return targets.map(id => {
    const target = view.units[id];
    if (!target || figuresOf(view, target).length === 0) return null;
    const { text: _text, ...line } = lineBetween(view, unit, target);
    return <SightLine key={id} {...line} />;
  });
}

interface WayProps extends Omit<ActPreviewProps, 'act'> {
  readonly route: readonly Place[];
}

/** The leader's way with what it costs, and the circle that the best die could reach on clear ground. */
function Way({ view, unit, route, allowed }: WayProps) {
  const { x, y } = view.figures[unit.leader]!;
  const points = [{ x, y }, ...route].map(place => shownAt(view, place));
  const [start, end] = [points[0]!, points.at(-1)!];
  const { cost } = routeCost(walkOf(view, unit), [{ x, y }, ...route]);
  return (
    <g className={allowed ? 'way' : 'way way--refused'}>
      <circle className="range" cx={start.x} cy={start.y} r={unit.moves * 2} />
      <polyline className="way__line" points={points.map(point => `${point.x},${point.y}`).join(' ')} />
      <circle className="way__end" cx={end.x} cy={end.y} r={0.6} />
      <text className="way__cost" x={end.x} y={end.y - 1.2}>
        {decimal(cost / 1000, 1)}
      </text>
    </g>
  );
}
