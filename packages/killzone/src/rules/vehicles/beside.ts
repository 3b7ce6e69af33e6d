import {
  bearing,
  circle,
  compareGap,
  inches,
  movedClear,
  type Polygon,
  plus,
  rightOf,
  scaled,
  squaredDistance,
} from '@sightline/geometry/field';
import { BASE, groundOf, isOn } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { type Figure, NONE, type Place, type Vehicle } from '../../table/units.ts';
import { whyNotStand } from '../movement/walking.ts';
import type { ClimbOut } from './questions.ts';
import { isRunning, rowOf } from './vehicle.ts';

/** How far apart the places beside a vehicle are. */
const SPACING = 1250;
/** A hair more than touching, so that rounding makes no base overlap the vehicle; still base contact. */
const HAIR = 3;

/** Places in base contact with a vehicle where the figure could stand, all the way round it; the first few will do. */
export function placesBeside(
  table: Killzone,
  figure: Figure,
  vehicle: Vehicle,
  enough = Number.POSITIVE_INFINITY,
): Place[] {
  const { length, width } = rowOf(vehicle);
  const ahead = bearing(vehicle.heading);
  const right = rightOf(ahead);
  const [long, wide] = [inches(length) / 2, inches(width) / 2];
  const off = BASE + HAIR;
  const places: Place[] = [];
  const add = (along: number, across: number): void => {
    if (places.length >= enough) return;
    const { x, y } = plus(plus(vehicle, scaled(ahead, along)), scaled(right, across));
    const place = { x, y, room: NONE };
    if (canStand(table, figure, place)) places.push(place);
  };
  for (const along of spread(long)) for (const hand of [-1, 1]) add(along, hand * (wide + off));
  for (const across of spread(wide)) for (const end of [-1, 1]) add(end * (long + off), across);
  return places;
}

/** Offsets from the middle of a side, evenly spaced. */
function spread(half: number): number[] {
  const count = Math.max(1, Math.floor((2 * half) / SPACING));
  return Array.from({ length: count }, (_, i) => Math.round(((2 * i + 1 - count) * half) / count) + 0);
}

/**
 * KZ-VEH-020: survivors are placed by their owners in base contact with the wreck. First all of them are out of it
 * somewhere, then each owner is asked; those of the acting group do nothing more.
 */
export function climbOut(table: Killzone, io: KillzoneIo, survivors: readonly Figure[], vehicle: Vehicle): void {
  for (const figure of survivors) {
    figure.vehicle = NONE;
    figure.place = NONE;
    standAt(figure, placesBeside(table, figure, vehicle, 1)[0] ?? nearest(table, figure));
    if (figure.group === table.acting) figure.finished = true;
  }
  for (const figure of survivors) choosePlace(table, io, figure, vehicle);
}

function choosePlace(table: Killzone, io: KillzoneIo, figure: Figure, vehicle: Vehicle): void {
  const { who } = figure;
  const options = placesBeside(table, figure, vehicle);
  if (options.length > 1) {
    const question: ClimbOut = { kind: 'climbOut', rule: 'KZ-VEH-020', figure: who, vehicle: vehicle.who, options };
    standAt(figure, io.ask(seatOf(table, figure.side), question));
  }
  const at = { x: figure.x, y: figure.y, room: figure.room };
  io.tell({
    type: 'climbedOut',
    rule: 'KZ-VEH-020',
    figure: who,
    vehicle: vehicle.who,
    at,
    where: landmarkOf(table.map, at),
  });
}

/** On the table, outdoors, and clear of everything. */
export function canStand(table: Killzone, figure: Figure, place: Place): boolean {
  return isOn(groundOf(table.map), place) && whyNotStand(table, figure, place) === null;
}

export function standAt(figure: Figure, { x, y, room }: Place): void {
  figure.x = x;
  figure.y = y;
  figure.room = room;
}

/** KZ-VEH-028: just clear of the ground that a vehicle drives over. */
export function placeClearOf(table: Killzone, figure: Figure, path: Polygon): Place {
  const isClear = (place: Place): boolean =>
    compareGap(circle(place, BASE), path, 0) >= 0 && canStand(table, figure, place);
  const aside = { ...movedClear(circle(figure, BASE), path), room: NONE };
  return isClear(aside) ? aside : nearest(table, figure, isClear);
}

/** The first free place on rings that widen until they span the table. */
function nearest(
  table: Killzone,
  figure: Figure,
  isFree = (place: Place): boolean => canStand(table, figure, place),
): Place {
  const widest = inches(Math.max(table.map.width, table.map.depth));
  for (let radius = 2 * BASE; radius <= widest; radius += BASE) {
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const place = { ...plus(figure, scaled(bearing(degrees), radius)), room: NONE };
      if (isFree(place)) return place;
    }
  }
  throw new Error(`expected room somewhere on the table for figure ${figure.id}`);
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
