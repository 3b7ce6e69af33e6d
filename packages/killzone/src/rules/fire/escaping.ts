import { type Ground, groundOf, type Opening } from '../../ground/ground.ts';
import { wayBetween } from '../../ground/navigate.ts';
import { nearSide, roadLength, type Way } from '../../ground/way.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, NONE, type Place } from '../../table/units.ts';
import { type Compulsion, SLACK } from '../movement/compulsion.ts';
import { cutWay, type Walked } from '../movement/cut-way.ts';
import { allowance, whyNotWalk } from '../movement/free-movement.ts';
import { walkWay } from '../movement/walking.ts';

const known = new WeakMap<Ground, readonly (readonly Opening[])[]>();

/** The doors and windows of each building through which somebody can walk out. */
function exitsOf(ground: Ground, building: number): readonly Opening[] {
  let exits = known.get(ground);
  if (!exits) {
    exits = ground.buildings.map(({ id }) =>
      ground.openings.filter(
        ({ from, to, floor }) => to === NONE && floor === 0 && ground.rooms[from]!.building === id,
      ),
    );
    known.set(ground, exits);
  }
  return exits[building]!;
}

/** A way out of a building, and how long it is whoever stands in it. */
interface Road {
  readonly way: Way;
  readonly length: number;
}

/** KZ-FIRE-010 to KZ-FIRE-012: the quickest way out of a burning building, or as far along it as a figure comes. */
export function wayOut(table: Killzone, figure: Figure): Compulsion | null {
  const budget = allowance(table, figure).total * 1000 - figure.spent;
  const roads = roadsOut(table, figure);
  let best: Walked | null = null;
  for (const { way, length } of roads) {
    // No way costs less than it is long.
    if (length > budget || (best !== null && length >= best.walk.cost)) break;
    const walk = walkWay(table, figure, way);
    if (walk.fault !== null || whyNotWalk(table, figure, walk).length > 0) continue;
    if (best === null || walk.cost < best.walk.cost) best = { way, walk };
  }
  if (best !== null) return { kind: 'leave', rule: 'KZ-FIRE-010', best, isOut: true, left: 0 };
  return makeForExit(table, figure, roads, budget);
}

/** Too far for this turn: along the shortest way that brings him nearer to one. */
function makeForExit(table: Killzone, figure: Figure, roads: readonly Road[], budget: number): Compulsion | null {
  for (const { way } of roads) {
    const best = cutWay(table, figure, way, budget, true);
    if (best === null || whyNotWalk(table, figure, best.walk).length > 0) continue;
    const left = roadOut(table, best.walk.end);
    if (left + SLACK < roads[0]!.length) return { kind: 'leave', rule: 'KZ-FIRE-010', best, isOut: false, left };
  }
  return null;
}

/** To the inside of every exit and through it, the shortest way first. */
function roadsOut(table: Killzone, from: Place): Road[] {
  const ground = groundOf(table.map);
  const roads: Road[] = [];
  for (const exit of exitsOf(ground, ground.rooms[from.room]!.building)) {
    const to = wayBetween(ground, from, nearSide(exit, exit.from));
    if (to === null) continue;
    const way = [...to.slice(0, -1), { through: exit.id }];
    roads.push({ way, length: roadLength(table, from, way) });
  }
  return roads.sort((a, b) => a.length - b.length);
}

/** How long the shortest way out is, whoever stands in it. */
export function roadOut(table: Killzone, from: Place): number {
  return from.room === NONE ? 0 : (roadsOut(table, from)[0]?.length ?? Number.POSITIVE_INFINITY);
}
