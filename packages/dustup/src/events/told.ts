import type { Event } from '@sightline/kernel';

/** An event that only one seat may hear of, such as what a hidden unit does, names that seat. */
export interface Told extends Event {
  readonly only?: string;
}
