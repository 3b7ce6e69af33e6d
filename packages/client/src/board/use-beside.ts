import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Point } from '../games/game.ts';
import { type Box, beside, type Corner, cornerOf, type Laid, roomFor } from './beside.ts';
import type { Projection } from './Stage.tsx';

interface Laying extends Omit<Laid, 'card' | 'picture'> {
  readonly projection: Projection;
  /** It stays in the corner that it is in, as long as it covers nothing there. */
  readonly keeps?: boolean;
}

/** A card that stays where it is has so many pixels at least, though it may reach below a panel then. */
const LEAST_ROOM = 120;

/** Other cards keep clear of whatever has this attribute. */
const KEPT_CLEAR = '[data-keep-clear]';

/**
 * Lays a card beside what it speaks of, between the panels and clear of other cards, after every drawing: the picture moves,
 * and the card grows when its odds are counted. It is never higher than what is free. Under a pointer it stays where it is:
 * whoever aims at one of its buttons must not miss it because the card has grown by his pointing at it.
 */
export function useBeside(card: RefObject<HTMLElement | null>, laying: Laying): void {
  const laidAt = useRef<Point | null>(null);
  const laidIn = useRef<Corner | null>(null);
  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    const { projection, keeps, clear = [], ...laid } = laying;
    const lay = (): void => {
      if (laidAt.current && current.matches(':hover')) {
        const room = projection.size.height - laid.insets.bottom - laidAt.current.y;
        current.style.maxHeight = `${Math.max(LEAST_ROOM, room)}px`;
        return;
      }
      current.style.maxHeight = `${roomFor(projection.size, laid.insets)}px`;
      const size = { width: current.offsetWidth, height: current.offsetHeight };
      const others = othersThan(current);
      const { current: kept } = laidIn;
      const corners = keeps && kept ? [kept, ...(laid.corners ?? [])] : laid.corners;
      const all: Laid = {
        ...laid,
        ...(corners && { corners }),
        card: size,
        picture: projection.size,
        clear: [...clear, ...others],
      };
      const { x, y } = beside(all);
      laidAt.current = { x, y };
      laidIn.current = cornerOf(all, laidAt.current) ?? kept;
      current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    lay();
    const grown = new ResizeObserver(lay);
    grown.observe(current);
    return () => grown.disconnect();
  });
}

/** What else there is over the board that is to be kept clear, in pixels of the table. */
export function othersThan(card: HTMLElement): Box[] {
  const whole = card.closest('.table');
  if (!whole) return [];
  const { left, top } = whole.getBoundingClientRect();
  return [...whole.querySelectorAll(KEPT_CLEAR)].flatMap(other => {
    const box = other.getBoundingClientRect();
    if (other === card || box.width === 0) return [];
    return [{ left: box.left - left, top: box.top - top, width: box.width, height: box.height }];
  });
}
