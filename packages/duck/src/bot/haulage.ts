import { neighbour, opposite, type Side, turn } from '@sightline/geometry/grid';
import { canTurn, type DriveOrder, type Steering } from '../rules/vehicles/drive.ts';
import type { DriveQuestion, SteerQuestion } from '../rules/vehicles/questions.ts';
import { canRoll, hasLicence, isSideOpen, squareAhead, vehicleOf } from '../rules/vehicles/vehicle.ts';
import { planOf } from '../ship/plan.ts';
import { vehicleSquares } from '../ship/standing.ts';
import type { Teamer } from '../table/figure.ts';
import type { DuckTable, Vehicle } from '../table/table.ts';
import type { Goal } from './goal.ts';
import type { Situation } from './situation.ts';

/** How many pods the card wants. */
const PODS = 2;
/** DK-CARGO-016: up to so many squares it can stop anywhere. */
const EASY = 5;

/** DK-CARGO-017: a licensed man takes the wheel, picks pods up and stands the truck at the cargo airlock. */
export function haulageGoals({ table }: Situation): Goal[] {
  return table.vehicles.map(vehicle => ({
    at: vehicle.front,
    within: 1,
    // Whoever stands about is in the way of the truck.
    ...(vehicle.driver === null ? {} : { alone: true as const }),
    suits: man => hasLicence(table, man, vehicle) && (vehicle.driver === null || vehicle.driver === man.id),
    does: act =>
      (act.do === 'boardVehicle' && act.place === 'driver') ||
      (act.do === 'pickUpPod' && vehicle.pods.length < PODS) ||
      act.do === 'drive',
  }));
}

type Move = Steering | 'back';

/** Where a truck can stand, and how it comes there. */
interface Standing {
  readonly vehicle: Vehicle;
  /** The first move on the way here, how often it was made in a row, and whether it has been nothing else since. */
  readonly first: Move | null;
  readonly run: number;
  readonly isStraight: boolean;
}

/** The first move of the shortest drive to where it is wanted, and how far it goes on like that; null if it is there. */
function nextMove(table: DuckTable, vehicle: Vehicle): { readonly move: Move; readonly run: number } | null {
  const queue: Standing[] = [{ vehicle, first: null, run: 0, isStraight: true }];
  const seen = new Set([keyOf(vehicle)]);
  for (const { vehicle: here, first, run, isStraight } of queue) {
    if (isWhereWanted(table, here)) return first === null ? null : { move: first, run };
    for (const move of ['ahead', 'left', 'right', 'back'] as const) {
      const there = moved(table, here, move);
      if (!there || seen.has(keyOf(there))) continue;
      seen.add(keyOf(there));
      const goesOn = first === null || (isStraight && first === move);
      queue.push({ vehicle: there, first: first ?? move, run: goesOn ? run + 1 : run, isStraight: goesOn });
    }
  }
  return null;
}

const keyOf = ({ front, facing }: Vehicle): number => front * 8 + facing;

function moved(table: DuckTable, vehicle: Vehicle, move: Move): Vehicle | null {
  if (move === 'left' || move === 'right') {
    if (!canTurn(table, vehicle, move)) return null;
    return { ...vehicle, facing: turn(vehicle.facing, move === 'left' ? -2 : 2) as Side };
  }
  if (!canRoll(table, vehicle, move === 'back')) return null;
  const way = move === 'back' ? opposite(vehicle.facing) : vehicle.facing;
  return { ...vehicle, front: neighbour(planOf(table.arena).grid, vehicle.front, way) };
}

/** Before a pod while it has room for one, at the cargo airlock when it is full. */
function isWhereWanted(table: DuckTable, vehicle: Vehicle): boolean {
  if (vehicle.pods.length < PODS) {
    const ahead = squareAhead(table, vehicle);
    return (
      table.loads.some(({ at, lost }) => at === ahead && !lost) && isSideOpen(table, vehicle.front, vehicle.facing)
    );
  }
  const { doors, firstAirlock } = planOf(table.arena);
  const own = vehicleSquares(table, vehicle);
  return doors
    .slice(firstAirlock)
    .some(({ kind, segments }) => kind === 'cargo' && segments.some(({ square }) => own.includes(square)));
}

/** Whether there is anywhere to drive to. */
export function wantsToDrive(table: DuckTable, man: Teamer): boolean {
  const vehicle = vehicleOf(table, man);
  return vehicle !== null && nextMove(table, vehicle) !== null;
}

export function howFar({ table }: Situation, { figure, points, options }: DriveQuestion): DriveOrder {
  const vehicle = vehicleOf(table, table.figures[figure] as Teamer);
  const next = vehicle && nextMove(table, vehicle);
  if (!next) return options[0]!;
  const { move, run } = next;
  if (move === 'back') return { squares: Math.min(run, points >> 1), backwards: true };
  return { squares: move === 'ahead' ? Math.min(run, points, EASY) : 0, backwards: false };
}

export function steerFor({ table }: Situation, { figure, options }: SteerQuestion): Steering {
  const vehicle = vehicleOf(table, table.figures[figure] as Teamer);
  const next = vehicle && nextMove(table, vehicle);
  return next && next.move !== 'back' && options.includes(next.move) ? next.move : 'ahead';
}
