import type { Viewer } from '@sightline/kernel';
import type { PersonId } from '@sightline/protocol';

/** A desk at which somebody sits over a socket. */
export interface DeskAt {
  /** The number that the page gave it. */
  readonly desk: number;
  readonly viewer: Viewer;
  readonly person: PersonId | null;
  readonly wantsStills: boolean;
  /** Where it stands in its stream, as far as was sent. */
  number: number;
  hash: string;
  isDeciding: boolean;
  /** The last line of the chat that it has, and whose lines it does not want. */
  said: number;
  readonly blocked: readonly PersonId[];
  send(text: string): void;
}
