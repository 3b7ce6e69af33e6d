import { directionBySigns, vectorBetween } from '@sightline/geometry/grid';
import type { ScriptedAnswer } from '@sightline/kernel';
import type { Next } from '../../src/rules/actions/activation.ts';
import type { Done } from '../../src/rules/actions/menu.ts';
import { waysOf } from '../../src/rules/movement/footing.ts';
import type { Stance } from '../../src/rules/movement/stance.ts';
import { type Where, wheresOf } from '../../src/rules/movement/ways.ts';
import { planOf } from '../../src/ship/plan.ts';
import type { Act } from '../../src/table/acts.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';

/** Answers of the Team's player, in the words of the questions. */
export const does = (act: Act | Done): ScriptedAnswer => ({ seat: 'team', answer: act });
export const goes = (to: number): ScriptedAnswer => ({ seat: 'team', answer: { to } });
export const steps = (via: number, back = false): ScriptedAnswer => ({ seat: 'team', answer: { via, back } });
export const stands = (stance: Partial<Stance> = {}): ScriptedAnswer => ({
  seat: 'team',
  answer: ({ options }: { options: readonly Stance[] }) => options.find(option => isLike(option, stance)),
});

/** In another part of the square than the one he stands in. */
export const ELSEWHERE: ScriptedAnswer = { seat: 'team', answer: 'elsewhere' };
export const next = (answer: Next): ScriptedAnswer => ({ seat: 'team', answer });
export const DONE = does({ do: 'done' });

function isLike(option: Stance, wanted: Partial<Stance>): boolean {
  return Object.entries(wanted).every(([key, value]) => option[key as keyof Stance] === value);
}

/** The squares a man may go to with so many points. */
export function squaresInReach(table: DuckTable, man: Teamer, points: number): number[] {
  return wheresOf(table, [man], points).flatMap((where: Where) => ('to' in where ? [where.to] : []));
}

/** What a step from one square to the next costs him; 0 if it is refused. */
export function stepCost(table: DuckTable, man: Teamer, from: number, to: number): number {
  const { dx, dy } = vectorBetween(planOf(table.arena).grid, from, to);
  const walker: Teamer = { ...man, at: from };
  const others = table.figures.map(figure => (figure === man ? walker : figure));
  return waysOf({ ...table, figures: others }, walker).steps[from * 8 + directionBySigns(dx, dy) - 1]!;
}
