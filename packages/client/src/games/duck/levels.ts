import type { DuckBoard, DuckView, Plan } from '@sightline/duck';
import { columnOf, rowOf } from '@sightline/geometry/grid';
import type { Point, Spot } from '../game.ts';

/** The level above a module, laid out beside the ship as players lay a second map beside the first. */
export interface CeilingPlan extends Spot {
  readonly module: number;
  /** How far its squares are moved from where they really are. */
  readonly right: number;
  readonly down: number;
}

const GAP = 1.2;
/** Room for the title over a plan. */
const TITLE = 0.9;

/** The ceilings that are in play, one below the other in columns to the right of the ship. */
export function ceilingsOf(rules: DuckBoard, view: DuckView): CeilingPlan[] {
  const plan = rules.planOf(view.arena);
  const ship = shipBox(rules, view);
  const plans: CeilingPlan[] = [];
  let x = ship.x + ship.width + GAP;
  let y = ship.y + TITLE;
  let widest = 0;
  for (const { id } of plan.modules) {
    if (!view.modules[id]!.ceiling) continue;
    const box = boxOf(plan, squaresOfModule(plan, id));
    if (y > ship.y + TITLE && y + box.height > ship.y + ship.height)
      [x, y, widest] = [x + widest + GAP, ship.y + TITLE, 0];
    plans.push({ ...box, x, y, module: id, right: x - box.x, down: y - box.y });
    y += box.height + GAP + TITLE;
    widest = Math.max(widest, box.width);
  }
  return plans;
}

/** The ship with its bridge, and the plans beside it. */
export function extent(rules: DuckBoard, view: DuckView): Spot {
  const ship = shipBox(rules, view);
  const plans = ceilingsOf(rules, view);
  const right = Math.max(ship.x + ship.width, ...plans.map(({ x, width }) => x + width));
  const bottom = Math.max(ship.y + ship.height, ...plans.map(({ y, height }) => y + height));
  return { x: ship.x, y: ship.y, width: right - ship.x, height: bottom - ship.y };
}

function shipBox(rules: DuckBoard, { arena, bridge }: DuckView): Spot {
  const plan = rules.planOf(arena);
  return boxOf(plan, [...plan.tiles.flatMap(({ squares }) => squares), ...bridge.squares]);
}

export function squaresOfModule({ modules, tiles }: Plan, module: number): number[] {
  return modules[module]!.tiles.flatMap(tile => tiles[tile]!.squares);
}

function boxOf({ grid }: Plan, squares: readonly number[]): Spot {
  const columns = squares.map(square => columnOf(grid, square));
  const rows = squares.map(square => rowOf(grid, square));
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, width: Math.max(...columns) + 1 - x, height: Math.max(...rows) + 1 - y };
}

/** How far a square of the upper level is moved in the picture; not at all where nobody has found a ceiling yet. */
export function shiftOf(rules: DuckBoard, view: DuckView, square: number, overhead: boolean): Point {
  if (!overhead) return { x: 0, y: 0 };
  const { tiles, tileAt } = rules.planOf(view.arena);
  const module = tiles[tileAt[square]!]?.module;
  const plan = ceilingsOf(rules, view).find(each => each.module === module);
  return plan ? { x: plan.right, y: plan.down } : { x: 0, y: 0 };
}

/** The ceiling under a point of the picture. */
export function ceilingUnder(rules: DuckBoard, view: DuckView, { x, y }: Point): CeilingPlan | undefined {
  return ceilingsOf(rules, view).find(
    plan => x >= plan.x && x < plan.x + plan.width && y >= plan.y && y < plan.y + plan.height,
  );
}
