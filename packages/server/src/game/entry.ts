import type { Json, Match, Player, Seat } from '@sightline/kernel';
import type { PersonId, PlayTerms, ProposalKind } from '@sightline/protocol';

/**
 * One entry of the log of a match: what somebody did, and when by the server's clock. A match is its log and nothing else:
 * whoever plays the entries again comes to the same match, the same clocks and the same streams.
 */
export type Entry = { readonly at: number } & Deed;

export type Deed =
  | Opened
  | { readonly do: 'sat'; readonly seat: Seat; readonly person: PersonId }
  | { readonly do: 'stood'; readonly seat: Seat; readonly person: PersonId }
  | { readonly do: 'handed'; readonly seat: Seat; readonly player: Player; readonly ranOut?: true }
  | {
      readonly do: 'dealt';
      readonly seat: Seat;
      readonly figures: Readonly<Record<string, PersonId>>;
      readonly lead?: PersonId;
    }
  | { readonly do: 'committed'; readonly seat: Seat; readonly commitment: string }
  | { readonly do: 'revealed'; readonly seat: Seat; readonly entropy: string }
  /** The time to commit oneself, or to reveal, is over. */
  | { readonly do: 'hurried' }
  | { readonly do: 'answered'; readonly seat: Seat; readonly answer: unknown }
  | { readonly do: 'undone'; readonly seat: Seat }
  | {
      readonly do: 'ordered';
      readonly seat: Seat;
      readonly on: string;
      readonly reaction?: string;
      readonly stands: boolean;
    }
  | { readonly do: 'proposed'; readonly seat: Seat; readonly what: ProposalKind }
  /** `fresh` is the secret of the dice that a take-back goes on with, `rematch` the match that came of a rematch. */
  | {
      readonly do: 'agreed';
      readonly seat: Seat;
      readonly what: ProposalKind;
      readonly fresh?: string;
      readonly rematch?: string;
    }
  | { readonly do: 'declined'; readonly seat: Seat; readonly what: ProposalKind }
  | { readonly do: 'conceded'; readonly seat: Seat }
  | { readonly do: 'ranOut'; readonly seat: Seat };

/** Entry 0. */
export interface Opened {
  readonly do: 'opened';
  readonly system: string;
  readonly edition: number;
  readonly inWork: boolean;
  readonly scenario: string;
  readonly switches: Match['setup']['switches'];
  readonly details?: Json;
  readonly players: Readonly<Record<Seat, Player>>;
  /** Seats that are taken from the start, and by whom. */
  readonly holders: Readonly<Record<Seat, readonly PersonId[]>>;
  readonly host: PersonId;
  readonly terms: PlayTerms;
  /** The hash of the invitation. */
  readonly invite: string;
  /** Whoever knows it knows the dice: it leaves the server when the match is over. */
  readonly secret: string;
  /** A game that was begun elsewhere: the file as it was put online. */
  readonly file?: Json;
}

export function writeEntry(entry: Entry): string {
  return JSON.stringify(entry);
}

/** Entries were judged before they were written, and nobody else writes to the store. */
export function readEntry(text: string): Entry {
  return JSON.parse(text) as Entry;
}
