import type { Course, Intent, Json, Viewer } from '@sightline/kernel';
import { D6 } from '@sightline/kernel';
import { touchesEnemy } from './ground/measure.ts';
import { compulsionOn } from './rules/movement/compelled-movement.ts';
import { allowance } from './rules/movement/free-movement.ts';
import { permittedOrders } from './rules/orders/giving-orders.ts';
import { orderOf } from './rules/orders/orders-in-force.ts';
import { isRemoved } from './rules/suppression/removing-suppression.ts';
import { aheadOf, hasActiveDriver, isRunning } from './rules/vehicles/vehicle.ts';
import { copy } from './table/copy.ts';
import type { Killzone } from './table/table.ts';
import { type Figure, groupOf, isFighting, NONE, type Place } from './table/units.ts';
import type { KillzoneView } from './view/view.ts';

/** What somebody may have to do whatever his owner would like. */
export type CompelledDeed = 'close' | 'cover' | 'leave' | 'recover' | 'stayDown' | 'runOn';

/**
 * What the rules will have a figure do in its next action: shake off suppression or not, run on with a car that nobody
 * drives, go where fire or drugs drive it. Null for whoever is free to choose.
 */
export function intentOf(view: KillzoneView, _viewer: Viewer, id: number): Intent | null {
  const figure = view.figures[id];
  if (!figure || !isFighting(figure)) return null;
  const courses = coursesOf(view, figure);
  return courses.length === 0 ? null : { figure: id, exact: true, courses };
}

function coursesOf(view: KillzoneView, figure: Figure): readonly Course[] {
  if (figure.state === 'suppressed') return recovering(view, figure);
  if (figure.vehicle !== NONE) return runningOn(view, figure);
  return compelled(view, figure);
}

/** KZ-SUPP-003: one die, with everything that is added to it as things stand. */
function recovering(view: KillzoneView, figure: Figure): readonly Course[] {
  const up = D6.faces.filter(face => isRemoved(view, figure, face)).length / D6.faces.length;
  const courses = [course('recover', figure, up), course('stayDown', figure, 1 - up)];
  return courses.filter(({ chance }) => chance > 0).sort((a, b) => b.chance - a.chance);
}

/** KZ-VEH-038: with nobody at the wheel it goes straight on. */
function runningOn(view: KillzoneView, figure: Figure): readonly Course[] {
  const vehicle = view.vehicles[figure.vehicle]!;
  if (!isRunning(vehicle) || vehicle.speed === 0 || hasActiveDriver(view, vehicle)) return [];
  const { x, y } = aheadOf(vehicle, vehicle, vehicle.speed);
  return [course('runOn', { x, y, room: NONE }, 1)];
}

/** KZ-MOVE-005: as if its action began now. */
function compelled(view: KillzoneView, { id }: Figure): readonly Course[] {
  const table = copy(view);
  const figure = table.figures[id]!;
  if (orderOf(table, figure) === 'hidden') groupOf(table, figure).order = slowestOrder(table, figure);
  Object.assign(figure, { moves: 0, spent: 0, shotFirst: false, locked: touchesEnemy(table, figure, true) });
  for (const carried of figure.weapons) carried.shots = 0;
  const compulsion = compulsionOn(table, figure);
  if (compulsion === null || compulsion.best === null) return [];
  const at = compulsion.best.walk.end;
  const enemy = compulsion.kind === 'close' ? nearestTo(table, figure, compulsion.enemy) : [];
  return [{ ...course(compulsion.kind, at, 1), whom: enemy }];
}

/** Under an order that lies face down he has to go at least as far as under the slowest that it may be. */
function slowestOrder(table: Killzone, figure: Figure) {
  const rate = (order: ReturnType<typeof permittedOrders>[number]): number => allowance(table, figure, order).total;
  return permittedOrders(table, groupOf(table, figure)).reduce((least, each) =>
    rate(each) < rate(least) ? each : least,
  );
}

/** Whoever is where he is driven to. */
function nearestTo(table: Killzone, figure: Figure, { x, y, room }: Place): number[] {
  const found = table.figures.find(
    other => other.side !== figure.side && isFighting(other) && other.x === x && other.y === y && other.room === room,
  );
  return found ? [found.id] : [];
}

function course(does: CompelledDeed, { x, y, room }: Place, chance: number): Course {
  const at: Json = { x, y, room };
  return { does, whom: [], at, chance, error: 0 };
}
