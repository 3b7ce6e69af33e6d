import type { Listed, Question } from '@sightline/kernel';
import { deploymentsOf } from './rules/deployment/gathering.ts';
import { shiftsOf } from './rules/drugs/questions.ts';
import { driftsOf } from './rules/shooting/questions.ts';
import { barrageSpots, smokeDriftsOf } from './rules/smoke/questions.ts';
import { actsOf } from './rules/turn/choosing.ts';
import { placingsOf } from './rules/vehicles/placings.ts';
import { routesOf } from './rules/vehicles/ways-to-drive.ts';
import type { HazardQuestion, KillzoneQuestion } from './table/questions.ts';
import type { Killzone } from './table/table.ts';

/** Some good answers to a question that lists none: for bots, for keyboards, and to try things out. */
export function candidates(table: Killzone, question: Question): readonly unknown[] {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act':
      return actsOf(table, table.figures[asked.figure.id]!);
    case 'deploy':
      return deploymentsOf(table, table.groups[asked.group.id]!);
    case 'deployVehicle':
      return placingsOf(table, table.vehicles[asked.vehicle.id]!);
    case 'route':
      return routesOf(table, table.vehicles[asked.vehicle.id]!);
    case 'drift':
      return driftsOf(table, asked);
    case 'shift':
    case 'driftSmoke':
    case 'barrage':
      return hazardCandidates(table, asked);
    default:
      return [];
  }
}

/** Some good answers to the questions of drugs, fire and smoke. */
export function hazardCandidates(
  table: Killzone,
  question: Exclude<HazardQuestion, Listed<unknown>>,
): readonly unknown[] {
  switch (question.kind) {
    case 'shift':
      return shiftsOf(table, question);
    case 'driftSmoke':
      return smokeDriftsOf(table, question);
    case 'barrage':
      return barrageSpots(table, question.side);
    default:
      return question satisfies never;
  }
}
