import { useState } from 'react';
import type { Game, Measured, Point } from '../../games/game.ts';

interface Ruler {
  readonly measured: Measured | null;
  press(point: Point): void;
  hover(point: Point | null): void;
}

/** Two presses lay the ruler; between them it follows the pointer. A third press starts anew. */
export function useMeasure(game: Game, view: unknown, measuring: boolean): Ruler {
  const [from, setFrom] = useState<Point | null>(null);
  const [to, setTo] = useState<{ readonly point: Point; readonly fixed: boolean } | null>(null);
  return {
    measured: measuring && from && to ? game.measure(view, from, to.point) : null,
    press(point) {
      if (from && !to?.fixed) return setTo({ point, fixed: true });
      setFrom(point);
      setTo(null);
    },
    hover(point) {
      if (from && point && !to?.fixed) setTo({ point, fixed: false });
    },
  };
}
