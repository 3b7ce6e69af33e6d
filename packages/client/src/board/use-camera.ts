import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Point, Spot } from '../games/game.ts';
import { preferences } from '../store/preferences.ts';
import type { Box } from './beside.ts';
import { between, type Camera, type Frame, fit, type Insets, isInSight, lookAt, opening, withNear } from './camera.ts';

/** How long the picture takes to get somewhere, in milliseconds. */
const EASE = 320;

/** Whom the picture opens on, how many pixels a unit of the board has then, and how many at least. */
export interface Opening {
  readonly points: readonly Point[];
  readonly closeness: number;
  readonly least?: number;
}

/** How what is asked is to be seen. */
export interface Closeness {
  /** As much of this with it as has room while a unit of the board has so many pixels. */
  readonly near: readonly (readonly Point[])[];
  readonly least: number;
  /** So many pixels it has where there is room for it and nobody has chosen by hand how close he is. */
  readonly closeness: number;
  /** So many pixels it should have in any case: something is to be pressed there. */
  readonly wanted: number;
  /** Whoever has looked at all of the board is brought back as close as he was: on a small screen nobody is known from there. */
  readonly comesBack?: boolean;
  /** Who has to be in the picture where somebody has chosen by hand how close he is: then it is only moved, and no farther than that. */
  readonly who?: Point | null;
}

/** So much closer is no closer. */
const A_HAIR = 1.001;

const AS_IT_IS: Closeness = { near: [], least: 0, closeness: 0, wanted: 0 };

export interface Cameraman {
  readonly camera: Camera;
  /** Somebody moves the picture by hand, or zooms it; he is left alone until the next event. */
  byHand(next: (camera: Camera) => Camera, isZoom?: boolean): void;
  /** Goes to where something happens, if it is not in sight. */
  easeTo(points: readonly Point[]): void;
  /** Goes to what is asked, as close as it was seen before the picture had to be drawn back. */
  comeBackTo(points: readonly Point[], how?: Closeness): void;
  /** All of the board, for as long as nobody moves it. */
  whole(): void;
}

/**
 * The picture opens on those whom it is about and follows what happens. Null stands for "all of the board", which goes on
 * fitting when the window changes.
 */
