import type { DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { factsOf } from './answers.ts';
import { useRules } from './rules.ts';
import { centreOf, spotOfSquare } from './squares.ts';

/** What has been announced while the next square of it is asked for: where squirts go and how many, and what is sprayed. */
export function Announced({ view, asked }: { readonly view: DuckView; readonly asked: Question | undefined }) {
  const rules = useRules();
  return announced(asked).map(({ square, count }) => {
    const { x, y } = centreOf(rules, view, square);
    return (
      <g key={square} className="announced">
        <rect className="touched touched--fire" {...spotOfSquare(rules, view, square)} />
        <text x={x} y={y + 0.42}>
          {count}
        </text>
      </g>
    );
  });
}

interface Place {
  readonly square: number;
  /** How many squirts; a spray covers its squares once. */
  readonly count: string;
}

function announced(asked: Question | undefined): readonly Place[] {
  const { jets = [], squares = [] } = (asked ?? {}) as {
    readonly jets?: readonly unknown[];
    readonly squares?: readonly number[];
  };
  if (asked?.kind === 'spraySquare') return squares.map(square => ({ square, count: '' }));
  if (asked?.kind !== 'jet') return [];
  return jets.flatMap(jet => {
    const { square, squirts } = factsOf(jet);
    return typeof square === 'number' ? [{ square, count: `×${String(squirts)}` }] : [];
  });
}
