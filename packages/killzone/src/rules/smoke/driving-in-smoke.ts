import { inches } from '@sightline/geometry/field';
import type { Killzone } from '../../table/table.ts';
import { NONE, type Vehicle } from '../../table/units.ts';
import { aheadOf, type Pose, rowOf } from '../vehicles/vehicle.ts';
import { stretchesInSmoke } from './clouds.ts';

/** KZ-SMOKE-007: how far so much of a vehicle's move takes it straight ahead; every inch in smoke uses up two. */
export function aheadInSmoke(table: Killzone, vehicle: Vehicle, pose: Pose, ahead: number): number {
  if (table.clouds.length === 0 || ahead <= 0) return ahead;
  const half = inches(rowOf(vehicle).width) / 2;
  let travelled = 0;
  let left = ahead;
  for (const { enter, leave } of stretchesInSmoke(
    table,
    { ...pose, room: NONE },
    aheadOf(vehicle, pose, ahead),
    half,
  )) {
    const clear = enter * ahead - travelled;
    const inside = (leave - enter) * ahead;
    if (clear >= left) break;
    if (clear + 2 * inside >= left) return Math.floor(travelled + clear + (left - clear) / 2);
    travelled = leave * ahead;
    left -= clear + 2 * inside;
  }
  return Math.floor(travelled + left);
}
