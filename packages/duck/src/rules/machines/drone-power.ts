import type { RuleId } from '@sightline/ledger';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Machine } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { isRoboGun, machines } from './machine.ts';

/** DK-CYBER-021: at 0 it is out of use. */
function usePower(table: DuckTable, io: DuckIo, machine: Machine, rule: RuleId): void {
  if (machine.power === 0) return;
  machine.power--;
  io.tell({ type: 'powerUsed', rule, machine: machine.id, power: machine.power });
  if (machine.power > 0) return;
  shipChanged(table);
  io.tell({ type: 'droneDrained', rule: 'DK-CYBER-021', machine: machine.id });
}

/** DK-CYBER-018, DK-CYBER-019: the move of a turn costs one pip, however far it goes. */
export function payForMove(table: DuckTable, io: DuckIo, machine: Machine): void {
  usePower(table, io, machine, machine.charge === 'cargo' ? 'DK-CYBER-018' : 'DK-CYBER-019');
}

/** DK-CYBER-018: a drone found as cargo pays for every act; one brought along only for shots (DK-CYBER-019). */
export function payForAct(table: DuckTable, io: DuckIo, machine: Machine): void {
  if (machine.charge === 'cargo') usePower(table, io, machine, 'DK-CYBER-018');
}

/** DK-CYBER-019: a 6 among the dice costs no ammunition but a pip of power. */
export function payForShot(table: DuckTable, io: DuckIo, machine: Machine, dice: readonly number[]): void {
  if (machine.charge === 'issued' && dice.includes(6)) usePower(table, io, machine, 'DK-CYBER-019');
}

/** DK-CYBER-020, DK-HOUSE-008: sensors run whether or not it moved or fired. Robo-guns count no power. */
export function drainDrones(table: DuckTable, io: DuckIo): void {
  for (const machine of machines(table))
    if (!isRoboGun(machine) && machine.on) usePower(table, io, machine, 'DK-CYBER-020');
}
