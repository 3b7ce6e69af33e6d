import { outlineOf } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { groundOf } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { type Figure, NONE, type Vehicle } from '../../table/units.ts';
import { isNearEdge } from '../deployment/zones.ts';
import type { DeployVehicle, VehiclePlacing } from './questions.ts';
import { hasRoom, isOnTable, peopleUnder } from './route.ts';
import { footprintOf, placesNeeded, rowOf, setPose } from './vehicle.ts';

/** KZ-WIN-004: the vehicles of a side are placed before its groups, with whoever shall sit in them. */
export function deployVehicles(table: Killzone, io: KillzoneIo, side: number): void {
  for (const vehicle of table.vehicles) {
    if (vehicle.side !== side || !vehicle.away) continue;
    const { who } = vehicle;
    const question: DeployVehicle = { kind: 'deployVehicle', rule: 'KZ-WIN-004', vehicle: who, names: table.names };
    deployVehicle(table, io, vehicle, io.ask(seatOf(table, side), question));
  }
}

function deployVehicle(table: Killzone, io: KillzoneIo, vehicle: Vehicle, placing: VehiclePlacing): void {
  const { x, y, heading, speed, crew } = placing;
  for (const [place, id] of crew.entries()) {
    const figure = table.figures[id]!;
    figure.vehicle = vehicle.id;
    figure.place = place;
    if (place === 0) vehicle.group = figure.group;
  }
  vehicle.away = false;
  vehicle.speed = speed;
  setPose(table, vehicle, { x, y, heading });
  const { who } = vehicle;
  io.tell({
    type: 'vehicleDeployed',
    rule: 'KZ-WIN-004',
    vehicle: who,
    x,
    y,
    heading,
    where: landmarkOf(table.map, { x, y, room: NONE }),
    speed,
    crew: crew.length,
  });
}

/** KZ-WIN-004: in the zone of its side, up to 9 inches fast if somebody drives it. */
export function whyNotDeployVehicle(table: Killzone, vehicle: Vehicle, placing: VehiclePlacing): Refusal[] {
  const outline = outlineOf(footprintOf(rowOf(vehicle), placing));
  if (
    !isOnTable(table, vehicle, placing) ||
    !hasRoom(table, vehicle, placing) ||
    peopleUnder(table, outline).length > 0
  ) {
    return [refuse('KZ-WIN-004', 'notAPlace')];
  }
  const { values, edges } = table;
  const centre = { x: placing.x, y: placing.y, room: NONE };
  if (!isNearEdge(groundOf(table.map), centre, edges[vehicle.side]!, values.deploymentDepth)) {
    return [refuse('KZ-WIN-004', 'outsideZone', 'ownEdge')];
  }
  const most = placing.crew.length > 0 ? values.startingSpeed * 1000 : 0;
  if (placing.speed > most) return [refuse('KZ-WIN-004', 'startsTooFast', most)];
  return whyNotCrew(table, vehicle, placing.crew);
}

/** KZ-VEH-003: people of its side who are still to be placed, as many as it holds. */
function whyNotCrew(table: Killzone, vehicle: Vehicle, crew: readonly number[]): Refusal[] {
  const { places, name, traits } = rowOf(vehicle);
  const free = crewToHand(table, vehicle.side);
  if (new Set(crew).size < crew.length || crew.some(id => !free.some(figure => figure.id === id))) {
    return [refuse('KZ-WIN-004', 'notToHand')];
  }
  const needs = crew.map(id => placesNeeded(table, table.figures[id]!));
  if (needs.some(n => n > 1) && traits.includes('small')) return [refuse('KZ-VEH-003', 'tooSmallForPowerArmour', name)];
  const needed = needs.reduce((sum, n) => sum + n, 0);
  return needed > places ? [refuse('KZ-VEH-003', 'full', { name, places })] : [];
}

/** Those of a side who deploy now and sit nowhere yet. */
export function crewToHand(table: Killzone, side: number): Figure[] {
  return table.figures.filter(figure => {
    const { arrives, zone } = table.groups[figure.group]!;
    return figure.side === side && figure.vehicle === NONE && figure.away && arrives === 0 && zone.kind === 'ownEdge';
  });
}