export function useCamera(
  board: Spot,
  frame: Frame,
  crowded: Insets,
  { points: first, closeness, least = 0 }: Opening,
  covers: () => readonly Box[],
): Cameraman {
  const [held, setHeld] = useState<Camera | null>(null);
  const settled = useSettled(frame);
  const camera = held ?? fit(board, settled);
  const seen = { camera, board, frame, crowded, isWhole: held === null };
  const now = useRef(seen);
  useLayoutEffect(() => {
    now.current = seen;
  });
  const underWay = useRef(0);
  /** Where it is going, while it is on its way: what is in sight from there needs no other way. */
  const heading = useRef<Camera | null>(null);
  const stop = useCallback(() => {
    cancelAnimationFrame(underWay.current);
    heading.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  /** Whether somebody has moved it, or asked for all of the board; and whether he has said how close it is to be. */
  const isByHand = useRef(false);
  const isZoomed = useRef(false);
  /** What was last asked, which has to be in sight wherever it comes back to. */
  const asked = useRef<readonly Point[]>([]);
  /** How close it was before it was drawn back, and where before something was laid over it for a while. */
  const chosen = useRef<number | null>(null);
  /** How close it was when somebody asked for all of the board. */
  const beforeWhole = useRef<number | null>(null);
  const before = useRef<Camera | null>(null);
  const hasOpened = useRef(false);
  const isFresh = useRef(false);
  useLayoutEffect(() => {
    if (hasOpened.current || frame.width <= 1 || first.length === 0) return;
    hasOpened.current = true;
    isFresh.current = least > 0;
    const opened = opening(board, frame, first, closeness, least);
    if (opened.scale > fit(board, frame).scale) setHeld(opened);
  });

  const travel = useCallback(
    (to: Camera) => {
      stop();
      if (!isMoving()) return setHeld(to);
      const from = now.current.camera;
      heading.current = to;
      const start = performance.now();
      const step = (time: number): void => {
        const share = Math.min(1, Math.max(0, time - start) / EASE);
        setHeld(between(from, to, share * share * (3 - 2 * share)));
        if (share < 1) underWay.current = requestAnimationFrame(step);
        else heading.current = null;
      };
      underWay.current = requestAnimationFrame(step);
    },
    [stop],
  );

  const easeTo = useCallback(
    (points: readonly Point[], scale?: number, unlessWhole = false) => {
      const { camera, crowded: insets, frame: bare } = now.current;
      const from = heading.current ?? camera;
      // Whatever lies over the board just now must not lie over what is looked at.
      const to = lookAt(from, now.current.board, { ...bare, insets, under: covers() }, points, scale);
      if (to === from || (unlessWhole && now.current.isWhole && to.scale <= from.scale * A_HAIR)) return;
      isFresh.current = false;
      if (to.scale < from.scale) chosen.current ??= from.scale;
      before.current = isSame(insets, bare.insets) ? null : (before.current ?? from);
      travel(to);
    },
    [covers, travel],
  );

  // What was laid over the board is gone, and nobody has moved it meanwhile.
  const isFree = isSame(crowded, frame.insets);
  useEffect(() => {
    if (!isFree || !before.current) return;
    const { board, frame } = now.current;
    travel(lookAt(before.current, board, frame, asked.current));
    before.current = null;
  }, [isFree, travel]);

  /** Wherever it is moved by hand, it is wanted there. */
  const takeOver = (): void => {
    stop();
    before.current = null;
    chosen.current = null;
    beforeWhole.current = null;
    isFresh.current = false;
    isByHand.current = true;
  };
  return {
    camera,
    easeTo,
    comeBackTo(points, how = AS_IT_IS) {
      const { near, least: farthest, closeness: usual, wanted, comesBack = false, who = null } = how;
      if (who && isZoomed.current) {
        asked.current = [who];
        return easeTo(asked.current);
      }
      const camera = heading.current ?? now.current.camera;
      if (comesBack && beforeWhole.current !== null) {
        chosen.current ??= beforeWhole.current;
        beforeWhole.current = null;
        isByHand.current = false;
      }
      const isKnown =
        isFree && near.length === 0 && wanted <= camera.scale && points.some(point => isInSight(camera, frame, point));
      // The picture has only just opened on some of these, as close as it should be.
      if (isKnown && isFresh.current) {
        isFresh.current = false;
        return;
      }
      const before = chosen.current ?? camera.scale;
      const close = isByHand.current ? before : Math.max(before, usual);
      // Whoever has come closer by hand is not drawn back for those who are near.
      const least = isByHand.current ? Math.max(farthest, close) : farthest;
      const seen = withNear({ ...now.current.frame, insets: now.current.crowded }, points, near, least);
      asked.current = seen;
      // Of all of the board nothing more can be seen by moving it, unless something lies over it.
      easeTo(seen, Math.max(close, wanted), isFree);
    },
    byHand(next, isZoom = false) {
      takeOver();
      isZoomed.current ||= isZoom;
      setHeld(held => next(held ?? fit(now.current.board, now.current.frame)));
    },
    whole() {
      const scale = held?.scale ?? beforeWhole.current;
      takeOver();
      isZoomed.current = false;
      beforeWhole.current = scale;
      setHeld(null);
    },
  };
}

function isSame(a: Insets, b: Insets): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

/** A bar that grows by a row does not move the board; a window that changes, or a panel that opens, does. */
const A_ROW = 100;

function useSettled(frame: Frame): Frame {
  const settled = useRef(frame);
  const { width, height, insets } = settled.current;
  const edges = ['left', 'top', 'right', 'bottom'] as const;
  const isOther =
    width !== frame.width ||
    height !== frame.height ||
    edges.some(edge => Math.abs(insets[edge] - frame.insets[edge]) > A_ROW);
  if (isOther) settled.current = frame;
  return settled.current;
}

function isMoving(): boolean {
  return preferences().motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
