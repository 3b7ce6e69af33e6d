import { hash, hashOfTexts, type Json } from '@sightline/kernel';
import { patched } from './play-delta.ts';
import type { HeardUpdate, HeardWhole } from './play-heard.ts';
import type { Body, HeardLine, Seen } from './play-table.ts';

/**
 * The hash of what a viewer has seen so far, when this comes next. It finds accidents: both ends know when they differ. It
 * is taken of the text of the body, which is the same again after it was parsed.
 */
export function nextHash(before: string, body: Body, text: string = JSON.stringify(body)): string {
  return hashOfTexts(before, text);
}

/** What every stream begins with, before its first update. */
export function firstHash(seen: Seen): string {
  return hash(seen);
}

/** Where a viewer stands in his stream. */
export interface Standing {
  readonly number: number;
  readonly hash: string;
  readonly seen: Seen;
  readonly told: readonly HeardLine[];
}

export function standingOf({ number, hash, seen, told }: HeardWhole): Standing {
  return { number, hash, seen, told };
}

/**
 * What follows from an update: the next standing; `known` when it was seen already; `gap` when something is missing or does
 * not fit, and `again` has to be said.
 */
export function taken(standing: Standing, update: HeardUpdate): Standing | 'known' | 'gap' {
  if (update.number <= standing.number) return 'known';
  if (update.number !== standing.number + 1 || nextHash(standing.hash, update.body) !== update.hash) return 'gap';
  return { number: update.number, hash: update.hash, ...changed(standing, update.body) };
}

export function changed({ seen, told }: Pick<Standing, 'seen' | 'told'>, body: Body): Pick<Standing, 'seen' | 'told'> {
  const kept = body.keep === undefined ? told : told.slice(0, body.keep);
  return {
    seen: body.change === undefined ? seen : (patched(seen as unknown as Json, body.change) as unknown as Seen),
    told: body.told === undefined ? kept : [...kept, ...body.told],
  };
}
