import { openTable } from '../../play/opening.ts';
import { Held } from '../Held.tsx';
import { KeptGame } from '../KeptGame.tsx';
import { Table } from './Table.tsx';

/** Takes a saved game from the shelf and sits down to it. */
export default function TableRoom({ id }: { readonly id: string }) {
  return (
    <Held shelf="games" id={id}>
      <KeptGame id={id} open={openTable}>
        {({ game, desks }) => <Table id={id} game={game} desks={desks} />}
      </KeptGame>
    </Held>
  );
}
