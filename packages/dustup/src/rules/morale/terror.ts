import { isTerrible } from '../../content/weapons.ts';
import { isAble } from '../../table/figures.ts';
import type { Dustup } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';

/** DU-MORALE-030: by nature, or by a weapon that one of its able figures carries. */
export function provokesTerror(table: Dustup, unit: Unit): boolean {
  if (unit.traits.includes('terror')) return true;
  return unit.figures.some(
    id => isAble(table.figures[id]!) && table.figures[id]!.weapons.some(weapon => isTerrible(table, weapon)),
  );
}
