import { type Refusal, refuse } from '@sightline/kernel';
import { footLevelAt } from '../../ship/standing.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Machine, Teamer } from '../../table/figure.ts';
import { figuresAt, isOnMap } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { whyNotHeavyWeight } from '../damage/burden.ts';
import { moveParty } from '../movement/move.ts';
import { throwMove } from '../movement/points.ts';
import { whyNotWalk } from '../movement/why-not-move.ts';
import { drones } from './control.ts';
import { boarderOf, hasPower, isBeside, machineCalled, machineOrNone, whyNotWork } from './machine.ts';

export interface DragDrone {
  readonly do: 'dragDrone';
  readonly machine: number;
}

/** DK-CYBER-021, DK-DMG-011: a heavy weight, so for those who could carry a comrade. */
export const dragDrone: ActKind<DragDrone> = {
  do: 'dragDrone',
  isForm: form<DragDrone>({ machine: isNumber }),
  list(table, man) {
    return drones(table)
      .map(({ id }): DragDrone => ({ do: 'dragDrone', machine: id }))
      .filter(act => dragDrone.whyNot(table, man, act).length === 0);
  },
  whyNot(table, man, { machine }) {
    const drone = machineOrNone(table, machine);
    if (!drone) return [refuse('DK-CYBER-010', 'noSuchMachine')];
    const refusals = [...whyNotWork(man, 'DK-CYBER-021'), ...whyNotWalk(table, man)];
    if (hasPower(drone)) refusals.push(refuse('DK-CYBER-021', 'notDrained'));
    if (!isOnMap(drone) || !isBeside(table, man, drone.at)) refusals.push(refuse('DK-CYBER-021', 'notAdjacent'));
    else if (boarderOf(table, drone)) refusals.push(refuse('DK-CYBER-021', 'boarded'));
    return [...refusals, ...whyNotHaul(table, man, drone)];
  },
  perform(table, io, man, { machine }) {
    spendAction(man);
    const drone = machineCalled(table, machine);
    const points = throwMove(table, io, man, { dragging: true });
    moveParty(table, io, [man], points, from => trail(table, io, man, drone, from));
  },
};

function whyNotHaul(table: DuckTable, man: Teamer, drone: Machine): Refusal[] {
  const refusals = whyNotHeavyWeight(table, man);
  if (figuresAt(table, man.at).some(other => other !== man)) refusals.push(refuse('DK-MOVE-013', 'squareFull'));
  if (!canStand(table, drone, man.at)) refusals.push(refuse('DK-CYBER-014', 'onlyWalkersClimb'));
  return refusals;
}

/** DK-CYBER-014: wheels and tracks stay on the deck. */
const canStand = (table: DuckTable, { walker }: Machine, square: number): boolean =>
  walker || footLevelAt(table, square) === 0;

/** It comes into the square that he has left; where it cannot follow he lets go of it. */
function trail(table: DuckTable, io: DuckIo, man: Teamer, drone: Machine, from: number): void {
  if (!isBeside(table, { ...man, at: from }, drone.at)) return;
  if (figuresAt(table, from).length > 0 || !canStand(table, drone, from)) return;
  drone.at = from;
  shipChanged(table);
  io.tell({ type: 'droneDragged', rule: 'DK-CYBER-021', figure: man.id, machine: drone.id, at: from });
}
