import { hrefOf } from '../../app/route.ts';
import { listOf } from '../../online/server.ts';
import { useAsked, useEvery } from '../../online/use-asked.ts';
import { sayOnline } from '../../words/online.ts';
import { useTurnTitle } from '../online/use-turn-title.ts';

/** How often it is looked at again, in milliseconds. */
const FRESH = 30_000;
const mine = () => listOf('mine');

/** On the first page: how many games at the server wait for whoever sits here. */
export default function YourTurn() {
  const { answered, again } = useAsked(mine);
  useEvery(FRESH, again);
  const count = answered?.ok ? answered.value.games.filter(({ isMyTurn }) => isMyTurn).length : 0;
  useTurnTitle(count > 0);
  if (count === 0) return null;
  return (
    <a className="notice notice--good" href={hrefOf({ room: 'lobby' })}>
      {sayOnline('online.turns', { count })}
    </a>
  );
}
