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

/**
 * Badges over their places, none over another, nor over anybody else, whom it would seem to be about: where places crowd,
 * each is at the first side of its place that is free, and where none is, only its number is shown.
 */
export function layBadges(places: readonly BadgedPlace[], everybody: readonly Box[] = []): readonly LaidBadge[] {
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
    const isNobodys = (side: Box): boolean => strangers[i]!.every(other => shared(side, other) === 0);
    const roomy = sidesOf(place, WHOLE).find(side => isOpen(side) && isNobodys(side));
    const sides = sidesOf(place, SHORT);
    const open = sides.filter(isOpen);
    const best = roomy ?? open.find(isNobodys) ?? open[0] ?? sides[0]!;
    taken.push(best);
    return { ...best, isShort: !roomy };
  });
}

/** Whether its middle lies in a box: then it is whoever that is. */
function isIn({ left, top, width, height }: Box, place: BadgedPlace): boolean {
  const [across, down] = [place.x - left, place.y + place.height / 2 - top];
  return across >= 0 && across <= width && down >= 0 && down <= height;
}

/** A figure has its number at its right. */
function overLeft({ x, y }: Point): Box {
  return { left: x - WHOLE.width * 0.8, top: y - WHOLE.height * 0.7, ...WHOLE };
}

function sidesOf({ x, y, width, height }: BadgedPlace, badge: Size): readonly Box[] {
  const level = y + (height - badge.height) / 2;
  const middle = x - badge.width / 2;
  const [left, right] = [x - width / 2 - badge.width, x + width / 2];
  const [above, below] = [y - badge.height, y + height];
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
