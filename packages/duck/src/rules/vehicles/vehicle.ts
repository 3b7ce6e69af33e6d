import { isShut, neighbour, opposite, type Side } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import { levelAt, vehicleSquares } from '../../ship/standing.ts';
import { sidesOf } from '../../ship/walls.ts';
import type { Teamer } from '../../table/figure.ts';
import { figuresAt, isAble } from '../../table/figures.ts';
import type { DuckTable, Vehicle } from '../../table/table.ts';
import { gearOf } from '../damage/equipment.ts';

/** DK-CARGO-012: what one has to have learnt, or bought, for each type. */
const LICENCES: Readonly<Record<Vehicle['type'], string>> = {
  'loader-truck': 'truck-licence',
  forklift: 'forklift-licence',
  walker: 'walker-licence',
};

export function vehicleCalled(table: DuckTable, id: number): Vehicle {
  const vehicle = table.vehicles[id];
  if (!vehicle) throw new Error(`there is no vehicle ${id}`);
  return vehicle;
}

/** A licence is an ability of his, or a permit that a mission has handed out and that he has on him. */
export function hasLicence(table: DuckTable, man: Teamer, { type }: Vehicle): boolean {
  return man.card.abilities.includes(LICENCES[type]) || gearOf(table, man).some(({ licence }) => licence === type);
}

/** How the seat of a vehicle is written on a man (figure.ts). */
export const seatIn = ({ id }: Vehicle): number => -id - 1;

export function vehicleOf(table: DuckTable, { seat }: Teamer): Vehicle | null {
  return seat !== null && seat < 0 ? vehicleCalled(table, -seat - 1) : null;
}

export function isDriver(table: DuckTable, man: Teamer, vehicle: Vehicle): boolean {
  return vehicleOf(table, man) === vehicle && vehicle.driver === man.id;
}

/** DK-CARGO-012, DK-CARGO-015: at the wheel, able, held by nobody, and licensed for the type. */
export function whyNotDrive(table: DuckTable, man: Teamer, vehicle: Vehicle): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(man) || man.ducked || man.grapple) refusals.push(refuse('DK-CARGO-015', 'unableToAct'));
  if (!isDriver(table, man, vehicle)) refusals.push(refuse('DK-CARGO-015', 'notAtWheel'));
  if (!hasLicence(table, man, vehicle)) refusals.push(refuse('DK-CARGO-012', 'noLicence', { type: vehicle.type }));
  return refusals;
}

/** The square in front of a vehicle. */
export function squareAhead(table: DuckTable, { front, facing }: Vehicle): number {
  return neighbour(planOf(table.arena).grid, front, facing);
}

/** Whether a side of a square lets a vehicle, or what it pushes, pass. */
export function isSideOpen(table: DuckTable, square: number, side: Side): boolean {
  return !isShut(sidesOf(table).movement, square, side);
}

/** DK-CARGO-015: deck, with nothing and nobody on it: a vehicle does not climb, and nobody drives into fire. */
export function isClearDeck(table: DuckTable, square: number): boolean {
  const plan = planOf(table.arena);
  const isInside = (plan.tileAt[square] ?? -1) >= 0 || table.bridge.squares.includes(square);
  if (!isInside || levelAt(table, square) > 0 || figuresAt(table, square).length > 0) return false;
  return ![...table.flames, ...table.explosions].some(({ at }) => at === square);
}

/** Whether the vehicle can roll one square on, forwards or backwards. */
export function canRoll(table: DuckTable, vehicle: Vehicle, backwards: boolean): boolean {
  const [front, rear] = vehicleSquares(table, vehicle);
  const from = backwards ? rear : front;
  const way = backwards ? (opposite(vehicle.facing) as Side) : vehicle.facing;
  return isSideOpen(table, from, way) && isClearDeck(table, neighbour(planOf(table.arena).grid, from, way));
}
