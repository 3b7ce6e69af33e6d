import { openQuestions } from '@sightline/kernel';
import type { Game } from '../../games/game.ts';
import { Choice } from '../../parts/fields.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import type { Sitting } from '../../play/session.ts';
import { prefer, SPEEDS, usePreferences } from '../../store/preferences.ts';
import { say } from '../../words/index.ts';

interface MachineMovingProps {
  readonly game: Game;
  readonly sitting: Sitting;
  readonly skip: () => void;
}

export function MachineMoving({ game, sitting, skip }: MachineMovingProps) {
  const { speed } = usePreferences();
  const { match, machine } = sitting;
  const bots = openQuestions(match).filter(({ seat }) => match.players[seat]?.kind === 'bot');
  const seat = game.seats[bots[0]?.seat ?? ''];
  return (
    <div className="ask__machine">
      {seat && (
        <p className="ask__who">
          <SeatBadge
            name={say(machine === 'thinking' ? 'ask.thinking' : 'ask.moving', { seat: seat.name })}
            mark={seat.mark}
          />
        </p>
      )}
      <div className="row">
        <button type="button" className="button" onClick={skip}>
          {say('ask.skip')} <kbd>S</kbd>
        </button>
        <Choice
          label={say('ask.speed')}
          value={speed}
          options={SPEEDS}
          name={s => say(`settings.speeds.${s}`)}
          choose={s => prefer({ speed: s })}
        />
      </div>
    </div>
  );
}
