import { costTo, DIRECTIONS, type Direction, directionTowards, pathTo, vectorBetween } from '@sightline/geometry/grid';
import { D8, numbered } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { squaresOfTile } from '../../ship/places.ts';
import { FULL, planOf } from '../../ship/plan.ts';
import { levelAt, roomIn, vehicleSquares } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer, Threat } from '../../table/figure.ts';
import { figuresAt, isHumanThreat, teamers } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { newThreat } from '../../table/new-figures.ts';
import { speciesIn } from '../../table/own-cards.ts';
import type { DuckTable } from '../../table/table.ts';
import { isDicedOverhead } from '../ceiling/raise.ts';
import { distancesFrom } from '../movement/distances.ts';
import { standBeside } from '../movement/positions.ts';
import { dicedSquare } from '../set-up/source-chits.ts';
import { rangeBetween } from '../shooting/sight.ts';

/** DK-SENS-014, DK-SENS-016: diced squares of the tile, and a face at random for each. Nobody has looked yet. */
export function placeOnTile(table: DuckTable, io: DuckIo, tile: number, species: readonly string[]): Threat[] {
  const placed: Threat[] = [];
  for (const [n, name] of species.entries()) {
    const diced = dicedSquare(table, io, tile, 'threat');
    const overhead = isDicedOverhead(table, io, tile);
    const square = spaceFor(table, io, tile, diced, overhead, speciesIn(table, name).human);
    const facing = io.roll(D8, { rule: 'DK-SENS-016', purpose: 'facing' }) as Direction;
    if (square === null) continue;
    placed.push(putOnMap(table, io, { species: name, at: square, facing, among: n, overhead }, 'DK-SENS-014'));
  }
  return placed;
}

/** DK-SETUP-022: out of hiding round the edge of the tile, facing the nearest Teamer. */
export function placeAroundEdge(table: DuckTable, io: DuckIo, tile: number, species: readonly string[]): Threat[] {
  const placed: Threat[] = [];
  for (const [n, name] of species.entries()) {
    const at = edgeSpace(table, io, tile, 'DK-SETUP-022');
    if (at === null) continue;
    const facing = towardsNearest(table, at);
    placed.push(putOnMap(table, io, { species: name, at, facing, among: n }, 'DK-SETUP-022'));
  }
  showAll(table, io, placed);
  return placed;
}

/** A number from 1 to 16 round the edge, or the next free square clockwise; null if the whole edge is full. */
export function edgeSpace(table: DuckTable, io: DuckIo, tile: number, rule: RuleId): number | null {
  const edge = edgeOf(squaresOfTile(table, tile));
  const drawn = io.roll(numbered(edge.length), { rule, purpose: 'edgeSquare' }) - 1;
  for (let n = 0; n < edge.length; n++) {
    const square = edge[(drawn + n) % edge.length]!;
    if (hasSpace(table, square)) return square;
  }
  return null;
}

/** DK-SETUP-022: clockwise from the north-west corner, which is number 1. */
function edgeOf(squares: readonly number[]): number[] {
  const places = [0, 1, 2, 3, 4, 9, 14, 19, 24, 23, 22, 21, 20, 15, 10, 5];
  return places.map(place => squares[place]!);
}

interface Newcomer {
  readonly species: string;
  readonly at: number;
  readonly facing: Direction;
  /** Its number among those placed together, which says how it is armed (DK-GAP-026). */
  readonly among: number;
  /** In the ceiling (DK-CEIL-006). */
  readonly overhead?: boolean;
}

export function putOnMap(table: DuckTable, io: DuckIo, newcomer: Newcomer, rule: RuleId): Threat {
  const { species, at, facing, among, overhead = false } = newcomer;
  const threat = newThreat(table.figures.length, speciesIn(table, species), at, facing, among);
  threat.overhead = overhead;
  table.figures.push(threat);
  standBeside(table, threat);
  io.tell({ type: 'threatPlaced', rule, figure: threat.id, species, at });
  return threat;
}

/** DK-SENS-017, DK-ACT-015: placing is no movement, but a horror to behold, and a new sight for those who WAIT. */
export function showAll(table: DuckTable, io: DuckIo, placed: readonly Threat[]): void {
  if (placed.length > 0) happen(table, io, { on: 'threatsPlaced', figures: placed.map(({ id }) => id) });
}

/** DK-SENS-015: LOW and HIGH pieces can be stood on, and one human Threat leaves room for another (DK-MOVE-013). */
export function hasSpace(table: DuckTable, square: number, overhead = false, human = false): boolean {
  const there = figuresAt(table, square, overhead);
  const isBeside = human && there.length === 1 && isHumanThreat(there[0]!) && roomIn(table, square) > 1;
  if (levelAt(table, square) === FULL || (there.length > 0 && !isBeside)) return false;
  if (overhead) return true;
  return !table.vehicles.some(vehicle => vehicleSquares(table, vehicle).includes(square));
}

/** DK-SENS-015: the diced square, or the next with space on the way to the nearest Teamer, or else the closest one. */
function spaceFor(
  table: DuckTable,
  io: DuckIo,
  tile: number,
  diced: number,
  overhead: boolean,
  human: boolean,
): number | null {
  if (hasSpace(table, diced, overhead, human)) return diced;
  const onTheWay = overhead ? undefined : wayToTeam(table, diced).find(square => hasSpace(table, square, false, human));
  if (onTheWay !== undefined) return onTheWay;
  const free = squaresOfTile(table, tile).filter(square => hasSpace(table, square, overhead, human));
  const least = Math.min(...free.map(square => rangeBetween(table, diced, square)));
  const closest = free.filter(square => rangeBetween(table, diced, square) === least);
  if (closest.length <= 1) return closest[0] ?? null;
  return closest[io.roll(numbered(closest.length), { rule: 'DK-SENS-015', purpose: 'space' }) - 1]!;
}

/** The squares between a square and the nearest Teamer by the shortest route; none if nobody can be reached. */
function wayToTeam(table: DuckTable, square: number): number[] {
  const reach = distancesFrom(table, square, false);
  let nearest: Teamer | null = null;
  let least = Number.MAX_SAFE_INTEGER;
  for (const man of teamers(table)) {
    const cost = costTo(reach, man.at);
    if (cost === null || cost >= least) continue;
    least = cost;
    nearest = man;
  }
  return (nearest && pathTo(reach, nearest.at)?.filter(step => step !== square)) ?? [];
}

function towardsNearest(table: DuckTable, square: number): Direction {
  const { grid } = planOf(table.arena);
  const [nearest] = teamers(table).sort(
    (a, b) => rangeBetween(table, square, a.at) - rangeBetween(table, square, b.at) || a.id - b.id,
  );
  if (!nearest || nearest.at === square) return DIRECTIONS[0]!;
  const { dx, dy } = vectorBetween(grid, square, nearest.at);
  return directionTowards(dx, dy);
}
