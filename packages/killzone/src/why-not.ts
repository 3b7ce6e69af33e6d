import { isRecord, type Question, type Refusal, refuse } from '@sightline/kernel';
import { ORDERS, type Order } from './content/schema.ts';
import { whyNotDeploy } from './rules/deployment/deploying.ts';
import { whyNotShift } from './rules/drugs/shifting.ts';
import { whyNotAskFor } from './rules/orders/changing-orders.ts';
import { whyNotOrder } from './rules/orders/permitted-orders.ts';
import { whyNotDrift } from './rules/shooting/area-weapons.ts';
import { whyNotBarrage } from './rules/smoke/barrage.ts';
import { whyNotDriftSmoke } from './rules/smoke/grenades.ts';
import { whyNotAct, whyNotEnough } from './rules/turn/group-action.ts';
import { whyNotDeployVehicle } from './rules/vehicles/deploying-vehicles.ts';
import { isVehicleAct } from './rules/vehicles/forms.ts';
import { isRoute, isVehiclePlacing } from './rules/vehicles/questions.ts';
import { whyNotRoute } from './rules/vehicles/route.ts';
import type { Act } from './table/acts.ts';
import type { KillzoneQuestion } from './table/questions.ts';
import type { Killzone } from './table/table.ts';
import type { Place } from './table/units.ts';

/** Why an answer is not allowed, on the table as its seat sees it. Anything may be answered, so its form comes first. */
export function whyNot(table: Killzone, _seat: string, question: Question, answer: unknown): Refusal[] {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act':
      return isAct(answer) ? whyNotAct(table, table.figures[asked.figure.id]!, answer) : malformed();
    case 'deploy':
      return isPlaces(answer) ? whyNotDeploy(table, table.groups[asked.group.id]!, answer) : malformed();
    case 'deployVehicle':
      return isVehiclePlacing(answer)
        ? whyNotDeployVehicle(table, table.vehicles[asked.vehicle.id]!, answer)
        : malformed();
    case 'route':
      return isRoute(answer) ? whyNotRoute(table, table.vehicles[asked.vehicle.id]!, answer) : malformed();
    case 'drift':
      return isPlace(answer) ? whyNotDrift(table, asked, answer) : malformed();
    case 'driftSmoke':
      return isPlace(answer) ? whyNotDriftSmoke(table, asked, answer) : malformed();
    case 'barrage':
      return isPlace(answer) ? whyNotBarrage(table, asked.side, answer) : malformed();
    case 'shift':
      return isPlace(answer) ? whyNotShift(table, asked, answer) : malformed();
    case 'pick':
      return answer === 'enough' ? whyNotEnough(table, table.groups[asked.group.id]!) : [];
    case 'order':
      return isOrder(answer) ? whyNotThisOrder(table, asked, answer) : malformed();
    default:
      return [];
  }
}

function whyNotThisOrder(
  table: Killzone,
  asked: Extract<KillzoneQuestion, { kind: 'order' }>,
  order: Order,
): Refusal[] {
  const group = table.groups[asked.group.id]!;
  return asked.rule === 'KZ-CHANGE-001' ? whyNotAskFor(table, group, order) : whyNotOrder(table, group, order);
}

function malformed(): Refusal[] {
  return [refuse('KZ-INIT-006', 'malformed')];
}

function isOrder(value: unknown): value is Order {
  return ORDERS.some(order => order === value);
}

function isPlace(value: unknown): value is Place {
  return isRecord(value) && [value['x'], value['y'], value['room']].every(Number.isInteger) && keys(value) === 3;
}

function isPlaces(value: unknown): value is Place[] {
  return Array.isArray(value) && value.every(isPlace);
}

function isAct(value: unknown): value is Act {
  if (!isRecord(value)) return false;
  switch (value['do']) {
    case 'move':
      return keys(value) === 2 && isWay(value['way']);
    case 'shoot':
      return isShot(value);
    case 'jump':
      return keys(value) === 3 && isWay(value['way']) && Number.isInteger(value['window']);
    case 'pickUp':
    case 'done':
      return keys(value) === 1;
    default:
      return isVehicleAct(value, isPlace, isWay);
  }
}

function isWay(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 40 && value.every(isLeg);
}

function isLeg(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if ('through' in value) return keys(value) === 1 && Number.isInteger(value['through']);
  return keys(value) === 2 && Number.isInteger(value['x']) && Number.isInteger(value['y']);
}

function isShot(value: Readonly<Record<string, unknown>>): boolean {
  const known = 'burst' in value ? 4 : 3;
  const isBurst = !('burst' in value) || value['burst'] === 4 || value['burst'] === 8;
  return keys(value) === known && isBurst && Number.isInteger(value['weapon']) && isTarget(value['target']);
}

function isTarget(value: unknown): boolean {
  if (!isRecord(value) || keys(value) !== 1) return false;
  if ('point' in value) return isPlace(value['point']);
  return Number.isInteger(value['figure'] ?? value['vehicle'] ?? value['opening']);
}

function keys(value: Readonly<Record<string, unknown>>): number {
  return Object.keys(value).length;
}
