import type { Match } from '@sightline/kernel';
import { useEffect, useState } from 'react';
import { gameOf } from '../../games/index.ts';
import { openSession, type Session } from '../../play/session.ts';
import { say } from '../../words/index.ts';
import { Held } from '../Held.tsx';
import { KeptMatch } from '../KeptMatch.tsx';
import { Table } from './Table.tsx';

/** Takes a saved game from the shelf and sits down to it. */
export function TableRoom({ id }: { readonly id: string }) {
  return (
    <Held shelf="games" id={id}>
      <KeptMatch id={id}>{match => <Sitting id={id} match={match} />}</KeptMatch>
    </Held>
  );
}

function Sitting({ id, match }: { readonly id: string; readonly match: Match }) {
  const game = gameOf(match.system);
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = openSession(game.system, id, match);
    setSession(opened);
    return () => opened.close();
  }, [game, id, match]);
  return session ? <Table id={id} game={game} session={session} /> : <p className="loading">{say('loading')}</p>;
}
