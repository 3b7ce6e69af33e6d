import type { KillzoneBoard, KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import type { Spot } from '../game.ts';
import { NONE, spotOfRect, spotOfRoom } from './floors.ts';

/** A stretch of a zone, and what lies in it where nobody may be placed. */
interface ZoneSpot extends Spot {
  readonly barred: readonly Spot[];
}

interface Zone {
  readonly side: number;
  readonly spots: readonly ZoneSpot[];
}

/** The ground that somebody is asked to place somebody or something on; null for any other question. */
export function zoneAsked(rules: KillzoneBoard, view: KillzoneView, asked: KillzoneQuestion): Zone | null {
  if (asked.kind === 'deploy') {
    const group = view.groups[asked.group.id]!;
    return { side: group.side, spots: spotsOf(rules, view, rules.zoneOf?.(view, group) ?? []) };
  }
  if (asked.kind !== 'deployVehicle') return null;
  const vehicle = view.vehicles[asked.vehicle.id]!;
  return { side: vehicle.side, spots: spotsOf(rules, view, rules.zoneOfVehicle?.(view, vehicle) ?? []) };
}

type Parts = ReturnType<NonNullable<KillzoneBoard['zoneOf']>>;

/** Of open ground the houses are no part: nobody is placed indoors but where a room is. */
function spotsOf(rules: KillzoneBoard, { map }: KillzoneView, parts: Parts): readonly ZoneSpot[] {
  const ground = rules.groundOf(map);
  const houses = ground.buildings.map(building => spotOfRect(ground, building));
  return parts.map(part => {
    if (part.room !== NONE) return { ...spotOfRoom(ground, part.room), barred: [] };
    const spot = spotOfRect(ground, part);
    return { ...spot, barred: houses.flatMap(house => overlapOf(spot, house)) };
  });
}

function overlapOf(a: Spot, b: Spot): readonly Spot[] {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? [{ x, y, width, height }] : [];
}
