import type { Seat } from '@sightline/kernel';
import type { Here, Sitting } from '@sightline/protocol';
import { useState } from 'react';
import { Link } from '../../online/Link.tsx';
import { inviteBeside } from '../../online/server.ts';
import { sayOnline } from '../../words/online.ts';

/** People play against one another: whoever is to share a seat is let in by those who hold it. */
export const isContested = ({ seats }: Sitting): boolean =>
  Object.values(seats).filter(({ player, holders }) => player.kind === 'person' || holders.length > 0).length > 1;

interface BesideProps {
  readonly match: string;
  readonly seat: Seat;
  readonly here: Here;
  readonly reject: (code: string | null) => void;
}

/** Whoever shares a seat sees all that it sees: so those who hold it ask him in, with a link that they fetch for it. */
export function Beside({ match, seat, here, reject }: BesideProps) {
  const [invite, setInvite] = useState<string | null>(null);
  const fetchIt = async (): Promise<void> => {
    const made = await inviteBeside(match, seat);
    if (made.ok) setInvite(made.value.invite);
    else reject(made.code);
  };
  return (
    <div className="far-menu__way">
      {invite === null ? (
        <button type="button" className="button" onClick={() => void fetchIt()}>
          {sayOnline('online.beside')}
        </button>
      ) : (
        <Link here={here} route={{ room: 'join', match, invite, seat }} label={sayOnline('online.qr')} />
      )}
      <small className="muted">{sayOnline('online.besideHint')}</small>
    </div>
  );
}
