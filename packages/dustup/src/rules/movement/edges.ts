import { EDGES, type Edge } from '../../content/schema.ts';
import { groundOf } from '../../ground/ground.ts';
import { type Dustup, type DustupIo, NONE, type Place, placeOf } from '../../table/table.ts';
import { isFit, passengersOf, turretsOf, type Unit } from '../../table/units.ts';
import { bringOff, hearten } from '../evacuation/bringing-off.ts';
import { countCarriedOff, isCarryingOff, isEvacuating } from '../evacuation/evacuation.ts';

/** Whether a place lies on an edge of the table. */
export function isOnEdge(table: Dustup, { x, y }: Place, edge: Edge): boolean {
  const { width, depth } = groundOf(table);
  switch (edge) {
    case 'north':
      return y >= depth;
    case 'south':
      return y <= 0;
    case 'east':
      return x >= width;
    case 'west':
      return x <= 0;
    default:
      return edge satisfies never;
  }
}

/** The point of an edge that is nearest to a place. */
export function onEdge(table: Dustup, { x, y }: Place, edge: Edge): Place {
  const { width, depth } = groundOf(table);
  switch (edge) {
    case 'north':
      return { x, y: depth };
    case 'south':
      return { x, y: 0 };
    case 'east':
      return { x: width, y };
    case 'west':
      return { x: 0, y };
    default:
      return edge satisfies never;
  }
}

/** Which way the table lies from a place on an edge of it, as a bearing. */
export function inwardFrom(table: Dustup, at: Place): number {
  return INWARD[EDGES.find(edge => isOnEdge(table, at, edge)) ?? 'south'];
}

const INWARD: Readonly<Record<Edge, number>> = { south: 0, west: 90, north: 180, east: 270 };

/** The edges over which a unit leaves: the exit of its side, or when it is routed any that is not the enemy's. */
function waysOut(table: Dustup, unit: Unit): readonly Edge[] {
  if (unit.confidence === 'routed') return EDGES.filter(edge => edge !== table.sides[1 - unit.side]!.homeEdge);
  const { exitEdge, homeEdge } = table.sides[unit.side]!;
  const ways = exitEdge === null ? [] : [exitEdge];
  return homeEdge !== null && isCarryingOff(table, unit) ? [...ways, homeEdge] : ways;
}

/**
 * DU-MOVE-025, DU-FORCE-035: a unit whose leader has come to the right edge leaves the table; a routed one needs
 * points left to do so. Says whether it did.
 */
export function leaveTableIfDone(table: Dustup, io: DustupIo, unit: Unit, pointsLeft: number): boolean {
  const leader = placeOf(table, unit);
  const isRouted = unit.confidence === 'routed';
  if (isRouted && pointsLeft <= 0) return false;
  if (!waysOut(table, unit).some(edge => isOnEdge(table, leader, edge))) return false;
  leaveTable(io, table, unit, isRouted ? 'routedOff' : 'exited');
  return true;
}

function leaveTable(io: DustupIo, table: Dustup, unit: Unit, how: 'exited' | 'routedOff'): void {
  // DU-CASEVAC-008: whoever drives the wounded off brings them off, even if he runs.
  const flees = how === 'routedOff' && isEvacuating(table, unit);
  if (how === 'exited' || flees) countCarriedOff(table, unit);
  // Whoever rides in it is gone with it.
  for (const rider of passengersOf(table, unit)) leaveTable(io, table, rider, how);
  const towed = unit.hull === null || unit.hull.tows === NONE ? undefined : table.units[unit.hull.tows];
  if (unit.hull !== null) unit.hull.tows = NONE;
  if (towed !== undefined && isFit(table, towed)) leaveTable(io, table, towed, how);
  for (const turret of turretsOf(table, unit)) if (turret.where === 'table') leaveTable(io, table, turret, how);
  unit.where = how;
  unit.actions = 0;
  for (const id of unit.figures) {
    const figure = table.figures[id]!;
    if (!figure.left && figure.state !== 'killed') figure.gone = true;
  }
  if (how === 'exited' && unit.carries !== NONE) table.objectives[unit.carries]!.holder = unit.side;
  io.tell({ type: 'leftTable', rule: how === 'exited' ? 'DU-MOVE-025' : 'DU-FORCE-035', unit: unit.who, how });
  if (how === 'exited') bringOff(table, io, unit);
  else if (flees) hearten(table, io, unit);
}
