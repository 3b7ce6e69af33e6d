import { isTerrible } from '../../content/weapons.ts';
import { isAble } from '../../table/figures.ts';
import type { Dustup } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';

/** DU-MORALE-030: by nature, or by a weapon that one of its able figures carries or that is mounted on it. */
export function provokesTerror(table: Dustup, unit: Unit): boolean {
  if (unit.traits.includes('terror')) return true;
  if (unit.hull !== null) return unit.hull.model.mounts.some(({ weapon }) => isTerrible(table, weapon));
  return unit.figures.some(
    id => isAble(table.figures[id]!) && table.figures[id]!.weapons.some(weapon => isTerrible(table, weapon)),
  );
}
