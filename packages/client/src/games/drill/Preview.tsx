import type { Drill, Unit } from '@sightline/drill';
import { SightLine } from '../../board/SightLine.tsx';
import type { PreviewProps } from '../game.ts';
import { targetsFrom, watchersOf } from './notes.ts';
import { unitAsked } from './places.ts';
import { useRules } from './rules.ts';
import { lineBetween } from './sight.ts';
import { centreOf, spotOfSquare } from './squares.ts';

/** What an answer would look like on the field. */
export function Preview({ view, question, answer, allowed }: PreviewProps<Drill>) {
  if (typeof answer !== 'number') return null;
  const unit = unitAsked(view, question);
  switch (question.kind) {
    case 'walk':
      return unit && allowed ? <Walk view={view} unit={unit} to={answer} /> : null;
    case 'shoot': {
      const target = view.units[answer];
      return unit && target && target.id !== unit.id ? <Line view={view} from={unit.at} to={target.at} /> : null;
    }
    case 'pick': {
      const picked = view.units[answer];
      return picked && allowed ? <Reach view={view} unit={picked} /> : null;
    }
    default:
      return null;
  }
}

/** The way that the unit will take, whom it could shoot at from its end, and who watches it. */
function Walk({ view, unit, to }: { readonly view: Drill; readonly unit: Unit; readonly to: number }) {
  const rules = useRules();
  const way = rules.wayTo(view, unit, to);
  const points = [unit.at, ...way].map(square => centreOf(rules, square));
  return (
    <g className="way">
      {targetsFrom(rules, view, unit, to).map(target => (
        <FaintLine key={target.id} from={to} to={target.at} tone="aim" />
      ))}
      {watchersOf(rules, view, unit, way).map(watcher => (
        <FaintLine key={watcher.id} from={watcher.at} to={to} tone="threat" />
      ))}
      <polyline className="way__line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {way.map((square, i) => (
        <Step key={square} square={square} count={i + 1} last={square === to} />
      ))}
    </g>
  );
}

function Step({ square, count, last }: { readonly square: number; readonly count: number; readonly last: boolean }) {
  const rules = useRules();
  const { x, y } = centreOf(rules, square);
  return (
    <g className={last ? 'step step--last' : 'step'}>
      <circle cx={x} cy={y} r={last ? 0.24 : 0.15} />
      <text x={x} y={y + 0.01}>
        {count}
      </text>
    </g>
  );
}

/** Where a unit could walk to, and whom it could shoot at from where it stands. */
function Reach({ view, unit }: { readonly view: Drill; readonly unit: Unit }) {
  const rules = useRules();
  const squares = unit.pinned ? [] : rules.reach(view, unit);
  return (
    <g className="reach">
      {squares.map(square => (
        <rect key={square} {...spotOfSquare(rules, square)} />
      ))}
      {targetsFrom(rules, view, unit, unit.at).map(target => (
        <FaintLine key={target.id} from={unit.at} to={target.at} tone="aim" />
      ))}
    </g>
  );
}

function FaintLine({ from, to, tone }: { readonly from: number; readonly to: number; readonly tone: string }) {
  const rules = useRules();
  const a = centreOf(rules, from);
  const b = centreOf(rules, to);
  return <line className={`faint faint--${tone}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
}

function Line({ view, from, to }: { readonly view: Drill; readonly from: number; readonly to: number }) {
  const rules = useRules();
  const { text: _text, ...line } = lineBetween(rules, view, from, to);
  const { blockedBy } = line;
  return <SightLine {...line} {...(blockedBy ? { label: `(${blockedBy.x},${blockedBy.y})` } : {})} />;
}
