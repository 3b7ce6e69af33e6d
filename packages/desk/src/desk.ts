import type {
  AnySystem,
  Because,
  Intent,
  Odds,
  Player,
  Question,
  Refusal,
  Seat,
  StandingOrder,
  Viewer,
  Watched,
} from '@sightline/kernel';
import type { InForce } from './in-force.ts';
import type { Told } from './told.ts';

/**
 * Between those who play and the match stands a desk: what one viewer sees, is asked and was told, and what may be done
 * about it. Rooms, terminals and bots know desks only. What is not on the desk cannot leak: there is no match here, no
 * table, no seed, and nobody else's secret. Whatever may need a round trip is a promise or comes by `subscribe`, so that
 * a desk at a table of one's own and one at the far end of a wire look alike.
 */
export interface Desk<V = unknown> extends Lookout<V> {
  /** Answers to a question of this seat: all of them where it lists them, some good ones where it does not. */
  candidates(question: Question): readonly unknown[];
  /** Why this seat may not answer so, judged here and now on what it sees; an empty list is a yes. */
  whyNot(question: Question, answer: unknown): readonly Refusal[];
  /** What may come of an answer; null where no die hangs on it, and for one that is not allowed. */
  odds(question: Question, answer: unknown): Promise<Odds | null>;
  /** What figures that nobody plays will do next, of those of whom there is anything to tell. Not every desk can. */
  intents?(figures: readonly number[]): Promise<readonly Intent[]>;
  /** What a bot would answer in this seat's place. */
  hint(question: Question): Promise<unknown>;
  /** The step that a told line belongs to, seen again as this seat saw it. */
  recall(line: number): Promise<Recalled<V>>;

  /** Each of these settles when it is done and shown, and is refused with reasons or taken. */
  answer(given: unknown): Promise<readonly Refusal[]>;
  /** As many as have been rolled of the dice that are wanted, from the first on; what was foreseen and does not fall is left out. */
  enterDice(faces: readonly (number | 'machine')[]): Promise<readonly Refusal[]>;
  undo(): Promise<readonly Refusal[]>;
  /** HS-OFFER-004: from now on this seat passes on such offers, or no longer does. */
  leaveOrder(order: Order): Promise<readonly Refusal[]>;
  withdrawOrder(order: Order): Promise<readonly Refusal[]>;
  /** HS-SETUP-003: gives a seat to another player, at any time. */
  handOver(seat: Seat, player: Player): Promise<readonly Refusal[]>;
}

/** Where one only looks on: the sight of one viewer, and word whenever it has changed. */
export interface Lookout<V = unknown> {
  readonly viewer: Viewer;
  /** The same object until something changes. */
  now(): Sight<V>;
  subscribe(listener: () => void): () => void;
}

/** All that a viewer knows of a game at one moment: plain data, replaced as a whole. */
export interface Sight<V = unknown> extends Watched<V> {
  readonly inForce: InForce;
  /** How many answers and entered dice the game has had. */
  readonly inputs: number;
  /** The seats that persons at this screen play; a screen that only looks on has none. */
  readonly ours: readonly Seat[];
  /** The dice that are to be rolled on the real table in one go and entered from this desk. */
  readonly dice: readonly WantedDie[];
  /** Everything that this viewer was told, and of it what came with the last change. */
  readonly told: readonly Told[];
  readonly recent: readonly Told[];
  /** How it looked when the last events were told, as far as anybody wants to see them happen; the earlier are recalled. */
  readonly stills: readonly Still<V>[];
  /** The standing orders of this seat. */
  readonly orders: readonly Order[];
  /** What the machine does meanwhile: its moves are thought out first and then made one by one. */
  readonly machine: 'idle' | 'thinking' | 'moving';
  readonly trouble: Trouble | null;
}

/** What a viewer saw at the moment at which he was told of an event. */
export interface Still<V = unknown> {
  /** The place of that event in `told`. */
  readonly line: number;
  readonly view: V;
}

/** A step seen again: how the table lay before it, and a still of every event of it that the viewer was told. */
export interface Recalled<V = unknown> {
  readonly before: V;
  readonly stills: readonly Still<V>[];
}

/** A die as it is asked for at the real table (HS-DICE-005). */
export interface WantedDie {
  readonly die: string;
  readonly faces: readonly number[];
  readonly why: Because;
}

/** A standing order of the seat that sits at the desk. */
export type Order = Omit<StandingOrder, 'seat'>;

/** What went wrong with keeping the game or with a bot, in their own words. */
export interface Trouble {
  readonly kind: 'notSaved' | 'machine';
  readonly detail: string;
}

/** The rules that a desk stands under, and what their board asks of them; an edition is both. */
export interface Rulebook {
  readonly system: AnySystem;
  readonly board?: unknown;
}

/**
 * The desks of one game that this screen may sit down at, whoever holds the match. Where several persons share a screen,
 * it goes from one desk to the other.
 */
export interface Desks {
  readonly rules: Rulebook;
  /** The desk of a seat of ours, or of the audience: one and the same for as long as the game is open. */
  at(viewer: Viewer): Desk;
  /** Lets the machine's moves pass without waiting, until a person is asked. */
  hurry(): void;
  /** The whole game as a file, for whoever holds all of it; desks at somebody else's table have no such thing. */
  takeDown?(): Promise<GameFile>;
  close(): void;
}

/** A game as it waits, or one that is over as a replay that anybody can verify. */
export interface GameFile {
  readonly kind: 'game' | 'replay';
  readonly text: string;
}
