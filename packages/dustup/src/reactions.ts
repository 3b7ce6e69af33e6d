import { offer, type Reaction } from '@sightline/kernel';
import type { DustupEvent } from './events.ts';
import { seize } from './rules/field/initiative-tokens.ts';
import { type DetonationChoice, fireAtMover, fireAtStanding } from './rules/hazards/detonation.ts';
import { type SpottingChoice, spotRemotely } from './rules/hazards/remote-spotting.ts';
import type { Track } from './rules/hazards/tracks.ts';
import type { Dustup, DustupIo, Names } from './table.ts';

/** DU-TURN-019: the only moments at which a player who is not acting may have his say. */
export type Trigger =
  /** Between two activations (DU-TURN-008). */
  | BetweenActivations
  /** An action is over (DU-MINE-020, DU-EW-009). */
  | { readonly on: 'betweenActions'; readonly names: Names }
  /** A unit has moved; its figures' ways are known (DU-MINE-021). */
  | { readonly on: 'unitMoved'; readonly unit: number; readonly tracks: readonly Track[]; readonly names: Names };

export interface BetweenActivations {
  readonly on: 'betweenActivations';
  readonly due: number;
  readonly names: Names;
}

export type DustupReaction = Reaction<Dustup, DustupEvent, Trigger, ReactionChoice>;
/** What a reaction may choose; each chapter adds its own records. */
export type ReactionChoice = { readonly unit: number } | DetonationChoice | SpottingChoice;

const reactions = (): readonly DustupReaction[] => [seize, fireAtMover, fireAtStanding, spotRemotely];

/** Asks everybody who has something to offer, the given side first (HS-OFFER-003). */
export function offerTo(table: Dustup, io: DustupIo, trigger: Trigger, first: number): void {
  const seats = [first, 1 - first].map(side => table.sides[side]!.seat);
  offer(reactions(), seats, table, io, trigger);
}
