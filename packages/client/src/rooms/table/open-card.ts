import type { Spot } from '../../games/game.ts';
import type { TableState } from './use-table.ts';

/** Whether there is something to be laid beside its place: what can be done there, or whoever stands there. */
export function isOpen({ considering, selected, turn, unsure }: TableState): boolean {
  const { marked, here } = considering;
  if (unsure) return false;
  if (here.length === 1 && here[0]!.spot === null && selected === null && !turn) return false;
  return here.length > 0 || marked !== undefined || selected !== null;
}

/**
 * Where the card belongs: at what is marked, or else at whoever is selected. It stays there while the pointer goes elsewhere,
 * or whoever goes for one of its buttons would press what lies below.
 */
export function anchorOf({ game, view, considering, selected }: TableState): Spot | null {
  const { marked, atMark, here } = considering;
  if (marked !== undefined) return here.find(({ spot }) => spot)?.spot ?? atMark?.spot ?? null;
  const point = selected === null ? null : game.pointOf?.(view, selected);
  return point ? { x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1 } : null;
}

/** Whether what can be done there names the place already: a card does not say it twice. */
export function isSaidBy(title: string, acts: readonly { readonly label: string }[]): boolean {
  return acts.some(({ label }) => label.toLowerCase().includes(title.toLowerCase()));
}
