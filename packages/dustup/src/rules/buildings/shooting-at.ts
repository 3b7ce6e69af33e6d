import { distance } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { isAloft } from '../../ground/from-above.ts';
import { seesPlace } from '../../ground/sight.ts';
import type { Building } from '../../table/markers.ts';
import { type Dustup, type DustupIo, placeOf } from '../../table/table.ts';
import { isHidden, type Unit } from '../../table/units.ts';
import { isSeenByLauncher, launcherOf } from '../guided-weapons/remote.ts';
import { isLostInNight, shootAt, whyNotFireAt } from '../shooting/shoot-action.ts';
import { firesAt } from '../shooting/shots.ts';
import type { ShootBuildingAct } from './acts.ts';
import { buildingTarget } from './building-target.ts';
import { isInside, nearestOf, occupantsOf } from './buildings.ts';

export function whyNotShootBuilding(table: Dustup, unit: Unit, act: ShootBuildingAct): Refusal[] {
  if (!table.options.buildings) return [refuse('DU-FIRE-001', 'buildingsAreOff')];
  const building = table.buildings[act.building];
  const launcher = launcherOf(table, unit, act.shots);
  const from = launcher ?? placeOf(table, unit);
  if (building === undefined || !canBeStruck(table, building, unit)) return [refuse('DU-BUILD-001', 'noBuilding')];
  if (building.line !== null && act.part !== undefined) return [refuse('DU-BUILD-003', 'noSuchPart')];
  if (isInside(table, building, from) && !isAloft(table, unit)) return [refuse('DU-BUILD-001', 'insideIt')];
  const target = buildingTarget(table, unit, building, act.part ?? null, from);
  if (isLostInNight(table, unit, target.at, target.units, launcher)) {
    return [refuse('DU-GAP-030', 'tooDark', { target: null })];
  }
  const isSeen = seesPlace(table, unit, target.at) || isSeenByLauncher(table, unit, launcher, target.at);
  if (!isSeen) return [refuse('DU-SHOOT-050', 'cannotSeeThere')];
  return whyNotFireAt(table, unit, target, act);
}

/** It still stands, all of it or some. */
function canBeStruck(table: Dustup, building: Building, unit: Unit): boolean {
  return !building.destroyed && nearestOf(table, building, placeOf(table, unit)) !== null;
}

/** A shoot action at a building, or at a part of it. */
export function shootBuilding(table: Dustup, io: DustupIo, unit: Unit, act: ShootBuildingAct): void {
  const building = table.buildings[act.building]!;
  const from = launcherOf(table, unit, act.shots) ?? placeOf(table, unit);
  const targetNow = () =>
    !canBeStruck(table, building, unit) ? null : buildingTarget(table, unit, building, act.part ?? null, from);
  shootAt(table, io, unit, targetNow, act);
}

const MOST = 2;

/** At buildings that an enemy is seen to hold: to hit, or only to keep heads down (DU-SHOOT-048); and at the nearest wall. */
export function buildingShotsOf(table: Dustup, unit: Unit): ShootBuildingAct[] {
  if (!table.options.buildings) return [];
  const held = table.buildings.filter(
    building =>
      !building.destroyed && occupantsOf(table, building).some(other => other.side !== unit.side && !isHidden(other)),
  );
  return [...held.slice(0, MOST), ...nearestWall(table, unit)]
    .flatMap((building): ShootBuildingAct[] => {
      const ways = firesAt(table, unit, buildingTarget(table, unit, building, null));
      return ways.flatMap((shots): ShootBuildingAct[] => {
        const act: ShootBuildingAct = { do: 'shootBuilding', building: building.id, shots };
        return building.line === null ? [act, { ...act, suppressive: true }] : [act];
      });
    })
    .filter(act => whyNotShootBuilding(table, unit, act).length === 0);
}

/** DU-BUILD-008: a wall that can be broken open; at most one. */
function nearestWall(table: Dustup, unit: Unit): Building[] {
  const from = placeOf(table, unit);
  const walls = table.buildings.flatMap(building => {
    const at = building.line === null ? null : nearestOf(table, building, from);
    return at === null ? [] : [{ building, away: distance(at, from) }];
  });
  return walls
    .toSorted((a, b) => a.away - b.away)
    .slice(0, 1)
    .map(({ building }) => building);
}
