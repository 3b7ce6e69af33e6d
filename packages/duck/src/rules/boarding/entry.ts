import { EAST, NORTH, neighbour, SIDES, type Side, SOUTH, WEST } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import { serves } from '../../content/modules.ts';
import { FULL, planOf } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import { isNumber, isSide, record } from '../../table/form.ts';
import type { DuckTable, SquareSide } from '../../table/table.ts';
import { stripBefore } from './bridge.ts';

/** DK-SETUP-034: where the Team may get in: an airlock by its number among the doors, or a hole of its own. */
export interface Entry extends SquareSide {
  readonly door: number | null;
}

export const isEntry = record<Entry>({ square: isNumber, side: isSide, door: door => door === null || isNumber(door) });

/** The airlocks on the arena card and, with boring and blasting allowed, every other outer side (DK-SETUP-037). */
export function entries(table: DuckTable): Entry[] {
  return [...airlocks(table), ...(table.switches.entryByBreaching ? outerSides(table) : [])].filter(
    entry => whyNotEnter(table, entry).length === 0,
  );
}

/** The bridge is 1 square wide and is put to the middle of an airlock (DK-SETUP-036). */
function airlocks(table: DuckTable): Entry[] {
  const { doors, firstAirlock } = planOf(table.arena);
  return doors.slice(firstAirlock).map(({ id, segments }) => {
    const { square, side } = segments[segments.length >> 1]!;
    return { square, side, door: id };
  });
}

function outerSides(table: DuckTable): Entry[] {
  const { grid, tileAt, doors } = planOf(table.arena);
  const found: Entry[] = [];
  for (let square = 0; square < grid.size; square++) {
    if (tileAt[square]! < 0) continue;
    for (const side of SIDES) {
      const isAirlock = doors.some(door => door.segments.some(s => s.square === square && s.side === side));
      if (!isAirlock && tileAt[neighbour(grid, square, side)]! < 0) found.push({ square, side, door: null });
    }
  }
  return found;
}

/** DK-SETUP-035, DK-SETUP-037: why the Team may not get in there. */
export function whyNotEnter(table: DuckTable, { square, side, door }: Entry): Refusal[] {
  const plan = planOf(table.arena);
  const tile = plan.tiles[plan.tileAt[square] ?? -1];
  if (!tile || plan.tileAt[neighbour(plan.grid, square, side)]! >= 0) return [refuse('DK-SETUP-034', 'notAnOuterSide')];
  const refusals: Refusal[] = [];
  if (serves(plan.modules[tile.module]!, 'command')) refusals.push(refuse('DK-SETUP-035', 'intoTheBridge'));
  if (isExhaust(table, tile.id, side)) refusals.push(refuse('DK-SETUP-035', 'engineOutlet'));
  if (door === null && !table.switches.entryByBreaching)
    refusals.push(refuse('DK-SETUP-037', 'noBoring', null, { code: 'chooseAirlock' }));
  if (levelAt(table, square) === FULL) refusals.push(refuse('DK-SETUP-037', 'blockedInside'));
  // In a corner of the hull two bridges would cross.
  if (stripBefore(table, { square, side }).some(outside => table.bridge.squares.includes(outside)))
    refusals.push(refuse('DK-SETUP-036', 'bridgeThere'));
  return refusals;
}

const OUTLETS: Readonly<Record<'N' | 'E' | 'S' | 'W', Side>> = { N: NORTH, E: EAST, S: SOUTH, W: WEST };

function isExhaust({ arena }: DuckTable, tile: number, side: Side): boolean {
  const { tiles, tiling } = planOf(arena);
  return arena.exhausts.some(
    ([x, y, name]) => OUTLETS[name] === side && tiles[tile]!.place === (y + 1) * tiling.columns + x + 1,
  );
}
