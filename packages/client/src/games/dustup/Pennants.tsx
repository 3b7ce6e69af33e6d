import type { DustupView } from '@sightline/dustup';
import type { Written } from '../../board/written.ts';
import { called, say } from '../../words/dustup.ts';
import type { Point, SideMark } from '../game.ts';
import { shownAt } from './land.ts';
import { MARKS, pointOfUnit } from './units.ts';

/** So near to it somebody may stand over its mark, in inches. */
const OVER_IT = 1.6;
/** So far above its place its name stands clear of a squad. */
const ABOVE = 2.9;

/** How high its letters are, as its style has it. */
const LETTERS = 0.7;

/** What is fought for by its name and worth, over everybody; where somebody stands on it, its name stands on a staff above him. */
export function Pennants({ view }: { readonly view: DustupView }) {
  return pennantsOf(view).map(({ id, mark, isHidden, at: { x, y }, lift, text }) => (
    <g key={id} className={`pennant${mark ? ` token--${mark}` : ''}`} transform={`translate(${x} ${y})`}>
      {isHidden && <line className="pennant__staff" y2={-lift + 0.2} />}
      <text y={-lift}>{text}</text>
    </g>
  ));
}

/** What is written there: no name of a unit is laid over it. */
export function writing(view: DustupView): readonly Written[] {
  return pennantsOf(view).map(({ at: { x, y }, lift, text }) => ({ at: { x, y: y - lift }, text, size: LETTERS }));
}

interface Pennant {
  readonly id: number;
  readonly mark: SideMark | undefined;
  readonly at: Point;
  /** Somebody stands over its mark, and its name stands above him. */
  readonly isHidden: boolean;
  readonly lift: number;
  readonly text: string;
}

function pennantsOf(view: DustupView): readonly Pennant[] {
  const there = view.units.filter(({ where }) => where === 'table');
  const people = there.flatMap(unit => [
    pointOfUnit(view, unit),
    ...unit.figures.map(figure => shownAt(view, view.figures[figure]!)),
  ]);
  return view.objectives.flatMap(({ id, name, points, holder, carrier, ...place }) => {
    if (carrier >= 0) return [];
    const at = shownAt(view, place);
    const isHidden = people.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < OVER_IT);
    const text = say('dustup.pennant', { name: called(name), points });
    return [{ id, mark: MARKS[holder], at, isHidden, lift: isHidden ? ABOVE : 1.1, text }];
  });
}
