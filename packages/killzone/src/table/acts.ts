import { type ActKind, type Act as AnyAct, menu, type Refusal } from '@sightline/kernel';
import type { JumpAct } from '../rules/fire/acts.ts';
import type { MoveAct } from '../rules/movement/acts.ts';
import type { ShootAct } from '../rules/shooting/acts.ts';
import type { DoneAct } from '../rules/turn/acts.ts';
import type { VehicleAct } from '../rules/vehicles/acts.ts';
import type { PickUpAct } from '../rules/winning/acts.ts';
import type { KillzoneEvent } from './events.ts';
import type { Killzone } from './table.ts';
import type { Figure } from './units.ts';

/** One thing a figure may do in its group's action. */
export type Act = MoveAct | ShootAct | PickUpAct | JumpAct | VehicleAct | DoneAct;

/** A kind of act, and what the sequence of an action wants to know of it. */
export interface FigureActKind<A extends AnyAct = Act> extends ActKind<Killzone, KillzoneEvent, Figure, A> {
  /** A quick look: whether the figure has anything of this kind left to do, whatever exactly. */
  isOpen(table: Killzone, figure: Figure): boolean;
  /** Why a figure is not done before it has done something of this kind. */
  whyNotDone?(table: Killzone, figure: Figure): Refusal[];
}

/** The kinds of a chapter, one for each of its acts. */
export type FigureActKinds<A extends AnyAct> = {
  readonly [D in A['do']]: FigureActKind<Extract<A, { readonly do: D }>>;
};

/** Whatever a figure may do; the system puts the kinds of all chapters on it. */
export const acts = menu<Killzone, KillzoneEvent, Figure, Act, FigureActKind>();

/** Why there are no odds of an act: no die hangs on it, or only on what is asked next. */
export const noDice = (): null => null;
