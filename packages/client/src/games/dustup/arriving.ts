import type { DustupView, Place } from '@sightline/dustup';
import { say } from '../../words/dustup.ts';
import type { Spot } from '../game.ts';
import { shownAt } from './land.ts';

// What flies comes in over an edge: the edges as they are pressed and called.

type Edge = 'north' | 'east' | 'south' | 'west';

/** How deep the part of an edge is that is pressed, in inches: on a phone that shows the whole table it is still wide enough. */
const DEPTH = 5;

/** The edge that a place lies on; null for one within the table. */
function edgeAt({ map }: DustupView, { x, y }: Place): Edge | null {
  if (y >= map.depth * 1000) return 'north';
  if (y <= 0) return 'south';
  if (x >= map.width * 1000) return 'east';
  return x <= 0 ? 'west' : null;
}

/** The quarter of an edge about a place on it, deep enough to be pressed; null for a place within the table. */
export function spotOnEdge(view: DustupView, at: Place): Spot | null {
  const edge = edgeAt(view, at);
  if (edge === null) return null;
  const { x, y } = shownAt(view, at);
  const isLying = edge === 'north' || edge === 'south';
  const apart = (isLying ? view.map.width : view.map.depth) / 4;
  const [width, height] = isLying ? [apart, DEPTH] : [DEPTH, apart];
  const left = edge === 'west' ? x : edge === 'east' ? x - width : x - width / 2;
  const top = edge === 'north' ? y : edge === 'south' ? y - height : y - height / 2;
  return { x: left, y: top, width, height };
}

/** The nearest place on any edge. */
export function ontoEdge({ map }: DustupView, { x, y }: Place): Place {
  const [width, depth] = [map.width * 1000, map.depth * 1000];
  const held = (at: number, most: number): number => Math.max(0, Math.min(most, at));
  const [inX, inY] = [held(x, width), held(y, depth)];
  const ways = [
    { off: depth - inY, at: { x: inX, y: depth } },
    { off: inY, at: { x: inX, y: 0 } },
    { off: width - inX, at: { x: width, y: inY } },
    { off: inX, at: { x: 0, y: inY } },
  ];
  return ways.reduce((a, b) => (b.off < a.off ? b : a)).at;
}

/** "the north edge, west part"; null for a place within the table. */
export function edgeName(view: DustupView, at: Place): string | null {
  const edge = edgeAt(view, at);
  if (edge === null) return null;
  const { map } = view;
  const isLying = edge === 'north' || edge === 'south';
  const along = isLying ? at.x / (map.width * 1000) : at.y / (map.depth * 1000);
  const third = Math.min(2, Math.floor(3 * along));
  const part = isLying
    ? (['west', 'middle', 'east'] as const)[third]!
    : (['south', 'middle', 'north'] as const)[third]!;
  return say('dustup.edgePart', { edge: say(`winds.${edge}`), part: part === 'middle' ? null : say(`winds.${part}`) });
}
