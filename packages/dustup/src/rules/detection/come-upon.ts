import { circle, isWithin, pointAlong, stretchesInside } from '@sightline/geometry/field';
import type { Counter } from '../../table/markers.ts';
import { type Dustup, type DustupIo, NONE, type Place, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { countersAgainst, removeCounter, reveal } from './counters.ts';

/** DU-DETECT-005: how near a leader has to come, in mils. */
const NEAR = 2000;

/** A counter that a route leads to: on which leg, and how far along it the route comes within two inches. */
interface Meeting {
  readonly counter: Counter;
  readonly leg: number;
  readonly along: number;
}

/**
 * DU-DETECT-005: a leader who comes within two inches of a counter looks under it. A dummy is removed and he goes on;
 * a unit is revealed, and he stops there. What he means to go through does not stop him.
 */
export function comeUpon(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  route: readonly Place[],
  through: readonly number[] = [],
): readonly Place[] | null {
  const counters = countersAgainst(table, unit.side).filter(counter => !through.includes(counter.unit));
  const found = counters.flatMap(counter => meetingOf(counter, route));
  found.sort((a, b) => a.leg - b.leg || a.along - b.along);
  for (const { counter, leg, along } of found) {
    if (counter.unit === NONE) {
      removeCounter(table, io, counter, 'DU-DETECT-005');
      continue;
    }
    reveal(table, io, table.units[counter.unit]!, 'DU-DETECT-005');
    const { x, y } = pointAlong(route[leg]!, route[leg + 1]!, along);
    return [...route.slice(0, leg + 1), { x, y }];
  }
  return null;
}

function meetingOf(counter: Counter, route: readonly Place[]): Meeting[] {
  const disc = circle({ x: counter.x, y: counter.y }, NEAR);
  for (let leg = 0; leg + 1 < route.length; leg++) {
    const [inside] = stretchesInside(route[leg]!, route[leg + 1]!, disc);
    if (inside !== undefined) return [{ counter, leg, along: inside.from }];
  }
  return [];
}

/** The same for whoever is set down somewhere: from a vehicle, from a rope, from high above. */
export function lookAround(table: Dustup, io: DustupIo, unit: Unit): void {
  const at = placeOf(table, unit);
  for (const counter of countersAgainst(table, unit.side)) {
    if (!isWithin(counter, at, NEAR)) continue;
    if (counter.unit === NONE) removeCounter(table, io, counter, 'DU-DETECT-005');
    else reveal(table, io, table.units[counter.unit]!, 'DU-DETECT-005');
  }
}
