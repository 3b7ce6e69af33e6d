import { neighbour } from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { seatOf } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { damageSegment } from './battering.ts';
import { doorOf } from './working-doors.ts';

export function isBefore(table: DuckTable, man: Teamer, door: number, segment: number): boolean {
  const side = doorOf(table, door).plan.segments[segment];
  if (!side) return false;
  return man.at === side.square || man.at === neighbour(planOf(table.arena).grid, side.square, side.side);
}

/** DK-WEAP-045: a die of points, which count with those of Threats and are kept. */
export function chop(table: DuckTable, io: DuckIo, man: Teamer, door: number, segment: number): void {
  const face = io.roll(D6, { rule: 'DK-WEAP-045', purpose: 'chop', seat: seatOf(man), figure: man.id });
  const damage = doorOf(table, door).state.damage[segment]! + face;
  io.tell({ type: 'doorBattered', rule: 'DK-WEAP-045', door, segment, figure: man.id, dice: [face], damage });
  damageSegment(table, io, door, segment, face, man.id);
}
