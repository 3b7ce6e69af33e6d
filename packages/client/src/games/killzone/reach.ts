import type { KillzoneBoard, KillzoneView } from '@sightline/killzone';
import type { Spot } from '../game.ts';
import { shownAt } from './floors.ts';

const known = new WeakMap<KillzoneView, Map<number, readonly Spot[]>>();

/** Where somebody can get to in his next action: worked out once for all that is drawn of one view. */
export function reachOf(rules: KillzoneBoard, view: KillzoneView, figure: number): readonly Spot[] {
  const ofView = known.get(view) ?? new Map<number, readonly Spot[]>();
  known.set(view, ofView);
  const spots = ofView.get(figure) ?? spotsOf(rules, view, figure);
  ofView.set(figure, spots);
  return spots;
}

function spotsOf(rules: KillzoneBoard, view: KillzoneView, id: number): readonly Spot[] {
  const figure = view.figures[id];
  const { reachStep: size = 0 } = rules;
  if (!figure) return [];
  return (rules.reachableBy?.(view, figure) ?? []).map(place => {
    const { x, y } = shownAt(rules, view, place);
    return { x: x - size / 2, y: y - size / 2, width: size, height: size };
  });
}
