import { FULL, planOf } from '../../ship/plan.ts';
import { levelAt, roomIn, vehicleSquares } from '../../ship/standing.ts';
import type { Figure } from '../../table/figure.ts';
import { figuresAt, isPerson } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';

/**
 * DK-MOVE-041, DK-MOVE-043: room on the deck for a man who climbs out or down there: nothing FULL, no Threat, machine or
 * vehicle, and at most one comrade, or none beside a piece that fills part of the square.
 */
export function hasRoomOnDeck(table: DuckTable, man: Figure, square: number): boolean {
  const { tileAt } = planOf(table.arena);
  if ((tileAt[square] ?? -1) < 0 && !table.bridge.squares.includes(square)) return false;
  if (levelAt(table, square) === FULL) return false;
  if (table.vehicles.some(vehicle => vehicleSquares(table, vehicle).includes(square))) return false;
  const there = figuresAt(table, square).filter(figure => figure !== man);
  return there.length < roomIn(table, square) && there.every(isPerson);
}
