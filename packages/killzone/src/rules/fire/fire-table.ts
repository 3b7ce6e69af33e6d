import { D6 } from '@sightline/kernel';
import { type Building, groundOf, type Room } from '../../ground/ground.ts';
import type { FireState, Killzone, KillzoneIo } from '../../table/table.ts';
import { burnRoom } from './burning.ts';
import { isOnMajorFire } from './fires.ts';

/** KZ-FIRE-006: from here on the whole building burns. */
const MAJOR = 5;

/** KZ-INIT-001, KZ-FIRE-005, KZ-FIRE-007: before initiative, every room attacked last turn and every fire rolls once. */
export function rollFires(table: Killzone, io: KillzoneIo): void {
  const ground = groundOf(table.map);
  for (const building of ground.buildings) {
    if (isOnMajorFire(table, building.id)) {
      rollForBuilding(table, io, building);
      continue;
    }
    for (const room of building.rooms) {
      // A backdraft takes the rooms that have not rolled yet with it.
      if (mustRoll(table, room) && rollForRoom(table, io, ground.rooms[room]!) === 'major') break;
    }
  }
}

/** KZ-FIRE-008: never again once it is burnt out. */
function mustRoll(table: Killzone, room: number): boolean {
  const { state, attackedOn } = table.fires[room]!;
  return state === 'minor' || (state === 'none' && attackedOn === table.turn - 1);
}

function rollForRoom(table: Killzone, io: KillzoneIo, room: Room): FireState {
  const die = io.roll(D6, { rule: 'KZ-FIRE-006', purpose: 'fire' });
  const result = read(table, die);
  const fire = table.fires[room.id]!;
  const isNew = fire.state === 'none';
  fire.state = result;
  io.tell({ type: 'fireRolled', rule: 'KZ-FIRE-006', where: room.who, die, result });
  if (result === 'minor' && isNew) burnRoom(table, io, room.id);
  if (result === 'major') backdraft(table, groundOf(table.map).buildings[room.building]!);
  return result;
}

/** KZ-FIRE-007: one roll for the whole building; it goes out or burns on, and never falls back to minor. */
function rollForBuilding(table: Killzone, io: KillzoneIo, building: Building): void {
  const die = io.roll(D6, { rule: 'KZ-FIRE-007', purpose: 'fire' });
  const result = read(table, die) === 'burntOut' ? 'burntOut' : 'major';
  for (const room of building.rooms) table.fires[room]!.state = result;
  io.tell({ type: 'fireRolled', rule: 'KZ-FIRE-007', where: building.who, die, result });
}

/** KZ-FIRE-006: 1-2 out, 3-4 minor, 5-6 major; as it is printed a 3 is out as well. */
function read({ rulings }: Killzone, die: number): Exclude<FireState, 'none'> {
  if (die >= MAJOR) return 'major';
  return die >= (rulings.fireTable === 'printed' ? 4 : 3) ? 'minor' : 'burntOut';
}

/** KZ-FIRE-006, KZ-FIRE-008: flames in every room, burnt out or not. */
function backdraft(table: Killzone, { rooms }: Building): void {
  for (const room of rooms) table.fires[room]!.state = 'major';
}
