import type { DuckIo } from '../../table/events.ts';
import type { DuckTable } from '../../table/table.ts';
import { drainDrones } from './drone-power.ts';
import { machines } from './machine.ts';
import { forgetMoves } from './motion-sensor.ts';

/**
 * What machines do by themselves in a phase: their sensors use power in Housekeeping (DK-CYBER-020), and with a new
 * Team phase drones may move and act again (DK-CYBER-013, DK-CYBER-015). Robo-guns fire when somebody moves, drones
 * when their handlers say so.
 */
export function activateMachines(table: DuckTable, io: DuckIo, phase: 'team' | 'housekeeping'): void {
  if (phase === 'housekeeping') return drainDrones(table, io);
  for (const machine of machines(table)) {
    machine.pace = 0;
    machine.moved = 0;
    machine.chits = 0;
    machine.acts = 0;
    forgetMoves(machine);
  }
}
