import type { DuckIo } from '../../table/events.ts';
import { isThreat } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';

/** What robo-guns and drones have killed, for cards that ask for it. */
export function countMachineKill(
  table: DuckTable,
  _io: DuckIo,
  { figure, by }: Extract<Moment, { on: 'killed' }>,
): void {
  if (by === null || table.figures[by]?.kind !== 'machine' || !isThreat(table.figures[figure]!)) return;
  const { marks } = table.progress;
  marks['machineKills'] = (marks['machineKills'] ?? 0) + 1;
}
