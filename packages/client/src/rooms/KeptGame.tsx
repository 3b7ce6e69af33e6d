import { type ReactNode, useEffect, useState } from 'react';
import type { Opened } from '../play/opening.ts';
import { say } from '../words/index.ts';
import { Frame } from './Frame.tsx';
import { ToldReport } from './ToldReport.tsx';

interface KeptGameProps<O> {
  readonly id: string;
  readonly open: (id: string) => Promise<Opened<O>>;
  readonly children: (opened: O) => ReactNode;
}

/** Opens a kept game for as long as it is shown, or says why it cannot be. */
export function KeptGame<O>({ id, open, children }: KeptGameProps<O>) {
  const [found, setFound] = useState<Opened<O> | null>(null);
  useEffect(() => {
    let wanted = true;
    const opening = open(id).then(opened => {
      if (wanted) setFound(opened);
      return opened;
    });
    return () => {
      wanted = false;
      void opening.then(opened => opened.ok && opened.close());
    };
  }, [id, open]);
  if (!found) return <p className="loading">{say('loading')}</p>;
  if (found.ok) return children(found.opened);
  return (
    <Frame title={say('name')}>
      <p role="alert">{found.why}</p>
      {found.report && <ToldReport report={found.report} />}
    </Frame>
  );
}
