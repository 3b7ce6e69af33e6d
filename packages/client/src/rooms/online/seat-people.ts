import type { FarState } from '@sightline/desk';
import type { Seat } from '@sightline/kernel';
import { nameOr } from '../../online/card-words.ts';
import type { FarTable } from '../../online/opening.ts';
import { list } from '../../words/index.ts';

/** Who holds a seat, by name; the seat itself where nobody does. */
export function peopleOf({ game }: Pick<FarTable, 'game'>, { caught, people }: FarState, seat: Seat): string {
  const holders = caught?.standing.seen.sitting.seats[seat]?.holders ?? [];
  if (holders.length === 0) return game.seats[seat]?.name ?? seat;
  return list(holders.map(person => nameOr(people.find(each => each.person === person)?.name ?? '')));
}
