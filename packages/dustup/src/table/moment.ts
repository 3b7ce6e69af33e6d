import { moments } from '@sightline/kernel';
import type { Confidence } from '../content/schema.ts';
import type { How } from '../rules/turn/events.ts';
import type { Act } from './acts.ts';
import type { DustupEvent } from './events.ts';
import type { Hull } from './hulls.ts';
import type { Trigger } from './reactions.ts';
import type { Dustup, Place } from './table.ts';

/** What happens in one chapter and concerns others. Whoever brings a moment about knows nobody who listens. */
export type Moment =
  /** Deployment is over: the time for mines on command and for first sightings. */
  | { readonly on: 'deployed' }
  | { readonly on: 'activationBegan'; readonly unit: number; readonly how: How }
  | { readonly on: 'activationEnded'; readonly unit: number }
  /** DU-TURN-020: an action is resolved; the forced tests come now. */
  | { readonly on: 'actionDone'; readonly unit: number; readonly act: Act | null }
  /** DU-ASSAULT-045: casualties of defensive fire test before the assault goes on. */
  | { readonly on: 'strained' }
  /** A unit has moved: the way of its leader, and where each of its figures stood before, by its place in the roster. */
  | {
      readonly on: 'moved';
      readonly unit: number;
      readonly route: readonly Place[];
      readonly before: readonly Place[];
      /** How a vehicle stood before. */
      readonly stood?: Pick<Hull, 'x' | 'y' | 'facing'>;
      /** DU-MINE-010, DU-MINE-012: fields whose mines have been seen to already. */
      readonly lanes?: readonly number[];
      /** DU-VEH-082: how far along its way a vehicle has met what lies under it already, in mils. */
      readonly met?: number;
    }
  /** A figure has been wounded, killed or put out of its suit; `leader` if it led its unit until then. */
  | { readonly on: 'fell'; readonly figure: number; readonly unit: number; readonly leader: boolean }
  /** A unit gives ground (DU-ASSAULT-027) or begins to rout. */
  | { readonly on: 'withdrew'; readonly unit: number; readonly from: Place }
  | {
      readonly on: 'confidenceChanged';
      readonly unit: number;
      readonly from: Confidence;
      readonly to: Confidence;
    }
  /** DU-TURN-019: whoever has something to offer is asked, the given side first. */
  | { readonly on: 'interruption'; readonly trigger: Trigger; readonly first: number }
  /** DU-ARTY-020: a mission has come down in place of an activation; the forced tests come now. */
  | { readonly on: 'missionLanded'; readonly mission: number }
  /** DU-GAP2-002: before markers are removed. */
  | { readonly on: 'turnEnded' };

/** One moment by its name. */
export type MomentOf<On extends Moment['on']> = Extract<Moment, { readonly on: On }>;

export const { happen, listen } = moments<Dustup, DustupEvent, Moment>();
