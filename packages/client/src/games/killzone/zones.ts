import type { KillzoneBoard, KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import type { Spot } from '../game.ts';
import { NONE, spotOfRect, spotOfRoom } from './floors.ts';

interface Zone {
  readonly side: number;
  readonly spots: readonly Spot[];
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

function spotsOf(rules: KillzoneBoard, { map }: KillzoneView, parts: Parts): readonly Spot[] {
  const ground = rules.groundOf(map);
  return parts.map(part => (part.room === NONE ? spotOfRect(ground, part) : spotOfRoom(ground, part.room)));
}
