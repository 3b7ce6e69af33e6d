import { AUDIENCE, attempt, type Setup, sameJson } from '@sightline/kernel';
import { Component, memo, type ReactNode } from 'react';
import type { Game } from '../games/game.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface SetupPictureProps {
  readonly game: Game;
  readonly setup: Setup;
}

/** The table of a setup before the first move, drawn anew only for another one. */
export const SetupPicture = memo(
  Pictured,
  (before, now) => before.game === now.game && sameJson(before.setup, now.setup),
);

function Pictured({ game, setup }: SetupPictureProps) {
  const { system } = game;
  const begun = attempt(() => system.view(system.begin(setup), AUDIENCE));
  if (!begun.ok) return <div className="thumbnail" />;
  return (
    <Drawn>
      <Thumbnail game={game} view={begun.value} />
    </Drawn>
  );
}

/** A picture that cannot be drawn is left out; the page stays. React catches faults only in a class. */
export class Drawn extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <div className="thumbnail" /> : this.props.children;
  }
}
