import type { Offer, Reaction } from '@sightline/kernel';
import type { Spotting } from '../rules/electronic-warfare/reactions.ts';
import type { Detonation } from '../rules/mines/detonation.ts';
import type { Track } from '../rules/movement/tracks.ts';
import type { Seizure } from '../rules/turn/reactions.ts';
import type { DustupEvent } from './events.ts';
import { happen } from './moment.ts';
import type { Dustup, DustupIo, Names } from './table.ts';

/** DU-TURN-019: the only moments at which a player who is not acting may have his say. */
export type Trigger = BetweenActivations | BetweenActions | UnitMoved;

/** Between two activations (DU-TURN-008). */
export interface BetweenActivations {
  readonly on: 'betweenActivations';
  readonly due: number;
  readonly names: Names;
}

/** An action is over (DU-MINE-020, DU-EW-009). */
export interface BetweenActions {
  readonly on: 'betweenActions';
  readonly names: Names;
}

/** A unit has moved; its figures' ways are known (DU-MINE-021). */
export interface UnitMoved {
  readonly on: 'unitMoved';
  readonly unit: number;
  readonly tracks: readonly Track[];
  readonly names: Names;
}

/** What a player may break in with; each chapter has its own. */
export type ReactionChoice = Seizure | Detonation | Spotting;

/** Whether to break in, and how. */
export type Interruption = Offer<Trigger, ReactionChoice>;

/** A reaction to one trigger. */
export type DustupReaction<G extends Trigger, C extends ReactionChoice> = Reaction<Dustup, DustupEvent, G, C>;

/** Asks everybody who has something to offer, the given side first (HS-OFFER-003). */
export function interrupt(table: Dustup, io: DustupIo, trigger: Trigger, first: number): void {
  happen(table, io, { on: 'interruption', trigger, first });
}
