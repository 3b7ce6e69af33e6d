import type { Game } from '../games/game.ts';

interface ThumbnailProps {
  readonly game: Game;
  readonly view: unknown;
}

/** The board in small, as it stands. */
export function Thumbnail({ game, view }: ThumbnailProps) {
  const { Board } = game;
  const { x, y, width, height } = game.extent(view);
  return (
    <svg className="thumbnail" viewBox={`${x - 0.75} ${y - 0.75} ${width + 1.5} ${height + 1.5}`} aria-hidden="true">
      <Board view={view} recent={[]} underWay={[]} />
    </svg>
  );
}
