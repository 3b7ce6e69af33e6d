import { useEffect, useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { keptReplay, localId } from '../../online/replays.ts';
import { sayOnline } from '../../words/online.ts';
import { Frame } from '../Frame.tsx';

interface WatchReplayProps {
  readonly match: string;
  readonly after: number;
}

/** Fetches the replay of a finished game and opens it where the link says. */
export function WatchReplay({ match, after }: WatchReplayProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void keptReplay(match).then(problem => {
      if (!wanted) return;
      // The way back leads to where one came from, and not here once more.
      if (problem === null) location.replace(hrefOf({ room: 'replay', id: localId(match), after }));
      else setWrong(problem);
    });
    return () => {
      wanted = false;
    };
  }, [match, after]);
  return (
    <Frame title={sayOnline('online.watchReplay')}>
      {wrong === null ? (
        <p className="muted">{sayOnline('online.fetchingReplay')}</p>
      ) : (
        <p className="notice" role="alert">
          {sayOnline('online.noReplay', { why: wrong })}
        </p>
      )}
    </Frame>
  );
}
