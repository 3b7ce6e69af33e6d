import type { GameCard, PersonId, SeatCard } from '@sightline/protocol';
import type { About } from '../game/card.ts';
import type { People } from '../people.ts';
import type { Listed } from '../store/store.ts';

/** Games as lists and invitations show them, with the names that people have today. */
export async function cardsOf(
  people: People,
  listed: readonly Listed[],
  me: PersonId | null,
  awaitedNow: (match: string) => readonly PersonId[] | null,
): Promise<GameCard[]> {
  const abouts = listed.map(({ about }) => JSON.parse(about) as About);
  const ids = abouts.flatMap(({ host, holders }) => [host, ...Object.values(holders).flat()]);
  const names = await people.names([...new Set(ids)]);
  const named = (person: PersonId) => ({ person, name: names.get(person) ?? '' });
  return listed.map(({ match, begun, changed, awaited }, i): GameCard => {
    const { terms, players, holders, host, ...about } = abouts[i]!;
    const seats = Object.entries(players).map(([seat, player]): [string, SeatCard] => [
      seat,
      { player, holders: (holders[seat] ?? []).map(named) },
    ]);
    return {
      match,
      ...about,
      pace: terms.pace,
      ranOut: terms.ranOut,
      watchers: terms.watchers,
      seats: Object.fromEntries(seats),
      host: named(host),
      isMyTurn: me !== null && (awaitedNow(match) ?? awaited).includes(me),
      begun,
      changed,
    };
  });
}
