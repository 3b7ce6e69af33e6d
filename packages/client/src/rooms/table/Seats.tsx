import { SeatPlayers } from '../../parts/SeatPlayers.tsx';
import { words } from '../../words/index.ts';
import { StandingOrders } from './StandingOrders.tsx';
import type { TableState } from './use-table.ts';

/** Who plays which seat, to be changed at any time (HS-SETUP-003), and what the seats have left word to pass on. */
export function Seats({ table }: { readonly table: TableState }) {
  const { game, session, sitting } = table;
  return (
    <>
      <p className="muted">{words.table.seatsHint}</p>
      <SeatPlayers
        game={game}
        players={sitting.match.players}
        choose={(seat, player) => void session.reseat(seat, player)}
      />
      <StandingOrders table={table} />
    </>
  );
}
