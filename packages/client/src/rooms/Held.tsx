import type { ReactNode } from 'react';
import { useHold } from '../play/use-hold.ts';
import { say } from '../words/index.ts';
import { Frame } from './Frame.tsx';

interface HeldProps {
  readonly shelf: 'games' | 'campaigns';
  readonly id: string;
  /** Fetches what is kept when it is shown: whatever another tab wrote before is there by then. */
  readonly children: ReactNode;
}

/** Shows what only one tab at a time may write, or where else it is open. */
export function Held({ shelf, id, children }: HeldProps) {
  const { hold, takeOver } = useHold(shelf, id);
  if (hold === 'here') return children;
  if (hold === 'asking') return <p className="loading">{say('loading')}</p>;
  return (
    <Frame title={say(`held.${shelf}.${hold}`)}>
      <section className="card prose" role="alert">
        <p>{hold === 'taken' ? say('held.takenHint') : say('held.elsewhereHint')}</p>
        <button type="button" className="button button--main" onClick={takeOver}>
          {say('held.takeOver')}
        </button>
      </section>
    </Frame>
  );
}
