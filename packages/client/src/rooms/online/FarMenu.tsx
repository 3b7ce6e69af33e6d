import { AUDIENCE } from '@sightline/kernel';
import type { ProposalKind, Sitting } from '@sightline/protocol';
import type { ReactNode } from 'react';
import { go } from '../../app/route.ts';
import { inviteTo } from '../../online/keepsakes.ts';
import { Link } from '../../online/Link.tsx';
import { here } from '../../online/server.ts';
import { useAsked } from '../../online/use-asked.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { SureButton } from '../../parts/SureButton.tsx';
import { sayOnline } from '../../words/online.ts';
import { Beside, isContested } from './Beside.tsx';
import { clockText, isUp, leftOn } from './clock.ts';
import { Deal } from './Deal.tsx';
import type { OpenedProps } from './OnlineGame.tsx';
import { reportRejected } from './rejected.ts';
import { useConnection, useFar } from './use-far-table.ts';

interface FarMenuProps extends OpenedProps {
  readonly open: boolean;
  readonly close: () => void;
}

/** What can be done at a table of the server besides playing. */
export function FarMenu({ table, reject, open, close }: FarMenuProps) {
  const { caught } = useFar(table);
  const { answered } = useAsked(here);
  const { ahead } = useConnection();
  const { sitting } = caught!.standing.seen;
  const invite = inviteTo(table.match);
  const isPlaying = sitting.stage === 'playing';
  const isSeated = table.far.viewer !== AUDIENCE;
  const say = async (request: Parameters<typeof table.far.ask>[0]): Promise<void> =>
    reportRejected(await table.far.ask(request), reject);
  const propose = (what: ProposalKind): void => {
    void say({ type: 'propose', what });
    close();
  };
  const claimable = Object.entries(sitting.clocks ?? {}).filter(
    ([seat, clock]) => !table.seats.includes(seat) && isUp(leftOn(clock, Date.now() + ahead)),
  );
  return (
    <Sheet title={sayOnline('online.menu')} open={open} close={close}>
      <div className="stack far-menu">
        {answered?.ok && isPlaying && isSeated && hasRoom(sitting) && invite && (
          <>
            <p className="muted">{sayOnline('online.linkFor')}</p>
            <Link
              here={answered.value}
              route={{ room: 'join', match: table.match, invite }}
              label={sayOnline('online.qr')}
            />
          </>
        )}
        {answered?.ok && isPlaying && isSeated && isContested(sitting) && (
          <Beside match={table.match} seat={table.far.viewer} here={answered.value} reject={reject} />
        )}
        {isSeated && isPlaying && (
          <>
            <Way hint={sayOnline('online.askBackHint')}>
              <button type="button" className="button" onClick={() => propose('takeBack')}>
                {sayOnline('online.askBack')}
              </button>
            </Way>
            {sitting.terms.ranOut === 'claim' &&
              claimable.map(([seat, clock]) => (
                <Way key={seat} hint={clockText(leftOn(clock, Date.now() + ahead))}>
                  <button
                    type="button"
                    className="button button--main"
                    onClick={() => void say({ type: 'claim', seat })}
                  >
                    {sayOnline('online.claim', { seat: table.game.seats[seat]?.name ?? seat })}
                  </button>
                </Way>
              ))}
            <Deal table={table} reject={reject} />
            <Way hint={sayOnline('online.askDownHint')}>
              <button type="button" className="button" onClick={() => propose('takeDown')}>
                {sayOnline('online.askDown')}
              </button>
            </Way>
            <div className="row">
              <SureButton
                label={sayOnline('online.concede')}
                really={sayOnline('online.concedeReally')}
                act={() => {
                  void say({ type: 'concede' });
                  close();
                }}
              />
              <SureButton
                label={sayOnline('online.stand')}
                really={sayOnline('online.standReally')}
                act={() => void say({ type: 'stand' }).then(() => go({ room: 'lobby' }))}
              />
            </div>
          </>
        )}
        {sitting.takenBack.length > 0 && (
          <p className="muted">{sayOnline('online.takenBack', { count: sitting.takenBack.length })}</p>
        )}
        {sitting.from === 'file' && <p className="muted">{sayOnline('online.fromFile')}</p>}
      </div>
    </Sheet>
  );
}

/** Somebody who comes by the link of the game finds something to do: a seat that nobody holds, or one that all share. */
const hasRoom = (sitting: Sitting): boolean =>
  !isContested(sitting) || Object.values(sitting.seats).some(({ holders }) => holders.length === 0);

function Way({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  return (
    <div className="far-menu__way">
      {children}
      <small className="muted">{hint}</small>
    </div>
  );
}
