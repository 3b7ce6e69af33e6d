import type { Figure, KillzoneBoard, KillzoneView } from '@sightline/killzone';

/**
 * Whether somebody has had his action of this turn: one meaning for the board, the list of one's own, the bar and the cards. At
 * the start of a turn nobody has. Old editions do not say who has nothing left to do while his group acts.
 */
export function hasActed(rules: KillzoneBoard, view: KillzoneView, figure: Figure): boolean {
  const { group, finished, state, vehicle, place } = figure;
  if (state === 'killed' || state === 'captured') return true;
  if (view.acting === group) {
    if (rules.canAct) return !rules.canAct(view, figure);
    return finished || state !== 'active' || (place === 0 && view.vehicles[vehicle]!.moved);
  }
  const at = view.sequence.indexOf(group);
  return view.phase === 'changingOrders' || (view.phase === 'action' && at >= 0 && at < view.begun);
}
