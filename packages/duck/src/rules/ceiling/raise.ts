import { D6 } from '@sightline/kernel';
import { squareOn } from '../../ship/places.ts';
import { FULL, planOf } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { DuckTable, Hatch } from '../../table/table.ts';

/** DK-CEIL-002. */
const POINTS = 6;
/** DK-CEIL-002: columns and rows run from 1 to 5; a 6 is read as a 3. */
const CENTRE = 3;

/**
 * DK-CEIL-005: once for each module, when it is first opened and something pings in it: on a 6 they are in the ceiling.
 * An arena card may name modules whose ceiling is in play whatever the die says.
 */
export function raiseCeiling(table: DuckTable, io: DuckIo, module: number): void {
  if (table.modules[module]!.ceiling) return;
  const { name, tiles } = planOf(table.arena).modules[module]!;
  if (!table.arena.ceilings.includes(name) && !areInCeiling(table, io, tiles)) return;
  table.modules[module]!.ceiling = true;
  const points = tiles.flatMap(tile => scatterPoints(table, io, tile));
  table.hatches.push(...points);
  shipChanged(table);
  const hatches = points.filter(({ kind }) => kind === 'hatch').map(({ at }) => at);
  io.tell({ type: 'ceilingRaised', rule: 'DK-CEIL-005', module, hatches });
}

function areInCeiling(table: DuckTable, io: DuckIo, tiles: readonly number[]): boolean {
  const pings = tiles.some(tile => table.tiles[tile]!.markers.some(({ ping }) => ping !== 'NONE'));
  if (!table.switches.ceiling || !pings) return false;
  return io.roll(D6, { rule: 'DK-CEIL-005', purpose: 'inTheCeiling' }) === 6;
}

/** DK-CEIL-002, DK-CEIL-003: six squares of a tile, each a hatch or, face down, what may be a weak spot. */
function scatterPoints(table: DuckTable, io: DuckIo, tile: number): Hatch[] {
  const points: Hatch[] = [];
  while (points.length < POINTS) {
    const at = squareOn(table, tile, place(io), place(io));
    if (levelAt(table, at) === FULL || points.some(point => point.at === at)) continue;
    const isHatch = io.roll(D6, { rule: 'DK-CEIL-002', purpose: 'hatchOrWeakSpot', seenBy: [] }) <= 3;
    points.push({ at, kind: isHatch ? 'hatch' : 'weakSpot', proved: false });
  }
  return points;
}

function place(io: DuckIo): number {
  const face = io.roll(D6, { rule: 'DK-CEIL-002', purpose: 'wayDown', seenBy: [] });
  return face === 6 ? CENTRE : face;
}

/** DK-CEIL-006: above or below, for each Threat that is located where the ceiling is in play. */
export function isDicedOverhead(table: DuckTable, io: DuckIo, tile: number): boolean {
  const { module } = planOf(table.arena).tiles[tile]!;
  if (!table.modules[module]!.ceiling) return false;
  return io.roll(D6, { rule: 'DK-CEIL-006', purpose: 'level' }) >= 4;
}
