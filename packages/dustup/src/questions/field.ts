import type { Free, Listed } from '@sightline/kernel';
import type { Act } from '../acts.ts';
import type { Names, Place, Who } from '../table.ts';

/** DU-GAP-029: the leader's place; the others stand round him unless every place is given, in roster order. */
export interface Deployment {
  readonly at: Place;
  readonly hidden?: true;
  readonly places?: readonly Place[];
}

/** What a side does with its place in the alternation. */
export type Choice =
  | { readonly unit: number }
  /** DU-FORCE-007: a counter of the inbound chart moves on. */
  | { readonly inbound: number }
  | { readonly pass: true };

export type WhichToDeploy = Listed<number> & { readonly kind: 'whichToDeploy'; readonly names: Names };
export type Deploy = Free<Deployment> & {
  readonly kind: 'deploy';
  readonly unit: Who;
  readonly mayHide: boolean;
};
/** DU-DETECT-008: a place, and how large the thing is that the dummy is meant for; a man if it does not say. */
export interface Dummy extends Place {
  readonly size?: number;
}
/** DU-DETECT-002: where a dummy goes, or enough of them. */
export type PlaceDummy = Free<Dummy | 'enough'> & { readonly kind: 'dummy'; readonly side: number };
/** DU-TURN-001: whoever won the roll. */
export type GoFirst = Listed<'first' | 'second'> & { readonly kind: 'goFirst' };
/** DU-TURN-009: the last to spend a token acts. */
export type KeepInitiative = Listed<'spend' | 'let'> & {
  readonly kind: 'keepInitiative';
  readonly unit: Who;
  readonly tokens: number;
};
export type Activate = Listed<Choice> & { readonly kind: 'activate'; readonly names: Names };
export type DoAct = Free<Act> & {
  readonly kind: 'act';
  readonly unit: Who;
  readonly actions: number;
  readonly names: Names;
};
/** DU-MOVE-005: 'keep' lets everybody keep his distance from the leader. */
export type Arrange = Free<'keep' | readonly Place[]> & {
  readonly kind: 'arrange';
  readonly unit: Who;
  /** Where everybody stood, and the most he may move, in mils. */
  readonly from: readonly Place[];
  readonly reach: number;
};
/** DU-FORCE-007: where on the edge a unit comes onto the table. */
export type Arrive = Free<Deployment> & { readonly kind: 'arrive'; readonly unit: Who };
/** DU-GAP-026: an event card lets a side pick one of these. */
export type PickForEvent = Listed<number> & {
  readonly kind: 'pickForEvent';
  readonly card: 'jam' | 'secondWind';
  readonly names: Names;
};

export type FieldQuestion =
  | WhichToDeploy
  | Deploy
  | PlaceDummy
  | GoFirst
  | KeepInitiative
  | Activate
  | DoAct
  | Arrange
  | Arrive
  | PickForEvent;
