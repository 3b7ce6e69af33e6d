import type { DuckIo } from '../../table/events.ts';
import type { Figure, Machine } from '../../table/figure.ts';
import { figureOf, isOnMap } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { shoot } from '../shooting/shoot.ts';
import { whyNotShoot } from '../shooting/why-not-shoot.ts';
import { isRoboGun, isWorking } from './machine.ts';

/** DK-CYBER-005: every Threat that moves, in the first square in which the gun has a shot at it. */
export function senseThreat(table: DuckTable, io: DuckIo, { figure }: Extract<Moment, { on: 'threatEntered' }>): void {
  sense(table, io, figureOf(table, figure));
}

/** DK-CYBER-006: it does not tell friend from foe. Whoever is thrown about does not move of his own. */
export function sensePerson(
  table: DuckTable,
  io: DuckIo,
  { figure, willingly }: Extract<Moment, { on: 'personEntered' }>,
): void {
  if (willingly) sense(table, io, figureOf(table, figure));
}

export function sense(table: DuckTable, io: DuckIo, mover: Figure): void {
  for (const machine of rosterOf(table).machines) {
    if (!isRoboGun(machine) || machine === mover || !isWorking(machine)) continue;
    if (isOnMap(mover)) fireOnMover(table, io, machine, mover);
  }
}

/**
 * DK-CYBER-005, DK-CYBER-006: once in a Threat's activation, once in a man's move action, shielded by men in the way.
 */
function fireOnMover(table: DuckTable, io: DuckIo, gun: Machine, mover: Figure): void {
  const move = nameOfMove(table, mover);
  if (gun.ammo === 0 || gun.firedAt.includes(move) || whyNotShoot(table, gun, mover).length > 0) return;
  gun.firedAt.push(move);
  const rule = mover.kind === 'threat' ? 'DK-CYBER-005' : 'DK-CYBER-006';
  io.tell({ type: 'motionSensed', rule, machine: gun.id, figure: mover.id });
  shoot(table, io, { shooter: gun.id, target: mover.id });
}

/** A Threat is activated once a phase; a man's moves are told apart by the chits he has spent, a drone's by its own. */
function nameOfMove({ turn, phase }: DuckTable, mover: Figure): string {
  const spent = mover.kind === 'teamer' ? mover.acted : mover.kind === 'machine' ? mover.chits : 0;
  return `${mover.id}/${turn}/${phase}/${spent}`;
}

/** The moves of a turn are forgotten when it is over. */
export function forgetMoves(machine: Machine): void {
  machine.firedAt = [];
}
