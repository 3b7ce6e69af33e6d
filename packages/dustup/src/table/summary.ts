import { distance, INCH } from '@sightline/geometry/field';
import type { Json } from '@sightline/kernel';
import type { Confidence } from '../content/schema.ts';
import { namedAsset } from './missions.ts';
import { type Dustup, type Named, type Place, placeOf, type Who } from './table.ts';
import type { Fared } from './units.ts';

/** One thing that an answer did to a unit or a building. */
export type Change =
  | { readonly is: 'untreated' | 'stabilised' | 'disabled' | 'killed'; readonly by: number }
  | { readonly is: 'fared'; readonly how: Fared }
  | { readonly is: 'markers'; readonly now: number }
  | { readonly is: 'confidence'; readonly now: Confidence }
  | { readonly is: 'goes'; readonly inches: number; readonly tenths?: number; readonly to?: Place }
  | {
      readonly is:
        | 'detached'
        | 'leaderDown'
        | 'panicked'
        | 'calm'
        | 'orderGiven'
        | 'heard'
        | 'droneDown'
        | 'gunDisabled'
        | 'gunMended'
        | 'gunRuined'
        | 'granted'
        | 'damaged'
        | 'destroyed'
        | 'breached'
        | 'landed'
        | 'landedHard'
        | 'onTable'
        | 'offTable';
    };

/** What became of one unit, of one building, or of a request to an asset. */
export type Changed = ({ readonly unit: Who } | { readonly building: number } | { readonly asset: Named }) & {
  readonly changes: readonly Change[];
};

/** What an answer did: to units and their figures casualties, markers, confidence, moves; to buildings damage. */
export function summary(before: Dustup, after: Dustup): Json {
  const units = after.units.map(({ who }, i): Changed => ({ unit: who, changes: changesOf(before, after, i) }));
  const buildings = after.buildings.map(({ id }): Changed => ({ building: id, changes: damageTo(before, after, id) }));
  const assets = after.assets.map((asset, i): Changed => {
    const isGranted = asset.left < before.assets[i]!.left;
    return { asset: namedAsset(asset), changes: isGranted ? [{ is: 'granted' }] : [] };
  });
  return [...units, ...buildings, ...assets].filter(({ changes }) => changes.length > 0) as unknown as Json;
}

/** DU-BUILD-006, DU-BUILD-008. */
function damageTo(before: Dustup, after: Dustup, building: number): Change[] {
  const now = after.buildings[building]!;
  if (now.damage === before.buildings[building]!.damage) return [];
  if (now.destroyed) return [{ is: 'destroyed' }];
  return [{ is: now.breached > before.buildings[building]!.breached ? 'breached' : 'damaged' }];
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
  changes.push(...gunOf(before, after, i));
  if (unit.leaderless && !old.leaderless) changes.push({ is: 'leaderDown' });
  if (unit.hull !== null && unit.hull.damage !== old.hull?.damage) changes.push({ is: 'damaged' });
  if (unit.hull?.destroyed === true && old.hull?.destroyed !== true) changes.push({ is: 'destroyed' });
  changes.push(...landingOf(before, after, i));
  if (unit.suppression !== old.suppression) changes.push({ is: 'markers', now: unit.suppression });
  if (unit.confidence !== old.confidence) changes.push({ is: 'confidence', now: unit.confidence });
  if (unit.panicked !== old.panicked) changes.push({ is: unit.panicked ? 'panicked' : 'calm' });
  if (unit.ordered.length > old.ordered.length) changes.push({ is: 'orderGiven' });
  if (unit.heard.length > old.heard.length) changes.push({ is: 'heard' });
  if (unit.drone === null && old.drone !== null) changes.push({ is: 'droneDown' });
  if (unit.fared === old.fared) changes.push(...wayOf(before, after, i));
  if (unit.where !== old.where) changes.push({ is: unit.where === 'table' ? 'onTable' : 'offTable' });
  return changes;
}

/** DU-AIR-066: whether it came down to stay. */
function landingOf(before: Dustup, after: Dustup, unit: number): Change[] {
  const [old, now] = [before.units[unit]!.hull?.flight ?? null, after.units[unit]!.hull?.flight ?? null];
  if (old === null || now === null || old.mode === now.mode || now.mode !== 'grounded') return [];
  return [{ is: now.landedHard ? 'landedHard' : 'landed' }];
}

/** DU-HEAVY-013: what became of the gun that it served before. */
function gunOf(before: Dustup, after: Dustup, unit: number): Change[] {
  const gun = before.units[unit]!.piece;
  const now = after.pieces[gun]?.state;
  if (now === undefined || now === before.pieces[gun]!.state) return [];
  return now === 'whole' ? [{ is: 'gunMended' }] : [{ is: now === 'ruined' ? 'gunRuined' : 'gunDisabled' }];
}

/** How far it has gone and where it stands; whoever takes a fallen leader's place has gone nowhere. */
function wayOf(before: Dustup, after: Dustup, id: number): Change[] {
  const [old, unit] = [before.units[id]!, after.units[id]!];
  if (old.where !== 'table' || unit.where === 'aboard' || unit.leader !== old.leader) return [];
  const { x, y } = placeOf(after, unit);
  const inches = Math.round(distance(placeOf(before, old), { x, y }) / INCH);
  return inches === 0 ? [] : [{ is: 'goes', inches, to: { x, y } }];
}

function count(table: Dustup, unit: number, state: string): number {
  return table.units[unit]!.figures.filter(id => table.figures[id]!.state === state).length;
}
