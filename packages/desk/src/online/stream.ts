import type { AnySystem, Json } from '@sightline/kernel';
import { type HeardLine, type HeardUpdate, patched, type Standing, type StillDelta, taken } from '@sightline/protocol';
import type { Recalled, Still } from '../desk.ts';
import { MOST_SCENES } from '../stills.ts';
import type { Told } from '../told.ts';

/** All that a viewer has been sent of a match, put together: replaced as a whole. */
export interface Caught {
  readonly standing: Standing;
  /** How many of its lines were known before the last of it came. */
  readonly known: number;
  readonly stills: readonly Still[];
}

/** All of it at once. Whoever has lost the thread knows the beginning already; to whoever comes nothing is news. */
export function caughtWhole(standing: Standing, before: Caught | null): Caught {
  const known = before ? before.standing.told.length : standing.told.length;
  return { standing, known: Math.min(known, standing.told.length), stills: [] };
}

/** What an update makes of it; the same where it was known, null where the two ends no longer agree. */
export function caughtUp(before: Caught, update: HeardUpdate): Caught | null {
  const standing = taken(before.standing, update);
  if (standing === 'known') return before;
  if (standing === 'gap') return null;
  const { keep = before.standing.told.length } = update.body;
  const kept = before.stills.filter(({ line }) => line < keep);
  const stills = [...kept, ...stillsFrom(before.standing.seen.view, update.stills ?? [])];
  return { standing, known: keep, stills: stills.length > MOST_SCENES ? stills.slice(-MOST_SCENES) : stills };
}

/** Stills as they were taken one after the other, each from the one before it. */
function stillsFrom(before: Json, deltas: readonly StillDelta[]): Still[] {
  let view = before;
  return deltas.map(({ line, view: delta }) => {
    view = patched(view, delta ?? undefined);
    return { line, view };
  });
}

export function recalledFrom(before: Json, deltas: readonly StillDelta[]): Recalled {
  return { before, stills: stillsFrom(before, deltas) };
}

/** Says what lines tell in the words of whoever reads them; each line once. */
export function teller({ event }: Pick<AnySystem['words'], 'event'>): (lines: readonly HeardLine[]) => readonly Told[] {
  const said = new WeakMap<HeardLine, Told>();
  return lines =>
    lines.map(heard => {
      const before = said.get(heard);
      if (before) return before;
      const { after, step, line } = heard;
      const told = { after, step, line, text: line.kind === 'event' ? event(line.event) : '' };
      said.set(heard, told);
      return told;
    });
}
