import type { ReactNode } from 'react';
import { useHold } from '../play/use-hold.ts';
import { words } from '../words/index.ts';
import { Frame } from './Frame.tsx';

interface HeldProps {
  readonly shelf: 'games' | 'campaigns';
  readonly id: string;
  /** Fetches what is kept when it is shown: whatever another tab wrote before is there by then. */
  readonly children: ReactNode;
}

const say = words.held;

/** Shows what only one tab at a time may write, or where else it is open. */
export function Held({ shelf, id, children }: HeldProps) {
  const { hold, takeOver } = useHold(shelf, id);
  if (hold === 'here') return children;
  if (hold === 'asking') return <p className="loading">{words.loading}</p>;
  return (
    <Frame title={say[shelf][hold]}>
      <section className="card prose" role="alert">
        <p>{hold === 'taken' ? say.takenHint : say.elsewhereHint}</p>
        <button type="button" className="button button--main" onClick={takeOver}>
          {say.takeOver}
        </button>
      </section>
    </Frame>
  );
}
