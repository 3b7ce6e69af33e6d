import type { Ground, KillzoneBoard, KillzoneView, Place, Vehicle } from '@sightline/killzone';
import { windBetween } from '../../board/winds.ts';
import { called, decimal, say } from '../../words/killzone.ts';
import { languageOf } from '../../words/language.ts';
import type { Point } from '../game.ts';
import { nameOf } from './figures.ts';
import { NONE, placeAt } from './floors.ts';
import { vehicleAt } from './vehicles-at.ts';

type PlaceNames = NonNullable<ReturnType<NonNullable<KillzoneBoard['placesIn']>>>;
const spoken = new WeakMap<KillzoneBoard, PlaceNames>();

/** What a place is called; rules of editions that name no places have rooms and open ground. */
export function placeNameOf(rules: KillzoneBoard, view: KillzoneView, place: Place): string {
  const names =
    spoken.get(rules) ?? rules.placesIn?.(languageOf('killzone')) ?? ((seen, at) => plainly(rules, seen, at));
  spoken.set(rules, names);
  return names(view, place);
}

function plainly(rules: KillzoneBoard, { map }: KillzoneView, { room }: Place): string {
  if (room === NONE) return say('killzone.openGround');
  const { rooms, buildings } = rules.groundOf(map);
  const { name, floor, building } = rooms[room]!;
  return `${called(name)}, ${say('killzone.floor', { building: called(buildings[building]!.who.name), floor })}`;
}

/** What a point of the picture is called: whoever presses a car means the car. */
export function placeName(rules: KillzoneBoard, view: KillzoneView, point: Point): string {
  const place = placeAt(rules, view, point);
  const vehicle = vehicleAt(rules, view, place);
  return vehicle ? nameOf(rules, vehicle.who) : placeNameOf(rules, view, place);
}

/** "12.5″ north-west": how to get from one place to another; how far it is, where the rules measure it otherwise than by middles. */
export function wayText(from: Point, to: Point, inches?: number): string {
  const [right, up] = [to.x - from.x, to.y - from.y];
  return say('killzone.away8', {
    inches: decimal(inches ?? Math.hypot(right, up) / 1000, 1),
    wind: windBetween(right, -up),
  });
}

/** "6.8" south-west of Tenement 1": where that is, for places that share a name. */
export function besideHouse(rules: KillzoneBoard, { map }: KillzoneView, { x, y, room }: Place): string {
  const walls = rules.groundOf(map).rooms[room];
  if (walls) return inRoom(walls, { x, y });
  const off = (at: number, least: number, most: number): number => Math.max(least - at, 0, at - most);
  const [nearest] = rules
    .groundOf(map)
    .buildings.map(({ who, minX, minY, maxX, maxY }) => ({
      name: called(who.name),
      wind: windBetween(x - (minX + maxX) / 2, (minY + maxY) / 2 - y),
      inches: Math.hypot(off(x, minX, maxX), off(y, minY, maxY)) / 1000,
    }))
    .toSorted((a, b) => a.inches - b.inches);
  if (!nearest) return '';
  return say('killzone.fromHouse', { ...nearest, inches: decimal(nearest.inches, 1) });
}

/** Of places in one room which part of it. */
function inRoom(
  { minX, minY, maxX, maxY }: Pick<Ground['rooms'][number], 'minX' | 'minY' | 'maxX' | 'maxY'>,
  at: Point,
): string {
  const [right, up] = [at.x - (minX + maxX) / 2, at.y - (minY + maxY) / 2];
  const inches = decimal(Math.hypot(right, up) / 1000, 1);
  return say('killzone.inRoom', { inches, wind: windBetween(right, -up) });
}

interface Beside {
  readonly hand: 'left' | 'right' | 'front' | 'back';
  /** How far ahead of its middle, in inches. */
  readonly along: number;
  readonly side: string;
  readonly detail: string;
  /** How far from the hull, in inches. */
  readonly gap: number;
}

/** Where beside a vehicle: which side, and how far from the middle of that side. */
export function besideVehicle(vehicle: Vehicle, place: Point): Beside {
  const { length, width } = vehicle.model;
  const turn = (vehicle.heading * Math.PI) / 180;
  const [right, up] = [place.x - vehicle.x, place.y - vehicle.y];
  const along = (right * Math.sin(turn) + up * Math.cos(turn)) / 1000;
  const across = (right * Math.cos(turn) - up * Math.sin(turn)) / 1000;
  const isAside = Math.abs(across) - width / 2 > Math.abs(along) - length / 2;
  const outside = (at: number, whole: number): number => Math.max(0, Math.abs(at) - whole / 2);
  const gap = Math.hypot(outside(along, length), outside(across, width));
  const hand: Beside['hand'] = isAside ? (across < 0 ? 'left' : 'right') : along > 0 ? 'front' : 'back';
  const off = isAside ? along : across;
  const inches = decimal(Math.abs(off), 1);
  const known = { hand, along, gap, side: say(`killzone.beside.${hand}`) };
  if (Math.abs(off) < 0.05) return { ...known, detail: say('killzone.beside.middle') };
  const where = isAside ? (off > 0 ? 'ahead' : 'behind') : off > 0 ? 'toRight' : 'toLeft';
  return { ...known, detail: say(`killzone.beside.${where}`, { inches }) };
}
