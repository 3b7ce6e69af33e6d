import { squaredDistance } from '@sightline/geometry/field';
import { nearestEnemy } from '../../ground/measure.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, NONE, type Place, type Vehicle } from '../../table/units.ts';
import type { VehicleAct } from './acts.ts';
import { whyNotAttackVehicle } from './attacking-vehicles.ts';
import { placesBeside } from './beside.ts';
import { bailOutDice, whyNotBailOutNow, whyNotBoard, whyNotGetOut, whyNotGetOutNow } from './boarding.ts';
import { whyNotBackUp, whyNotDriveNow } from './pace.ts';
import { whyNotTakeWheel } from './taking-the-wheel.ts';
import { driverOf, hasActiveDriver, isNear, rowOf } from './vehicle.ts';

/** Some good things to do with a vehicle: for bots and keyboards. */
export function actsWithVehicles(table: Killzone, figure: Figure): VehicleAct[] {
  if (table.vehicles.length === 0) return [];
  return figure.vehicle === NONE ? actsBeside(table, figure) : actsAboard(table, figure);
}

function actsBeside(table: Killzone, figure: Figure): VehicleAct[] {
  return table.vehicles.flatMap((vehicle): VehicleAct[] => {
    if (!isNear(figure, vehicle)) return [];
    const board = { do: 'board', vehicle: vehicle.id, wheel: driverOf(table, vehicle) === null } as const;
    const attack = { do: 'attackVehicle', vehicle: vehicle.id } as const;
    return [
      ...(whyNotBoard(table, figure, board).length === 0 ? [board] : []),
      ...(whyNotAttackVehicle(table, figure, attack).length === 0 ? [attack] : []),
    ];
  });
}

function actsAboard(table: Killzone, figure: Figure): VehicleAct[] {
  const vehicle = table.vehicles[figure.vehicle]!;
  const acts: VehicleAct[] = [];
  if (whyNotDriveNow(table, figure).length === 0) acts.push(...pacesOf(table, figure, vehicle));
  if (whyNotTakeWheel(table, figure).length === 0) acts.push({ do: 'takeWheel' });
  return [...acts, ...exitsOf(table, figure, vehicle)];
}

/** Hold, the gentlest and the hardest of either pedal, and back from rest. */
function pacesOf(table: Killzone, figure: Figure, vehicle: Vehicle): VehicleAct[] {
  const { acceleration, brake, speed } = rowOf(vehicle);
  const canGain = vehicle.speed < speed * 1000;
  const faster: VehicleAct[] = canGain
    ? [
        { do: 'drive', pace: 'accelerate', dice: acceleration },
        { do: 'drive', pace: 'accelerate', dice: 1 },
      ]
    : [];
  if (vehicle.speed === 0) {
    const back = { do: 'backUp', back: table.values.backUp * 1000 } as const;
    return whyNotBackUp(table, figure, back).length === 0 ? [...faster, back] : faster;
  }
  return [
    { do: 'drive', pace: 'hold', dice: 0 },
    ...faster,
    { do: 'drive', pace: 'brake', dice: 1 },
    { do: 'drive', pace: 'brake', dice: brake },
  ];
}

/** Out at the side where the nearest enemy is; from a moving vehicle only if it is slow or nobody drives it. */
function exitsOf(table: Killzone, figure: Figure, vehicle: Vehicle): VehicleAct[] {
  if (vehicle.speed === 0) {
    if (whyNotGetOutNow(table, figure).length > 0) return [];
    const at = bestPlace(table, figure, vehicle);
    const act = at && ({ do: 'getOut', at, way: [] } as const);
    return act && whyNotGetOut(table, figure, act).length === 0 ? [act] : [];
  }
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
