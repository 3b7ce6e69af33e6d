import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Point } from '../games/game.ts';

/** What fingers, mouse and wheel ask of the picture, in its own pixels. */
export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(at: Point, factor: number): void;
  hover(at: Point | null): void;
  press(at: Point, touch: boolean): void;
  /** Whether something lies there that is dragged instead of the picture. */
  grab(at: Point): boolean;
  drag(at: Point): void;
}

/** A pointer that moved no further than this was pressed, not dragged. */
const STILL = 6;

interface Held {
  at: Point;
  readonly start: Point;
}

export function useGestures(element: RefObject<SVGSVGElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures);
  useLayoutEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => {
    const svg = element.current;
    if (!svg) return;
    return listen(svg, () => latest.current);
  }, [element]);
}

function listen(svg: SVGSVGElement, gestures: () => Gestures): () => void {
  const held = new Map<number, Held>();
  let dragged = false;
  let grabbed = false;

  // To measure the picture has the browser lay out the page, in the middle of a press too. A mouse has come there before it
  // presses, and what a finger has pressed is where it was when it is lifted.
  let measured: DOMRect | null = null;
  const resized = new ResizeObserver(() => {
    measured = null;
  });
  resized.observe(svg);

  const pixelOf = ({ clientX, clientY }: MouseEvent): Point => {
    measured ??= svg.getBoundingClientRect();
    return { x: clientX - measured.left, y: clientY - measured.top };
  };
  const pixelAnew = (event: MouseEvent): Point => {
    measured = null;
    return pixelOf(event);
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const at = event.pointerType === 'mouse' ? pixelOf(event) : pixelAnew(event);
    held.set(event.pointerId, { at, start: at });
    if (held.size !== 1) return;
    dragged = false;
    grabbed = gestures().grab(at);
  };

  const move = (event: PointerEvent): void => {
    const at = pixelAnew(event);
    const pointer = held.get(event.pointerId);
    if (!pointer) {
      if (event.pointerType !== 'touch') gestures().hover(at);
      return;
    }
    if (!dragged && distance(at, pointer.start) < STILL && held.size === 1) return;
    if (!dragged) svg.setPointerCapture(event.pointerId);
    dragged = true;
    if (grabbed && held.size === 1) return gestures().drag(at);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      gestures().zoom(middle(at, other.at), distance(at, other.at) / Math.max(1, distance(pointer.at, other.at)));
    }
    const share = other ? 0.5 : 1;
    gestures().pan((at.x - pointer.at.x) * share, (at.y - pointer.at.y) * share);
    pointer.at = at;
  };

  const up = (event: PointerEvent): void => {
    const wasHeld = held.delete(event.pointerId);
    if (wasHeld && !dragged && event.type === 'pointerup')
      gestures().press(pixelOf(event), event.pointerType === 'touch');
  };

  const leave = (): void => {
    measured = null;
    gestures().hover(null);
  };

  /** The other button of the mouse asks what can be done there, like the first. */
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    if (held.size === 0) gestures().press(pixelOf(event), false);
  };

  /** A tap is followed by a click at the same spot, and by then a card may lie there: it would be pressed unseen. */
  const lifted = (event: TouchEvent): void => {
    if (event.cancelable) event.preventDefault();
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    gestures().zoom(pixelAnew(event), 1.0015 ** -event.deltaY);
  };

  const stop = new AbortController();
  const { signal } = stop;
  svg.addEventListener('pointerdown', down, { signal });
  svg.addEventListener('pointermove', move, { signal });
  svg.addEventListener('pointerup', up, { signal });
  svg.addEventListener('pointercancel', up, { signal });
  svg.addEventListener('pointerleave', leave, { signal });
  svg.addEventListener('touchend', lifted, { signal, passive: false });
  svg.addEventListener('contextmenu', menu, { signal });
  svg.addEventListener('wheel', wheel, { signal, passive: false });
  return () => {
    stop.abort();
    resized.disconnect();
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
