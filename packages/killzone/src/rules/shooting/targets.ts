import { distance, nearestOn, type Point } from '@sightline/geometry/field';
import { groundOf, type Opening } from '../../ground/ground.ts';
import { type Landmark, landmarkOf } from '../../ground/landmarks.ts';
import { gap, gapToPoint, reachTo } from '../../ground/measure.ts';
import { gapOfVehicles, gapToVehicle } from '../../ground/vehicle-gap.ts';
import { outlineOfVehicle } from '../../ground/vehicle-outline.ts';
import { nearSide } from '../../ground/way.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, NONE, type Place, type RoomWho, type Who } from '../../table/units.ts';
import { type Sight, sight } from './sight.ts';

/** Where a target is: the centre of a base or a vehicle, a spot on the ground, the middle of an opening. */
export function placeOf(table: Killzone, target: Target): Place {
  if ('figure' in target) return table.figures[target.figure]!;
  if ('point' in target) return target.point;
  if ('vehicle' in target) {
    const { x, y } = table.vehicles[target.vehicle]!;
    return { x, y, room: NONE };
  }
  const { x, y, from } = groundOf(table.map).openings[target.opening]!;
  return { x, y, room: from };
}

/** The range to a target in mils. */
export function rangeTo(table: Killzone, figure: Figure, target: Target): number {
  if ('figure' in target) return gap(table, figure, table.figures[target.figure]!);
  if ('vehicle' in target) {
    const vehicle = table.vehicles[target.vehicle]!;
    if (figure.vehicle === NONE) return gapToVehicle(figure, vehicle);
    return gapOfVehicles(table.vehicles[figure.vehicle]!, vehicle);
  }
  const place = placeOf(table, target);
  // From a base its edge is nearer than its centre; the eye of whoever sits in a vehicle is on its edge already.
  if (figure.vehicle === NONE) return gapToPoint(table, figure, place);
  return reachTo(table, eyeOf(table, figure, place), place);
}

/** KZ-ORG-011: how far apart two targets are, edge to edge, in mils. */
export function gapOfTargets(table: Killzone, a: Target, b: Target): number {
  if ('figure' in a) return rangeTo(table, table.figures[a.figure]!, b);
  if ('figure' in b) return rangeTo(table, table.figures[b.figure]!, a);
  return distance(edgeOf(table, a, placeOf(table, b)), edgeOf(table, b, placeOf(table, a)));
}

/** The nearest point of a target that is no figure. */
function edgeOf(table: Killzone, target: Target, from: Place): Point {
  return 'vehicle' in target
    ? nearestOn(outlineOfVehicle(table.vehicles[target.vehicle]!), from)
    : placeOf(table, target);
}

/** Where a figure looks from: its base, or the edge of its vehicle that is nearest (KZ-VEH-022). */
export function eyeOf(table: Killzone, figure: Figure, towards: Place): Place {
  if (figure.vehicle === NONE) return figure;
  const { x, y } = nearestOn(outlineOfVehicle(table.vehicles[figure.vehicle]!), towards);
  return { x, y, room: NONE };
}

/** KZ-SHOOT-008: the line to a target, with the vehicles of both ends out of its way. */
export function sightTo(table: Killzone, figure: Figure, target: Target): Sight {
  if ('vehicle' in target) return sightToVehicle(table, figure, target.vehicle);
  if ('opening' in target) return sightToOpening(table, figure, target.opening);
  const place = placeOf(table, target);
  const to = 'figure' in target ? table.figures[target.figure]!.vehicle : NONE;
  return sight(table, eyeOf(table, figure, place), place, { from: figure.vehicle, to });
}

function sightToVehicle(table: Killzone, figure: Figure, vehicle: number): Sight {
  const target = table.vehicles[vehicle]!;
  const from = eyeOf(table, figure, { x: target.x, y: target.y, room: NONE });
  const near = nearestOn(outlineOfVehicle(target), from);
  return sight(table, from, { x: near.x, y: near.y, room: NONE }, { from: figure.vehicle, to: vehicle });
}

/** KZ-BUILD-004: of an opening it is enough to see the opening, from without or from within. */
function sightToOpening(table: Killzone, figure: Figure, id: number): Sight {
  const opening = groundOf(table.map).openings[id]!;
  if (figure.room === opening.from || (opening.to !== NONE && figure.room === opening.to)) {
    return sight(table, figure, nearSide(opening, figure.room));
  }
  const front = { x: opening.toX, y: opening.toY, room: opening.to };
  return { ...sight(table, eyeOf(table, figure, front), front, { from: figure.vehicle, to: NONE }), cover: 'none' };
}

/** A target as it is told of. */
export type Aimed =
  | { readonly figure: Who }
  | { readonly vehicle: Who }
  | { readonly opening: Opening['kind']; readonly room: RoomWho }
  | { readonly point: Place; readonly where: Landmark };

export function aimedAt(table: Killzone, target: Target): Aimed {
  if ('figure' in target) return { figure: table.figures[target.figure]!.who };
  if ('vehicle' in target) return { vehicle: table.vehicles[target.vehicle]!.who };
  if ('point' in target) return { point: target.point, where: landmarkOf(table.map, target.point) };
  const ground = groundOf(table.map);
  const { kind, from } = ground.openings[target.opening]!;
  return { opening: kind, room: ground.rooms[from]!.who };
}

/** A round through an opening bursts just inside it, on the side away from the firer. */
export function insideOf(table: Killzone, firer: Figure, id: number): Place {
  const opening = groundOf(table.map).openings[id]!;
  return opening.from === firer.room
    ? { x: opening.toX, y: opening.toY, room: opening.to }
    : { x: opening.fromX, y: opening.fromY, room: opening.from };
}

/** What a shot is aimed at. */
export type Target =
  | { readonly figure: number }
  | { readonly vehicle: number }
  | { readonly point: Place }
  /** KZ-BUILD-004: into a room, through this door or window. */
  | { readonly opening: number };
