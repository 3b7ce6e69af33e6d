import type { Procedure, Question } from '@sightline/kernel';
import type { Order } from './content/schema.ts';
import { fight } from './rules/hand-to-hand/fighting.ts';
import { testChange } from './rules/orders/changing-orders.ts';
import { carryOut } from './rules/turn/group-action.ts';
import { followRoute } from './rules/vehicles/driving.ts';
import type { Route } from './rules/vehicles/route.ts';
import type { Act } from './table/acts.ts';
import type { KillzoneEvent } from './table/events.ts';
import type { KillzoneQuestion } from './table/questions.ts';
import type { Killzone } from './table/table.ts';

/** The rule that carries an answer out, for odds; null where no die hangs on it. */
export function foresee(question: Question, answer: unknown): Procedure<Killzone, KillzoneEvent> | null {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act':
      return foreseeAct(asked.figure.id, answer as Act);
    case 'route':
      return (table, io) => followRoute(table, io, table.vehicles[asked.vehicle.id]!, answer as Route);
    case 'fight': {
      const [figure, enemy] = answer as readonly [number, number];
      return (table, io) => fight(table, io, table.figures[figure]!, table.figures[enemy]!);
    }
    case 'order': {
      const wish = answer as Order;
      if (asked.rule !== 'KZ-CHANGE-001' || wish === asked.options[0]) return null;
      return (table, io) => testChange(table, io, table.groups[asked.group.id]!, wish);
    }
    default:
      return null;
  }
}

const CHANCY: ReadonlySet<Act['do']> = new Set(['shoot', 'jump', 'bailOut', 'attackVehicle']);

function foreseeAct(figure: number, act: Act): Procedure<Killzone, KillzoneEvent> | null {
  return CHANCY.has(act.do) ? (table, io) => carryOut(table, io, table.figures[figure]!, act) : null;
}
