import type { Player, Seat } from '@sightline/kernel';
import type { Game } from '../games/game.ts';
import { say } from '../words/index.ts';
import { Choice } from './fields.tsx';
import { SeatBadge } from './SeatBadge.tsx';

interface SeatPlayersProps {
  readonly game: Game;
  readonly players: Readonly<Record<Seat, Player>>;
  readonly choose: (seat: Seat, player: Player) => void;
}

const PERSON = 'person';

/** For each seat: a person, or one of the game's bots. */
export function SeatPlayers({ game, players, choose }: SeatPlayersProps) {
  const options = [PERSON, ...Object.keys(game.system.bots).map(bot => `bot ${bot}`)];
  return (
    <div className="fields">
      {Object.entries(players).map(([seat, player]) => (
        <Choice
          key={seat}
          label={<SeatBadge {...game.seats[seat]!} />}
          value={player.kind === 'person' ? PERSON : `bot ${player.bot}`}
          options={options}
          name={option => (option === PERSON ? say('setup.person') : say('setup.bot', { bot: option.slice(4) }))}
          choose={option =>
            choose(seat, option === PERSON ? { kind: 'person' } : { kind: 'bot', bot: option.slice(4) })
          }
        />
      ))}
    </div>
  );
}
