import { EAST, oppositeSide, SIDES, type Side, SOUTH } from './directions.ts';
import { type Grid, NOWHERE, neighbour } from './grid.ts';

/**
 * Which sides of each square are shut: one byte a square, one bit a side. Both squares that share a side carry its bit,
 * so a look at either is enough; write only through setSide.
 */
export type Sides = Uint8Array;

/** What lies on the sides of the squares, one layer for each thing that a side can stop: the caller's own list of kinds. */
export interface Walls<Kind extends string> {
  readonly grid: Grid;
  readonly layers: Readonly<Record<Kind, Sides>>;
}

/** The bit of a side: north 1, east 2, south 4, west 8. */
function sideBit(side: Side): number {
  return 1 << (side >> 1);
}

/** No walls but the rim of the grid, which stops everything. */
export function createWalls<Kind extends string>(grid: Grid, kinds: readonly Kind[]): Walls<Kind> {
  const layers = Object.fromEntries(kinds.map(kind => [kind, createSides(grid)])) as Record<Kind, Sides>;
  return { grid, layers };
}

export function createSides(grid: Grid): Sides {
  const sides = new Uint8Array(grid.size);
  for (let square = 0; square < grid.size; square++)
    for (const side of SIDES) if (neighbour(grid, square, side) === NOWHERE) sides[square]! |= sideBit(side);
  return sides;
}

export function setSide(grid: Grid, sides: Sides, square: number, side: Side, shut: boolean): void {
  const beyond = neighbour(grid, square, side);
  if (beyond === NOWHERE && !shut) throw new Error(`Side ${side} of square ${square} is the rim and cannot be opened`);
  setBit(sides, square, side, shut);
  if (beyond !== NOWHERE) setBit(sides, beyond, oppositeSide(side), shut);
}

export function isShut(sides: Sides, square: number, side: Side): boolean {
  return (sides[square]! & sideBit(side)) !== 0;
}

/** Puts on one side exactly what stops the listed kinds: all of them for a bulkhead, none for an open door. */
export function setWall<Kind extends string>(
  walls: Walls<Kind>,
  square: number,
  side: Side,
  stops: readonly Kind[],
): void {
  for (const kind of Object.keys(walls.layers) as Kind[])
    setSide(walls.grid, walls.layers[kind], square, side, stops.includes(kind));
}

/** What the wall on one side stops; nothing where the way is open. */
export function stoppedBy<Kind extends string>(walls: Walls<Kind>, square: number, side: Side): Kind[] {
  return (Object.keys(walls.layers) as Kind[]).filter(kind => isShut(walls.layers[kind], square, side));
}

/** A wall on every side where two regions meet, regions being any numbering of the squares: rooms, tiles, in and out. */
export function wallRegions<Kind extends string>(
  walls: Walls<Kind>,
  regions: ArrayLike<number>,
  stops: readonly Kind[],
): void {
  for (let square = 0; square < walls.grid.size; square++)
    for (const side of [EAST, SOUTH] as const) {
      const beyond = neighbour(walls.grid, square, side);
      if (beyond !== NOWHERE && regions[square] !== regions[beyond]) setWall(walls, square, side, stops);
    }
}

function setBit(sides: Sides, square: number, side: Side, shut: boolean): void {
  if (shut) sides[square]! |= sideBit(side);
  else sides[square]! &= ~sideBit(side);
}
