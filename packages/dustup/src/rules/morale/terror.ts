import { isTerrible } from '../../content/weapons.ts';
import { isAble } from '../../table/figures.ts';
import type { Dustup } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';

/** DU-MORALE-030: by nature, or by a weapon that one of its able figures carries or that is mounted on it. */
export function provokesTerror(table: Dustup, unit: Unit): boolean {
  return unit.traits.includes('terror') || terribleOf(table, unit) !== undefined;
}

/** The weapon that makes it a terror. */
export function terribleOf(table: Dustup, unit: Unit): string | undefined {
  if (unit.hull !== null) return unit.hull.model.mounts.find(({ weapon }) => isTerrible(table, weapon))?.weapon;
  const able = unit.figures.map(id => table.figures[id]!).filter(isAble);
  return able.flatMap(({ weapons }) => weapons).find(weapon => isTerrible(table, weapon));
}
