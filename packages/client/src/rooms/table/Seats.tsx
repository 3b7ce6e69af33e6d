import { SeatPlayers } from '../../parts/SeatPlayers.tsx';
import { SureButton } from '../../parts/SureButton.tsx';
import { say } from '../../words/index.ts';
import { StandingOrders } from './StandingOrders.tsx';
import type { TableState } from './use-table.ts';

interface SeatsProps {
  readonly table: TableState;
  readonly close: () => void;
}

/** Who plays which seat, to be changed at any time (HS-SETUP-003), and what the seats have left word to pass on. */
export function Seats({ table, close }: SeatsProps) {
  const { game, sight, turn } = table;
  const concession = turn ? game.concession?.(turn.question) : undefined;
  const concede = (): void => {
    table.give(concession);
    close();
  };
  return (
    <>
      <p className="muted">{say('table.seatsHint')}</p>
      <SeatPlayers game={game} players={sight.header.players} choose={table.reseat} />
      <StandingOrders table={table} />
      {turn && concession !== undefined && (
        <SureButton
          label={say('table.concede', { seat: game.seats[turn.seat]!.name })}
          really={say('table.concedeReally')}
          act={concede}
        />
      )}
    </>
  );
}
