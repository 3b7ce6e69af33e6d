import type { Seat } from '@sightline/kernel';
import { MOST_HOLDERS, type PersonId } from '@sightline/protocol';
import { type Rejection, rejected } from '../rejection.ts';
import { type Game, playerOf, seatsOf } from './game.ts';

/** By what somebody may sit down: the link of the game, the link of that seat from those who hold it, or the lobby. */
export type Leave = 'invited' | 'beside' | 'listed' | null;

/**
 * Why a person may not take that seat; null is a yes. Whoever shares a seat sees all that it sees, so where people play
 * against one another nobody gets in beside somebody who has not let him in, nor into a second seat once the game is on.
 */
export function whyNotTake(game: Game, seat: Seat, person: PersonId, leave: Leave): Rejection | null {
  if (!seatsOf(game).includes(seat)) return rejected('noSuchSeat', `the seats are ${seatsOf(game).join(', ')}`);
  const { holders, isOut } = game.seats[seat]!;
  if (leave === null) return rejected('notInvited');
  if (leave === 'listed' && !(holders.length === 0 && playerOf(game, seat).kind === 'person'))
    return rejected('notInvited');
  if (game.stage === 'over' || game.stage === 'takenDown') return rejected('wrongStage');
  if (isOut) return rejected('wrongStage', 'that seat has given up');
  if (holders.includes(person)) return rejected('seatTaken', 'you hold it already');
  if (holders.length >= MOST_HOLDERS) return rejected('tooMany', 'too many hold this seat');
  const others = seatsOf(game).filter(each => each !== seat);
  const isContested = others.some(each => playerOf(game, each).kind === 'person' || isHeld(game, each));
  if (holders.length > 0 && isContested && leave !== 'beside')
    return rejected('notInvited', 'those who hold it have a link of their own for it');
  const isAnother = others.some(each => game.seats[each]!.holders.includes(person));
  const hasOthers = seatsOf(game).some(each => game.seats[each]!.holders.some(other => other !== person));
  if (isAnother && (holders.length > 0 || (game.stage !== 'gathering' && hasOthers)))
    return rejected('seatTaken', 'you hold another seat');
  return null;
}

const isHeld = (game: Game, seat: Seat): boolean => game.seats[seat]!.holders.length > 0;
