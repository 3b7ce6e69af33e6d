import type { Killzone, KillzoneIo } from '../../table/table.ts';
import { type Figure, type Group, isInPlay, NONE } from '../../table/units.ts';
import { damage } from '../suppression/damage.ts';

/** KZ-FIRE-011. */
const MAJOR_FIRE_DICE = 3;

/** KZ-FIRE-013: everybody who is in a room when its marker is placed. */
export function burnRoom(table: Killzone, io: KillzoneIo, room: number): void {
  for (const figure of table.figures) if (figure.room === room && isInPlay(figure)) burn(table, io, figure);
}

/** KZ-FIRE-011, KZ-FIRE-013: at the end of their group's action, whoever is still in the flames. */
export function burnThoseInside(table: Killzone, io: KillzoneIo, group: Group): void {
  for (const id of group.members) {
    const figure = table.figures[id]!;
    if (figure.room !== NONE && isInPlay(figure)) burn(table, io, figure);
  }
}

/** The same at the end of the turn for those whose groups have no action of their own left, such as captives. */
export function burnThoseLeftOver(table: Killzone, io: KillzoneIo): void {
  for (const group of table.groups) if (!table.sequence.includes(group.id)) burnThoseInside(table, io, group);
}

function burn(table: Killzone, io: KillzoneIo, figure: Figure): void {
  const { state } = table.fires[figure.room]!;
  if (state === 'minor') {
    damage(table, io, figure, { dice: table.values.minorFireDice, by: 'fire', rule: 'KZ-FIRE-013' });
  } else if (state === 'major') {
    damage(table, io, figure, { dice: MAJOR_FIRE_DICE, by: 'fire', rule: 'KZ-FIRE-011' });
  }
}
