import { DIRECTIONS, neighbour } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import { vehicleSquares } from '../../ship/standing.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { ActKind } from '../../table/acts.ts';
import type { Teamer } from '../../table/figure.ts';
import { form, isNumber, oneOf } from '../../table/form.ts';
import type { DuckTable, Vehicle } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest, type Task } from '../actions/fumble-test.ts';
import { isBeside, whyNotWork } from '../machines/machine.ts';
import { isAlight } from '../movement/footing.ts';
import { hasRoomOnDeck } from '../movement/room.ts';
import { enterSquare } from '../movement/steps.ts';
import { seatIn, vehicleCalled, vehicleOf } from './vehicle.ts';

export interface BoardVehicle {
  readonly do: 'boardVehicle';
  readonly vehicle: number;
  readonly place: 'driver' | 'passenger';
}

export interface LeaveVehicle {
  readonly do: 'leaveVehicle';
  readonly square: number;
}

const TASK: Task = { name: 'vehicle', rule: 'DK-CARGO-011' };

/** DK-CARGO-011, DK-ACT-025: from an adjacent square, into one of the two seats; the driver sits in front. */
export const boardVehicle: ActKind<BoardVehicle> = {
  do: 'boardVehicle',
  isForm: form<BoardVehicle>({ vehicle: isNumber, place: oneOf(['driver', 'passenger']) }),
  list(table, man) {
    return table.vehicles
      .flatMap(({ id }) =>
        (['driver', 'passenger'] as const).map((place): BoardVehicle => ({ do: 'boardVehicle', vehicle: id, place })),
      )
      .filter(act => boardVehicle.whyNot(table, man, act).length === 0);
  },
  whyNot(table, man, { vehicle: id, place }) {
    const vehicle = table.vehicles[id];
    if (!vehicle) return [refuse('DK-CARGO-011', 'noSuchVehicle')];
    const refusals = whyNotWork(man, 'DK-CARGO-011');
    if (!vehicleSquares(table, vehicle).some(square => isBeside(table, man, square)))
      refusals.push(refuse('DK-CARGO-011', 'notAdjacent'));
    if (vehicle[place] !== null) refusals.push(refuse('DK-CARGO-011', 'seatTaken'));
    if (isAlight(table, seatSquare(table, vehicle, place))) refusals.push(refuse('DK-GREN-032', 'fireThere'));
    return refusals;
  },
  perform(table, io, man, { vehicle: id, place }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, TASK)) return;
    const vehicle = vehicleCalled(table, id);
    vehicle[place] = man.id;
    man.seat = seatIn(vehicle);
    man.facing = vehicle.facing;
    man.position = 'centre';
    man.at = seatSquare(table, vehicle, place);
    shipChanged(table);
    io.tell({ type: 'climbedAboard', rule: 'DK-CARGO-011', figure: man.id, vehicle: id, place });
  },
};

function seatSquare(table: DuckTable, vehicle: Vehicle, place: 'driver' | 'passenger'): number {
  const [front, rear] = vehicleSquares(table, vehicle);
  return place === 'driver' ? front : rear;
}

/** DK-CARGO-011: getting out likewise, into a square beside the vehicle that has room for him. */
export const leaveVehicle: ActKind<LeaveVehicle> = {
  do: 'leaveVehicle',
  isForm: form<LeaveVehicle>({ square: isNumber }),
  list(table, man) {
    const vehicle = vehicleOf(table, man);
    if (!vehicle) return [];
    return squaresBeside(table, vehicle)
      .map((square): LeaveVehicle => ({ do: 'leaveVehicle', square }))
      .filter(act => leaveVehicle.whyNot(table, man, act).length === 0);
  },
  whyNot(table, man, { square }) {
    const vehicle = vehicleOf(table, man);
    if (!vehicle) return [refuse('DK-CARGO-011', 'notAboard')];
    const refusals: Refusal[] = [];
    if (man.condition !== 'fit' || man.grapple) refusals.push(refuse('DK-CARGO-011', 'unableToAct'));
    if (!isBeside(table, man, square) || !hasRoomOnDeck(table, man, square))
      refusals.push(refuse('DK-CARGO-011', 'noRoomBeside'));
    if (isAlight(table, square)) refusals.push(refuse('DK-GREN-032', 'fireThere'));
    return refusals;
  },
  perform(table, io, man, { square }) {
    const vehicle = vehicleOf(table, man);
    if (!vehicle) throw new Error(`${man.card.name} sits in no vehicle`);
    spendAction(man);
    if (!passesFumbleTest(table, io, man, TASK)) return;
    vacate(vehicle, man);
    shipChanged(table);
    io.tell({ type: 'climbedOut', rule: 'DK-CARGO-011', figure: man.id, vehicle: vehicle.id, at: square });
    enterSquare(table, io, man, square, { willingly: true });
  },
};

function vacate(vehicle: Vehicle, man: Teamer): void {
  man.seat = null;
  if (vehicle.driver === man.id) vehicle.driver = null;
  if (vehicle.passenger === man.id) vehicle.passenger = null;
}

function squaresBeside(table: DuckTable, vehicle: Vehicle): number[] {
  const { grid } = planOf(table.arena);
  const own = vehicleSquares(table, vehicle);
  const squares = own.flatMap(square => DIRECTIONS.map(way => neighbour(grid, square, way)));
  return [...new Set(squares)].filter(square => square >= 0 && !own.includes(square));
}
