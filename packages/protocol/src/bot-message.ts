import type { Json, Line, Outcome, Question, Seat, SwitchValue } from '@sightline/kernel';

/** The version of the protocol. It rises when a bot written for the last one would no longer understand. */
export const PROTOCOL = 1;

/** One line is one message. A line that is longer than this is no message, whatever it holds. */
export const LONGEST_LINE = 1_000_000;

/** To the bot, once, before anything else: what is played, and as whom. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly system: string;
  readonly scenario: string;
  readonly seat: Seat;
  readonly switches: Readonly<Record<string, SwitchValue>>;
}

/** To the bot, before a question or the end: what happened since the last one, as its seat may know it. */
export interface Told {
  readonly type: 'told';
  readonly lines: readonly Line[];
}

/** To the bot: a decision that is waited for. */
export interface Ask {
  readonly type: 'ask';
  /** Decisions are counted from 1 for each bot and game. The answer repeats the number. */
  readonly number: number;
  /** The table as the seat may know it. */
  readonly view: Json;
  /** Without its options, which stand beside it. */
  readonly question: Question;
  /** Every legal answer, or where there are too many to list some good ones as `candidates`. */
  readonly options?: readonly Json[];
  readonly candidates?: readonly Json[];
  /** How many milliseconds there are. */
  readonly deadline: number;
}

/** From the bot: the place of an option or candidate in its list, counted from 0; or the answer in full. */
export type Answer =
  | { readonly type: 'answer'; readonly number: number; readonly option: number }
  | { readonly type: 'answer'; readonly number: number; readonly answer: Json };

/** To the bot, last: how it ended. */
export interface Over {
  readonly type: 'over';
  readonly outcome: Outcome;
}

export type ToBot = Hello | Told | Ask | Over;
export type BotMessage = ToBot | Answer;

export function writeMessage(message: BotMessage): string {
  return `${JSON.stringify(message)}\n`;
}
