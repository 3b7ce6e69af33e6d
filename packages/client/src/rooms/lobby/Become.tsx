import { useEffect, useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { become, guest, isSecretOfGuest } from '../../online/guest.ts';
import { nameOfSecret } from '../../online/server.ts';
import { sayOnline } from '../../words/online.ts';
import { Frame } from '../Frame.tsx';

/** Somebody comes from another device: this browser may become him. */
export function Become({ secret }: { readonly secret: string }) {
  const [name, setName] = useState<string | null>(null);
  const before = guest();
  const isGood = isSecretOfGuest(secret);
  useEffect(() => {
    if (isGood) void nameOfSecret(secret).then(setName);
  }, [secret, isGood]);
  const take = (): void => {
    become({ secret, name: name ?? '' });
    // The secret does not stay in the list of places that the browser has been to.
    location.replace(hrefOf({ room: 'lobby' }));
  };
  return (
    <Frame title={sayOnline('online.becomeTitle')}>
      <section className="card prose">
        {!isGood && (
          <p className="notice" role="alert">
            {sayOnline('online.becomeBad')}
          </p>
        )}
        {isGood && name === '' && (
          <p className="notice" role="alert">
            {sayOnline('online.becomeUnknown')}
          </p>
        )}
        {isGood && name !== '' && (
          <>
            <p>{sayOnline('online.becomeHint')}</p>
            {before && before.secret !== secret && before.name !== '' && (
              <p className="notice">{sayOnline('online.becomeInstead', { name: before.name })}</p>
            )}
            <button type="button" className="button button--main" disabled={name === null} onClick={take}>
              {sayOnline('online.become', { name: name ?? '…' })}
            </button>
          </>
        )}
      </section>
    </Frame>
  );
}
