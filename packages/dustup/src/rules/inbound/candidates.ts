import { EDGES, type Edge } from '../../content/schema.ts';
import { groundOf } from '../../ground/ground.ts';
import { isFlown } from '../../table/flight.ts';
import type { Dustup, Place } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import type { Deployment } from '../deployment/questions.ts';
import { reachOfUnit } from '../deployment/room.ts';
import { onEdge } from '../movement/edges.ts';
import { entryOf, whyNotArrive } from './arriving.ts';

const MOST = 3;

/** Where on an edge a unit may come on. */
export function arrivalsOf(table: Dustup, unit: Unit): Deployment[] {
  if (unit.drop !== null) return drops(table);
  return isFlown(unit) ? flightsIn(table, unit) : marchesIn(table, unit);
}

/** DU-AIR-078: on an objective, or in the middle. */
function drops(table: Dustup): Deployment[] {
  const { width, depth } = groundOf(table);
  const middle = { x: Math.round(width / 2), y: Math.round(depth / 2) };
  return [...table.objectives, middle].map(({ x, y }) => ({ at: { x, y } }));
}

/** Over the middle and the quarters of its own edge, or of any where it has none. */
function flightsIn(table: Dustup, { side }: Unit): Deployment[] {
  const { homeEdge } = table.sides[side]!;
  const { width, depth } = groundOf(table);
  const edges = homeEdge === null ? EDGES : [homeEdge];
  return edges.flatMap(edge =>
    [2, 1, 3].map(quarter => {
      const along = { x: Math.round((width * quarter) / 4), y: Math.round((depth * quarter) / 4) };
      return { at: onEdge(table, along, edge) };
    }),
  );
}

/** Along the home edge, the base touching it; whoever comes by a certain place, as near to it as there is room. */
function marchesIn(table: Dustup, unit: Unit): Deployment[] {
  const { homeEdge } = table.sides[unit.side]!;
  const { width, depth } = groundOf(table);
  if (homeEdge === null) return [];
  const radius = reachOfUnit(table, unit);
  const found: Deployment[] = [];
  const length = Math.max(width, depth);
  const entry = entryOf(table, unit);
  const most = entry === null ? MOST : 1;
  const first = (unit.id * 5237) % length;
  for (let i = 0; i < 72 && found.length < most; i++) {
    const along = entry === null ? (first + i * 7001) % length : nearTo(entry, homeEdge, i);
    const edge = onEdge(table, { x: Math.min(along, width), y: Math.min(along, depth) }, homeEdge);
    const at = {
      x: Math.min(width - radius, Math.max(radius, edge.x)),
      y: Math.min(depth - radius, Math.max(radius, edge.y)),
    };
    if (whyNotArrive(table, unit, { at }).length === 0) found.push({ at });
  }
  return found;
}

/** To either side of a place on an edge, a tenth of an inch farther each time. */
function nearTo({ x, y }: Place, edge: Edge, i: number): number {
  const along = edge === 'north' || edge === 'south' ? x : y;
  return Math.max(0, along + (i % 2 === 0 ? 50 : -50) * (i + (i % 2)));
}
