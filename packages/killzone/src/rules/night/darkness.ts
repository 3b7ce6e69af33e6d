import { groundOf } from '../../ground/ground.ts';
import { gap } from '../../ground/measure.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, NONE, type Place } from '../../table/units.ts';

/** KZ-NIGHT-001, KZ-NIGHT-002: whether darkness hampers this figure. */
export function isInTheDark(table: Killzone, figure: Figure): boolean {
  return table.night && !figure.nightSight;
}

/** KZ-NIGHT-002, KZ-NIGHT-003: too far off in the dark, and nothing shows it up. */
export function isHiddenByDark(table: Killzone, viewer: Figure, target: Figure): boolean {
  if (!isInTheDark(table, viewer)) return false;
  if (gap(table, viewer, target) <= table.values.nightSightReach * 1000) return false;
  return !target.fired && !isFirelit(table, target) && !hasHeadlights(table, target.vehicle);
}

function hasHeadlights(table: Killzone, vehicle: number): boolean {
  return vehicle !== NONE && table.vehicles[vehicle]!.speed > table.values.headlightSpeed * 1000;
}

/** Within 6 inches of a burning room. */
export function isFirelit(table: Killzone, { x, y }: Place): boolean {
  const { rooms } = groundOf(table.map);
  const reach = table.values.fireLight * 1000;
  return table.fires.some(({ state }, id) => {
    if (state !== 'minor' && state !== 'major') return false;
    const { minX, minY, maxX, maxY } = rooms[id]!;
    const dx = Math.max(minX - x, 0, x - maxX);
    const dy = Math.max(minY - y, 0, y - maxY);
    return dx * dx + dy * dy <= reach * reach;
  });
}
