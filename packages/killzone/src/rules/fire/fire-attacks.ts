import type { RangedRow } from '../../content/schema.ts';
import { groundOf } from '../../ground/ground.ts';
import type { Killzone, KillzoneIo } from '../../table/table.ts';
import { type Figure, isInPlay, NONE } from '../../table/units.ts';
import { bonusOfShots } from '../drugs/users.ts';
import { insideOf, type Target } from '../shooting/targets.ts';
import { damage } from '../suppression/damage.ts';
import { isEnclosed } from './fires.ts';

/** KZ-BUILD-004: the room that a flamethrower or a molotov is turned on; NONE for the open and for other weapons. */
export function roomSetUpon(table: Killzone, firer: Figure, weapon: RangedRow, target: Target): number {
  if (!weapon.traits.includes('fire')) return NONE;
  if ('figure' in target) return table.figures[target.figure]!.room;
  if ('opening' in target) return insideOf(table, firer, target.opening).room;
  return 'point' in target ? target.point.room : NONE;
}

export function isEnclosedRoom(table: Killzone, room: number): boolean {
  return room !== NONE && isEnclosed(groundOf(table.map).rooms[room]!);
}

/** KZ-FIRE-009: fire finds nothing in a burnt-out room; on the other reading whoever is in it is hurt all the same. */
export function isPastBurning({ fires, rulings }: Killzone, room: number): boolean {
  return room !== NONE && fires[room]!.state === 'burntOut' && rulings.burntOutRooms === 'spared';
}

/** KZ-FIRE-002, KZ-FIRE-003: everybody in an enclosed room is hit, friend or foe, the firer too if he stands in it. */
export function fillWithFire(table: Killzone, io: KillzoneIo, firer: Figure, weapon: RangedRow, room: number): void {
  const rule = weapon.traits.includes('flame') ? 'KZ-FIRE-002' : 'KZ-FIRE-003';
  markFireAttack(table, io, weapon, room);
  if (isPastBurning(table, room)) return;
  const blow = { dice: weapon.dice, bonus: bonusOfShots(table, firer), by: 'flame', rule } as const;
  for (const figure of table.figures) if (figure.room === room && isInPlay(figure)) damage(table, io, figure, blow);
}

/** KZ-FIRE-004, KZ-FIRE-005: the room is superheated for this turn, and rolls on the Fire Table before the next. */
export function markFireAttack(table: Killzone, io: KillzoneIo, weapon: RangedRow, room: number): void {
  if (room === NONE) return;
  table.fires[room]!.attackedOn = table.turn;
  io.tell({
    type: 'roomAttacked',
    rule: 'KZ-FIRE-004',
    room: groundOf(table.map).rooms[room]!.who,
    weapon: weapon.name,
  });
}
