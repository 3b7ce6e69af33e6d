import type { Event, Io } from './io.ts';

/** Something that happens in one chapter and concerns others: a step, an opening, a kill. Plain data. */
export interface Moment {
  readonly on: string;
}

/** What a chapter does when a moment comes. */
export type Listener<T, E extends Event, M extends Moment> = (table: T, io: Io<E>, moment: M) => void;

/** For each moment the chapters that have something to say, in the order in which the rulebook wants them. */
export type Listeners<T, E extends Event, M extends Moment> = {
  readonly [On in M['on']]: readonly Listener<T, E, Extract<M, { readonly on: On }>>[];
};

/** How a game's chapters speak to one another: whoever brings a moment about knows nobody who listens. */
export interface Moments<T, E extends Event, M extends Moment> {
  happen(table: T, io: Io<E>, moment: M): void;
  /** The list of who listens. Only the system, which knows all chapters, gives it, and gives it once. */
  listen(listeners: Listeners<T, E, M>): void;
}

/**
 * The moments of a game. Rules import `happen`, and nothing that listens; the system imports the listeners. So imports
 * run one way, though a step may spring a mine and a mine may throw a man a step back.
 */
export function moments<T, E extends Event, M extends Moment>(): Moments<T, E, M> {
  let known: Listeners<T, E, M> | null = null;
  return {
    happen(table, io, moment) {
      if (known === null) throw new Error(`nobody listens to "${moment.on}": the game's system has not been imported`);
      const listeners = known[moment.on as M['on']] as unknown as readonly Listener<T, E, M>[];
      for (let i = 0; i < listeners.length; i++) listeners[i]!(table, io, moment);
    },
    listen(listeners) {
      if (known !== null) throw new Error('the listeners of a game are named once, by its system');
      known = listeners;
    },
  };
}
