import { squaredDistance } from '@sightline/geometry/field';
import { groundOf } from './ground/ground.ts';
import { nearestEnemy } from './ground/measure.ts';
import type { VehicleAct, VehiclePlacing } from './questions-vehicles.ts';
import { whyNotAttackVehicle } from './rules/vehicles/attacking-vehicles.ts';
import { placesBeside } from './rules/vehicles/beside.ts';
import {
  bailOutDice,
  whyNotBailOutNow,
  whyNotBoard,
  whyNotGetOut,
  whyNotGetOutNow,
} from './rules/vehicles/boarding.ts';
import { crewToHand, whyNotDeployVehicle } from './rules/vehicles/deploying-vehicles.ts';
import { whyNotBackUp, whyNotDriveNow } from './rules/vehicles/pace.ts';
import { whyNotTakeWheel } from './rules/vehicles/taking-the-wheel.ts';
import { driverOf, hasActiveDriver, isNear, isRunning, placesNeeded, rowOf } from './rules/vehicles/vehicle.ts';
import { type Figure, type Killzone, NONE, type Place, type Vehicle } from './table.ts';

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

/** How far off a vehicle is worth walking to, in mils. */
const WALK = 14_000;

/** Beside the nearest vehicle that can be got into or attacked, on the side that is come from. */
export function placesAtVehicles(table: Killzone, figure: Figure): Place[] {
  let nearest: Vehicle | null = null;
  let least = WALK * WALK;
  for (const vehicle of table.vehicles) {
    const away = squaredDistance(vehicle, figure);
    if (away >= least || !isRunning(vehicle) || vehicle.speed > table.values.attackedAtSpeed * 1000) continue;
    nearest = vehicle;
    least = away;
  }
  if (nearest === null || figure.room !== NONE) return [];
  const places = placesBeside(table, figure, nearest);
  return places.toSorted((a, b) => squaredDistance(a, figure) - squaredDistance(b, figure)).slice(0, 1);
}

/** Inward from the middle and the thirds of its own edge: parked and empty, or manned and rolling. */
export function placingsOf(table: Killzone, vehicle: Vehicle): VehiclePlacing[] {
  const { width, depth } = groundOf(table.map);
  const heading = INWARD[table.edges[vehicle.side]!];
  const into = Math.ceil(Math.max(rowOf(vehicle).length, rowOf(vehicle).width) * 500) + 500;
  const crew = crewFor(table, vehicle);
  const fastest = table.values.startingSpeed * 1000;
  const found: VehiclePlacing[] = [];
  for (const part of [1 / 2, 1 / 3, 2 / 3, 1 / 6, 5 / 6]) {
    const isSide = heading === 90 || heading === 270;
    const along = Math.round(part * (isSide ? depth : width));
    const x = isSide ? (heading === 90 ? into : width - into) : along;
    const y = isSide ? along : heading === 0 ? into : depth - into;
    for (const placing of [
      { x, y, heading, speed: fastest, crew },
      { x, y, heading, speed: 0, crew: [] },
    ]) {
      if (whyNotDeployVehicle(table, vehicle, placing).length === 0) found.push(placing);
    }
  }
  return found.slice(0, 4);
}

const INWARD = { south: 0, west: 90, north: 180, east: 270 } as const;

/** The first who are to hand and fit in together, of one group. */
function crewFor(table: Killzone, vehicle: Vehicle): number[] {
  const [first, ...others] = crewToHand(table, vehicle.side).filter(
    figure => placesNeeded(figure) === 1 || !rowOf(vehicle).traits.includes('small'),
  );
  if (first === undefined) return [];
  const crew = [first];
  let left = rowOf(vehicle).places - placesNeeded(first);
  for (const figure of others) {
    if (figure.group !== first.group || placesNeeded(figure) > left) continue;
    crew.push(figure);
    left -= placesNeeded(figure);
  }
  return crew.map(({ id }) => id);
}
