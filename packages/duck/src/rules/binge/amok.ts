import { areAdjacent, pathTo, squaresReached } from '@sightline/geometry/grid';
import { AVERAGE } from '@sightline/kernel';
import { shieldCover } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Teamer } from '../../table/figure.ts';
import { figuresAt, isAble, isOnMap, isPerson, seatOf } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { leaveSeat, wound } from '../damage/kill-and-wound.ts';
import { damageOf, grappleDice, sixesAmong, throwGrappleDice } from '../grapple/dice.ts';
import { teamReach } from '../movement/footing.ts';
import { enterSquare } from '../movement/steps.ts';

/** DK-GRAP-018: what it takes to do harm to one who does not fight back. */
const HARMS_FROM = 2;

/** DK-BINGE-018: up to an average die of squares, and at the nearest figure with his cutlass. */
export function runAmok(table: DuckTable, io: DuckIo, man: Teamer, target: Figure): void {
  man.hand = 'cutlass';
  man.ducked = false;
  const points = io.roll(AVERAGE, { rule: 'DK-BINGE-018', purpose: 'move', seat: seatOf(man), figure: man.id });
  const route = routeBeside(table, man, target, points - 1);
  if (!route) return;
  if (route.length > 0) leaveSeat(table, man);
  for (const square of route) {
    enterSquare(table, io, man, square, { willingly: true });
    if (!isAble(man) || man.at !== square || man.grapple) return;
  }
  if (!isOnMap(target)) return;
  // Coming into its square is contact, and contact begins the grapple (DK-GRAP-008); if that is full he hacks at it.
  if (target.kind === 'threat' && target.at !== man.at && hasRoom(table, target.at)) {
    leaveSeat(table, man);
    return enterSquare(table, io, man, target.at, { willingly: true });
  }
  slash(table, io, man, target);
}

/** DK-MOVE-013: two men to a square. */
function hasRoom(table: DuckTable, square: number): boolean {
  return figuresAt(table, square).filter(isPerson).length < 2;
}

/** The last point is kept for the attack itself; null if he cannot get so near. */
function routeBeside(table: DuckTable, man: Teamer, target: Figure, points: number): number[] | null {
  const cover = shieldCover(table);
  const isBeside = (square: number): boolean => square === target.at || areAdjacent(cover, square, target.at);
  const reach = teamReach(table, man, points);
  const goal = squaresReached(reach).find(isBeside);
  return goal === undefined ? null : pathTo(reach, goal);
}

/** A comrade does not fight back: as a blow to hack a Threat off would strike him (DK-GRAP-035), a margin of 2 wounds. */
function slash(table: DuckTable, io: DuckIo, man: Teamer, target: Figure): void {
  const dice = throwGrappleDice(io, man, grappleDice(table, man).total, target.protection, 'DK-BINGE-018');
  const margin = sixesAmong(dice) * damageOf(man);
  io.tell({ type: 'slashed', rule: 'DK-BINGE-018', figure: man.id, target: target.id, dice, margin });
  if (margin >= HARMS_FROM) wound(table, io, target, { by: man.id, means: 'grapple', rule: 'DK-BINGE-018' });
}
