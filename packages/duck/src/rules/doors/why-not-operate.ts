import { type Refusal, refuse } from '@sightline/kernel';
import { doorsAt } from '../../ship/places.ts';
import type { PlanDoor } from '../../ship/plan.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble } from '../../table/figures.ts';
import type { DuckTable, SquareSide } from '../../table/table.ts';
import type { DoorAct } from './acts.ts';
import { doorOf, holdsBody } from './working-doors.ts';

/** DK-ACT-024, DK-DUCK-012: standing in an aperture square, on either face. */
export function whyNotOperate(table: DuckTable, man: Teamer, { do: way, door }: DoorAct): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(man) || man.grapple || man.carries !== null) refusals.push(refuse('DK-ACT-024', 'unableToAct'));
  if (man.ducked) refusals.push(refuse('DK-DUCK-012', 'lyingDown', undefined, { code: 'standUp' }));
  if (!doorsAt(table, man.at).some(({ id }) => id === door)) refusals.push(refuse('DK-ACT-024', 'notAtDoor'));
  return table.doors[door] ? [...refusals, ...whyNotMoveDoor(table, way, door)] : refusals;
}

/** Whether the door itself can be opened or closed, whoever does it and from wherever. */
export function whyNotMoveDoor(table: DuckTable, way: DoorAct['do'], door: number): Refusal[] {
  const { state, plan } = doorOf(table, door);
  const isOpen = state.open && !state.jammed;
  if (way === 'openDoor') {
    if (isOpen) return [refuse('DK-ACT-024', 'isOpen')];
    if (holdsBody(table, door)) return [refuse('DK-DUCK-018', 'bodyInDoorway', undefined, { code: 'clearDoorway' })];
    return leadsNowhere(table, plan) ? [refuse('DK-SETUP-036', 'opensOnSpace')] : [];
  }
  const refusals: Refusal[] = isOpen ? [] : [refuse('DK-ACT-024', 'isShut')];
  if (state.heldOpenUntil >= table.turn) refusals.push(refuse('DK-GAP-043', 'heldOpen'));
  if (state.holed.every(Boolean)) refusals.push(refuse('DK-DOOR-018', 'allHoles'));
  return refusals;
}

/** An airlock that no bridge is attached to. */
export function leadsNowhere({ bridge: { entry, others } }: DuckTable, { isAirlock, segments }: PlanDoor): boolean {
  const isEntry = ({ square, side }: SquareSide): boolean =>
    [entry, ...others].some(other => other?.square === square && other.side === side);
  return isAirlock && !segments.some(isEntry);
}
