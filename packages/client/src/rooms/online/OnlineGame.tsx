import type { FarTable } from '../../online/opening.ts';
import { say } from '../../words/index.ts';
import { rejectText, sayOnline } from '../../words/online.ts';
import { Frame } from '../Frame.tsx';
import { FarPlay } from './FarPlay.tsx';
import { Gathering } from './Gathering.tsx';
import { TakenDown } from './TakenDown.tsx';
import { type Rejected, useFar, useFarTable } from './use-far-table.ts';
import { useTurnTitle } from './use-turn-title.ts';

/** A game at the server: the room where its seats fill, then its table. */
export function OnlineGame({ match }: { readonly match: string }) {
  const { sitting, rejected, reject } = useFarTable(match);
  switch (sitting.kind) {
    case 'opening':
      return <p className="loading">{say('loading')}</p>;
    case 'refused':
    case 'noRules':
      return (
        <Frame title={sayOnline('online.lobby')}>
          <p className="notice" role="alert">
            {sitting.kind === 'refused' ? rejectText(sitting.code) : sitting.why}
          </p>
        </Frame>
      );
    case 'open':
      return <Opened table={sitting.table} rejected={rejected} reject={reject} />;
    default:
      return sitting satisfies never;
  }
}

export interface OpenedProps {
  readonly table: FarTable;
  readonly rejected: Rejected | null;
  readonly reject: (code: string | null) => void;
}

function Opened(props: OpenedProps) {
  const { caught } = useFar(props.table);
  const { waitingFor, sitting } = caught!.standing.seen;
  useTurnTitle(sitting.stage === 'playing' && waitingFor.some(seat => props.table.seats.includes(seat)));
  switch (sitting.stage) {
    case 'gathering':
    case 'stirring':
      return <Gathering {...props} />;
    case 'playing':
    case 'over':
      return <FarPlay {...props} />;
    case 'takenDown':
      return <TakenDown {...props} />;
    default:
      return sitting.stage satisfies never;
  }
}
