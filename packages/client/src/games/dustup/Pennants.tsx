import flag from 'icon:flag-objective';
import type { DustupView } from '@sightline/dustup';
import type { Written } from '../../board/written.ts';
import { Icon } from '../../parts/Icon.tsx';
import { called, say } from '../../words/dustup.ts';
import type { Point, SideMark } from '../game.ts';
import { shownAt } from './land.ts';
import { MARKS, pointOfUnit } from './units.ts';

/** So near to it somebody may stand over its mark, in inches. */
const OVER_IT = 1.6;
/** So far above its place its flag flies clear of a squad. */
const ABOVE = 2.9;

/** How high its letters are, as its style has it. */
const LETTERS = 0.7;

/** What is fought for by its name and worth, over everybody; where somebody stands on it, its flag flies above him. */
export function Pennants({ view }: { readonly view: DustupView }) {
  return pennantsOf(view).map(({ id, mark, isHidden, at: { x, y }, lift, text }) => (
    <g key={id} className={`pennant${mark ? ` token--${mark}` : ''}`} transform={`translate(${x} ${y})`}>
      {isHidden && (
        <g className={mark ? 'objective objective--held' : 'objective'}>
          <circle className="objective__mark" cy={-ABOVE - 1.5} r={0.6} />
          <Icon path={flag} x={-0.4} y={-ABOVE - 1.9} size={0.8} />
        </g>
      )}
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
  /** Somebody stands over its mark, and its flag flies above him. */
  readonly isHidden: boolean;
  readonly lift: number;
  readonly text: string;
}

function pennantsOf(view: DustupView): readonly Pennant[] {
  const units = view.units.filter(({ where }) => where === 'table').map(unit => pointOfUnit(view, unit));
  return view.objectives.flatMap(({ id, name, points, holder, carrier, ...place }) => {
    if (carrier >= 0) return [];
    const at = shownAt(view, place);
    const isHidden = units.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < OVER_IT);
    const text = say('dustup.pennant', { name: called(name), points });
    return [{ id, mark: MARKS[holder], at, isHidden, lift: isHidden ? ABOVE : 1.1, text }];
  });
}
