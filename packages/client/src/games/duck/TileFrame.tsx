import type { DuckView } from '@sightline/duck';
import { useRules } from './rules.ts';

/** The outline of a tile, for what happens to all of it. */
export function TileFrame({ view, tile }: { readonly view: DuckView; readonly tile: number }) {
  const rules = useRules();
  const { tiles, tiling } = rules.planOf(view.arena);
  const { place } = tiles[tile]!;
  const [x, y] = [(place % tiling.columns) * 5, Math.floor(place / tiling.columns) * 5];
  return <rect className="tile-frame" x={x + 0.1} y={y + 0.1} width={4.8} height={4.8} rx={0.2} />;
}
