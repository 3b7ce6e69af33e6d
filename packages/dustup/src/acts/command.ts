import type { Place } from '../table.ts';

export type CommandAct =
  /** DU-COMM-001: a message to another unit. */
  | { readonly do: 'communicate'; readonly with: number }
  /** DU-ORDER-001: a subordinate acts at once. */
  | { readonly do: 'order'; readonly unit: number }
  /** DU-ORDER-011: two subordinates assault the same enemy together. */
  | OrderAssault
  | { readonly do: 'rally'; readonly unit: number }
  | DetachAct
  /** DU-DETACH-003: parent and detachment become one again, whichever of them acts. */
  | { readonly do: 'rejoin'; readonly with: number }
  | { readonly do: 'activateDetachment'; readonly unit: number }
  | { readonly do: 'regroup'; readonly with: number }
  /** DU-DETECT-006: one counter of the enemy. */
  | { readonly do: 'detect'; readonly counter: number };

/** DU-DETACH-001: these figures split off; they stay where they are unless each is given a place. */
export interface DetachAct {
  readonly do: 'detach';
  readonly figures: readonly number[];
  readonly places?: readonly Place[];
}

export interface OrderAssault {
  readonly do: 'orderAssault';
  readonly units: readonly [number, number];
  readonly target: number;
}

export type CommandUse =
  /** DU-DETECT-001: out of everybody's sight, under a counter. */
  | { readonly for: 'hide' }
  /** DU-MORALE-039: the leader takes over the post of a commander who is lost. */
  | { readonly for: 'assumeCommand'; readonly of: number };
