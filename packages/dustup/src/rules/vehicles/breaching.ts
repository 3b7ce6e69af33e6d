import { crossingPoint, doesWalkCross, type Point } from '@sightline/geometry/field';
import { type Feature, groundOf } from '../../ground/ground.ts';
import { crossingOf, goingOf } from '../../ground/walk.ts';
import type { MomentOf } from '../../table/moment.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import { isVehicle, type Vehicle } from '../../table/units.ts';
import { wayDriven } from './way-driven.ts';

/** DU-VEH-040: how wide a gap it leaves, in mils. */
const GAP = 2000;

/** DU-VEH-039, DU-VEH-040: whatever a vehicle has gone through on its way has a gap from then on. */
export function breakThrough(table: Dustup, io: DustupIo, { unit: id, route }: MomentOf<'moved'>): void {
  const unit = table.units[id]!;
  if (isVehicle(unit))
    for (const feature of brokenBy(table, unit, wayDriven(unit.hull, route))) breach(table, io, unit, feature);
}

interface Broken {
  readonly feature: Feature;
  readonly at: Place;
}

function brokenBy(table: Dustup, unit: Vehicle, route: readonly Place[]): Broken[] {
  const going = goingOf(unit);
  return groundOf(table).features.flatMap(feature => {
    if (crossingOf(feature.type, going) !== 'breach') return [];
    return crossings(route, feature.shape.points).map(at => ({ feature, at }));
  });
}

function crossings(route: readonly Place[], line: readonly Point[]): Place[] {
  const found: Place[] = [];
  for (let i = 1; i < route.length; i++) {
    const [a, b] = [route[i - 1]!, route[i]!];
    for (let j = 1; j < line.length; j++) {
      const [c, d] = [line[j - 1]!, line[j]!];
      if (doesWalkCross(a, b, c, d)) found.push(crossingPoint(a, b, c, d));
    }
  }
  return found;
}

function breach(table: Dustup, io: DustupIo, unit: Vehicle, { feature: { line, type }, at: { x, y } }: Broken): void {
  table.breaches = [...table.breaches, { line, area: null, x, y, width: GAP }];
  const what = { id: type.id, name: type.name };
  io.tell({ type: 'brokeThrough', rule: 'DU-VEH-040', unit: unit.who, what });
}
