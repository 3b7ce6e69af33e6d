import { bySocket, openSession, type Session } from '@sightline/desk';
import { SOCKET_PATH } from '@sightline/protocol';
import { guest } from './guest.ts';
import { atHome } from './home.ts';

interface Opened {
  readonly session: Session;
  readonly secret: string | undefined;
}

let opened: Opened | null = null;

/** The one wire of this page to its server: laid when somebody first wants it, and anew for another guest. */
export function connection(): Session {
  const secret = guest()?.secret;
  if (opened && opened.secret !== secret) {
    opened.session.close();
    opened = null;
  }
  if (!opened) watchNetwork();
  opened ??= { session: openSession({ connect: bySocket(() => new WebSocket(socketAddress())), secret }), secret };
  return opened.session;
}

let isWatching = false;

/**
 * A browser knows of a network that is gone, long before the wire does, and of one that is back, or of a lid that was
 * opened, before the next try is due.
 */
function watchNetwork(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('offline', () => opened?.session.again());
  for (const sign of ['online', 'pageshow'])
    addEventListener(sign, () => {
      if (opened?.session.now().link === 'lost') opened.session.again();
    });
}

function socketAddress(): URL {
  const address = atHome(SOCKET_PATH);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}
