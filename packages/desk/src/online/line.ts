import type { Connect, Later, Wire } from './wire.ts';

/** How it stands with the wire: being laid, there, or lost and being laid anew. */
export type Link = 'connecting' | 'open' | 'lost';

/** A wire that is laid anew whenever it breaks. */
export interface Line {
  link(): Link;
  /** Says it if there is anybody to hear it; whether there is. */
  say(text: string): boolean;
  /** Somebody knows better: there is a network again, or the wire is dead though it does not say so. */
  again(): void;
  close(): void;
}

interface Ends {
  /** There is a wire: says what has to be said first. */
  opened(): void;
  heard(text: string): void;
  changed(): void;
}

/** The first try after a break comes soon, later ones ever later, but never later than this, in milliseconds. */
const FIRST = 250;
const LAST = 15_000;

/** Keeps a wire open. `chance` spreads the tries of many pages that one restart has cut off. */
export function openLine(connect: Connect, ends: Ends, later: Later, chance: () => number): Line {
  let wire: Wire | null = null;
  let link: Link = 'connecting';
  let tries = 0;
  let stop = (): void => {};
  let isClosed = false;

  function show(next: Link): void {
    if (link === next) return;
    link = next;
    ends.changed();
  }

  function lay(): void {
    stop();
    stop = (): void => {};
    const laid: Wire = connect({
      opened() {
        if (wire !== laid) return;
        tries = 0;
        show('open');
        ends.opened();
      },
      heard(text) {
        if (wire === laid) ends.heard(text);
      },
      closed() {
        if (wire === laid) broke();
      },
    });
    wire = laid;
  }

  function broke(): void {
    wire = null;
    if (isClosed) return;
    const wait = Math.min(LAST, FIRST * 2 ** tries++) * (0.5 + chance() / 2);
    stop = later(lay, wait);
    show('lost');
  }

  lay();
  return {
    link: () => link,
    say(text) {
      if (link !== 'open' || !wire) return false;
      wire.send(text);
      return true;
    },
    again() {
      const old = wire;
      wire = null;
      tries = 0;
      show('lost');
      lay();
      old?.close();
    },
    close() {
      isClosed = true;
      stop();
      const old = wire;
      wire = null;
      old?.close();
    },
  };
}
