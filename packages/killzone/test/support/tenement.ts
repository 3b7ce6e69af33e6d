import { scripted } from '@sightline/kernel';
import type { FigureRow } from '../../src/content/schema.ts';
import { groundOf, type Opening, roomNamed } from '../../src/ground/ground.ts';
import { rollFires } from '../../src/rules/fire/fire-table.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { NONE } from '../../src/table/units.ts';
import { d6, field, group, lay } from './setting.ts';

export const tenement = field({ buildings: [{ plan: 'tenement', floors: 3, at: [18, 18] }] });

/** Two rebels outside and three defenders, around a tenement of three floors at (18, 18). */
export function siege(weapons: readonly string[] = [], defender: Partial<FigureRow> = {}, switches = {}): Killzone {
  const red = [group('rebel', 2, { weapons: [...weapons] })];
  return lay({ map: tenement, red, blue: [group('rebel', 3, defender)], switches });
}

export function room(table: Killzone, floor: number, name: string): number {
  return roomNamed(groundOf(table.map), 0, floor, name).id;
}

/** The door or window of a room to the outside, on its south side or wherever there is one. */
export function outside(table: Killzone, id: number, kind: Opening['kind']): Opening {
  const { openings } = groundOf(table.map);
  return openings.find(opening => opening.from === id && opening.to === NONE && opening.kind === kind)!;
}

export const io = (...faces: number[]) => scripted<KillzoneEvent>({ dice: d6(...faces) });

/** The Fire Table at the start of the next turn. */
export function nextTurn(table: Killzone, ...faces: number[]) {
  table.turn++;
  const script = io(...faces);
  rollFires(table, script);
  script.finish();
  return script;
}

export function states(table: Killzone) {
  return table.fires.map(({ state }) => state);
}
