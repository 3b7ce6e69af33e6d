import type { Json, Match, Viewer } from '@sightline/kernel';
import type { StillDelta } from '@sightline/protocol';

/** Work that may take long or break: it is done in a thread of its own, which may be ended at any time. */
export type Job = Think | Recall | ReadGame | WriteGame;

/** What the bots of a match answer until a person is asked. */
export interface Think {
  readonly kind: 'think';
  readonly match: Match;
}

/** A step of a match as a viewer saw it. */
export interface Recall {
  readonly kind: 'recall';
  readonly match: Match;
  readonly viewer: Viewer;
  readonly step: number;
  /** The place of its first line among those that the viewer was told. */
  readonly place: number;
}

/** A file from outside, played again and judged. */
export interface ReadGame {
  readonly kind: 'readGame';
  readonly text: string;
}

/** A match as a file, with all that was told in it: to go on with elsewhere, or to be looked at and verified. */
export interface WriteGame {
  readonly kind: 'writeGame';
  readonly match: Match;
  readonly as: 'game' | 'replay';
}

export interface Results {
  readonly writeGame: string;
  readonly think: readonly { readonly seat: string; readonly answer: unknown }[];
  readonly recall: { readonly before: Json; readonly stills: readonly StillDelta[] };
  readonly readGame:
    | { readonly ok: true; readonly match: Match }
    | { readonly ok: false; readonly code: string; readonly detail: string };
}

export type ResultOf<J extends Job> = Results[J['kind']];
export type Answered = { readonly result: unknown } | { readonly error: string };
