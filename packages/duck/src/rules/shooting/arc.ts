import { type Arc, inArc, inSharedArc, vectorBetween } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { WeaponCard } from '../../content/arms.ts';
import { planOf } from '../../ship/plan.ts';
import type { Figure } from '../../table/figure.ts';
import { isLying } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { comradeIn } from '../movement/positions.ts';

export type Fire = WeaponCard['effect']['kind'];

/** DK-SHOOT-011, DK-SHOOT-014, DK-SHOOT-015, DK-SHOOT-029: the arc of a weapon; a robo-gun set to 360 keeps it. */
export function fireArc(table: DuckTable, figure: Figure, fire: Fire): Arc {
  if (figure.kind === 'machine' && figure.allRound) return 360;
  switch (table.switches.arcRule) {
    case 'normal':
      return 180;
    case 'A':
      return 90;
    case 'B':
      return fire === 'burst' || fire === 'flame' ? 90 : 180;
    default:
      return table.switches.arcRule satisfies never;
  }
}

/** DK-SHOOT-012: a comrade who stands at his elbow closes that side beyond 45 degrees. */
export function isInFireArc(table: DuckTable, figure: Figure, target: number, fire: Fire): boolean {
  const { dx, dy } = vectorBetween(planOf(table.arena).grid, figure.at, target);
  if (!inArc(figure.facing, dx, dy, fireArc(table, figure, fire))) return false;
  const elbow = elbowTaken(table, figure);
  return elbow === null || inSharedArc(figure.facing, dx, dy, elbow);
}

/** What closes a square to him: the half-circle behind, the narrow arc of the Difficult game, or the comrade's elbow. */
export function whyNotInFireArc(table: DuckTable, figure: Figure, target: number, fire: Fire): Refusal[] {
  if (isInFireArc(table, figure, target, fire)) return [];
  return [refuse(arcRow(table, figure, target, fire), 'outOfArc', undefined, { code: 'turn' })];
}

function arcRow(table: DuckTable, figure: Figure, target: number, fire: Fire): RuleId {
  const { dx, dy } = vectorBetween(planOf(table.arena).grid, figure.at, target);
  if (!inArc(figure.facing, dx, dy, 180)) return 'DK-SHOOT-011';
  if (inArc(figure.facing, dx, dy, fireArc(table, figure, fire))) return 'DK-SHOOT-012';
  return table.switches.arcRule === 'A' ? 'DK-SHOOT-014' : 'DK-SHOOT-015';
}

/** DK-SHOOT-012: the side on which a comrade stands at his elbow; one who lies there closes nothing. */
export function elbowTaken(table: DuckTable, figure: Figure): 'left' | 'right' | null {
  if (figure.position !== 'left' && figure.position !== 'right') return null;
  const comrade = comradeIn(table, figure);
  if (!comrade || isLying(comrade)) return null;
  return figure.position === 'left' ? 'right' : 'left';
}
