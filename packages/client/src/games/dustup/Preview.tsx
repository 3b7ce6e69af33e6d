import type { Act, DustupQuestion, DustupView, Place, Unit } from '@sightline/dustup';
import { SightLine } from '../../board/SightLine.tsx';
import { Arrow, Disc, HalfDisc } from '../../board/Templates.tsx';
import { decimal } from '../../words/index.ts';
import type { Point, PreviewProps } from '../game.ts';
import { shownAt } from './land.ts';
import { spotOf } from './places.ts';
import { useRules } from './rules.ts';
import { lineBetween } from './sight.ts';
import { pointOfUnit } from './units.ts';

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
  const rules = useRules();
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
          <Disc at={shownAt(view, act.at)} radius={rules.fireRadius} tone="fire" />
          <Reaching view={view} unit={unit} act={act} />
        </>
      );
    case 'reorganise':
      if (act.use.do === 'smoke') return <Smoke view={view} unit={unit} at={act.use.at} />;
      if (act.use.do === 'layMine') return <Mine view={view} at={act.use.at} facing={act.use.facing} />;
      return act.places ? <Ghosts view={view} places={act.places} allowed={allowed} /> : null;
    default:
      return <Reaching view={view} unit={unit} act={act} />;
  }
}

/** Whatever is done to somebody or something else: an arrow there. */
function Reaching({ view, unit, act }: Omit<ActPreviewProps, 'allowed'>) {
  const rules = useRules();
  const spot = spotOf(rules, view, { kind: 'act', rule: 'DU-TURN-017' }, act);
  const from = act.do === 'flyDrone' && unit.drone ? shownAt(view, unit.drone) : pointOfUnit(view, unit);
  return spot && <Arrow from={from} to={middleOf(spot)} />;
}

function middleOf({ x, y, width, height }: Point & { readonly width: number; readonly height: number }): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function Smoke({ view, unit, at }: { readonly view: DustupView; readonly unit: Unit; readonly at: Place }) {
  const rules = useRules();
  return rules
    .screenOf(view, unit, at)
    .map(place => (
      <Disc key={`${place.x},${place.y}`} at={shownAt(view, place)} radius={rules.cloudRadius} tone="smoke" />
    ));
}

function Mine({ view, at, facing }: { readonly view: DustupView; readonly at: Place; readonly facing: number }) {
  const rules = useRules();
  return <HalfDisc at={shownAt(view, at)} radius={rules.mineRange} facing={facing} tone="blast" />;
}

interface LinesProps {
  readonly view: DustupView;
  readonly unit: Unit;
  readonly targets: readonly number[];
}

function Lines({ view, unit, targets }: LinesProps) {
  const rules = useRules();
  return targets.map(id => {
    const target = view.units[id];
    if (!target || rules.membersOf(view, target).length === 0) return null;
    const { text: _text, ...line } = lineBetween(rules, view, unit, target);
    return <SightLine key={id} {...line} />;
  });
}

interface WayProps extends Omit<ActPreviewProps, 'act'> {
  readonly route: readonly Place[];
}

/** The leader's way with what it costs, and the circle that the best die could reach on clear ground. */
function Way({ view, unit, route, allowed }: WayProps) {
  const rules = useRules();
  const { x, y } = view.figures[unit.leader]!;
  const points = [{ x, y }, ...route].map(place => shownAt(view, place));
  const [start, end] = [points[0]!, points.at(-1)!];
  const cost = rules.costOf(view, unit, route);
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
