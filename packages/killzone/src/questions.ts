import type { Free, Listed } from '@sightline/kernel';
import type { Edge, Order } from './content/schema.ts';
import type { Way } from './ground/way.ts';
import type { HazardQuestion, JumpAct } from './questions-hazards.ts';
import type { VehicleAct, VehicleQuestion } from './questions-vehicles.ts';
import type { Names, Place, Who } from './table.ts';

/** What a shot is aimed at. */
export type Target =
  | { readonly figure: number }
  | { readonly vehicle: number }
  | { readonly point: Place }
  /** KZ-BUILD-004: into a room, through this door or window. */
  | { readonly opening: number };

/** One thing a figure may do in its group's action. */
export type Act =
  | { readonly do: 'move'; readonly way: Way }
  | { readonly do: 'shoot'; readonly weapon: number; readonly target: Target; readonly burst?: 4 | 8 }
  /** KZ-GAP-011, KZ-WIN-001: the loot, the object of a raid. */
  | { readonly do: 'pickUp' }
  | JumpAct
  | VehicleAct
  | { readonly do: 'done' };

export type ChooseEdge = Listed<Edge> & { readonly kind: 'edge' };
/** A place for every member, in their order. */
export type Deploy = Free<readonly Place[]> & { readonly kind: 'deploy'; readonly group: Who };
export type GiveOrder = Listed<Order> & { readonly kind: 'order'; readonly group: Who };
/** Of one's own groups with the same initiative, the one that acts first. */
export type FirstOfTie = Listed<number> & { readonly kind: 'firstOfTie'; readonly names: Names };
/** The next figure of the acting group, or enough of it. */
export type PickFigure = Listed<number | 'enough'> & {
  readonly kind: 'pick';
  readonly group: Who;
  readonly names: Names;
};
export type DoAct = Free<Act> & {
  readonly kind: 'act';
  readonly figure: Who;
  /** What it carries, in the order that its shots count weapons in. */
  readonly weapons: readonly string[];
  readonly names: Names;
};
/** The next pair in contact: the acting group's figure and its opponent. */
export type PickFight = Listed<readonly [number, number]> & { readonly kind: 'fight'; readonly names: Names };
export type FinishOff = Listed<'kill' | 'capture'> & {
  readonly kind: 'finishOff';
  readonly figure: Who;
  readonly by: Who;
};
/** KZ-AREA-003: the opponent moves a burst that missed. */
export type Drift = Free<Place> & {
  readonly kind: 'drift';
  readonly from: Place;
  readonly firer: Who;
  readonly weapon: string;
};

export type KillzoneQuestion =
  | ChooseEdge
  | Deploy
  | GiveOrder
  | FirstOfTie
  | PickFigure
  | DoAct
  | PickFight
  | FinishOff
  | Drift
  | HazardQuestion
  | VehicleQuestion;
