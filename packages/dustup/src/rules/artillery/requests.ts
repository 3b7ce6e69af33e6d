import { type Refusal, refuse } from '@sightline/kernel';
import { unopposed } from '../../dice/rolls.ts';
import { type Asset, firerOf, isOnTableAsset, namedAsset } from '../../table/missions.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { becauseOf, tellOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';
import { opposedJamming } from '../command/communicate.ts';
import { declareWarfare, isUpset } from '../electronic-warfare/warfare.ts';
import { isShutIn } from '../vehicles/hatches.ts';
import type { RequestFireAct } from './acts.ts';
import { difficultyOf, requestDie } from './observers.ts';
import { placeMission, whyNoTarget } from './placing.ts';

/** DU-ARTY-012: any unit may ask, unless nobody leads it; what else bars a message bars this (turn/states.ts). */
export function whyNotRequest(table: Dustup, unit: Unit, act: RequestFireAct): Refusal[] {
  const { asset: id, guidance, chits = 0 } = act;
  if (!table.options.artillery) return [refuse('DU-GAP2-001', 'artilleryIsOff')];
  const asset = table.assets[id];
  if (asset === undefined || asset.side !== unit.side) return [refuse('DU-ARTY-001', 'noSuchAsset')];
  if (unit.leaderless) return [refuse('DU-MORALE-033', 'leaderless', { unit: unit.who })];
  if (isShutIn(table, unit)) return [refuse('DU-VEH-047', 'seesNothing')];
  if (asset.left === 0) return [refuse('DU-ARTY-013', 'noMissionsLeft', { asset: asset.row.name })];
  if (!asset.row.guidance.includes(guidance)) return [refuse('DU-ARTY-030', 'noSuchRound', { asset: asset.row.name })];
  const there = whyNotThere(table, asset);
  if (there.length > 0) return there;
  const { chits: left } = table.sides[unit.side]!;
  if (chits < 0 || chits > left) return [refuse('DU-ARTY-017', 'noChits', left)];
  return [];
}

/** DU-ARTY-007, DU-ARTY-021: what is on the table needs somebody there to fire it. */
function whyNotThere(table: Dustup, asset: Asset): Refusal[] {
  if (!isOnTableAsset(asset)) return [];
  if (table.options.noOnTableIndirect) return [refuse('DU-ARTY-007', 'noIndirectFire')];
  const firer = firerOf(table, asset);
  // DU-VEH-095: a carrier that its crew has left fires nothing.
  const isManned = firer !== null && !firer.hull?.unmanned;
  return isManned ? [] : [refuse('DU-ARTY-021', 'nobodyToFire', { asset: asset.row.name })];
}

/** Every asset that might hear it, with no chit and with just enough to have a chance, where there is something to aim at. */
export function requestsOf(table: Dustup, unit: Unit): RequestFireAct[] {
  if (table.assets.length === 0 || !table.options.artillery || unit.leaderless) return [];
  const assets = table.assets.filter(({ side, left }) => side === unit.side && left > 0);
  return assets.flatMap(asset => {
    if (whyNoTarget(table, unit, asset)) return [];
    const { total } = difficultyOf(table, unit, asset);
    const most = table.sides[unit.side]!.chits;
    return asset.row.guidance.flatMap(guidance =>
      [0, 1, 2]
        .filter(chits => chits <= most && requestDie(table, unit, asset, chits).die > total)
        .map(
          (chits): RequestFireAct => ({
            do: 'requestFire',
            asset: asset.id,
            guidance,
            ...(chits > 0 ? { chits } : {}),
          }),
        )
        .filter(act => whyNotRequest(table, unit, act).length === 0),
    );
  });
}

/** DU-ARTY-013 to DU-ARTY-018: the die, and if it beats the number the marker is placed. */
export function requestFire(table: Dustup, io: DustupIo, unit: Unit, act: RequestFireAct): void {
  if (isGranted(table, io, unit, act)) placeMission(table, io, unit, act);
}

/** The roll by itself; a mission is taken off the stock when it succeeds. */
export function isGranted(table: Dustup, io: DustupIo, unit: Unit, { asset: id, chits = 0 }: RequestFireAct): boolean {
  const asset = table.assets[id]!;
  const side = table.sides[unit.side]!;
  side.chits -= chits;
  const target = difficultyOf(table, unit, asset);
  const jammed = opposedJamming(table, io, unit);
  const { die, shifts } = requestDie(table, unit, asset, chits, jammed);
  const attempts = declareWarfare(table, io, unit, 'communication');
  const { face, passed } = unopposed(io, die, target.total, becauseOf(table, unit, 'DU-ARTY-013', 'fireRequest'));
  const told = { unit: unit.who, asset: namedAsset(asset), die, shifts, face, target, passed };
  tellOf(table, io, unit, { type: 'fireRequested', rule: 'DU-ARTY-013', ...told });
  // DU-EW-008: jammed, however well it was sent.
  if (isUpset(table, io, attempts, [face]) || !passed) return false;
  asset.left--;
  return true;
}
