import type { DuckBoard, DuckView, Figure } from '@sightline/duck';
import { say } from '../../words/duck.ts';
import { nameText } from './names.ts';

/** Who and what lies under a straight line to a square, by name. */
export function passedBy(rules: DuckBoard, view: DuckView, man: Figure, target: number): readonly string[] {
  const { figures = [], pieces = [] } = rules.flightOf?.(view, man, target) ?? {};
  const passed = view.figures.filter(
    other => other !== man && figures.includes(other.at) && other.overhead === man.overhead && rules.isOnMap(other),
  );
  return [...passed.map(other => nameText(rules, other)), ...(pieces.length > 0 ? [say('duck.flight.low')] : [])];
}
