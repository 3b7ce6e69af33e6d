import type { Point } from '../games/game.ts';
import type { Insets, Size } from './camera.ts';

/** A box in pixels of the picture. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Pixels between a card and those it speaks of, and from the edge. */
const GAP = 14;

/** The smallest box round some points, with so much room around each; null round none. */
export function boxAround(points: readonly Point[], room: number): Box | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { left, top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

/** How high a card may be between the panels. */
export function roomFor({ height }: Size, { top, bottom }: Insets): number {
  return Math.max(0, height - top - bottom - 2 * GAP);
}

/** A card that is to be laid over the board. */
export interface Laid {
  readonly card: Size;
  readonly picture: Size;
  /** What of the picture lies under panels. */
  readonly insets: Insets;
  /** What it speaks of. */
  readonly box: Box | null;
  /** What it must not lie over, if there is any way. */
  readonly clear?: readonly Box[];
  /** What it had better not lie over either: everybody else who is to be seen. */
  readonly rather?: readonly Box[];
  /** Where it goes when it speaks of nothing, or there is no room beside it. */
  readonly corners?: readonly Corner[];
  /** With its top at the top of the box, so that it does not move when it grows. */
  readonly hangs?: boolean;
}

/** To lie over what had better be seen costs so much less than to lie over what must be. */
const RATHER = 0.1;
/** A place that was pressed is small, and yet must be seen: to lie over the least of it costs as much as so many pixels. */
const AT_ALL = 20_000;

/** How far apart places are that are tried where none of the usual ones is free, in pixels. */
const STRIDE = 24;

/**
 * Where a card lies beside a box: right of it, left, below or above, or at the foot of what is free of panels or in a
 * corner of it: the first of these where it lies over nothing that is to be kept clear. Where there is none, anywhere that
 * is, as near to the box as can be; or else where it covers least.
 */
export function beside(laid: Laid): Point {
  const { box, card, clear = [], rather = [], corners = CORNERS, hangs = false } = laid;
  const { least, most } = bounds(laid);
  const within = (x: number, y: number): Point => ({
    x: Math.max(least.x, Math.min(most.x, x)),
    y: Math.max(least.y, Math.min(most.y, y)),
  });
  const places = [...(box ? around(box, card, hangs, within) : []), ...corners.map(corner => at(corner, least, most))];
  const isFree = ({ x, y }: Point): boolean => x >= least.x && y >= least.y && x <= most.x && y <= most.y;
  const cost = (place: Point): number =>
    clear.reduce((sum, each) => sum + lyingOver(overlap(each, card, place)), 0) +
    rather.reduce((sum, each) => sum + RATHER * overlap(each, card, place), 0);
  const usual = cheapest(places.filter(isFree), cost);
  if (usual.cost === 0) return usual.place;
  const wanted = box ? within(box.left + box.width / 2 - card.width / 2, box.top) : usual.place;
  const apart = ({ x, y }: Point): number => Math.hypot(x - wanted.x, y - wanted.y);
  const anywhere = cheapest(
    grid(least, most).toSorted((a, b) => apart(a) - apart(b)),
    cost,
  );
  return anywhere.cost < usual.cost ? anywhere.place : usual.place;
}

/** Which of its corners a card was laid in. */
export function cornerOf(laid: Laid, { x, y }: Point): Corner | undefined {
  const { least, most } = bounds(laid);
  return laid.corners?.find(corner => {
    const place = at(corner, least, most);
    return place.x === x && place.y === y;
  });
}

function bounds({ card, picture, insets }: Laid): { readonly least: Point; readonly most: Point } {
  const least = { x: insets.left + GAP, y: insets.top + GAP };
  const most = {
    x: Math.max(least.x, picture.width - insets.right - GAP - card.width),
    y: Math.max(least.y, picture.height - insets.bottom - GAP - card.height),
  };
  return { least, most };
}

const lyingOver = (pixels: number): number => (pixels > 0 ? AT_ALL + pixels : 0);

/** The first of those that cost least. */
function cheapest(places: readonly Point[], costOf: (place: Point) => number): { place: Point; cost: number } {
  return places
    .map(place => ({ place, cost: costOf(place) }))
    .reduce((best, next) => (next.cost < best.cost ? next : best));
}

/** Places all over what is free, its edges among them. */
function grid(least: Point, most: Point): readonly Point[] {
  const along = (from: number, to: number): readonly number[] => {
    const strides = Math.ceil((to - from) / STRIDE);
    return Array.from({ length: strides + 1 }, (_, i) => (strides === 0 ? from : from + ((to - from) * i) / strides));
  };
  return along(least.x, most.x).flatMap(x => along(least.y, most.y).map(y => ({ x, y })));
}

/** Where nothing is to be lain beside, or where there is no room: at the foot, then in the corners. */
export type Corner = 'foot' | 'top right' | 'top left' | 'bottom right' | 'bottom left';
const CORNERS: readonly Corner[] = ['foot', 'top right', 'top left', 'bottom right', 'bottom left'];

function at(corner: Corner, least: Point, most: Point): Point {
  if (corner === 'foot') return { x: (least.x + most.x) / 2, y: most.y };
  return { x: corner.endsWith('right') ? most.x : least.x, y: corner.startsWith('top') ? least.y : most.y };
}

/** At either side, level with the box; below and above it; then at either side, but higher or lower. */
function around(box: Box, card: Size, hangs: boolean, within: (x: number, y: number) => Point): readonly Point[] {
  const { left, top, width, height } = box;
  const sides = (y: number): readonly Point[] =>
    [left + width + GAP, left - card.width - GAP].map(x => ({ x, y: within(x, y).y }));
  const { x: middle } = within(left + width / 2 - card.width / 2, 0);
  return [
    ...sides(hangs ? top : top + height / 2 - card.height / 2),
    { x: middle, y: top + height + GAP },
    { x: middle, y: top - card.height - GAP },
    ...sides(top),
    ...sides(top + height - card.height),
    ...sides(0),
  ];
}

function overlap({ left, top, width, height }: Box, card: Size, { x, y }: Point): number {
  const across = Math.min(left + width, x + card.width) - Math.max(left, x);
  const down = Math.min(top + height, y + card.height) - Math.max(top, y);
  return across > 0 && down > 0 ? across * down : 0;
}
