import type { DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { useMemo } from 'react';
import { say } from '../../words/duck.ts';
import { sumsOf } from './flight.ts';
import { useRules } from './rules.ts';
import { spotOfSquare } from './squares.ts';

interface Props {
  readonly view: DuckView;
  readonly asked: Question | undefined;
}

/** Where something lies in the way of a throw: how likely it is to land there, in the corner of the square. */
export function FlownPast({ view, asked }: Props) {
  const rules = useRules();
  const sums = useMemo(() => sumsOf(rules, view, asked), [rules, view, asked]);
  const { figure } = (asked ?? {}) as { readonly figure?: number };
  const overhead = view.figures[figure ?? -1]?.overhead;
  return sums.map(({ square, chance }) => {
    const { x, y } = spotOfSquare(rules, view, square, overhead);
    return (
      <text key={square} className="flown-past" x={x + 0.74} y={y + 0.82}>
        {say('duck.flight.sum', { percent: Math.round(chance * 100) })}
      </text>
    );
  });
}
