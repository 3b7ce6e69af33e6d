import { useCallback } from 'react';
import { useGuest } from '../../online/guest.ts';
import { here, type ListOf, listOf } from '../../online/server.ts';
import { useAsked, useEvery } from '../../online/use-asked.ts';
import { rejectText, sayOnline } from '../../words/online.ts';
import { Frame } from '../Frame.tsx';
import { useTurnTitle } from '../online/use-turn-title.ts';
import { GuestCard } from './GuestCard.tsx';
import { OnlineCard } from './OnlineCard.tsx';

/** How often the lists are looked at again, in milliseconds. */
const FRESH = 10_000;

const HEADS = { mine: 'online.myGames', open: 'online.openGames', running: 'online.running' } as const;
const NONE = { mine: 'online.noMine', open: 'online.noOpen', running: 'online.noRunning' } as const;

/** Games at this server: mine with those that wait for me first, open ones, and those to look on at. */
export function Lobby() {
  const { answered } = useAsked(here);
  return (
    <Frame title={sayOnline('online.lobby')}>
      {answered && !answered.ok && <p className="notice">{sayOnline('online.noServer')}</p>}
      {answered?.ok && (
        <>
          <p className="muted">{sayOnline('online.lobbyHint')}</p>
          {!isSecureContext && <p className="muted">{sayOnline('online.plainHttp')}</p>}
          <Games of="mine" />
          <Games of="open" />
          <Games of="running" />
          <GuestCard here={answered.value} />
        </>
      )}
    </Frame>
  );
}

function Games({ of }: { readonly of: ListOf }) {
  const guest = useGuest();
  const secret = guest?.secret;
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else has other games
  const ask = useCallback(() => listOf(of), [of, secret]);
  const { answered, again } = useAsked(ask);
  useEvery(FRESH, again);
  const games = answered?.ok ? answered.value.games : [];
  useTurnTitle(of === 'mine' && games.some(({ isMyTurn }) => isMyTurn));
  if (of === 'mine' && !guest) return null;
  return (
    <section className="shelf">
      <h2>{sayOnline(HEADS[of])}</h2>
      {answered && !answered.ok && answered.code !== 'nameless' && (
        <p className="notice" role="alert">
          {rejectText(answered.code)}
        </p>
      )}
      {answered && games.length === 0 && <p className="muted">{sayOnline(NONE[of])}</p>}
      <ul className="shelf__cards">
        {games.map(card => (
          <OnlineCard key={card.match} card={card} of={of} />
        ))}
      </ul>
    </section>
  );
}
