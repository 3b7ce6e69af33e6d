import type { Here } from '@sightline/protocol';
import { useState } from 'react';
import { hrefOf, type Route } from '../app/route.ts';
import { Choice } from '../parts/fields.tsx';
import { sayOnline } from '../words/online.ts';
import { CopyButton } from './CopyButton.tsx';
import { home } from './home.ts';
import { Qr } from './qr/Qr.tsx';

interface LinkProps {
  readonly here: Here;
  readonly route: Route;
  readonly label: string;
}

/** An address of this page that another device can reach, to be sent or to be held before its camera. */
export function Link({ here, route, label }: LinkProps) {
  const addresses = here.addresses.length > 0 ? here.addresses : [home()];
  const [address, setAddress] = useState(addresses[0]!);
  const link = addressOf(address, route);
  return (
    <div className="link-card">
      <Qr text={link} label={label} />
      <div className="link-card__ways">
        {here.isAlone && (
          <p className="notice" role="alert">
            <b>{sayOnline('online.alone')}</b> {sayOnline('online.aloneHint')}
          </p>
        )}
        <code className="link-card__link">{link}</code>
        <div className="row">
          <CopyButton text={link} label={sayOnline('online.copy')} />
          {'share' in navigator && (
            <button
              type="button"
              className="button"
              // Whoever thinks better of it has not done anything wrong.
              onClick={() => void navigator.share({ url: link }).catch(() => {})}
            >
              {sayOnline('online.share')}
            </button>
          )}
        </div>
        {addresses.length > 1 && (
          <Choice
            label={sayOnline('online.otherAddress')}
            value={address}
            options={addresses}
            name={each => each}
            choose={setAddress}
          />
        )}
      </div>
    </div>
  );
}

export function addressOf(address: string, route: Route): string {
  return `${address.replace(/\/$/, '')}/${hrefOf(route)}`;
}
