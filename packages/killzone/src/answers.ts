import { isListed, type Procedure, type Question, type Refusal, refuse, regions, type Seat } from '@sightline/kernel';
import { deploymentListed, deploymentRegions } from './rules/deployment/questions.ts';
import { drugsListed, drugsRegions } from './rules/drugs/questions.ts';
import { handToHandListed } from './rules/hand-to-hand/questions.ts';
import { ordersListed } from './rules/orders/questions.ts';
import { shootingRegions } from './rules/shooting/questions.ts';
import { smokeRegions } from './rules/smoke/questions.ts';
import { turnListed, turnRegions } from './rules/turn/questions.ts';
import { vehicleListed, vehicleRegions } from './rules/vehicles/questions.ts';
import type { KillzoneEvent } from './table/events.ts';
import type { KillzoneListed, ListedKind, ListedQuestion, RegionQuestion } from './table/questions.ts';
import type { Killzone } from './table/table.ts';

const REGIONS = regions<Killzone, KillzoneEvent, RegionQuestion>(
  { ...deploymentRegions, ...drugsRegions, ...shootingRegions, ...smokeRegions, ...turnRegions, ...vehicleRegions },
  refuse('KZ-INIT-006', 'malformed'),
);

const LISTED: KillzoneListed<ListedQuestion> = {
  ...deploymentListed,
  ...drugsListed,
  ...handToHandListed,
  ...ordersListed,
  ...turnListed,
  ...vehicleListed,
};

function listedKindOf(asked: ListedQuestion): ListedKind<ListedQuestion> {
  return LISTED[asked.kind];
}

/** Why an answer is not allowed, on the table as its seat sees it. */
export function whyNot(table: Killzone, seat: Seat, question: Question, answer: unknown): readonly Refusal[] {
  if (REGIONS.has(question)) return REGIONS.whyNot(table, seat, question, answer);
  const asked = question as ListedQuestion;
  return listedKindOf(asked).whyNot?.(table, asked, answer) ?? [];
}

export function candidates(table: Killzone, seat: Seat, question: Question): readonly unknown[] {
  return isListed(question) ? question.options : REGIONS.candidates(table, seat, question);
}

/** The rule that carries an answer out, for odds; null where no die hangs on it. */
export function foresee(
  table: Killzone,
  seat: Seat,
  question: Question,
  answer: unknown,
): Procedure<Killzone, KillzoneEvent> | null {
  if (REGIONS.has(question)) return REGIONS.foresee(table, seat, question, answer);
  const asked = question as ListedQuestion;
  return listedKindOf(asked).foresee?.(asked, answer as never) ?? null;
}
