import type { Seat } from '@sightline/kernel';
import type { Game } from '../../games/game.ts';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { say } from '../../words/index.ts';

interface HandOverProps {
  readonly game: Game;
  readonly seat: Seat;
  readonly take: (seat: Seat) => void;
}

/** Nothing of the match is on the page while the table changes hands. */
export function HandOver({ game, seat, take }: HandOverProps) {
  const { name, mark } = game.seats[seat]!;
  return (
    <main className={`hand-over hand-over--${mark}`}>
      <h1>
        <SeatBadge name={say('handOver.title', { seat: name })} mark={mark} />
      </h1>
      <p className="muted">{say('handOver.hint')}</p>
      {/* biome-ignore lint/a11y/noAutofocus: this button is all there is on the page */}
      <button type="button" className="button button--main" autoFocus onClick={() => take(seat)}>
        {say('handOver.take', { seat: name })}
      </button>
    </main>
  );
}
