import type { Game } from '../../games/game.ts';
import { Choice } from '../../parts/fields.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { sayOnline } from '../../words/online.ts';
import { FREE, hasFree, isMine, type Seating as Seated } from './seating.ts';

interface SeatingProps {
  readonly game: Game;
  readonly seating: Seated;
  readonly change: (seating: Seated) => void;
}

const [MINE, OPEN] = ['mine', 'open'];

/** For each seat: me, whoever has the link, or one of the game's bots. */
export function Seating({ game, seating, change }: SeatingProps) {
  const options = [MINE, OPEN, ...Object.keys(game.system.bots).map(bot => `bot ${bot}`)] as readonly string[];
  const nameOf = (option: string): string => {
    if (option === MINE) return sayOnline('online.seatMine');
    return option === OPEN ? sayOnline('online.seatFree') : sayOnline('online.bot', { bot: option.slice(4) });
  };
  return (
    <>
      {Object.entries(seating).map(([seat, held]) => (
        <Choice
          key={seat}
          label={<SeatBadge {...game.seats[seat]!} />}
          value={held === 'mine' ? MINE! : held.kind === 'person' ? OPEN! : `bot ${held.bot}`}
          options={options}
          name={nameOf}
          choose={option =>
            change({
              ...seating,
              [seat]: option === MINE ? 'mine' : option === OPEN ? FREE : { kind: 'bot', bot: option.slice(4) },
            })
          }
        />
      ))}
      {!isMine(seating) && <p className="notice">{sayOnline('online.needMine')}</p>}
      {isMine(seating) && !hasFree(seating) && <p className="muted">{sayOnline('online.needOther')}</p>}
    </>
  );
}
