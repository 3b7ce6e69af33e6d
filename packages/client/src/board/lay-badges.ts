import type { Point } from '../games/game.ts';
import type { Box } from './beside.ts';
import type { Size } from './camera.ts';
import { shared } from './labels.ts';

/** Where a badge lies, and whether it has room for its word or only for its number. */
export interface LaidBadge extends Box {
  readonly isShort: boolean;
}

/** What a place is in the picture: the middle of its upper edge, and its size, in pixels. */
export interface BadgedPlace extends Point {
  readonly width: number;
  readonly height: number;
}

/** How large a badge is with its word and without, in pixels. */
const WHOLE = { width: 62, height: 34 };
const SHORT = { width: 48, height: 21 };

/** Where no side of its place is free a badge lies so far off, the nearest first, and a line leads to its place. */
const AWAY = [14, 34, 58, 86];

/** No line leads over less than this: the badge is seen to belong there. */
const LEAST_LINE = 6;

/**
 * Badges over their places, none over another, nor over anybody else, whom it would seem to be about: where places crowd,
 * each is at the first side of its place that is free, if need be with its number alone, and where none is, farther off. In
 * the end nobody has room: then it covers as little as can be.
 */
export function layBadges(
  places: readonly BadgedPlace[],
  everybody: readonly Box[] = [],
  picture: Size | null = null,
): readonly LaidBadge[] {
  const whole = places.map(overLeft);
  const strangers = places.map(place => everybody.filter(box => !isIn(box, place)));
  const isCrowded = (box: Box, i: number): boolean =>
    [...whole, ...strangers[i]!].some(other => other !== box && shared(box, other) > 0);
  const free = whole.filter((box, i) => !isCrowded(box, i));
  const taken: Box[] = [...free];
  return places.map((place, i): LaidBadge => {
    const box = whole[i]!;
    if (free.includes(box)) return { ...box, isShort: false };
    const isOpen = (side: Box): boolean => taken.every(other => shared(side, other) === 0);
    const covered = (side: Box): number => strangers[i]!.reduce((sum, other) => sum + shared(side, other), 0);
    const near = [...sidesOf(place, WHOLE), ...sidesOf(place, SHORT)].filter(isOpen);
    // What lies off its place lies over nobody at all, and is seen.
    const isClear = (side: Box): boolean =>
      isOpen(side) && everybody.every(other => shared(side, other) === 0) && isSeen(side, picture);
    const best =
      near.find(side => covered(side) === 0) ??
      AWAY.flatMap(away => sidesOf(place, SHORT, away)).find(isClear) ??
      near.toSorted((a, b) => covered(a) - covered(b))[0] ??
      sidesOf(place, SHORT)[0]!;
    taken.push(best);
    return { ...best, isShort: best.width < WHOLE.width };
  });
}

/** The line from a badge that lies off its place to the rim of that; null where it lies at it. */
export function leaderOf(badge: Box, { x, y, width, height }: BadgedPlace): { from: Point; to: Point } | null {
  const middle = { x, y: y + height / 2 };
  const from = {
    x: Math.max(badge.left, Math.min(badge.left + badge.width, middle.x)),
    y: Math.max(badge.top, Math.min(badge.top + badge.height, middle.y)),
  };
  const length = Math.hypot(middle.x - from.x, middle.y - from.y);
  const left = length - Math.min(width, height) / 2;
  const aside = Math.max(Math.abs(from.x - middle.x) - width / 2, Math.abs(from.y - middle.y) - height / 2);
  if (aside < LEAST_LINE) return null;
  const share = left / length;
  return { from, to: { x: from.x + (middle.x - from.x) * share, y: from.y + (middle.y - from.y) * share } };
}

/** Whether its middle lies in a box: then it is whoever that is. */
function isIn({ left, top, width, height }: Box, place: BadgedPlace): boolean {
  const [across, down] = [place.x - left, place.y + place.height / 2 - top];
  return across >= 0 && across <= width && down >= 0 && down <= height;
}

const isSeen = ({ left, top, width, height }: Box, picture: Size | null): boolean =>
  picture === null || (left >= 0 && top >= 0 && left + width <= picture.width && top + height <= picture.height);

/** A figure has its number at its right. */
function overLeft({ x, y }: Point): Box {
  return { left: x - WHOLE.width * 0.8, top: y - WHOLE.height * 0.7, ...WHOLE };
}

/** Above, below, at either side and at the corners of a place, so far away from it. */
function sidesOf({ x, y, width, height }: BadgedPlace, badge: Size, away = 0): readonly Box[] {
  const level = y + (height - badge.height) / 2;
  const middle = x - badge.width / 2;
  const [left, right] = [x - width / 2 - badge.width - away, x + width / 2 + away];
  const [above, below] = [y - badge.height - away, y + height + away];
  const corners = [
    { left: middle, top: above },
    { left: middle, top: below },
    { left: right, top: level },
    { left, top: level },
    { left: right, top: above },
    { left, top: above },
    { left: right, top: below },
    { left, top: below },
  ];
  return corners.map(corner => ({ ...corner, ...badge }));
}
