import { SeatPlayers } from '../../parts/SeatPlayers.tsx';
import { words } from '../../words/index.ts';
import type { TableState } from './use-table.ts';

/** Who plays which seat, to be changed at any time (HS-SETUP-003). */
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
    </>
  );
}
