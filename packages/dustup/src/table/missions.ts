import type { AssetRow, Guidance } from '../content/artillery-schema.ts';
import type { Faces } from '../dice/ladder.ts';
import { placeOfPiece } from './pieces.ts';
import { type Dustup, type Named, NONE, type Place } from './table.ts';
import { isInPlay, type Unit } from './units.ts';

/** DU-ARTY-001: artillery, aircraft or ships that a side may call for fire. */
export interface Asset {
  readonly id: number;
  readonly side: number;
  readonly row: AssetRow;
  /** DU-ARTY-016: the headquarters of the platoon that owns it, or NONE; whoever takes over the post has it. */
  owner: number;
  /** What fires it on the table: a gun, or a vehicle; NONE for both if it is off the table. */
  readonly piece: number;
  readonly vehicle: number;
  /** How many missions it has left. */
  left: number;
}

/** DU-ARTY-018: a request that was granted, as it was noted then, until its rounds come down and beyond. */
export interface Mission {
  readonly id: number;
  readonly side: number;
  readonly asset: number;
  readonly ammunition: string;
  readonly guidance: Guidance;
  /** DU-ARTY-031: the unit that asked, its leadership value and the die of its gear at that time, and where it was. */
  readonly observer: number;
  readonly lv: number;
  readonly die: Faces;
  readonly from: Place;
  /** DU-ARTY-022: where it may come down; only its owner knows which of them is meant. */
  readonly markers: readonly Place[];
  readonly real: number;
  /** DU-ARTY-026: the box of the chart that it has come to, 0 when it is due. */
  box: number;
  state: 'coming' | 'landed' | 'lapsed';
  /** DU-ARTY-020: its owner has let it be until the turn is over. */
  held: boolean;
}

export function isOnTableAsset({ row }: Asset): boolean {
  return row.level === 'onTable';
}

/** DU-MORALE-039, DU-REGROUP-004: what belonged to one headquarters belongs to the one that took its place. */
export function handOverAssets({ assets }: Dustup, from: number, to: number): void {
  for (const asset of assets) if (asset.owner === from) asset.owner = to;
}

/** What it is called. */
export function namedAsset({ row: { id, name } }: Asset): Named {
  return { id, name };
}

export function assetOf(table: Dustup, { asset }: Mission): Asset {
  return table.assets[asset]!;
}

/** The point that is meant. */
export function targetOf({ markers, real }: Mission): Place {
  return markers[real]!;
}

export function isComing({ state }: Mission): boolean {
  return state === 'coming';
}

/** DU-ARTY-020: missions of a side off the table that it may bring down in place of an activation. */
export function dueOf(table: Dustup, side: number): Mission[] {
  return table.missions.filter(
    mission =>
      mission.side === side && isComing(mission) && mission.box === 0 && !isOnTableAsset(assetOf(table, mission)),
  );
}

/** DU-ARTY-021: who fires an asset on the table; null if nobody is left to. */
export function firerOf(table: Dustup, { piece, vehicle }: Asset): Unit | null {
  const unit = table.units[piece === NONE ? vehicle : table.pieces[piece]!.servedBy];
  return unit !== undefined && isInPlay(table, unit) ? unit : null;
}

/** Where the weapon is that fires it; null if it is off the table. */
export function muzzleOf(table: Dustup, { piece, vehicle }: Asset): Place | null {
  if (piece !== NONE) return placeOfPiece(table, table.pieces[piece]!);
  const hull = table.units[vehicle]?.hull;
  return hull && table.units[vehicle]!.where === 'table' ? { x: hull.x, y: hull.y } : null;
}
