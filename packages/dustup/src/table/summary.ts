import { distance, INCH } from '@sightline/geometry/field';
import type { Json } from '@sightline/kernel';
import type { Confidence } from '../content/schema.ts';
import type { Dustup, Who } from './table.ts';
import type { Fared } from './units.ts';

/** One thing that an answer did to a unit. */
export type Change =
  | { readonly is: 'untreated' | 'stabilised' | 'disabled' | 'killed'; readonly by: number }
  | { readonly is: 'fared'; readonly how: Fared }
  | { readonly is: 'markers'; readonly now: number }
  | { readonly is: 'confidence'; readonly now: Confidence }
  | { readonly is: 'goes'; readonly inches: number }
  | { readonly is: 'detached' | 'leaderDown' | 'panicked' | 'calm' | 'orderGiven' | 'onTable' | 'offTable' };

/** What became of one unit. */
export interface Changed {
  readonly unit: Who;
  readonly changes: readonly Change[];
}

/** What an answer did to units and their figures: casualties, markers, confidence, and who moved or left. */
export function summary(before: Dustup, after: Dustup): Json {
  const changed = after.units.map(({ who }, i): Changed => ({ unit: who, changes: changesOf(before, after, i) }));
  return changed.filter(({ changes }) => changes.length > 0) as unknown as Json;
}

function changesOf(before: Dustup, after: Dustup, i: number): Change[] {
  const unit = after.units[i]!;
  const old = before.units[i];
  if (old === undefined) return [{ is: 'detached' }];
  const changes: Change[] = [];
  const fought = unit.fared !== old.fared || unit.assaulted.length > old.assaulted.length;
  if (fought && unit.fared !== 'none') changes.push({ is: 'fared', how: unit.fared });
  for (const state of ['untreated', 'stabilised', 'disabled', 'killed'] as const) {
    const by = count(after, i, state) - count(before, i, state);
    if (by !== 0) changes.push({ is: state, by });
  }
  if (unit.leaderless && !old.leaderless) changes.push({ is: 'leaderDown' });
  if (unit.suppression !== old.suppression) changes.push({ is: 'markers', now: unit.suppression });
  if (unit.confidence !== old.confidence) changes.push({ is: 'confidence', now: unit.confidence });
  if (unit.panicked !== old.panicked) changes.push({ is: unit.panicked ? 'panicked' : 'calm' });
  if (unit.ordered.length > old.ordered.length) changes.push({ is: 'orderGiven' });
  if (unit.fared === old.fared) changes.push(...wayOf(before, after, i));
  if (unit.where !== old.where) changes.push({ is: unit.where === 'table' ? 'onTable' : 'offTable' });
  return changes;
}

/** How far the leader has gone, to the inch; whoever takes a fallen leader's place has gone nowhere. */
function wayOf(before: Dustup, after: Dustup, unit: number): Change[] {
  const { leader } = after.units[unit]!;
  const inches = Math.round(distance(before.figures[leader]!, after.figures[leader]!) / INCH);
  return inches === 0 || leader !== before.units[unit]!.leader ? [] : [{ is: 'goes', inches }];
}

function count(table: Dustup, unit: number, state: string): number {
  return table.units[unit]!.figures.filter(id => table.figures[id]!.state === state).length;
}
