import { fumbleFactor, type Task } from '../rules/actions/fumble-test.ts';
import { CHITS_BY_LUCK } from '../rules/kitty/stress-chits.ts';
import { routeTo, type Where } from '../rules/movement/ways.ts';
import { LOW } from '../ship/plan.ts';
import { levelAt } from '../ship/standing.ts';
import type { Teamer } from '../table/figure.ts';
import { figuresAt } from '../table/figures.ts';
import type { DuckTable } from '../table/table.ts';

/** DK-KITTY-003, DK-KITTY-008: how many chits a Fumble Test of this man puts into the kitty on average. */
export function stressRisked(table: DuckTable, man: Teamer, task: Task): number {
  const fails = 7 - fumbleFactor(table, man, task).total;
  return (fails / 6) * CHITS_BY_LUCK[man.card.luck] * (table.kitty.doubled ? 2 : 1);
}

const CLIMBING_DOWN: Task = { name: 'climbDown', rule: 'DK-MOVE-046' };

/** DK-MOVE-046: what a walk may put into the kitty, on the way down from the LOW pieces it leads to and past comrades. */
export function stressOnTheWay(table: DuckTable, man: Teamer, points: number, where: Where): number {
  if (man.overhead) return 0;
  const squares = routeTo(table, [man], points, where).flatMap(step => (step.kind === 'turn' ? [] : [step.square]));
  const tests = squares.filter(
    (square, i) => levelAt(table, square) === LOW || (i < squares.length - 1 && isTaken(table, man, square)),
  ).length;
  return tests === 0 ? 0 : tests * stressRisked(table, man, CLIMBING_DOWN);
}

const isTaken = (table: DuckTable, man: Teamer, square: number): boolean =>
  figuresAt(table, square).some(other => other.kind === 'teamer' && other !== man && other.id !== man.carries);
