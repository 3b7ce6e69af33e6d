import { isRecord, type Procedure, type Question, type Refusal, refuse, type Seat } from '@sightline/kernel';
import { actKind } from './rules/actions/questions.ts';
import { entryKind } from './rules/boarding/questions.ts';
import { throwKind } from './rules/grenades/questions.ts';
import { droneOrderKind } from './rules/machines/questions.ts';
import { stanceKind, walkKind } from './rules/movement/questions.ts';
import { jetKind, sprayKind } from './rules/shooting/questions.ts';
import { threatActKind } from './rules/threats/questions.ts';
import type { DuckEvent } from './table/events.ts';
import { nameOf } from './table/names.ts';
import type { DuckQuestion, QuestionKind, QuestionKinds } from './table/questions.ts';
import type { DuckTable } from './table/table.ts';

/** Questions of which nothing is to be said but whether an answer is listed. */
const LISTED = {} as const;

/** Everything that may be asked, and what there is to say of its answers. */
const QUESTION_KINDS: QuestionKinds = {
  act: actKind,
  actingLeader: LISTED,
  audit: LISTED,
  boarding: LISTED,
  concert: LISTED,
  crate: LISTED,
  crawlFacing: LISTED,
  doorCheck: LISTED,
  droneHandler: LISTED,
  droneOrder: droneOrderKind,
  dutyLog: LISTED,
  entry: entryKind,
  explore: LISTED,
  handOut: LISTED,
  hitOrBlock: LISTED,
  howFar: LISTED,
  jet: jetKind,
  knockBackFork: LISTED,
  leadSurvivor: LISTED,
  mineTimer: LISTED,
  motherPing: LISTED,
  motherSource: LISTED,
  nextInConcert: LISTED,
  order: LISTED,
  react: LISTED,
  shootElsewhere: LISTED,
  shrinkBack: LISTED,
  spraySquare: sprayKind,
  springOut: LISTED,
  stance: stanceKind,
  steer: LISTED,
  threatAbove: LISTED,
  threatAct: threatActKind,
  threatFacing: LISTED,
  threatMove: LISTED,
  throwAt: throwKind,
  walk: walkKind,
  whoActs: LISTED,
  backOrShove: LISTED,
  pistolOrDice: LISTED,
  withdrawal: LISTED,
};

const kindOf = ({ kind }: DuckQuestion): QuestionKind<DuckQuestion> =>
  QUESTION_KINDS[kind] as QuestionKind<DuckQuestion>;

/** Why an answer is not among the options, on the table as its seat sees it. What is of no such form is not judged at all. */
export function whyNot(table: DuckTable, _seat: Seat, question: Question, answer: unknown): Refusal[] {
  const asked = question as DuckQuestion;
  const { reasons } = kindOf(asked);
  if (reasons && !reasons.isForm(answer)) return [refuse(asked.rule, 'malformed')];
  const refusals = reasons?.whyNot(table, asked, answer as never) ?? [];
  return refusals.length > 0
    ? refusals.map(refusal => withName(table, asked, refusal))
    : [refuse(asked.rule, 'notOffered')];
}

/** A refusal with the name of the man who was asked, so that YOU can be spoken to, and of an item of the players' own. */
function withName(table: DuckTable, asked: DuckQuestion, refusal: Refusal): Refusal {
  const man = 'figure' in asked ? table.figures[asked.figure] : undefined;
  const facts = refusal.about ?? {};
  if (!isRecord(facts)) return refusal;
  const { item } = facts;
  const own = [...table.own.weapons, ...table.own.gear].find(({ id }) => id === item);
  if (!man && !own) return refusal;
  return { ...refusal, about: { ...facts, ...(man && { figure: nameOf(man) }), ...(own && { item: own.name }) } };
}

/** The rule that carries an answer out, for odds; null where no die hangs on it alone. */
export function foresee(
  table: DuckTable,
  seat: Seat,
  question: Question,
  answer: unknown,
): Procedure<DuckTable, DuckEvent> | null {
  const asked = question as DuckQuestion;
  return kindOf(asked).foresee?.(table, asked, answer as never, seat) ?? null;
}
