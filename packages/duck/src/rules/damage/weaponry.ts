import type { DuckIo } from '../../events.ts';
import type { Teamer } from '../../figure.ts';
import type { DuckTable } from '../../table.ts';

/** DK-DMG-011: weapons, grenades and loose gear stay where a man collapsed or died. */
export function layDownWeaponry(table: DuckTable, io: DuckIo, man: Teamer): void {
  const { at } = man;
  for (const weapon of man.weapons) table.things.push({ name: weapon.name, at, weapon, count: 1 });
  for (const [name, count] of Object.entries(man.gear)) table.things.push({ name, at, weapon: null, count });
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
