import type { Sight } from '@sightline/desk';
import type { Game } from '../../games/game.ts';
import { Choice } from '../../parts/fields.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { prefer, SPEEDS, usePreferences } from '../../store/preferences.ts';
import { say } from '../../words/index.ts';

interface MachineMovingProps {
  readonly game: Game;
  readonly sight: Sight;
  readonly skip: () => void;
}

export function MachineMoving({ game, sight, skip }: MachineMovingProps) {
  const { speed } = usePreferences();
  const { header, waitingFor, machine } = sight;
  const bot = waitingFor.find(each => header.players[each]?.kind === 'bot');
  const seat = game.seats[bot ?? ''];
  return (
    <div className="ask__machine">
      {seat && (
        <p>
          <SeatBadge
            name={say(machine === 'thinking' ? 'ask.thinking' : 'ask.moving', { seat: seat.name })}
            mark={seat.mark}
          />
        </p>
      )}
      <div className="row">
        <button type="button" className="button" onClick={skip}>
          {say('ask.skip')} <kbd>␣</kbd>
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
