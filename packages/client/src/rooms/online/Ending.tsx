import { AUDIENCE } from '@sightline/kernel';
import { useState } from 'react';
import { go, hrefOf } from '../../app/route.ts';
import { CopyButton } from '../../online/CopyButton.tsx';
import { home } from '../../online/home.ts';
import { addressOf } from '../../online/Link.tsx';
import { localId } from '../../online/replays.ts';
import { here } from '../../online/server.ts';
import { useAsked } from '../../online/use-asked.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { sayOnline } from '../../words/online.ts';
import type { OpenedProps } from './OnlineGame.tsx';
import { reportRejected } from './rejected.ts';
import { peopleOf } from './seat-people.ts';
import { useFar } from './use-far-table.ts';
import { Verify } from './Verify.tsx';

/** How it ended, and where to go from there. The table below still shows how it stood. */
export function Ending({ table, reject }: OpenedProps) {
  const far = useFar(table);
  const { answered } = useAsked(here);
  const [verifying, setVerifying] = useState(false);
  const { sitting, outcome } = far.caught!.standing.seen;
  const { stage, ending, rematch, proposals } = sitting;
  if (stage !== 'over') return null;
  const address = (answered?.ok ? answered.value.addresses[0] : undefined) ?? home();
  const isSeated = table.far.viewer !== AUDIENCE;
  const ask = async (): Promise<void> =>
    reportRejected(await table.far.ask({ type: 'propose', what: 'rematch' }), reject);
  return (
    <details className="card ending" open>
      <summary>{sayOnline('online.endedTitle')}</summary>
      {outcome && <p>{table.game.system.words.outcome(outcome)}</p>}
      {ending && ending.kind !== 'played' && (
        <p>
          {sayOnline(`online.ended.${ending.kind}`, { seats: ending.seats.map(seat => peopleOf(table, far, seat)) })}
        </p>
      )}
      {sitting.takenBack.length > 0 && (
        <p className="muted">{sayOnline('online.takenBack', { count: sitting.takenBack.length })}</p>
      )}
      <div className="row">
        {rematch && (
          <a className="button button--main" href={hrefOf({ room: 'online', match: rematch })}>
            {sayOnline('online.toRematch')}
          </a>
        )}
        {!rematch && isSeated && !proposals.some(({ what }) => what === 'rematch') && (
          <button type="button" className="button button--main" onClick={() => void ask()}>
            {sayOnline('online.askRematch')}
          </button>
        )}
        <button type="button" className="button" onClick={() => setVerifying(true)}>
          {sayOnline('online.verify')}
        </button>
        {outcome && (
          <button type="button" className="button" onClick={() => go({ room: 'after', id: localId(table.match) })}>
            {sayOnline('online.result')}
          </button>
        )}
        <a className="button" href={hrefOf({ room: 'watch', match: table.match })}>
          {sayOnline('online.watchReplay')}
        </a>
        <CopyButton
          text={addressOf(address, { room: 'watch', match: table.match })}
          label={sayOnline('online.replayLink')}
        />
        <a className="button button--quiet" href={hrefOf({ room: 'lobby' })}>
          {sayOnline('online.lobby')}
        </a>
      </div>
      <Sheet title={sayOnline('online.verify')} open={verifying} close={() => setVerifying(false)}>
        <Verify match={table.match} game={table.game} />
      </Sheet>
    </details>
  );
}
