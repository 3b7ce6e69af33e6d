import type { DuckBoard, DuckView, Foresight, Step } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { SightLine } from '../../board/SightLine.tsx';
import { Arrow } from '../../board/Templates.tsx';
import type { Point, PreviewProps } from '../game.ts';
import { useRules } from './rules.ts';
import { lineBetween } from './sight.ts';
import { centreOf, degreesOf, spotOfSquare } from './squares.ts';
import { TileFrame } from './TileFrame.tsx';

/** What an answer would look like on the map. */
export function Preview({ view, question, answer, allowed }: PreviewProps<DuckView>) {
  const rules = useRules();
  const barred = allowed ? null : barredThrow(view, question, answer);
  if (barred)
    return (
      <g className="template">
        <Line view={view} {...barred} />
      </g>
    );
  const seen = rules.foresightOf(view, question, answer, allowed);
  if (!seen) return null;
  const { overhead, touched = [], way, lines = [], arrows = [], arc, tiles = [] } = seen;
  const at = (square: number): Point => centreOf(rules, view, square, overhead);
  const inTheWay = flownPast(rules, view, question, answer);
  return (
    <g className="template">
      {tiles.map(tile => (
        <TileFrame key={tile} view={view} tile={tile} />
      ))}
      {touched.map(({ square, how }) => (
        <rect key={square} className={`touched touched--${how}`} {...spotOfSquare(rules, view, square, overhead)} />
      ))}
      {inTheWay.map(square => (
        <rect key={`past ${square}`} className="in-the-way" {...spotOfSquare(rules, view, square, overhead)} />
      ))}
      {arrows.map(({ from, to }) => (
        <Arrow key={`${from} ${to}`} from={at(from)} to={at(to)} />
      ))}
      {arc && <Arc {...arc} at={at(arc.at)} />}
      {way && <Way way={way} at={at} />}
      {lines.map(line => (
        <Line key={line.to.id} view={view} {...line} />
      ))}
    </g>
  );
}

/** The squares of whoever and whatever a throw flies past (DK-GREN-007). */
function flownPast(rules: DuckBoard, view: DuckView, { kind, ...asked }: Question, answer: unknown): readonly number[] {
  const man = view.figures[(asked as { readonly figure?: number }).figure ?? -1];
  if (kind !== 'throwAt' || typeof answer !== 'number' || !man) return [];
  const { figures = [], pieces = [] } = rules.flightOf?.(view, man, answer) ?? {};
  return [...new Set([...figures, ...pieces])];
}

/** A throw that is refused is no throw: nothing comes down, and the line shows what stops it. */
function barredThrow(
  view: DuckView,
  { kind, ...asked }: Question,
  answer: unknown,
): NonNullable<Foresight['lines']>[number] | null {
  const man = view.figures[(asked as { readonly figure?: number }).figure ?? -1];
  if (kind !== 'throwAt' || typeof answer !== 'number' || !man) return null;
  return { from: man, to: { ...man, at: answer, position: 'centre' } };
}

/** The line to a target, with what stops it. */
function Line({ view, from, to }: { readonly view: DuckView } & NonNullable<Foresight['lines']>[number]) {
  const rules = useRules();
  const { text: _text, ...line } = lineBetween(rules, view, from, to);
  return <SightLine {...line} />;
}

/** The way that the rules will walk; each square says what has been spent by then. */
function Way({ way, at }: { readonly way: readonly Step[]; readonly at: (square: number) => Point }) {
  const points = way.map(({ square, spent }) => ({ ...at(square), spent }));
  return (
    <g className="way">
      <polyline className="way__line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.slice(1).map(({ x, y, spent }, i) => (
        <g key={`${x},${y}`} className={i === points.length - 2 ? 'step step--last' : 'step'}>
          <circle cx={x} cy={y} r={i === points.length - 2 ? 0.24 : 0.15} />
          <text x={x} y={y + 0.01}>
            {spent}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The 180 degrees in which a man who faces that way sees and shoots (DK-SHOOT-011). */
function Arc({ at, facing }: { readonly at: Point; readonly facing: number }) {
  return (
    <g className="arc" transform={`translate(${at.x} ${at.y}) rotate(${degreesOf(facing)})`}>
      <path d="M-3 0A3 3 0 0 1 3 0Z" />
      <path className="arc__nose" d="M0-.75V-1.6M-.25-1.3 0-1.6 .25-1.3" />
    </g>
  );
}
