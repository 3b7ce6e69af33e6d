import { type Refusal, refuse } from '@sightline/kernel';
import { groundOf } from '../../ground/ground.ts';
import type { Rect } from '../../ground/rect.ts';
import type { Killzone, RoomFire } from '../../table/table.ts';
import { NONE, type Place } from '../../table/units.ts';

/** KZ-FIRE-001: the longest side of an enclosed space. */
const ENCLOSED = 6000;

/** KZ-FIRE-001: a room no larger than 6 by 6 inches. */
export function isEnclosed({ minX, minY, maxX, maxY }: Rect): boolean {
  return maxX - minX <= ENCLOSED && maxY - minY <= ENCLOSED;
}

export function isAlight({ state }: RoomFire): boolean {
  return state === 'minor' || state === 'major';
}

/** KZ-FIRE-010: in a room that burns with its whole building. */
export function isInMajorFire(table: Killzone, { room }: Place): boolean {
  return room !== NONE && table.fires[room]!.state === 'major';
}

/** KZ-FIRE-006: whether the building as a whole is alight. */
export function isOnMajorFire(table: Killzone, building: number): boolean {
  const { rooms } = groundOf(table.map).buildings[building]!;
  return rooms.some(room => table.fires[room]!.state === 'major');
}

/** KZ-FIRE-004, KZ-FIRE-009, KZ-FIRE-010, KZ-FIRE-013: why nobody may come into a room from where he is. */
export function whyNotEnterRoom(table: Killzone, room: number, from: number): Refusal | null {
  const { state, attackedOn } = table.fires[room]!;
  if (attackedOn === table.turn) {
    return refuse(state === 'burntOut' ? 'KZ-FIRE-009' : 'KZ-FIRE-004', 'superheated', room);
  }
  if (state === 'minor') return refuse('KZ-FIRE-013', 'minorFire', room);
  // Whoever is inside has to cross other burning rooms to get out.
  if (
    from !== NONE ||
    table.rulings.majorFireEntry === 'atOwnRisk' ||
    !isOnMajorFire(table, groundOf(table.map).rooms[room]!.building)
  )
    return null;
  return refuse('KZ-FIRE-010', 'majorFire', room);
}
