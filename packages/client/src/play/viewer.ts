import type { Desks, Sight } from '@sightline/desk';
import { AUDIENCE, type Question, type Seat, type Viewer } from '@sightline/kernel';

/** Who is asked what, among the persons at this screen. */
export interface Turn {
  readonly seat: Seat;
  readonly question: Question;
}

/** What everybody at the screen may know of whom the game waits for. */
type Waiting = Pick<Sight, 'ours' | 'waitingFor'>;

/** The first person that is asked; where several are asked under seal, whoever holds the table goes first. */
export function seatAsked({ ours, waitingFor }: Waiting, holder: Seat | null): Seat | null {
  const asked = waitingFor.filter(seat => ours.includes(seat));
  return asked.find(seat => seat === holder) ?? asked[0] ?? null;
}

/** Who has to enter a die that the others may not see; null where there is none. */
export function seatRolling(desks: Desks): Seat | null {
  const { ours, dice } = desks.at(AUDIENCE).now();
  return dice.length > 0 ? null : (ours.find(seat => desks.at(seat).now().dice.length > 0) ?? null);
}

/** Whose eyes the picture is drawn for: the one person, or whoever holds the table. */
export function viewerOf({ ours }: Waiting, holder: Seat | null): Viewer {
  return ours.length === 1 ? ours[0]! : (holder ?? AUDIENCE);
}

/** Whether the table has to change hands before somebody is shown what only he may see. */
export function needsHandOver({ ours }: Waiting, wanted: Seat | null, holder: Seat | null): Seat | null {
  return ours.length > 1 && wanted !== holder ? wanted : null;
}
