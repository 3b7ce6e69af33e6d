import { type Box, boxAround } from '../../board/beside.ts';
import type { Projection } from '../../board/Stage.tsx';
import type { Spot } from '../../games/game.ts';
import type { TableState } from './use-table.ts';

type Seen = Pick<TableState, 'game' | 'view' | 'viewer'>;

/** The boxes of everybody and everything on the board that a card had better leave in sight. */
export function boxesInSight({ game, view, viewer }: Seen, projection: Projection): readonly Box[] {
  const { at, scale } = projection;
  const half = (scale * (game.figureSize ?? 1)) / 2;
  const own = (game.roster?.(view, viewer) ?? []).flatMap(entry => entry.at ?? []);
  const foes = (game.enemies?.(view, viewer) ?? []).flatMap(figure => game.pointOf?.(view, figure) ?? []);
  return [
    ...[...own, ...foes].flatMap(point => boxAround([at(point)], half) ?? []),
    ...(game.landmarks?.(view) ?? []).map(spot => boxOf(projection, spot)),
  ];
}

/** A place of the board, in pixels of the picture. */
export function boxOf({ at }: Projection, { x, y, width, height }: Spot): Box {
  return boxAround([at({ x, y }), at({ x: x + width, y: y + height })], 0)!;
}
