import type { DuckBoard, DuckView, Figure, SquareSide } from '@sightline/duck';
import { columnOf, rowOf, sideOfPosition, squareAt } from '@sightline/geometry/grid';
import type { Point, Spot } from '../game.ts';
import { ceilingUnder, shiftOf } from './levels.ts';

/** A square of the ship in the picture, on its deck or on the plan of its ceiling. */
export function spotOfSquare(rules: DuckBoard, view: DuckView, square: number, overhead = false): Spot {
  const { grid } = rules.planOf(view.arena);
  const shift = shiftOf(rules, view, square, overhead);
  return { x: columnOf(grid, square) + shift.x, y: rowOf(grid, square) + shift.y, width: 1, height: 1 };
}

export function centreOf(rules: DuckBoard, view: DuckView, square: number, overhead = false): Point {
  const { x, y } = spotOfSquare(rules, view, square, overhead);
  return { x: x + 0.5, y: y + 0.5 };
}

/** A square of one of the two levels. */
export interface Place {
  readonly square: number;
  readonly overhead: boolean;
}

/** The square under a point and its level; null off the map. */
export function placeUnder(rules: DuckBoard, view: DuckView, point: Point): Place | null {
  const above = ceilingUnder(rules, view, point);
  const { x, y } = above ? { x: point.x - above.right, y: point.y - above.down } : point;
  const square = squareAt(rules.planOf(view.arena).grid, Math.floor(x), Math.floor(y));
  return square < 0 ? null : { square, overhead: above !== undefined };
}

/** Degrees clockwise from north. */
export function degreesOf(direction: number): number {
  return (direction - 1) * 45;
}

/** The line of a square-side, from one corner to the other. */
export function lineOfSide(rules: DuckBoard, view: DuckView, { square, side }: SquareSide): { from: Point; to: Point } {
  const { x, y } = spotOfSquare(rules, view, square);
  switch (side) {
    case 1:
      return { from: { x, y }, to: { x: x + 1, y } };
    case 3:
      return { from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } };
    case 5:
      return { from: { x, y: y + 1 }, to: { x: x + 1, y: y + 1 } };
    default:
      return { from: { x, y }, to: { x, y: y + 1 } };
  }
}

/** The upper left corner of a tile in the picture. */
function cornerOf(rules: DuckBoard, view: DuckView, tile: number): Point {
  const { tiles, tiling } = rules.planOf(view.arena);
  const { place } = tiles[tile]!;
  return { x: (place % tiling.columns) * 5, y: Math.floor(place / tiling.columns) * 5 };
}

/** Where on a tile its ping may be drawn, most usual first: above its middle, below it, or to one side. */
const PLACES_OF_PING: readonly Point[] = [
  { x: 2.5, y: 1.3 },
  { x: 2.5, y: 3.7 },
  { x: 1.3, y: 2.5 },
  { x: 3.7, y: 2.5 },
];
/** A ping has this radius and a counter on its square that: nearer than both together they would lie on one another. */
const PING_AND_COUNTER = 0.62 + 0.42;
/** Each further marker of a tile lies so much to the right. */
const NEXT_PING = 0.5;

/** Where the ping of a tile is drawn: clear of the Source chits that lie there. */
export function pingOf(rules: DuckBoard, view: DuckView, tile: number): Point {
  const { x, y } = cornerOf(rules, view, tile);
  const { tileAt } = rules.planOf(view.arena);
  const chits = view.chits
    .filter(({ at }) => at >= 0 && tileAt[at] === tile)
    .map(({ at }) => centreOf(rules, view, at));
  const markers = Math.max(1, view.tiles[tile]?.markers.length ?? 0);
  const isClear = (place: Point): boolean =>
    Array.from({ length: markers }, (_, i) => place.x + x + i * NEXT_PING).every(px =>
      chits.every(chit => Math.hypot(px - chit.x, place.y + y - chit.y) >= PING_AND_COUNTER),
    );
  const place = PLACES_OF_PING.find(isClear) ?? PLACES_OF_PING[0]!;
  return { x: place.x + x, y: place.y + y };
}

/** Where the Source chits of a tile are drawn of which nobody knows yet on which square they lie. */
export function hiddenChitsOf(rules: DuckBoard, view: DuckView, tile: number): readonly Point[] {
  const { x, y } = cornerOf(rules, view, tile);
  return view.chits
    .filter(chit => chit.tile === tile && chit.at < 0)
    .map((_, i) => ({ x: x + 4 - i * 0.5, y: y + 4.2 }));
}

/** Pings and Source chits: what one looks for that is nobody. */
export function landmarks(rules: DuckBoard, view: DuckView): readonly Spot[] {
  const pings = view.tiles.flatMap(({ markers }, tile) => (markers.length > 0 ? [pingOf(rules, view, tile)] : []));
  const chits = view.chits.flatMap(({ at }) => (at >= 0 ? [spotOfSquare(rules, view, at)] : []));
  return [...pings.map(({ x, y }) => ({ x: x - 0.6, y: y - 0.6, width: 1.2, height: 1.2 })), ...chits];
}

/** A door as a place to point at: a band over its square-sides. */
export function spotOfDoor(rules: DuckBoard, view: DuckView, door: number): Spot {
  const lines = rules.planOf(view.arena).doors[door]!.segments.map(segment => lineOfSide(rules, view, segment));
  const xs = lines.flatMap(({ from, to }) => [from.x, to.x]);
  const ys = lines.flatMap(({ from, to }) => [from.y, to.y]);
  const [left, top] = [Math.min(...xs) - 0.25, Math.min(...ys) - 0.25];
  return { x: left, y: top, width: Math.max(...xs) + 0.25 - left, height: Math.max(...ys) + 0.25 - top };
}

/**
 * Where a figure is drawn: in the middle of its square, or towards the side that its position means (DK-MOVE-014). Those
 * who would stand on one another, as in a grapple, are drawn side by side.
 */
export function pointOf(rules: DuckBoard, view: DuckView, figure: Figure): Point {
  const centre = centreOf(rules, view, figure.at, figure.overhead);
  const here = view.figures.filter(
    other => other.at === figure.at && other.overhead === figure.overhead && (other === figure || rules.isOnMap(other)),
  );
  const sides = here.map(({ facing, position }) => sideOfPosition(facing, position));
  const isCrowded = new Set(sides).size < here.length || (here.length > 1 && sides.includes(null));
  const { x, y } = isCrowded
    ? fanned(here.indexOf(figure), here.length)
    : towards(figure, here.length > 1 ? SHIFT : LEANING);
  return { x: centre.x + x, y: centre.y + y };
}

const SHIFT = 0.24;
/** Whoever has a square to himself stands in it; that he keeps to one half is hinted at. */
const LEANING = 0.06;
/** A heap of three or more is spread so far that each can be told from the others. */
const SPREAD = 0.33;

/** Round about the middle of the square, the first to the left. */
function fanned(nth: number, of: number): Point {
  const angle = Math.PI + (nth / of) * 2 * Math.PI;
  const far = of > 2 ? SPREAD : SHIFT;
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
}

function towards({ facing, position }: Figure, far: number): Point {
  switch (sideOfPosition(facing, position)) {
    case 1:
      return { x: 0, y: -far };
    case 3:
      return { x: far, y: 0 };
    case 5:
      return { x: 0, y: far };
    case 7:
      return { x: -far, y: 0 };
    default:
      return { x: 0, y: 0 };
  }
}
