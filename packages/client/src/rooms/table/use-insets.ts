import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Insets, NO_INSETS } from '../../board/camera.ts';

/** What of the board lies under something. */
export interface Covered {
  /** Under panels that are always there: whatever says by `data-over` which edge it covers. */
  readonly insets: Insets;
  /** Under those and whatever is laid over the board for a while, which says so by `data-crowds`. */
  readonly crowded: Insets;
  /** How high the bar is, where an open drawer stands above it. */
  readonly bar: number;
}

/**
 * What comes and goes does not move the board; it only counts for what is to be looked at meanwhile. While the screen is
 * handed over there is no table to measure.
 */
export function useInsets(table: RefObject<HTMLElement | null>, isThere = true): Covered {
  const [covered, setCovered] = useState<Covered>({ insets: NO_INSETS, crowded: NO_INSETS, bar: 0 });
  useLayoutEffect(() => {
    const root = table.current;
    if (!isThere || !root) return;
    const measure = (): void => {
      // The list of one's own stands below the head of the table, however high that is.
      const strip = root.querySelector('.top-strip')?.getBoundingClientRect().height ?? 0;
      root.style.setProperty('--strip', `${strip}px`);
      const insets = measured(root, '[data-over]');
      const crowded = measured(root, '[data-over], [data-crowds]');
      const bar = measured(root, '[data-over="bottom"]').bottom;
      setCovered(before =>
        isSame(before.insets, insets) && isSame(before.crowded, crowded) && before.bar === bar
          ? before
          : { insets, crowded, bar },
      );
    };
    measure();
    const resized = new ResizeObserver(measure);
    const watchAll = (): void => {
      resized.disconnect();
      for (const panel of [root, ...root.querySelectorAll('[data-over], [data-crowds]')]) resized.observe(panel);
    };
    watchAll();
    const changed = new MutationObserver(() => {
      watchAll();
      measure();
    });
    changed.observe(root, { childList: true });
    // Lists open in the dock, and what came of a phase is told at the top.
    for (const place of root.querySelectorAll('.dock, .phase-strip-place'))
      changed.observe(place, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [table, isThere]);
  return covered;
}

function measured(root: HTMLElement, panels: string): Insets {
  const whole = root.getBoundingClientRect();
  const found = { ...NO_INSETS } as { -readonly [K in keyof Insets]: number };
  for (const panel of root.querySelectorAll<HTMLElement>(panels)) {
    const { left, top, right, bottom, width, height } = panel.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const edge = (panel.dataset['over'] ?? panel.dataset['crowds']) as keyof Insets | 'side';
    // A panel that is laid along another edge on a small screen covers that one.
    const isAcross = width > whole.width * 0.6;
    // Tabs at the side lie in a row over the bar there, and hide nothing that matters.
    if (edge === 'side') {
      if (!isAcross) found.right = Math.max(found.right, whole.right - left);
    } else if (edge === 'left' && !isAcross) found.left = Math.max(found.left, right - whole.left);
    else if (edge === 'right' && !isAcross) found.right = Math.max(found.right, whole.right - left);
    // A card that stands at the side of a low screen covers that side.
    else if (panel.dataset['crowds'] === 'bottom' && !isAcross) found.right = Math.max(found.right, whole.right - left);
    else if (edge === 'bottom' || (edge === 'right' && isAcross))
      found.bottom = Math.max(found.bottom, Math.min(whole.bottom - top, whole.height * 0.6));
    else found.top = Math.max(found.top, bottom - whole.top);
  }
  return found;
}

function isSame(a: Insets, b: Insets): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}
