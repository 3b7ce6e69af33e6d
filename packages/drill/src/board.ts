import { canShoot, isStanding, obstacleBetween, reach, squareName, wayTo } from './field.ts';
import { begin, type Drill, SIDES, SIZE, type Side, type Unit } from './table.ts';

/** What a board of the drill asks of the rules. A view is a table (DR-MINE-005), so the rules answer as they play. */
export interface DrillBoard {
  /** How many squares the field has along each edge. */
  readonly size: number;
  readonly sides: readonly Side[];
  /** What a unit starts with. */
  readonly health: number;
  isStanding(unit: Unit): boolean;
  /** The squares that a unit can walk to, its own first. */
  reach(view: Drill, unit: Unit): readonly number[];
  /** The squares that it enters on its way to one of them. */
  wayTo(view: Drill, unit: Unit, to: number): readonly number[];
  canShoot(view: Drill, shooter: Unit, target: Unit): boolean;
  /** The first obstacle in the line between two squares; null when it is clear. */
  obstacleBetween(view: Drill, from: number, to: number): number | null;
  squareName(square: number): string;
}

export const board: DrillBoard = {
  size: SIZE,
  sides: SIDES,
  health: begin({ scenario: 'open', switches: {} }).units[0]!.health,
  isStanding,
  reach,
  wayTo,
  canShoot,
  obstacleBetween,
  squareName,
};
