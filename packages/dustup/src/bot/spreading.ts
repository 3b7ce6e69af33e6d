import { distance } from '@sightline/geometry/field';
import { buildingAt, groundOf, isInArea } from '../ground/ground.ts';
import { isComing } from '../table/missions.ts';
import { type Place, placeOf } from '../table/table.ts';
import { isVehicle, stands, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';

/** DU-BUILD-005: whatever is fired at a house keeps everybody in it down. */
const UNDER_ONE_ROOF = 0.5;
/** DU-ARTY-041: one mission reaches about so far, and so much it costs to be two in it. */
const ONE_MISSION = 7000;
const UNDER_ONE_MISSION = 0.12;
/** A few are as bad as many. */
const MOST = 3;

/** What it costs to stand where what is meant for a friend would catch this unit too. */
export function tollOfCompany(view: DustupView, unit: Unit, at: Place): number {
  if (isVehicle(unit)) return 0;
  const house = buildingAt(groundOf(view), at);
  const isShelled = mayBeShelled(view, unit.side);
  if (house === null && !isShelled) return 0;
  let roof = 0;
  let near = 0;
  for (const friend of view.units) {
    if (friend.side !== unit.side || friend.id === unit.id || isVehicle(friend) || !stands(view, friend)) continue;
    const place = placeOf(view, friend);
    if (house !== null && isInArea(house, place)) roof++;
    else if (isShelled && distance(place, at) < ONE_MISSION) near++;
  }
  return UNDER_ONE_ROOF * Math.min(MOST, roof) + UNDER_ONE_MISSION * Math.min(MOST, near);
}

/** Whether the enemy has anything left to call for, or something on its way. */
export function mayBeShelled(view: DustupView, side: number): boolean {
  return (
    view.assets.some(asset => asset.side !== side && asset.left > 0) ||
    view.missions.some(mission => mission.side !== side && isComing(mission))
  );
}
