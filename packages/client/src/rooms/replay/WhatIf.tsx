import type { Player, Seat } from '@sightline/kernel';
import { useState } from 'react';
import type { Game } from '../../games/game.ts';
import { SeatPlayers } from '../../parts/SeatPlayers.tsx';
import { useSitDown } from '../../play/use-sit-down.ts';
import { say } from '../../words/index.ts';

interface WhatIfProps {
  readonly game: Game;
  readonly id: string;
  readonly players: Readonly<Record<Seat, Player>>;
  /** After how many inputs the new game leaves the old one. */
  readonly inputs: number;
}

/** A new game that goes on from a moment of an old one, with the same luck or with fresh dice. */
export function WhatIf({ game, id, players: before, inputs }: WhatIfProps) {
  const [players, setPlayers] = useState(before);
  const [isFresh, setFresh] = useState(false);
  const sitDown = useSitDown();
  const playOn = (): void => {
    void sitDown({ kind: 'branch', of: id, inputs, players, luck: isFresh ? 'fresh' : 'same' });
  };
  return (
    <div className="fields">
      <p className="muted">{say('replay.whatIfHint')}</p>
      <SeatPlayers
        game={game}
        players={players}
        choose={(seat, player) => setPlayers({ ...players, [seat]: player })}
      />
      {[false, true].map(fresh => (
        <label key={String(fresh)} className="field-row field-row--tick">
          <input type="radio" name="luck" checked={isFresh === fresh} onChange={() => setFresh(fresh)} />
          <span>{fresh ? say('replay.freshDice') : say('replay.sameDice')}</span>
        </label>
      ))}
      <button type="button" className="button button--main" onClick={playOn}>
        {say('replay.playOn')}
      </button>
    </div>
  );
}
