import { type Refusal, refuse } from '@sightline/kernel';
import { CALIBRES } from '../../content/artillery.ts';
import { assetOf, firerOf, isComing, isOnTableAsset, type Mission, targetOf } from '../../table/missions.ts';
import type { MomentOf } from '../../table/moment.ts';
import { type Dustup, type DustupIo, NONE } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import { whyNotWork } from '../heavy-weapons/serving.ts';
import type { FireMissionAct } from './acts.ts';
import { land } from './impact.ts';
import { lapse } from './missions.ts';
import { isInsideMinimum } from './placing.ts';

/** DU-ARTY-021: missions on the table that a unit is to fire, ready or not. */
function missionsFor(table: Dustup, unit: Unit): Mission[] {
  return table.missions.filter(mission => {
    const asset = assetOf(table, mission);
    return isComing(mission) && isOnTableAsset(asset) && firerOf(table, asset)?.id === unit.id;
  });
}

/** DU-ARTY-021: what was asked for before its activation began can be fired in it. */
export function readyMissions(table: Dustup, _: DustupIo, moment: MomentOf<'activationBegan'>): void {
  for (const mission of missionsFor(table, table.units[moment.unit]!)) mission.box = 0;
}

/** DU-ARTY-021: what could have been fired now but lies too near by then lapses. */
export function dropNearMissions(table: Dustup, io: DustupIo, moment: MomentOf<'activationEnded'>): void {
  for (const mission of missionsFor(table, table.units[moment.unit]!)) {
    if (mission.box === 0 && isInsideMinimum(table, assetOf(table, mission), targetOf(mission)))
      lapse(table, io, mission);
  }
}

export function whyNotFireMission(table: Dustup, unit: Unit, { mission: id }: FireMissionAct): Refusal[] {
  const mission = missionsFor(table, unit).find(each => each.id === id);
  if (mission === undefined) return [refuse('DU-ARTY-009', 'noSuchMission')];
  if (table.options.noOnTableIndirect) return [refuse('DU-ARTY-007', 'noIndirectFire')];
  if (mission.box > 0) return [refuse('DU-ARTY-021', 'missionNotReady')];
  const asset = assetOf(table, mission);
  if (isInsideMinimum(table, asset, targetOf(mission))) {
    return [refuse('DU-ARTY-006', 'insideMinimum', CALIBRES.get(asset.row.calibre).minimum)];
  }
  if (asset.piece !== NONE) return whyNotWork(table, unit, table.pieces[asset.piece]!);
  // DU-VEH-074: enough damage ends all shooting.
  if ((unit.hull?.damage ?? 0) >= 3) return [refuse('DU-VEH-074', 'tooDamagedToFire')];
  // DU-ARTY-021: one mission in an activation, as a weapon fires once.
  return unit.hull !== null && (unit.hull.fired & MORTAR) !== 0 ? [refuse('DU-HEAVY-015', 'mortarFired')] : [];
}

/** The mortar of a vehicle among what it has fired; its mounts come before. */
const MORTAR = 1 << 20;

export function fireMissionsOf(table: Dustup, unit: Unit): FireMissionAct[] {
  if (table.missions.length === 0) return [];
  const acts = missionsFor(table, unit).map(({ id }): FireMissionAct => ({ do: 'fireMission', mission: id }));
  return acts.filter(act => whyNotFireMission(table, unit, act).length === 0);
}

export function fireMission(table: Dustup, io: DustupIo, unit: Unit, { mission: id }: FireMissionAct): void {
  const mission = table.missions[id]!;
  const { piece } = assetOf(table, mission);
  reveal(table, io, unit, 'DU-DETECT-003');
  unit.firedOn = table.turn;
  if (piece !== NONE) table.pieces[piece]!.fired = true;
  else if (unit.hull !== null) unit.hull.fired |= MORTAR;
  land(table, io, mission);
}
