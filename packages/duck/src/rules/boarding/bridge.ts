import { neighbour, opposite } from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { DuckTable, SquareSide } from '../../table/table.ts';
import type { Entry } from './entry.ts';

/** DK-SETUP-036: the bridge is up to four squares long and takes two Teamers a square. */
const LENGTH = 4;
export const ABREAST = 2;

/** The squares that a bridge before this way in takes up, from the entry outwards. */
export function stripBefore({ arena }: DuckTable, { square, side }: SquareSide): number[] {
  const { grid } = planOf(arena);
  const squares: number[] = [];
  for (let next = neighbour(grid, square, side); squares.length < LENGTH; next = neighbour(grid, next, side))
    squares.push(next);
  return squares;
}

/** The way in that a square of a bridge leads to; null if none is attached there. */
export function entryBehind(table: DuckTable, square: number): SquareSide | null {
  const { entry, others } = table.bridge;
  const ways = entry ? [entry, ...others] : others;
  return ways.find(way => stripBefore(table, way).includes(square)) ?? null;
}

/** The squares of a Team's own bridge, from the entry outwards; one that Mother has put back serves all (DK-KITTY-022). */
export function bridgeOf(table: DuckTable, team: number): number[] {
  const { squares, others } = table.bridge;
  const own = others[team - 1];
  if (own) return stripBefore(table, own);
  const taken = others.flatMap(way => stripBefore(table, way));
  return squares.filter(square => !taken.includes(square));
}

/** DK-TURN-001: attaches the boarding bridge to the chosen place, before anything is scanned. */
export function attachBridge(table: DuckTable, io: DuckIo, { square, side, door }: Entry, team: number): number[] {
  const entry = { square, side };
  const squares = stripBefore(table, entry);
  if (team === 0) table.bridge = { ...table.bridge, entry, airlock: door ?? -1, squares };
  else {
    table.bridge.squares.push(...squares);
    table.bridge.others.push(entry);
  }
  shipChanged(table);
  io.tell({ type: 'bridgeAttached', rule: 'DK-TURN-001', team, at: square, airlock: door ?? -1 });
  return squares;
}

/** Which way those look who stand on the bridge before an entry. */
export const inwards = ({ side }: Entry): 1 | 3 | 5 | 7 => opposite(side) as 1 | 3 | 5 | 7;
