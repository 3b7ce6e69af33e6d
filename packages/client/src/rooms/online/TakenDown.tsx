import { AUDIENCE } from '@sightline/kernel';
import { useState } from 'react';
import { useSitDown } from '../../play/use-sit-down.ts';
import { sayOnline } from '../../words/online.ts';
import { problemText } from '../../words/system.ts';
import { Frame } from '../Frame.tsx';
import { Banner } from './Banner.tsx';
import type { OpenedProps } from './OnlineGame.tsx';
import { reportRejected } from './rejected.ts';

/** A game that has left the server: whoever held a seat may have it as a file. */
export function TakenDown(props: OpenedProps) {
  const { table, reject } = props;
  const sitDown = useSitDown();
  const [wrong, setWrong] = useState<string | null>(null);
  const fetchIt = async (): Promise<void> => {
    const reply = await table.far.ask({ type: 'file' });
    if (reply.kind !== 'file') return reportRejected(reply, reject);
    const problem = await sitDown({ kind: 'file', text: reply.file.text });
    setWrong(problem && problemText(problem));
  };
  return (
    <Frame title={sayOnline('online.takenDown')}>
      <Banner {...props} />
      <section className="card prose">
        <p>{sayOnline('online.takenDownHint')}</p>
        {wrong && (
          <p className="notice" role="alert">
            {wrong}
          </p>
        )}
        {table.far.viewer !== AUDIENCE && (
          <button type="button" className="button button--main" onClick={() => void fetchIt()}>
            {sayOnline('online.getFile')}
          </button>
        )}
      </section>
    </Frame>
  );
}
