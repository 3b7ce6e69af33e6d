import { type Refusal, refuse } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Machine, Teamer } from '../../table/figure.ts';
import { isAble, isOnMap } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { rangeBetween } from '../shooting/sight.ts';
import { hasPower, isRoboGun, isToppled, machines } from './machine.ts';

/** DK-CYBER-010: the range of a remote control; bulkheads and doors do not stop it. */
const CONTROL_RANGE = 5;

export function drones(table: DuckTable): Machine[] {
  return machines(table).filter(machine => !isRoboGun(machine));
}

/** DK-CYBER-011: one operator, one drone. */
export function droneOf(table: DuckTable, man: Teamer): Machine | null {
  return drones(table).find(({ handler }) => handler === man.id) ?? null;
}

export function isInReach(table: DuckTable, man: Teamer, drone: Machine): boolean {
  return isOnMap(drone) && rangeBetween(table, man.at, drone.at) <= CONTROL_RANGE;
}

/** DK-CYBER-010, DK-CYBER-011: his own drone, the control in hand, within 5 squares, upright and with power. */
export function whyNotControl(table: DuckTable, man: Teamer, drone: Machine): Refusal[] {
  const refusals: Refusal[] = isAble(man) && man.grapple === null ? [] : [refuse('DK-CYBER-010', 'unableToAct')];
  if (drone.handler !== man.id) refusals.push(refuse('DK-CYBER-011', 'notHisDrone'));
  if (man.hand !== 'control')
    refusals.push(refuse('DK-CYBER-011', 'controlNotInHand', undefined, { code: 'holdControl' }));
  if (isToppled(drone)) refusals.push(refuse('DK-CYBER-025', 'toppled'));
  else if (!hasPower(drone)) refusals.push(refuse('DK-CYBER-021', 'drained'));
  if (!isInReach(table, man, drone)) refusals.push(refuse('DK-CYBER-010', 'outOfControl', { reach: CONTROL_RANGE }));
  return refusals;
}

/** DK-CYBER-011: the control is the thing he holds; his gun is slung. */
export function giveControl(io: DuckIo, man: Teamer, drone: Machine): void {
  drone.handler = man.id;
  drone.controlAt = -1;
  man.hand = 'control';
  io.tell({ type: 'controlTaken', rule: 'DK-CYBER-010', figure: man.id, machine: drone.id });
}

/** DK-CYBER-010, DK-GRAP-031: with his weapons a man who falls leaves the control lying, for anybody to take up. */
export function dropControl(table: DuckTable, io: DuckIo, man: Teamer): void {
  const drone = droneOf(table, man);
  if (!drone) return;
  drone.handler = null;
  drone.controlAt = man.at;
  io.tell({ type: 'controlDropped', rule: 'DK-CYBER-010', machine: drone.id, at: man.at });
}

/** DK-CYBER-013, DK-CYBER-015. */
export const STEADY_PACE = 6;

/** DK-CYBER-013: who has run his drone at its full pace does not walk in the same turn, whatever he has in hand by then. */
export function whyNotMoveAsHandler(table: DuckTable, man: Teamer): Refusal[] {
  const drone = droneOf(table, man);
  return drone && drone.pace === STEADY_PACE && drone.moved > 0 ? [refuse('DK-CYBER-013', 'standsStill')] : [];
}
