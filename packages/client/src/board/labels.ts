import type { Point } from '../games/game.ts';
import type { Box } from './beside.ts';

/** A few words about something on the board, in pixels of the picture. */
export interface Label {
  readonly key: string;
  readonly text: string;
  /** What is said of it where there is no room for all. */
  readonly short?: string;
  /** What it speaks of: the box of a figure. */
  readonly of: Box;
}

/** A label where it lies, and so wide; its words keep to the side where that is which they speak of. */
export type Laid<L extends Label = Label> = L & {
  /** There was room for its short text only. */
  readonly isShort: boolean;
  readonly at: Point;
  readonly width: number;
  readonly align: 'left' | 'center' | 'right';
};

interface Room {
  /** Nothing is laid beyond it. */
  readonly within?: Box;
  /** How wide a letter is. */
  readonly letter?: number;
  /** How much of it may lie over figures, as a share. */
  readonly mostCovered?: number;
}

/** How large a line of such words is. */
const HEIGHT = 18;
const LETTER = 6.6;
const PADDING = 12;
const GAP = 2;

/** Of a label so much may lie over other figures before it is left out: whoever wants to know presses the figure. */
const MOST_COVERED = 0.35;

/**
 * Labels below, above or beside what they speak of, so that none lies over another or over a badge and hardly any over a
 * figure. What has no such place is left out.
 */
export function layLabels<L extends Label>(
  labels: readonly L[],
  badges: readonly Box[],
  figures: readonly Box[],
  { within, letter = LETTER, mostCovered = MOST_COVERED }: Room = {},
): Laid<L>[] {
  const taken: Box[] = [...badges];
  const roomFor = (text: string, of: Box): Place | null => {
    const size = { width: text.length * letter + PADDING, height: HEIGHT };
    const boxes = placesAt(of, size)
      .filter(box => (!within || isInside(box, within)) && taken.every(other => shared(box, other) === 0))
      .map(box => ({ box, covered: figures.reduce((sum, figure) => sum + shared(box, figure), 0) }));
    const best = boxes.reduce<(typeof boxes)[number] | null>(
      (least, next) => (least === null || next.covered < least.covered ? next : least),
      null,
    );
    return best && best.covered <= size.width * size.height * mostCovered ? best.box : null;
  };
  return labels.flatMap(label => {
    const whole = roomFor(label.text, label.of);
    const box = whole ?? (label.short === undefined ? null : roomFor(label.short, label.of));
    if (!box) return [];
    taken.push(box);
    const { left, top, width, align } = box;
    return [{ ...label, isShort: whole === null, at: { x: left, y: top }, width, align }];
  });
}

interface Place extends Box {
  readonly align: Laid['align'];
}

/** Below and above in the middle, level at either side, then at the corners and along the sides: all of them touch what they speak of. */
function placesAt(of: Box, { width, height }: { readonly width: number; readonly height: number }): readonly Place[] {
  const middle = of.left + (of.width - width) / 2;
  const level = of.top + (of.height - height) / 2;
  const [below, above] = [of.top + of.height + GAP, of.top - height - GAP];
  const [right, left] = [of.left + of.width + GAP, of.left - width - GAP];
  const [fromLeft, toRight] = [of.left, of.left + of.width - width];
  const [head, foot] = [of.top, of.top + of.height - height];
  const places = [
    { left: middle, top: below, align: 'center' },
    { left: middle, top: above, align: 'center' },
    { left: right, top: level, align: 'left' },
    { left, top: level, align: 'right' },
    { left: fromLeft, top: below, align: 'left' },
    { left: toRight, top: below, align: 'right' },
    { left: fromLeft, top: above, align: 'left' },
    { left: toRight, top: above, align: 'right' },
    { left: right, top: head, align: 'left' },
    { left, top: head, align: 'right' },
    { left: right, top: foot, align: 'left' },
    { left, top: foot, align: 'right' },
  ] as const;
  return places.map(place => ({ ...place, width, height }));
}

function isInside(box: Box, { left, top, width, height }: Box): boolean {
  return (
    box.left >= left && box.top >= top && box.left + box.width <= left + width && box.top + box.height <= top + height
  );
}

/** How much of two boxes is the same. */
export function shared(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}
