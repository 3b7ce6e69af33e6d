import type { Trigger } from '@sightline/kernel';

/** R12: the gun in the middle of a module has found somebody. */
export interface SentryAimed extends Trigger {
  readonly on: 'sentryAimed';
  readonly at: number;
  readonly target: number;
}
