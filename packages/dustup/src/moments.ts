import type { Act } from './acts.ts';
import type { Confidence } from './content/schema.ts';
import type { How } from './events/field.ts';
import { freeDetachments } from './rules/command/detach.ts';
import { stopConcealment } from './rules/field/concealment.ts';
import { dropCarried } from './rules/field/objects.ts';
import { offerBetweenActions } from './rules/hazards/between-actions.ts';
import { adoptMines, layBeforeTheGame } from './rules/hazards/command-mines.ts';
import { offerDetonation } from './rules/hazards/detonation.ts';
import { crash, crashAfter } from './rules/hazards/drones.ts';
import { burnInPlace, burnOnTheWay } from './rules/hazards/fire.ts';
import { igniteWhereFlamesPlayed } from './rules/hazards/flames.ts';
import { meetMines, searchAnew } from './rules/hazards/mines.ts';
import { liftOwnSmoke } from './rules/hazards/smoke.ts';
import { endTurnOfHazards } from './rules/hazards/turn-end.ts';
import { switchWarfare } from './rules/hazards/warfare.ts';
import { abandonWounded } from './rules/morale/abandoning.ts';
import { takeStrains, testSightings } from './rules/morale/forced-tests.ts';
import { routInPanic } from './rules/morale/panic.ts';
import type { Dustup, DustupIo, Place } from './table.ts';

/**
 * The moments at which several chapters have something to say. Whoever brings a moment about calls `happen`; the
 * chapters that care are listed here in the order in which the rulebook wants them.
 */
export type Moment =
  /** Deployment is over, or a unit has come into view: the time for first sightings. */
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
      /** DU-MINE-010, DU-MINE-012: fields whose mines have been seen to already. */
      readonly lanes?: readonly number[];
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
  | { readonly on: 'revealed'; readonly unit: number }
  /** DU-GAP2-002: before markers are removed. */
  | { readonly on: 'turnEnded' };

type Hook<On extends Moment['on']> = (table: Dustup, io: DustupIo, moment: Extract<Moment, { on: On }>) => void;
type Hooks = { readonly [On in Moment['on']]: readonly Hook<On>[] };

let known: Hooks | null = null;

const hooks = (): Hooks => ({
  deployed: [adoptMines, layBeforeTheGame, testSightings],
  activationBegan: [liftOwnSmoke, searchAnew, switchWarfare],
  activationEnded: [burnInPlace, takeStrains],
  actionDone: [crashAfter, igniteWhereFlamesPlayed, takeStrains, testSightings, freeDetachments, offerBetweenActions],
  strained: [takeStrains],
  moved: [stopConcealment, meetMines, burnOnTheWay, offerDetonation, abandonWounded],
  fell: [dropCarried],
  withdrew: [dropCarried, crash],
  confidenceChanged: [dropCarried, routInPanic],
  revealed: [],
  turnEnded: [endTurnOfHazards, takeStrains],
});

export function happen<M extends Moment>(table: Dustup, io: DustupIo, moment: M): void {
  known ??= hooks();
  for (const hook of known[moment.on] as readonly ((t: Dustup, i: DustupIo, m: Moment) => void)[]) {
    hook(table, io, moment);
  }
}
