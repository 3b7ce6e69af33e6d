import { type Box, boxAround } from '../../board/beside.ts';
import type { Projection } from '../../board/Stage.tsx';
import type { Point, Spot } from '../../games/game.ts';
import type { TableState } from './use-table.ts';

type Seen = Pick<TableState, 'game' | 'view' | 'viewer'>;

/** The boxes of everybody and everything on the board that a card had better leave in sight. */
export function boxesInSight({ game, view, viewer }: Seen, projection: Projection): readonly Box[] {
  const places = [...placesOfAll({ game, view, viewer }), ...(game.landmarks?.(view) ?? [])];
  return places.map(spot => boxOf(projection, spot));
}

/** Where everybody stands, as far as he reaches: units that bear names take up more than a figure. */
export function placesOfAll({ game, view, viewer }: Seen): readonly Spot[] {
  const plates = game.nameplates?.(view) ?? [];
  if (plates.length > 0) return plates.map(({ at }) => at);
  const size = game.figureSize ?? 1;
  return pointsOfAll({ game, view, viewer }).map(({ x, y }) => ({
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
  }));
}

function pointsOfAll({ game, view, viewer }: Seen): readonly Point[] {
  const own = (game.roster?.(view, viewer) ?? []).flatMap(entry => entry.at ?? []);
  const foes = (game.enemies?.(view, viewer) ?? []).flatMap(figure => game.pointOf?.(view, figure) ?? []);
  return [...own, ...foes];
}

/** A place of the board, in pixels of the picture. */
export function boxOf({ at }: Projection, { x, y, width, height }: Spot): Box {
  return boxAround([at({ x, y }), at({ x: x + width, y: y + height })], 0)!;
}
