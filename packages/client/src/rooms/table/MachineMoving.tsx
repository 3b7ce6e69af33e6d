import type { Sight } from '@sightline/desk';
import type { Game } from '../../games/game.ts';
import { Choice } from '../../parts/fields.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { prefer, SPEEDS, usePreferences } from '../../store/preferences.ts';
import { words } from '../../words/index.ts';

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
  const say = machine === 'thinking' ? words.ask.thinking : words.ask.moving;
  return (
    <div className="ask__machine">
      {seat && (
        <p className="ask__who">
          <SeatBadge name={say(seat.name)} mark={seat.mark} />
        </p>
      )}
      <div className="row">
        <button type="button" className="button" onClick={skip}>
          {words.ask.skip} <kbd>S</kbd>
        </button>
        <Choice
          label={words.ask.speed}
          value={speed}
          options={SPEEDS}
          name={s => words.settings.speeds[s]}
          choose={s => prefer({ speed: s })}
        />
      </div>
    </div>
  );
}
