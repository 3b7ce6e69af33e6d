import type { Trigger } from '@sightline/kernel';

/** What of DK-ACT-015 has happened to a waiting man. */
export type Alert = 'appeared' | 'beside' | 'inHisSquare' | 'turned' | 'shotAt';

/** An enemy has stirred: who may react, and to what. They are named once, before any of them does anything. */
export interface Stirred extends Trigger {
  readonly on: 'enemyStirred';
  readonly enemy: number;
  readonly alerts: readonly { readonly figure: number; readonly alert: Alert }[];
}

/** What a man does who spends his waiting chit: an act of his, or to change halves with a comrade who waits too. */
export type Reacting =
  | { readonly do: 'act'; readonly figure: number }
  | { readonly do: 'changeHalves'; readonly figure: number };
