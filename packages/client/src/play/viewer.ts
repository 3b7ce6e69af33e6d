import { AUDIENCE, type Match, openQuestions, type Question, type Seat, type Viewer } from '@sightline/kernel';

/** Who is asked what, among the persons at this table. */
export interface Turn {
  readonly seat: Seat;
  readonly question: Question;
}

export function personsOf(match: Match): readonly Seat[] {
  return Object.keys(match.players).filter(seat => match.players[seat]!.kind === 'person');
}

/** The first person that is asked; where several are asked under seal, whoever holds the table goes first. */
export function turnOf(match: Match, holder: Seat | null): Turn | null {
  const persons = personsOf(match);
  const open = openQuestions(match).filter(({ seat }) => persons.includes(seat));
  return open.find(({ seat }) => seat === holder) ?? open[0] ?? null;
}

/** Whose eyes the picture is drawn for: the one person, or whoever holds the table. */
export function viewerOf(match: Match, holder: Seat | null): Viewer {
  const persons = personsOf(match);
  return persons.length === 1 ? persons[0]! : (holder ?? AUDIENCE);
}

/** Whether the table has to change hands before the question may be shown. */
export function needsHandOver(match: Match, holder: Seat | null): Seat | null {
  if (personsOf(match).length < 2) return null;
  const turn = turnOf(match, holder);
  return turn && turn.seat !== holder ? turn.seat : null;
}
