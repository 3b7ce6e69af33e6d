import { type Grid, neighbour, oppositeSide, SIDES, type Side, vectorBetween } from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import { doorsAt, moduleAt, squaresOfTile, tileAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import type { DuckTable, SquareSide, TriedSide } from '../../table/table.ts';
import { isAlight } from '../movement/footing.ts';
import { enterSquare } from '../movement/steps.ts';
import { hasSpace } from '../sensor/placement.ts';
import { recover } from '../threats/movement.ts';

/** DK-DOOR-006, DK-DOOR-011, DK-DOOR-012. */
const DUCT = 6;
const EASY_DUCT = 4;
const WEAK_SPOT = 16;

/** Whether two square-sides are one and the same, seen from either face. */
function isSame(grid: Grid, a: SquareSide, b: SquareSide): boolean {
  if (a.square === b.square) return a.side === b.side;
  return neighbour(grid, a.square, a.side) === b.square && oppositeSide(a.side) === b.side;
}

/** DK-DOOR-007: the sides of a square that RED footprints lie on. */
export function footprintsBeside(table: DuckTable, square: number): Side[] {
  const { grid } = planOf(table.arena);
  return SIDES.filter(side =>
    table.breaches.some(breach => breach.footprints === 'RED' && isSame(grid, breach, { square, side })),
  );
}

/** DK-DOOR-014: squares of a module from which RED footprints lead into another. */
export function squaresAtFootprints(table: DuckTable, near: number, far: number): number[] {
  const { grid } = planOf(table.arena);
  const squares: number[] = [];
  for (const { square, side, footprints } of table.breaches) {
    if (footprints !== 'RED') continue;
    const beyond = neighbour(grid, square, side);
    const [a, b] = [moduleAt(table, square)?.id, moduleAt(table, beyond)?.id];
    if (a === near && b === far) squares.push(square);
    else if (a === far && b === near) squares.push(beyond);
  }
  return squares;
}

/** The side by which a square touches the bulkhead (or door) of another module. */
export function sideTowards(table: DuckTable, square: number, module: number): Side | null {
  const { grid } = planOf(table.arena);
  for (const side of SIDES) if (moduleAt(table, neighbour(grid, square, side))?.id === module) return side;
  return null;
}

/** DK-DOOR-007, DK-DOOR-013: the way is marked, and others can use it. */
export function layFootprints(table: DuckTable, io: DuckIo, { square, side }: SquareSide, by: number | null): void {
  table.breaches.push({ square, side, footprints: 'RED' });
  shipChanged(table);
  io.tell({ type: 'footprintsLaid', rule: 'DK-DOOR-007', at: square, side, colour: 'RED', by });
}

/** DK-DOOR-006, DK-DOOR-007: put on the far side, which is its whole activation. False if there is no room. */
export function crossBulkhead(table: DuckTable, io: DuckIo, threat: Threat, side: Side): boolean {
  const { grid } = planOf(table.arena);
  const from = threat.at;
  const to = roomAround(table, neighbour(grid, from, side), threat.overhead);
  if (to === null) return false;
  io.tell({ type: 'bulkheadCrossed', rule: 'DK-DOOR-007', figure: threat.id, from, to });
  const wasWounded = threat.wounds > 0;
  enterSquare(table, io, threat, to, { willingly: true, facing: side });
  if (wasWounded) recover(io, threat);
  return true;
}

/** The square itself, or the nearest free one of its tile; nobody comes out in a vehicle or in fire (DK-GREN-014). */
export function roomAround(table: DuckTable, square: number, overhead: boolean): number | null {
  const isFree = (at: number): boolean => hasSpace(table, at, overhead) && !isAlight(table, at);
  if (isFree(square)) return square;
  const tile = tileAt(table, square);
  if (!tile) return null;
  const { grid } = planOf(table.arena);
  const apart = (at: number): number => {
    const { dx, dy } = vectorBetween(grid, square, at);
    return Math.abs(dx) + Math.abs(dy);
  };
  const [nearest] = squaresOfTile(table, tile.id)
    .filter(isFree)
    .toSorted((a, b) => apart(a) - apart(b));
  return nearest ?? null;
}

/** DK-DOOR-006, DK-DOOR-011: a throw for ducts and access hatches in the bulkhead before it. */
export function findsDuct(table: DuckTable, io: DuckIo, threat: Threat): boolean {
  const face = io.roll(D6, { rule: 'DK-DOOR-006', purpose: 'seek', seat: 'threats', figure: threat.id });
  const found = face >= (table.switches.ductsOn4 ? EASY_DUCT : DUCT);
  io.tell({ type: 'shortCutSought', rule: 'DK-DOOR-006', figure: threat.id, at: threat.at, face, found });
  return found;
}

/** DK-DOOR-012: a plain bulkhead side that nobody has tried before in this game, of a bulkhead that this one has not. */
export function mayHideWeakSpot(table: DuckTable, { id }: Threat, side: SquareSide): boolean {
  const plan = planOf(table.arena);
  const isDoor = doorsAt(table, side.square).some(door =>
    door.segments.some(segment => isSame(plan.grid, segment, side)),
  );
  const bulkhead = modulesAt(table, side);
  const isBarred = (tried: TriedSide): boolean =>
    isSame(plan.grid, tried, side) || (tried.by === id && modulesAt(table, tried) === bulkhead);
  return !isDoor && !table.triedSides.some(isBarred);
}

/** Which two modules a bulkhead parts, in one word, from whichever side. */
function modulesAt(table: DuckTable, { square, side }: SquareSide): string {
  const beyond = neighbour(planOf(table.arena).grid, square, side);
  return [square, beyond]
    .map(at => moduleAt(table, at)?.id ?? -1)
    .sort((a, b) => a - b)
    .join(' ');
}

/** DK-DOOR-012, DK-DOOR-013: three dice, once for each square-side; what is found is crossed in its next activation. */
export function findsWeakSpot(table: DuckTable, io: DuckIo, threat: Threat, side: SquareSide): boolean {
  const why = { rule: 'DK-DOOR-012', purpose: 'weakSpot', seat: 'threats', figure: threat.id } as const;
  const dice = [io.roll(D6, why), io.roll(D6, why), io.roll(D6, why)];
  const found = dice[0]! + dice[1]! + dice[2]! >= WEAK_SPOT;
  io.tell({ type: 'weakSpotSought', rule: 'DK-DOOR-012', figure: threat.id, at: side.square, dice, found });
  if (!found) table.triedSides.push({ ...side, by: threat.id });
  return found;
}
