import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import type { Wheel } from '../table-talk.ts';
import { factsOf, type Listed } from './answers.ts';
import { degreesOf, pointOf } from './squares.ts';

const OF_FACINGS: ReadonlySet<string> = new Set(['stance', 'crawlFacing', 'threatFacing']);

/** The ways that a figure may look, as spokes about it; of several stances that look one way the plainest. */
export function wheel(rules: DuckBoard, view: DuckView, question: Question): Wheel | null {
  if (!OF_FACINGS.has(question.kind)) return null;
  const { figure: id, options } = question as Listed;
  const figure = view.figures[id];
  if (!figure || figure.at < 0) return null;
  const spokes = new Map<number, unknown>();
  for (const option of [...options].sort((a, b) => plainness(figure.position, b) - plainness(figure.position, a))) {
    const { facing } = factsOf(option);
    if (typeof facing === 'number' && !spokes.has(facing)) spokes.set(facing, option);
  }
  return {
    centre: pointOf(rules, view, figure),
    spokes: [...spokes].map(([facing, answer]) => ({ degrees: degreesOf(facing), answer })),
  };
}

/** In the middle before where he stands, where he stands before elsewhere. */
function plainness(position: string, option: unknown): number {
  const { position: wanted = 'centre' } = factsOf(option);
  return wanted === 'centre' ? 2 : wanted === position ? 1 : 0;
}
