import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Machine, Threat } from '../../table/figure.ts';
import { isOnMap } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { sixesAmong, threatDice, throwGrappleDice } from '../grapple/dice.ts';
import { MOST_ROUNDS } from '../grapple/fight.ts';
import { isImmobilised, isToppled, isWorking, machineBoardedBy } from './machine.ts';

/** DK-CYBER-025, DK-GRAP-013: a grapple like any other, in two throws a Threat phase, as long as there is something left. */
export function attackMachine(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  machine: Machine,
  advancing: boolean,
): void {
  for (let round = 0; round < MOST_ROUNDS && isWorking(machine); round++)
    strikeMachine(table, io, threat, machine, advancing);
}

/** DK-CYBER-025, DK-CYBER-022: every 6 is a point of damage, and a leg of a walker. The machine throws none. */
function strikeMachine(table: DuckTable, io: DuckIo, threat: Threat, machine: Machine, advancing: boolean): void {
  const number = threatDice(threat, { advancing, threatLost: 0 }).total;
  const dice = throwGrappleDice(io, threat, number, machine.protection, 'DK-CYBER-025');
  const hits = sixesAmong(dice);
  io.tell({
    type: 'machineAttacked',
    rule: 'DK-CYBER-025',
    figure: threat.id,
    machine: machine.id,
    dice,
    damage: hits,
  });
  damageMachine(table, io, machine, hits);
}

export function damageMachine(table: DuckTable, io: DuckIo, machine: Machine, points: number): void {
  const couldMove = !isImmobilised(machine);
  machine.damage += points;
  if (isToppled(machine)) return topple(table, io, machine);
  if (couldMove && isImmobilised(machine))
    io.tell({ type: 'droneImmobilised', rule: 'DK-CYBER-022', machine: machine.id });
}

/** DK-CYBER-025: out of action for the rest of the mission; it lies there as an obstacle. */
function topple(table: DuckTable, io: DuckIo, machine: Machine): void {
  machine.on = false;
  shipChanged(table);
  io.tell({ type: 'machineToppled', rule: 'DK-CYBER-025', machine: machine.id, at: machine.at });
}

/** The working machine that a Threat is on and has to deal with before anything else; null if there is none. */
export function machineUnder(table: DuckTable, threat: Threat): Machine | null {
  const machine = isOnMap(threat) ? machineBoardedBy(table, threat) : null;
  return machine && isWorking(machine) ? machine : null;
}
