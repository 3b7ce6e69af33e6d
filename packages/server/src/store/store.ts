// What outlives a process. All that is truth of a match is in its log; everything else here is an index over logs, or
// about people rather than matches.

/** Where games are kept. The same for a file of SQLite and for a PostgreSQL that many processes share. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';

  /** Begins a match with the first entries of its log. `lost`: the id is taken. */
  create(match: string, entries: readonly string[], beside: Beside & { readonly card: Card }): Promise<Written>;

  /**
   * A move is an append. Writes the entries number n, n + 1, ... of a match, all of them or none, and what goes with them;
   * settles only after the commit that holds them. Of several who write the same number one wins; the others get `lost`,
   * and have to read what they missed. Entry n - 1 must be there, else there is no such match (any more).
   */
  append(match: string, n: number, entries: readonly string[], beside?: Beside): Promise<Written>;

  /** The entries from number n on, oldest first; at most MOST_READ at a time, so ask again from where it ended. */
  read(match: string, from: number): Promise<readonly string[]>;

  /** How many entries each of these matches has; those that do not exist are left out. */
  lengths(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** What the lobby shows of matches, the newest first, and a page at a time. */
  list(which: Listing): Promise<readonly Listed[]>;

  /** Changes how a match is listed and nothing else: whose turn it is by now, some while after it came to rest. */
  relist(match: string, card: Card): Promise<Written>;

  /** Takes a match away with everything that belongs to it. */
  remove(match: string): Promise<void>;

  /** Keeps what somebody said at a match and gives its number, which grows; null where there is no such match. */
  say(match: string, line: NewLine): Promise<number | null>;

  /** What was said after the line of that number, oldest first; no more than the last MOST_LINES. */
  said(match: string, after: number): Promise<readonly ChatLine[]>;

  /** Enters a person, or enters him anew under the same id. `lost`: another person has that key. */
  putPerson(person: Person): Promise<Written>;
  personByKey(key: string): Promise<Person | null>;
  /** Those of them who are known, by id. Somebody who was deleted is not. */
  people(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  /** Forgets a person: name, key, all that he said, and which matches he plays in. Logs keep an id that names nobody. */
  deletePerson(id: string): Promise<void>;

  /**
   * Calls when something is due: at least once, seldom a little late, and in one process only. So whoever is called
   * looks into the log for whether it is so. If the promise is rejected, it is called again later. Gives how to end it.
   */
  whenDue(run: (due: Due) => Promise<void>): Promise<() => Promise<void>>;

  /** Tells of everything written by anybody, after its commit, and of whispers. Gives how to end it. */
  subscribe(listener: (news: News) => void): () => void;

  /** Tells the subscribers of the other processes something that nobody keeps: who is there, who is deciding. */
  whisper(match: string, text: string): void;

  /** Everything there is, as it was at one moment, while play goes on. For backups, and for moving to another store. */
  dump(): AsyncIterable<Kept>;
  /** Takes in what another store dumped; gives how many matches that was. Refuses if there is anything here already. */
  fill(kept: AsyncIterable<Kept>): Promise<number>;

  /** Counters for the metrics of the server. */
  stats(): StoreStats;

  /** Whether it can be reached and written to just now: null, or what is the matter. */
  trouble(): Promise<StoreTrouble | null>;

  /** Ends when everything that was asked for has been written or refused. */
  close(): Promise<void>;
}

/** `lost`: somebody else was first. Whatever else goes wrong is a StoreTrouble, with which the promise is rejected. */
export type Written = 'written' | 'lost' | 'noSuchMatch';

/** What is written in the same commit as entries of the log. */
export interface Beside {
  /** The match as it is listed from now on; without it, as before. */
  readonly card?: Card;
  /** When something is to happen at this match; null takes it back. What is not named stays as it is. */
  readonly due?: Readonly<Record<string, number | null>>;
}

/** How a match is found: all of it could be worked out from its log, and none of it is needed to play. */
export interface Card {
  readonly stage: 'open' | 'running' | 'over';
  /** Strangers find it in the lobby: to join it while it is open, to watch it while it runs. */
  readonly listed: boolean;
  /** The ids of all persons whose match it is. */
  readonly people: readonly string[];
  /** The ids of those persons who are asked something, for "your turn" first. */
  readonly awaited: readonly string[];
  /** What a list shows of it, as JSON that the store does not look into. No names: people may want theirs deleted. */
  readonly about: string;
}

export interface Listed extends Card {
  readonly match: string;
  /** When it was begun and when its card last changed, in ms since 1970. */
  readonly begun: number;
  readonly changed: number;
}

/** The lobby (listed matches of a stage) or the matches of a person. `before`: the last one of the page before. */
export type Listing = { readonly before?: Pick<Listed, 'match' | 'changed'>; readonly most: number } & (
  | { readonly of: 'lobby'; readonly stage: Card['stage'] }
  | { readonly of: 'person'; readonly person: string }
);

export interface NewLine {
  /** The id of who said it. */
  readonly person: string;
  /** Who may read it, in words that the store does not know. */
  readonly to: string;
  readonly text: string;
  readonly at: number;
}

export interface ChatLine extends NewLine {
  readonly n: number;
}

/** A guest: the id is public, the key is the hash of the secret in his browser. */
export interface Person {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  /** What else is kept of him (webhook, whom he has blocked), as JSON that the store does not look into. */
  readonly about: string;
}

/** What is due at a match, by a name of the server's choice, such as `clock`. */
export interface Due {
  readonly match: string;
  readonly what: string;
}

export type News =
  /** The log of a match now has this many entries. */
  | { readonly kind: 'appended'; readonly match: string; readonly length: number; readonly ours: boolean }
  | { readonly kind: 'said'; readonly match: string; readonly n: number; readonly ours: boolean }
  /** Never one's own. */
  | { readonly kind: 'whispered'; readonly match: string; readonly text: string }
  /** The line to the others was down for a while: anything may have happened to any match. */
  | { readonly kind: 'missed' };

/** One piece of a dump: a match with its whole log, a line that was said at one that went before, a person. */
export type Kept =
  | {
      readonly kind: 'match';
      readonly listed: Listed;
      readonly entries: readonly string[];
      readonly due: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'line'; readonly match: string; readonly line: NewLine }
  | { readonly kind: 'person'; readonly person: Person };

export interface StoreStats {
  /** Entries and commits written since it was opened; how many appends lost; how many writes wait for their commit. */
  readonly entries: number;
  readonly commits: number;
  readonly lost: number;
  readonly waiting: number;
}

export type TroubleCode = 'full' | 'away' | 'busy' | 'foreign' | 'newer' | 'damaged' | 'notEmpty' | 'inUse';

/**
 * Nobody's mistake: the disk is full, the database is away, the file is not ours. Nothing of what was asked is in the
 * store, except that after `away` it may be: read before you try again.
 */
export class StoreTrouble extends Error {
  readonly code: TroubleCode;

  constructor(code: TroubleCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreTrouble';
    this.code = code;
  }
}

/** Every size has a bound. Whoever writes more has not looked at what came in through the door: that is a bug. */
export const MOST_ID = 64;
export const MOST_ENTRY = 2_000_000;
export const MOST_READ = 1_000;
export const MOST_LINES = 1_000;
export const MOST_ABOUT = 10_000;
export const MOST_WHISPER = 2_000;
