import { type Refusal, refuse } from '@sightline/kernel';
import { WEAPONS } from '../../content/load.ts';
import { touchesEnemy } from '../../ground/measure.ts';
import type { Act } from '../../table/acts.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { type Figure, type Group, isActive, membersInPlay, NONE } from '../../table/units.ts';
import { burnThoseInside } from '../fire/burning.ts';
import { jump, whyNotJump } from '../fire/jumping.ts';
import { handToHand } from '../hand-to-hand/fighting.ts';
import { whyNotStay } from '../movement/compelled-movement.ts';
import type { Compulsion } from '../movement/compulsion.ts';
import { whyNotMoveNow } from '../movement/free-movement.ts';
import { move, whyNotMove } from '../movement/moving.ts';
import { showOrder } from '../orders/orders-in-force.ts';
import { whyNotForgoMove, whyNotShoot, whyNotShootNow } from '../shooting/aiming.ts';
import { shoot } from '../shooting/firing.ts';
import { hasWeaponReady } from '../shooting/weapons.ts';
import { removeSuppression } from '../suppression/removing-suppression.ts';
import { canActWithVehicle, carryOutWithVehicle, whyNotBeDone, whyNotWithVehicle } from '../vehicles/acts.ts';
import { runOn } from '../vehicles/driving.ts';
import { weaponsAtHand } from '../vehicles/mounted-weapons.ts';
import { pickUp, whyNotPickUp } from '../winning/prizes.ts';
import type { DoAct, PickFigure } from './questions.ts';

/** KZ-INIT-006: suppression, then moving and shooting figure by figure, then hand-to-hand. */
export function groupAction(table: Killzone, io: KillzoneIo, group: Group): void {
  table.acting = group.id;
  showOrder(io, group, 'KZ-ORDER-001');
  io.tell({ type: 'actionBegan', rule: 'KZ-INIT-006', group: group.who });
  removeSuppression(table, io, group);
  beginActions(table, group);
  while (actNext(table, io, group));
  runOn(table, io, group);
  handToHand(table, io, group);
  burnThoseInside(table, io, group);
  table.acting = NONE;
}

function beginActions(table: Killzone, group: Group): void {
  for (const figure of table.figures) figure.fought = 0;
  for (const figure of membersInPlay(table, group)) {
    figure.ran = false;
    figure.fired = false;
    figure.finished = false;
    figure.locked = touchesEnemy(table, figure, true);
    figure.moves = 0;
    figure.spent = 0;
    figure.paidBroken = false;
    figure.paidHindering = false;
    figure.shotFirst = false;
    for (const carried of figure.weapons) {
      carried.shots = 0;
      carried.burst = 0;
    }
  }
}

/** One figure does all it will do, or the owner has had enough. Says whether anybody is left. */
function actNext(table: Killzone, io: KillzoneIo, group: Group): boolean {
  const ready = membersInPlay(table, group).filter(figure => canAct(table, figure));
  if (ready.length === 0) return false;
  const seat = seatOf(table, group.side);
  const picked = ready.length === 1 ? ready[0]!.id : io.ask(seat, pickQuestion(table, group, ready));
  if (picked === 'enough') {
    io.tell({ type: 'actionPassed', rule: 'KZ-INIT-006', group: group.who });
    return false;
  }
  const figure = table.figures[picked]!;
  while (canAct(table, figure)) {
    carryOut(table, io, figure, io.ask(seat, actQuestion(table, figure)));
  }
  return true;
}

export function actQuestion(table: Killzone, figure: Figure): DoAct {
  const weapons = weaponsAtHand(table, figure).map(({ weapon }) => WEAPONS.get(weapon).name);
  return { kind: 'act', rule: 'KZ-INIT-006', figure: figure.who, weapons, names: table.names };
}

/** Nobody has had enough while a vehicle must still be driven (KZ-VEH-013) or somebody must move (KZ-MOVE-005). */
function pickQuestion(table: Killzone, group: Group, ready: readonly Figure[]): PickFigure {
  const ids = ready.map(figure => figure.id);
  const mustGoOn = ready.some(figure => whyNotStop(table, figure).length > 0);
  const options = mustGoOn ? ids : [...ids, 'enough' as const];
  return { kind: 'pick', rule: 'KZ-INIT-006', group: group.who, names: table.names, options };
}

/** KZ-MOVE-005, KZ-VEH-013: why a figure may not be done yet. */
export function whyNotStop(table: Killzone, figure: Figure, compulsion?: Compulsion | null): Refusal[] {
  const driving = table.vehicles.length > 0 ? whyNotBeDone(table, figure) : [];
  return driving.length > 0 ? driving : whyNotStay(table, figure, compulsion);
}

/** Why a group may not have had enough. */
export function whyNotEnough(table: Killzone, group: Group): Refusal[] {
  const ready = membersInPlay(table, group).filter(figure => canAct(table, figure));
  return ready.flatMap(figure => whyNotStop(table, figure)).slice(0, 1);
}

/** Whether there is anything left for the figure to do. */
function canAct(table: Killzone, figure: Figure): boolean {
  if (figure.finished || !isActive(figure)) return false;
  if (whyNotMoveNow(table, figure).length === 0) return true;
  if (whyNotShootNow(table, figure).length === 0 && hasWeaponReady(table, figure)) return true;
  if (table.vehicles.length > 0 && canActWithVehicle(table, figure)) return true;
  return table.prizes.length > 0 && whyNotPickUp(table, figure).length === 0;
}

export function carryOut(table: Killzone, io: KillzoneIo, figure: Figure, act: Act): void {
  switch (act.do) {
    case 'move':
      return move(table, io, figure, act.way);
    case 'shoot':
      return shoot(table, io, figure, act);
    case 'pickUp':
      return pickUp(table, io, figure);
    case 'jump':
      return jump(table, io, figure, act);
    case 'done':
      figure.finished = true;
      return;
    case 'drive':
    case 'backUp':
    case 'board':
    case 'getOut':
    case 'bailOut':
    case 'takeWheel':
    case 'attackVehicle':
      return carryOutWithVehicle(table, io, figure, act);
    default:
      return act satisfies never;
  }
}

/** Why the acting figure may not do this. */
export function whyNotAct(table: Killzone, figure: Figure, act: Act): Refusal[] {
  switch (act.do) {
    case 'move':
      return whyNotMove(table, figure, act.way);
    case 'shoot': {
      const refusals = whyNotShoot(table, figure, act);
      return refusals.length > 0 ? refusals : whyNotForgoMove(table, figure, act);
    }
    case 'jump':
      return whyNotJump(table, figure, act);
    case 'pickUp':
      return whyNotPickUp(table, figure);
    case 'drive':
    case 'backUp':
    case 'board':
    case 'getOut':
    case 'bailOut':
    case 'takeWheel':
    case 'attackVehicle':
      return whyNotWithVehicle(table, figure, act);
    case 'done':
      return whyNotStop(table, figure);
    default:
      return [refuse('KZ-INIT-006', 'unknownAct')];
  }
}
