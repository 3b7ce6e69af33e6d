import type { DuckIo } from '../../table/events.ts';
import type { Teamer, Weapon } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { dropControl } from '../machines/control.ts';

/** DK-DMG-011: weapons, grenades and loose gear stay where a man collapsed or died. */
export function layDownWeaponry(table: DuckTable, io: DuckIo, man: Teamer): void {
  const { at } = man;
  for (const weapon of man.weapons) table.things.push({ item: weapon.id, at, weapon, count: 1 });
  for (const [item, count] of Object.entries(man.gear)) table.things.push({ item, at, weapon: null, count });
  dropControl(table, io, man);
  man.weapons = [];
  man.gear = {};
  man.hand = 'empty';
  io.tell({ type: 'weaponryLaidDown', rule: 'DK-DMG-011', figure: man.id, at });
}

/** Takes one of a thing from a man's gear; what is used up is no longer listed. */
export function useUp(man: Teamer, thing: string): void {
  const left = (man.gear[thing] ?? 0) - 1;
  if (left < 0) throw new Error(`${man.card.name} has no ${thing} to use`);
  if (left === 0) delete man.gear[thing];
  else man.gear[thing] = left;
}

/** Takes a weapon from a man; if it was in his hand the hand is empty. */
export function letGoOfWeapon(man: Teamer, id: string): Weapon {
  const index = man.weapons.findIndex(weapon => weapon.id === id);
  const [weapon] = index < 0 ? [] : man.weapons.splice(index, 1);
  if (!weapon) throw new Error(`${man.card.name} has no ${id}`);
  if (man.hand === index) man.hand = 'empty';
  else if (typeof man.hand === 'number' && man.hand > index) man.hand--;
  return weapon;
}
