import { type Point, squaredDistance } from '@sightline/geometry/field';
import { groundOf } from '../../ground/ground.ts';
import { isTouchingVehicle, nearestEnemy } from '../../ground/measure.ts';
import { wayBetween } from '../../ground/navigate.ts';
import type { Way } from '../../ground/way.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, NONE, type Place, type Vehicle } from '../../table/units.ts';
import { cutWay } from '../movement/cut-way.ts';
import { allowance } from '../movement/free-movement.ts';
import { objectivesOf } from '../winning/objective-places.ts';
import { type AttackVehicle, whyNotAttackVehicle } from './attacking-vehicles.ts';
import { placesAtVehicles, placesBeside } from './beside.ts';
import {
  type BailOut,
  type Board,
  bailOutDice,
  type GetOut,
  whyNotBailOutNow,
  whyNotBoard,
  whyNotGetOut,
  whyNotGetOutNow,
} from './boarding.ts';
import { type BackUp, type Drive, whyNotBackUp, whyNotDriveNow } from './pace.ts';
import { driverOf, hasActiveDriver, isNear, rowOf } from './vehicle.ts';

/** KZ-VEH-007, KZ-VEH-011: hold, and either pedal with any number of its dice, the hardest first. */
export function drivesOf(table: Killzone, figure: Figure): Drive[] {
  if (figure.vehicle === NONE || whyNotDriveNow(table, figure).length > 0) return [];
  const vehicle = table.vehicles[figure.vehicle]!;
  const { acceleration, brake, speed } = rowOf(vehicle);
  const faster = vehicle.speed < speed * 1000 ? pedal('accelerate', acceleration) : [];
  if (vehicle.speed === 0) return faster;
  return [{ do: 'drive', pace: 'hold', dice: 0 }, ...faster, ...pedal('brake', brake)];
}

function pedal(pace: 'accelerate' | 'brake', most: number): Drive[] {
  return Array.from({ length: most }, (_, fewer) => ({ do: 'drive', pace, dice: most - fewer }));
}

/** As far back as it goes. */
export function backUpsOf(table: Killzone, figure: Figure): BackUp[] {
  if (figure.vehicle === NONE) return [];
  const back = { do: 'backUp', back: table.values.backUp * 1000 } as const;
  return whyNotBackUp(table, figure, back).length === 0 ? [back] : [];
}

/** Into every vehicle in contact, and to the wheel where nobody is at it. */
export function boardingsOf(table: Killzone, figure: Figure): Board[] {
  return vehiclesNear(table, figure)
    .map(vehicle => boarding(table, vehicle, []))
    .filter(act => whyNotBoard(table, figure, act).length === 0);
}

/** The same after a walk to the nearest vehicle, in one move. */
export function boardingsAfterWalk(table: Killzone, figure: Figure): Board[] {
  if (figure.vehicle !== NONE || table.vehicles.length === 0) return [];
  const acts = placesAtVehicles(table, figure).flatMap(place => {
    const way = wayBetween(groundOf(table.map), figure, place);
    const vehicle = table.vehicles.find(({ id }) => isTouchingVehicle(table, { ...figure, ...place }, id));
    return way === null || vehicle === undefined ? [] : [boarding(table, vehicle, way)];
  });
  return acts.filter(act => whyNotBoard(table, figure, act).length === 0);
}

function boarding(table: Killzone, vehicle: Vehicle, way: Way): Board {
  return { do: 'board', vehicle: vehicle.id, wheel: driverOf(table, vehicle) === null, way };
}

export function attacksOf(table: Killzone, figure: Figure): AttackVehicle[] {
  const attacks = vehiclesNear(table, figure).map(({ id }) => ({ do: 'attackVehicle', vehicle: id }) as const);
  return attacks.filter(act => whyNotAttackVehicle(table, figure, act).length === 0);
}

function vehiclesNear(table: Killzone, figure: Figure): readonly Vehicle[] {
  return figure.vehicle === NONE ? table.vehicles.filter(vehicle => isNear(figure, vehicle)) : [];
}

/** Out at the side where the nearest enemy is, and out and on to what the battle is about. */
export function getOutsOf(table: Killzone, figure: Figure): GetOut[] {
  if (figure.vehicle === NONE || whyNotGetOutNow(table, figure).length > 0) return [];
  const at = bestPlace(table, figure, table.vehicles[figure.vehicle]!);
  const outs: GetOut[] = at ? [{ do: 'getOut', at, way: [] }] : [];
  const towards = objectivesOf(table, figure).flatMap(goal => getOutTowards(table, figure, goal) ?? []);
  return [...outs, ...towards].filter(act => whyNotGetOut(table, figure, act).length === 0);
}

/** Out at the side of what the battle is about, and on as far as the move goes. */
function getOutTowards(table: Killzone, figure: Figure, goal: Place): GetOut | null {
  const [at] = nearestFirst(placesBeside(table, figure, table.vehicles[figure.vehicle]!), goal);
  if (!at) return null;
  const spent = figure.spent + table.values.getOut * 1000;
  const out: Figure = { ...figure, ...at, vehicle: NONE, place: NONE, spent };
  const way = wayBetween(groundOf(table.map), out, goal);
  const walked = way && cutWay(table, out, way, allowance(table, out).total * 1000 - spent);
  return walked && { do: 'getOut', at, way: walked.way };
}

/** Only if the vehicle is slow or nobody drives it. */
export function bailOutsOf(table: Killzone, figure: Figure): BailOut[] {
  if (figure.vehicle === NONE) return [];
  const vehicle = table.vehicles[figure.vehicle]!;
  const isWild = !hasActiveDriver(table, vehicle) || bailOutDice(table, vehicle.speed) === 1;
  if (!isWild || whyNotBailOutNow(table, figure).length > 0) return [];
  const at = bestPlace(table, figure, vehicle);
  return at ? [{ do: 'bailOut', at }] : [];
}

function bestPlace(table: Killzone, figure: Figure, vehicle: Vehicle): Place | null {
  const places = placesBeside(table, figure, vehicle);
  const enemy = nearestEnemy(table, figure);
  return (enemy === null ? places : nearestFirst(places, enemy))[0] ?? null;
}

function nearestFirst(places: readonly Place[], to: Point): readonly Place[] {
  return places.toSorted((a, b) => squaredDistance(a, to) - squaredDistance(b, to));
}
