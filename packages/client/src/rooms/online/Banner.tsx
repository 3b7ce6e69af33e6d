import { AUDIENCE } from '@sightline/kernel';
import { useEffect } from 'react';
import { rejectText, sayOnline } from '../../words/online.ts';
import type { OpenedProps } from './OnlineGame.tsx';
import { useConnection, useFar } from './use-far-table.ts';

/** So long a refusal stays to be read, in milliseconds. */
const READING = 6000;

/** What is wrong with the connection, and what the server has turned away. */
export function Banner({ table, rejected, reject }: OpenedProps) {
  const { link, caught } = useFar(table);
  const { delay } = caught!.standing.seen.sitting.terms;
  const isBehind = table.far.viewer === AUDIENCE && delay > 0 && caught!.standing.seen.sitting.stage !== 'over';
  const { closed } = useConnection();
  useEffect(() => {
    if (!rejected) return;
    const timer = setTimeout(() => reject(null), READING);
    return () => clearTimeout(timer);
  }, [rejected, reject]);
  return (
    <div className="online-banner" aria-live="polite">
      {isBehind && <p className="notice notice--good">{sayOnline('online.behind', { minutes: delay / 60 })}</p>}
      {closed && (
        <p className="notice" role="alert">
          {sayOnline('online.closed')}{' '}
          <button type="button" className="button" onClick={() => location.reload()}>
            {sayOnline('online.reload')}
          </button>
        </p>
      )}
      {!closed && link === 'lost' && (
        <p className="notice online-banner__lost" role="status">
          {sayOnline('online.lost')}
        </p>
      )}
      {rejected && (
        <p className="notice" role="alert">
          {rejectText(rejected.code)}
        </p>
      )}
    </div>
  );
}
