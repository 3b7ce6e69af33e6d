import { routeCost } from '@sightline/geometry/field';
import { FIRST_FEATURE, groundOf } from '../../ground/ground.ts';
import { walkOf } from '../../ground/walk.ts';
import { type Dustup, type Place, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';

/** What a way is made of, in mils: how long it is, and what costs more than its length. */
export interface Going {
  readonly length: number;
  readonly cost: number;
  /** By what it is called, and how much more it takes than open ground would. */
  readonly dearer: readonly { readonly name: string; readonly more: number }[];
}

/** DU-MOVE-001, DU-MOVE-008, DU-MOVE-013: what a way costs a unit's leader, and what for. */
export function goingOn(table: Dustup, unit: Unit, route: readonly Place[]): Going {
  const { x, y } = placeOf(table, unit);
  const { length, cost, steps } = routeCost(walkOf(table, unit), [{ x, y }, ...route]);
  const more = new Map<string, number>();
  const add = (id: number | string, by: number): void => {
    const name = nameOf(table, id);
    if (by > 0) more.set(name, (more.get(name) ?? 0) + by);
  };
  for (const { treads, crossings } of steps) {
    for (const { from, to, rate, ground } of treads)
      if (rate !== 'impassable') add(ground ?? '', (to - from) * (rate[0] / rate[1] - 1));
    for (const { obstacle, price } of crossings) if (price !== 'impassable') add(obstacle, price);
  }
  return { length, cost, dearer: [...more].map(([name, by]) => ({ name, more: by })) };
}

/** Walls of a house go by the number of its ground, and that of the side; what has none is open ground. */
function nameOf(table: Dustup, id: number | string): string {
  const ground = groundOf(table);
  const number = Number.parseInt(String(id), 10);
  const piece = number >= FIRST_FEATURE ? ground.features[number - FIRST_FEATURE] : ground.areas[number];
  return piece?.type.name ?? '';
}
