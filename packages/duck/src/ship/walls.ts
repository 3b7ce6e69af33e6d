import { neighbour, type Side, type Sides, setSide } from '@sightline/geometry/grid';
import type { DuckTable, SquareSide } from '../table/table.ts';
import { keptUntilChange } from './kept.ts';
import { type Plan, planOf } from './plan.ts';

/** The sides that are shut now, for feet and for eyes. Fire passes wherever sight does (DK-SHOOT-009). */
interface ShipSides {
  readonly movement: Sides;
  readonly sight: Sides;
}

export const sidesOf = keptUntilChange(workOut);

function workOut(table: DuckTable): ShipSides {
  const plan = planOf(table.arena);
  const movement = plan.bulkheads.layers.movement.slice();
  const sight = plan.bulkheads.layers.sight.slice();
  const open = (sides: Sides, { square, side }: SquareSide): void => setSide(plan.grid, sides, square, side, false);
  for (const door of table.doors)
    plan.doors[door.id]!.segments.forEach((segment, n) => {
      if (isOuter(table, plan, segment)) return;
      const passes = door.holed[n] || (door.open && !door.jammed);
      if (passes) open(movement, segment);
      if (passes || door.jammed) open(sight, segment);
    });
  for (const breach of table.breaches)
    if (breach.footprints === 'GREEN') {
      open(movement, breach);
      open(sight, breach);
    }
  shutBridge(table, plan, movement, sight);
  return { movement, sight };
}

/** Behind an airlock lies the bridge or nothing at all: what no bridge is attached to stays shut. */
function isOuter(table: DuckTable, plan: Plan, { square, side }: SquareSide): boolean {
  const beyond = neighbour(plan.grid, square, side);
  return plan.tileAt[beyond]! < 0 && !table.bridge.squares.includes(beyond);
}

/** DK-SETUP-036, DK-ACT-003: the bridge is a strip of its own, joined to the ship at its entry alone. */
function shutBridge(table: DuckTable, plan: Plan, movement: Sides, sight: Sides): void {
  const { squares, entry, others } = table.bridge;
  const entries = entry ? [entry, ...others] : [];
  for (const square of squares)
    for (const side of [1, 3, 5, 7] as const) {
      const beyond = neighbour(plan.grid, square, side);
      const joins = squares.includes(beyond) || entries.some(each => isEntry(plan, each, square, side));
      if (beyond < 0 || joins) continue;
      setSide(plan.grid, movement, square, side, true);
      setSide(plan.grid, sight, square, side, true);
    }
}

function isEntry(plan: Plan, entry: SquareSide, square: number, side: Side): boolean {
  return (
    neighbour(plan.grid, square, side) === entry.square && neighbour(plan.grid, entry.square, entry.side) === square
  );
}

/** Whoever changes a door, a breach, or anything that stands in the way says so. */
export function shipChanged(table: DuckTable): void {
  table.shipChanges++;
}
