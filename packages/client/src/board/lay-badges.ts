import type { Point } from '../games/game.ts';
import type { Box } from './beside.ts';
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
 * Badges over their places, none over another: where places crowd, only the numbers are shown, each at the first side of
 * its place that is free.
 */
export function layBadges(places: readonly BadgedPlace[]): readonly LaidBadge[] {
  const whole = places.map(overLeft);
  const isCrowded = (box: Box): boolean => whole.some(other => other !== box && shared(box, other) > 0);
  const free = whole.filter(box => !isCrowded(box));
  const taken: Box[] = [...free];
  return places.map((place, i): LaidBadge => {
    const box = whole[i]!;
    if (free.includes(box)) return { ...box, isShort: false };
    const sides = sidesOf(place);
    const best = sides.find(side => taken.every(other => shared(side, other) === 0)) ?? sides[0]!;
    taken.push(best);
    return { ...best, isShort: true };
  });
}

/** A figure has its number at its right. */
function overLeft({ x, y }: Point): Box {
  return { left: x - WHOLE.width * 0.8, top: y - WHOLE.height * 0.7, ...WHOLE };
}

function sidesOf({ x, y, width, height }: BadgedPlace): readonly Box[] {
  const level = y + (height - SHORT.height) / 2;
  const middle = x - SHORT.width / 2;
  const corners = [
    { left: middle, top: y - SHORT.height },
    { left: middle, top: y + height },
    { left: x + width / 2, top: level },
    { left: x - width / 2 - SHORT.width, top: level },
    { left: x + width / 2, top: y - SHORT.height },
    { left: x - width / 2 - SHORT.width, top: y - SHORT.height },
    { left: x + width / 2, top: y + height },
    { left: x - width / 2 - SHORT.width, top: y + height },
  ];
  return corners.map(corner => ({ ...corner, ...SHORT }));
}
