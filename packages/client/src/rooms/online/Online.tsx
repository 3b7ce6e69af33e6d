import type { OnlineRoute } from '../../app/route.ts';
import '../../online/online.css';
import { Join } from '../invite/Join.tsx';
import { Become } from '../lobby/Become.tsx';
import { Lobby } from '../lobby/Lobby.tsx';
import { OnlineGame } from './OnlineGame.tsx';
import { WatchReplay } from './WatchReplay.tsx';

/** The rooms that need a server: fetched when somebody first goes to one. */
export default function Online({ route }: { readonly route: OnlineRoute }) {
  switch (route.room) {
    case 'lobby':
      return <Lobby />;
    case 'join':
      return <Join match={route.match} invite={route.invite} seat={route.seat} />;
    case 'online':
      return <OnlineGame match={route.match} />;
    case 'watch':
      return <WatchReplay match={route.match} after={route.after ?? 0} />;
    case 'me':
      return <Become secret={route.secret} />;
    default:
      return route satisfies never;
  }
}
