import { nearestOn } from '@sightline/geometry/field';
import { groundOf } from '../../ground/ground.ts';
import { gap, gapToPoint } from '../../ground/measure.ts';
import { gapOfVehicles, gapToVehicle } from '../../ground/vehicle-gap.ts';
import { outlineOfVehicle } from '../../ground/vehicle-outline.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, NONE, type Place } from '../../table/units.ts';
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
  return gapToPoint(table, eyeOf(table, figure, placeOf(table, target)), placeOf(table, target));
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
    return { blocked: null, cover: 'none', cloud: NONE };
  }
  const front = { x: opening.toX, y: opening.toY, room: opening.to };
  return { ...sight(table, eyeOf(table, figure, front), front, { from: figure.vehicle, to: NONE }), cover: 'none' };
}

/** What a target is called. */
export function nameTarget(table: Killzone, target: Target): string {
  if ('figure' in target) return table.figures[target.figure]!.who.name;
  if ('vehicle' in target) return table.vehicles[target.vehicle]!.who.name;
  if ('opening' in target) return `a ${groundOf(table.map).openings[target.opening]!.kind}`;
  return `(${target.point.x / 1000}, ${target.point.y / 1000})`;
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
