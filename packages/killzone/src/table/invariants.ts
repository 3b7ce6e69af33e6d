import { BASE, groundOf } from '../ground/ground.ts';
import { brokenVehicles } from '../rules/vehicles/invariants.ts';
import type { Killzone } from './table.ts';
import { type Figure, isFighting, NONE } from './units.ts';

/** What must be true of every table, said when it is not. */
export function broken(table: Killzone): string[] {
  const problems: string[] = [];
  const standing = table.figures.filter(figure => isFighting(figure) && figure.vehicle === NONE);
  for (const figure of standing) problems.push(...misplaced(table, figure));
  for (const [i, a] of standing.entries()) {
    for (const b of standing.slice(i + 1)) {
      const apart = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
      if (a.room === b.room && apart < (2 * BASE) ** 2) problems.push(`the bases of ${a.id} and ${b.id} overlap`);
    }
  }
  for (const { id, state, captor, captive } of table.figures) {
    if (state === 'captured' && captor !== NONE && table.figures[captor]!.captive !== id) {
      problems.push(`figure ${id} is held by ${captor}, who does not hold it`);
    }
    if (captive !== NONE && table.figures[captive]!.captor !== id) problems.push(`figure ${id} holds nobody`);
  }
  problems.push(...brokenVehicles(table));
  return problems;
}

function misplaced(table: Killzone, { id, x, y, room }: Figure): string[] {
  if (!Number.isInteger(x) || !Number.isInteger(y)) return [`figure ${id} stands between mils`];
  const ground = groundOf(table.map);
  const rect = room === NONE ? { minX: 0, minY: 0, maxX: ground.width, maxY: ground.depth } : ground.rooms[room]!;
  const fits = x - BASE >= rect.minX && x + BASE <= rect.maxX && y - BASE >= rect.minY && y + BASE <= rect.maxY;
  return fits ? [] : [`figure ${id} stands in a wall or off the table`];
}
