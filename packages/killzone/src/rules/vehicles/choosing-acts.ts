import { squaredDistance } from '@sightline/geometry/field';
import { nearestEnemy } from '../../ground/measure.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, NONE, type Place, type Vehicle } from '../../table/units.ts';
import { type AttackVehicle, whyNotAttackVehicle } from './attacking-vehicles.ts';
import { placesBeside } from './beside.ts';
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

/** Hold, and the hardest and the gentlest of either pedal. */
export function drivesOf(table: Killzone, figure: Figure): Drive[] {
  if (figure.vehicle === NONE || whyNotDriveNow(table, figure).length > 0) return [];
  const vehicle = table.vehicles[figure.vehicle]!;
  const { acceleration, brake, speed } = rowOf(vehicle);
  const faster: Drive[] =
    vehicle.speed < speed * 1000
      ? [
          { do: 'drive', pace: 'accelerate', dice: acceleration },
          { do: 'drive', pace: 'accelerate', dice: 1 },
        ]
      : [];
  if (vehicle.speed === 0) return faster;
  return [
    { do: 'drive', pace: 'hold', dice: 0 },
    ...faster,
    { do: 'drive', pace: 'brake', dice: 1 },
    { do: 'drive', pace: 'brake', dice: brake },
  ];
}

/** As far back as it goes. */
export function backUpsOf(table: Killzone, figure: Figure): BackUp[] {
  if (figure.vehicle === NONE) return [];
  const back = { do: 'backUp', back: table.values.backUp * 1000 } as const;
  return whyNotBackUp(table, figure, back).length === 0 ? [back] : [];
}

/** Into every vehicle in contact, and to the wheel where nobody is at it. */
export function boardingsOf(table: Killzone, figure: Figure): Board[] {
  const found: Board[] = [];
  for (const vehicle of vehiclesNear(table, figure)) {
    const act = { do: 'board', vehicle: vehicle.id, wheel: driverOf(table, vehicle) === null } as const;
    if (whyNotBoard(table, figure, act).length === 0) found.push(act);
  }
  return found;
}

export function attacksOf(table: Killzone, figure: Figure): AttackVehicle[] {
  const attacks = vehiclesNear(table, figure).map(({ id }) => ({ do: 'attackVehicle', vehicle: id }) as const);
  return attacks.filter(act => whyNotAttackVehicle(table, figure, act).length === 0);
}

function vehiclesNear(table: Killzone, figure: Figure): readonly Vehicle[] {
  return figure.vehicle === NONE ? table.vehicles.filter(vehicle => isNear(figure, vehicle)) : [];
}

/** Out at the side where the nearest enemy is. */
export function getOutsOf(table: Killzone, figure: Figure): GetOut[] {
  if (figure.vehicle === NONE || whyNotGetOutNow(table, figure).length > 0) return [];
  const at = bestPlace(table, figure, table.vehicles[figure.vehicle]!);
  const act = at && ({ do: 'getOut', at, way: [] } as const);
  return act && whyNotGetOut(table, figure, act).length === 0 ? [act] : [];
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
  if (enemy !== null) places.sort((a, b) => squaredDistance(a, enemy) - squaredDistance(b, enemy));
  return places[0] ?? null;
}
