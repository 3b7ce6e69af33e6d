import { areAdjacent, DIRECTIONS, neighbour } from '@sightline/geometry/grid';
import { isRoboGun, isToppled, machines } from '../rules/machines/machine.ts';
import { isInArc, rangeBetween } from '../rules/shooting/sight.ts';
import { moduleAt } from '../ship/places.ts';
import { FULL, planOf } from '../ship/plan.ts';
import { levelAt, shieldCover } from '../ship/standing.ts';
import type { Machine } from '../table/figure.ts';
import type { DuckTable } from '../table/table.ts';
import { type Goal, unexplored } from './goal.ts';
import type { Situation } from './situation.ts';

/** So near a Threat may come before a gun in its next moves. */
const ZONE = 8;

/**
 * DK-CYBER-004, DK-CYBER-006: a gun is switched on while something may run into it, and the Team keeps behind it; it is
 * off while the Team goes to stir up more.
 */
export function machineGoals(situation: Situation): Goal[] {
  const { table } = situation;
  const guns = machines(table).filter(gun => isRoboGun(gun) && !isToppled(gun) && gun.ammo > 0);
  const known = guns.filter(({ at }) => table.modules[moduleAt(table, at)?.id ?? -1]?.opened);
  if (known.length === 0) return guns.map(({ at }) => ({ at, within: 1, does: () => false }));
  const hot = known.filter(gun => isHot(situation, gun));
  const wanted = known.filter(gun => gun.on !== hot.includes(gun));
  if (wanted.length > 0) return wanted.map(gun => switching(table, gun, gun.on ? 'off' : 'forward'));
  if (hot.length > 0) return hot.map(gun => ({ at: behind(table, gun), within: 0, does: () => false }));
  return unexplored(table, () => true);
}

function switching(table: DuckTable, gun: Machine, to: 'off' | 'forward'): Goal {
  const does: Goal['does'] = act => act.do === 'switchGun' && act.machine === gun.id && act.to === to;
  return { at: behind(table, gun), within: 0, does };
}

/** A square beside a gun and out of its arc, the lowest there is; its own if there is none. */
function behind(table: DuckTable, gun: Machine): number {
  const { grid, tileAt } = planOf(table.arena);
  let found = gun.at;
  let lowest: number = FULL;
  for (const direction of DIRECTIONS) {
    const square = neighbour(grid, gun.at, direction);
    if (square < 0 || tileAt[square]! < 0 || isInArc(table, gun, square)) continue;
    const level = levelAt(table, square);
    if (level < lowest && areAdjacent(shieldCover(table), gun.at, square)) [found, lowest] = [square, level];
  }
  return found;
}

function isHot({ table, threats }: Situation, gun: Machine): boolean {
  return threats.some(
    ({ at, waitingSince }) => waitingSince === 0 && rangeBetween(table, gun.at, at) <= ZONE && isInArc(table, gun, at),
  );
}

/** Whether a gun that is on would fire at whoever moves onto a square. */
export function isUnderGun(table: DuckTable, square: number): boolean {
  return table.figures.some(
    figure =>
      figure.kind === 'machine' &&
      figure.on &&
      isRoboGun(figure) &&
      figure.at >= 0 &&
      (figure.allRound || isInArc(table, figure, square)) &&
      rangeBetween(table, figure.at, square) <= ZONE,
  );
}
