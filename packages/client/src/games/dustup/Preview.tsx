import type { Act, DustupQuestion, DustupView, Place, Unit } from '@sightline/dustup';
import { SightLine } from '../../board/SightLine.tsx';
import type { PreviewProps } from '../game.ts';
import { shownAt } from './land.ts';
import { lineBetween } from './sight.ts';
import { figuresOf } from './units.ts';

/** What an answer would look like on the table. */
export function Preview({ view, question, answer, allowed }: PreviewProps<DustupView>) {
  const asked = question as DustupQuestion;
  if (asked.kind === 'deploy' || asked.kind === 'arrive') {
    const { at, places = [at] } = answer as { readonly at: Place; readonly places?: readonly Place[] };
    return (
      <g className={allowed ? 'ghosts' : 'ghosts ghosts--refused'}>
        {places.map(place => {
          const { x, y } = shownAt(view, place);
          return <circle key={`${x},${y}`} cx={x} cy={y} r={0.6} />;
        })}
      </g>
    );
  }
  if (asked.kind !== 'act') return null;
  return <ActPreview view={view} unit={view.units[asked.unit.id]!} act={answer as Act} allowed={allowed} />;
}

interface ActPreviewProps {
  readonly view: DustupView;
  readonly unit: Unit;
  readonly act: Act;
  readonly allowed: boolean;
}

function ActPreview({ view, unit, act, allowed }: ActPreviewProps) {
  if (act.do === 'move') return <Way view={view} unit={unit} route={act.route} allowed={allowed} />;
  const targets = act.do === 'shoot' ? [act.target] : act.do === 'assault' ? act.targets : [];
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

/** The leader's way, with the circle that the best die could reach on clear ground. */
function Way({ view, unit, route, allowed }: WayProps) {
  const points = [view.figures[unit.leader]!, ...route].map(place => shownAt(view, place));
  const [start, end] = [points[0]!, points.at(-1)!];
  return (
    <g className={allowed ? 'way' : 'way way--refused'}>
      <circle className="range" cx={start.x} cy={start.y} r={unit.moves * 2} />
      <polyline className="way__line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle className="way__end" cx={end.x} cy={end.y} r={0.6} />
    </g>
  );
}
