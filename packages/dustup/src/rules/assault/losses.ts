import { type Dustup, NONE } from '../../table/table.ts';
import type { Party } from './party.ts';

/** DU-ASSAULT-017: what a party has lost in the rounds just fought. */
export interface Losses {
  readonly wounded: number;
  readonly killed: number;
  readonly leaderKilled: boolean;
}

export const NO_LOSSES: Losses = { wounded: 0, killed: 0, leaderKilled: false };

export function together(a: Losses, b: Losses): Losses {
  return {
    wounded: a.wounded + b.wounded,
    killed: a.killed + b.killed,
    leaderKilled: a.leaderKilled || b.leaderKilled,
  };
}

/** DU-ASSAULT-017: what defensive fire has cost attackers on the way, where players let that count. */
export function lossesOnTheWay(table: Dustup, { units }: Party): Losses {
  if (!table.options.lossesOnTheWay) return NO_LOSSES;
  const all = units.flatMap(unit => unit.fellOnTheWay);
  // What is no figure is a marker that a hull took (DU-VEH-097).
  const fallen = all.filter(id => id !== NONE).map(id => table.figures[id]!);
  const killed = fallen.filter(({ state }) => state === 'killed');
  return {
    wounded: all.length - killed.length,
    killed: killed.length,
    leaderKilled: killed.some(({ id, unit }) => table.units[unit]!.fallen === id),
  };
}
