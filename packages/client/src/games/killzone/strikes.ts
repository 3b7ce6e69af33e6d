import type { Question } from '@sightline/kernel';
import type { Act, KillzoneBoard, KillzoneQuestion, KillzoneView, Route } from '@sightline/killzone';
import { closedWith } from './closing.ts';

/** Whether an answer spends a shot, a blow or a car on somebody: its chances are shown before it is done. */
export function strikes(rules: KillzoneBoard, view: KillzoneView, question: Question, answer: unknown): boolean {
  const asked = question as KillzoneQuestion;
  if (asked.kind === 'fight') return true;
  if (asked.kind === 'act') {
    const act = answer as Act;
    if (act.do === 'shoot' || act.do === 'attackVehicle') return true;
    return closedWith(rules, view, view.figures[asked.figure.id]!, act) !== undefined;
  }
  if (asked.kind !== 'route') return false;
  const { stop, struck = [] } = rules.driveOf(view, view.vehicles[asked.vehicle.id]!, answer as Route);
  return struck.length > 0 || stop?.with === 'vehicle' || stop?.with === 'figure';
}
