import { type DuckView, type Figure, planOf } from '@sightline/duck';
import { SightLine } from '../../board/SightLine.tsx';
import type { PreviewProps } from '../game.ts';
import { lineBetween } from './sight.ts';
import { centreOf, degreesOf, pointOf, spotOfSquare } from './squares.ts';
import { wayTo } from './ways.ts';

type Facts = Readonly<Record<string, unknown>>;

/** What an answer would look like on the map. */
export function Preview({ view, question, answer }: PreviewProps<DuckView>) {
  const { figure: id } = question as typeof question & { readonly figure?: number };
  const figure = id === undefined ? undefined : view.figures[id];
  if (!figure || figure.at < 0) return null;
  if (question.kind === 'walk') return <Walk view={view} figure={figure} where={answer as Facts} />;
  if (question.kind === 'throwAt' && typeof answer === 'number')
    return <Blast view={view} figure={figure} at={answer} />;
  if (typeof answer !== 'object' || answer === null) return null;
  const facts = answer as Facts;
  if (typeof facts['facing'] === 'number') return <Arc view={view} figure={figure} facing={facts['facing']} />;
  const target = typeof facts['target'] === 'number' ? view.figures[facts['target']] : undefined;
  if (!target || target.at < 0) return null;
  const { text: _text, ...line } = lineBetween(view, figure, target);
  return <SightLine {...line} />;
}

function Walk({ view, figure, where }: { readonly view: DuckView; readonly figure: Figure; readonly where: Facts }) {
  const to = where['to'] ?? where['via'];
  const way = typeof to === 'number' ? wayTo(view, figure, to) : null;
  if (!way) return null;
  const points = way.map(square => centreOf(view, square));
  return (
    <g className="way">
      <polyline className="way__line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.slice(1).map(({ x, y }, i) => (
        <g key={`${x},${y}`} className={i === points.length - 2 ? 'step step--last' : 'step'}>
          <circle cx={x} cy={y} r={i === points.length - 2 ? 0.24 : 0.15} />
          <text x={x} y={y + 0.01}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The 180 degrees in which a man who faces that way sees and shoots (DK-SHOOT-011). */
function Arc({ view, figure, facing }: { readonly view: DuckView; readonly figure: Figure; readonly facing: number }) {
  const { x, y } = pointOf(view, figure);
  return (
    <g className="arc" transform={`translate(${x} ${y}) rotate(${degreesOf(facing)})`}>
      <path d="M-3 0A3 3 0 0 1 3 0Z" />
      <path className="arc__nose" d="M0-.75V-1.6M-.25-1.3 0-1.6 .25-1.3" />
    </g>
  );
}

/** The squares round a blast. */
function Blast({ view, figure, at }: { readonly view: DuckView; readonly figure: Figure; readonly at: number }) {
  const { grid, tileAt } = planOf(view.arena);
  const near = Array.from({ length: grid.size }, (_, square) => square).filter(square => {
    const [dx, dy] = [
      (square % grid.width) - (at % grid.width),
      Math.floor(square / grid.width) - Math.floor(at / grid.width),
    ];
    return Math.max(Math.abs(dx), Math.abs(dy)) <= 1 && tileAt[square]! >= 0;
  });
  const [from, to] = [pointOf(view, figure), centreOf(view, at)];
  return (
    <g className="template">
      {near.map(square => (
        <rect key={square} {...spotOfSquare(view, square)} />
      ))}
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
    </g>
  );
}
