import { type Setup, sameJson } from '@sightline/kernel';
import { memo } from 'react';
import type { Game } from '../games/game.ts';
import { Icon } from './Icon.tsx';
import { Drawn, SetupPicture } from './SetupPicture.tsx';

interface ScenarioPictureProps {
  readonly game: Game;
  readonly setup: Setup;
}

/** A scenario as its game shows it: a moment of it, in its light, under its sign. Drawn anew only for another one. */
export const ScenarioPicture = memo(
  Pictured,
  (before, now) => before.game === now.game && sameJson(before.setup, now.setup),
);

function Pictured({ game, setup }: ScenarioPictureProps) {
  const vignette = game.vignette?.(setup.scenario);
  if (!vignette) return <SetupPicture game={game} setup={setup} />;
  const { Board } = game;
  const { view, light, sign } = vignette;
  const { x, y, width, height } = vignette.box;
  return (
    <div className={`scene scene--${light}`} aria-hidden="true">
      <Drawn>
        <svg viewBox={`${x} ${y} ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Board view={view} recent={[]} underWay={[]} />
        </svg>
      </Drawn>
      <span className="scene__sign">
        <Icon path={sign} />
      </span>
    </div>
  );
}
