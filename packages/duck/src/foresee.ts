import type { Procedure, Question } from '@sightline/kernel';
import type { DuckEvent } from './events.ts';
import { teamer } from './figures.ts';
import { type Act, type ActQuestion, type Done, perform } from './rules/acts/menu.ts';
import type { DuckTable } from './table.ts';

/** The rule that carries an act out, for odds; other answers throw no dice of their own. */
export function foresee(question: Question, answer: unknown): Procedure<DuckTable, DuckEvent> | null {
  if (question.kind !== 'act') return null;
  const { figure } = question as ActQuestion;
  const act = answer as Act | Done;
  if (act.do === 'done') return null;
  return (table, io) => perform(table, io, teamer(table, figure), act);
}
