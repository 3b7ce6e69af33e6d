import { useEffect, useState } from 'react';
import { keptReplay, localId } from '../../online/replays.ts';
import { Table } from '../table/Table.tsx';
import { Banner } from './Banner.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { Ending } from './Ending.tsx';
import { FarMenu } from './FarMenu.tsx';
import type { OpenedProps } from './OnlineGame.tsx';
import { PeopleStrip } from './PeopleStrip.tsx';
import { Proposals } from './Proposals.tsx';
import { useFar } from './use-far-table.ts';

/** The table of every game, and over its edges who else is there. */
export function FarPlay(props: OpenedProps) {
  const { table } = props;
  const [panel, setPanel] = useState<'chat' | 'menu' | null>(() => (isLonely(table) ? 'menu' : null));
  useDeciding(props);
  useKeptReplay(props);
  const toggle = (which: 'chat' | 'menu'): void => setPanel(now => (now === which ? null : which));
  return (
    <Table id={localId(table.match)} game={table.game} desks={table.desks}>
      <div className="online-over">
        <Banner {...props} />
        <Proposals {...props} />
        <Ending {...props} />
      </div>
      <PeopleStrip {...props} toggle={toggle} isChatting={panel === 'chat'} />
      <ChatPanel {...props} open={panel === 'chat'} close={() => setPanel(null)} />
      <FarMenu {...props} open={panel === 'menu'} close={() => setPanel(null)} />
    </Table>
  );
}

/** Where a seat is shared nothing waits for the others: whoever sits there alone at the start is shown the link. */
function isLonely({ far, seats }: OpenedProps['table']): boolean {
  const { inputs, sitting } = far.now().caught!.standing.seen;
  return (
    seats.length > 0 && inputs === 0 && Object.values(sitting.seats).flatMap(({ holders }) => holders).length === 1
  );
}

/** The others see that somebody is at it, while this page is looked at and asked something. */
function useDeciding({ table }: OpenedProps): void {
  const { caught, link } = useFar(table);
  const { waitingFor } = caught!.standing.seen;
  const isAsked = waitingFor.includes(table.far.viewer) && link === 'open';
  useEffect(() => {
    if (!isAsked) return;
    const tell = (): void => table.far.deciding(document.visibilityState === 'visible');
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      table.far.deciding(false);
    };
  }, [isAsked, table]);
}

/** A game that is over is kept in this browser as well, as any other that was played here. */
function useKeptReplay({ table }: OpenedProps): void {
  const { stage } = useFar(table).caught!.standing.seen.sitting;
  useEffect(() => {
    if (stage === 'over') void keptReplay(table.match);
  }, [stage, table.match]);
}
