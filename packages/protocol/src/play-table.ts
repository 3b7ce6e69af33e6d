import type { Header, Json, Line, Outcome, Player, Question, Refusal, Seat, StandingOrder } from '@sightline/kernel';
import type { Delta } from './play-delta.ts';

/** The public name of a person, which is no secret: 32 hex digits. */
export type PersonId = string;

/** How fast a game is to be played: each preset is a bank of time per seat, and what every answer adds to it. */
export type Pace = 'live' | 'day' | 'threeDays' | 'none';
/** What happens when the bank of a seat is empty: a bot takes the seat, the seat has lost, or the others may say so. */
export type RanOut = 'bot' | 'forfeit' | 'claim';

/** What those who play have agreed on besides the rules, before the first seat was taken. */
export interface PlayTerms {
  readonly pace: Pace;
  readonly ranOut: RanOut;
  /** Strangers find it in the lobby and may take a seat. Otherwise one needs the invitation. */
  readonly listed: boolean;
  /** Who may look on: anybody who has the address, or nobody. */
  readonly watchers: 'anybody' | 'nobody';
  /** By how many seconds those who look on are behind. */
  readonly delay: number;
}

/** All that one viewer knows of a match, but for what he was told. It is sent whole once and then as deltas. */
export interface Seen {
  readonly header: Header;
  readonly step: number;
  readonly view: Json;
  readonly questions: readonly Question[];
  /** Whom the match waits for. While envelopes lie on the table nobody knows whose are in: it names all who were asked. */
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly whyNotUndo: readonly Refusal[];
  /** How many answers the match has had. */
  readonly inputs: number;
  /** The standing orders of this seat. */
  readonly orders: readonly Omit<StandingOrder, 'seat'>[];
  readonly sitting: Sitting;
}

/** A line of the log as the viewer was told it. Its sentence is said by the words of the reader. */
export interface HeardLine {
  readonly after: number;
  readonly step: number;
  readonly line: Line;
}

/**
 * gathering: seats are free. stirring: every seat is taken, and those who play stir the dice. Then it is played until it is
 * over, or taken down as a file, to go on elsewhere.
 */
export type Stage = 'gathering' | 'stirring' | 'playing' | 'over' | 'takenDown';

/** Who sits at a match and on what terms: nothing here is a secret, and no rule knows of it. */
export interface Sitting {
  readonly stage: Stage;
  readonly host: PersonId;
  readonly terms: PlayTerms;
  readonly seats: Readonly<Record<Seat, SeatHeld>>;
  /** The clocks of the seats; null where there are none. */
  readonly clocks: Readonly<Record<Seat, Clock>> | null;
  readonly proposals: readonly Proposal[];
  /** Answers that were taken back by agreement: they are in no log of the match, so they are named here. */
  readonly takenBack: readonly { readonly seat: Seat; readonly inputs: number; readonly at: number }[];
  /** Where it was begun, if not here: it goes on with fresh dice. */
  readonly from: 'here' | 'file';
  readonly ending: Ending | null;
  /** The match that goes on from here with the sides swapped. */
  readonly rematch: string | null;
}

export interface SeatHeld {
  /** Who plays it now; a person's seat without holders is free. */
  readonly player: Player;
  /** All who hold it, the one who leads first. */
  readonly holders: readonly PersonId[];
  /** Whose figure is whose; the others are led by the first. */
  readonly figures: Readonly<Record<string, PersonId>>;
  /** It has given up, or run out of time. */
  readonly isOut: boolean;
}

/** What was left in the bank at a moment of the server's time, and whether it is running since. */
export interface Clock {
  readonly left: number;
  readonly since: number | null;
}

export type ProposalKind = 'takeBack' | 'rematch' | 'takeDown';
export interface Proposal {
  readonly what: ProposalKind;
  /** Who has made it, and who has agreed so far. */
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

export type Ending =
  | { readonly kind: 'played' }
  /** These seats gave up, or ran out of time, so that no more than one side is left. */
  | { readonly kind: 'conceded'; readonly seats: readonly Seat[] }
  | { readonly kind: 'ranOut'; readonly seats: readonly Seat[] };

/** What changed for one viewer. The running hash is made of these bodies and nothing else. */
export interface Body {
  readonly change?: Delta;
  /** How many of the told lines still hold; the rest was taken back. */
  readonly keep?: number;
  readonly told?: readonly HeardLine[];
}

/** The view at the moment of an event that was told: the place of the line, and the way there from the still before it. */
export interface StillDelta {
  readonly line: number;
  readonly view: Delta | null;
}

/** Where several hold a seat, who is to answer: whom the figure was dealt to that it is about, or the one who leads. */
export function holderAsked(
  { holders, figures }: Pick<SeatHeld, 'holders' | 'figures'>,
  question: Question,
): PersonId | null {
  const { figure, unit } = question as Question & { readonly figure?: unknown; readonly unit?: unknown };
  const about = [figure, unit].find(each => typeof each === 'number');
  const dealtTo = about === undefined ? undefined : figures[String(about)];
  return dealtTo !== undefined && holders.includes(dealtTo) ? dealtTo : (holders[0] ?? null);
}
