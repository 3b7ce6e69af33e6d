import { SeatPlayers } from '../../parts/SeatPlayers.tsx';
import { say } from '../../words/index.ts';
import { Details } from './Details.tsx';
import type { StepProps } from './draft.ts';

/** The second step: who sits where, and with which people or forces. */
export function Who({ game, draft, choices, change }: StepProps) {
  return (
    <>
      <fieldset className="card">
        <legend>{say('setup.seats')}</legend>
        <p className="muted">{say('setup.seatsHint')}</p>
        <SeatPlayers
          game={game}
          players={draft.players}
          choose={(seat, player) => change({ players: { ...draft.players, [seat]: player } })}
        />
      </fieldset>
      <Details game={game} draft={draft} choices={choices} change={change} />
    </>
  );
}
