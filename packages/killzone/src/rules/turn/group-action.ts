import type { Refusal } from '@sightline/kernel';
import { stockOf } from '../../content/stock.ts';
import { touchesEnemy } from '../../ground/measure.ts';
import { happen } from '../../table/moment.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { type Figure, type Group, isActive, membersInPlay, NONE } from '../../table/units.ts';
import { handToHand } from '../hand-to-hand/fighting.ts';
import { showOrder } from '../orders/orders-in-force.ts';
import { removeSuppression } from '../suppression/removing-suppression.ts';
import { weaponsAtHand } from '../vehicles/mounted-weapons.ts';
import { endIfDecided } from '../winning/ending.ts';
import { carryOut, hasActsLeft, whyNotStop } from './acts.ts';
import type { DoAct, PickFigure } from './questions.ts';

/** KZ-INIT-006: suppression, then moving and shooting figure by figure, then hand-to-hand; an act may end the battle. */
export function groupAction(table: Killzone, io: KillzoneIo, group: Group): void {
  table.acting = group.id;
  showOrder(io, group, 'KZ-ORDER-001');
  io.tell({ type: 'actionBegan', rule: 'KZ-INIT-006', group: group.who });
  removeSuppression(table, io, group);
  beginActions(table, group);
  while (actNext(table, io, group));
  if (table.ending === null) {
    happen(table, io, { on: 'figuresActed', group });
    handToHand(table, io, group);
    happen(table, io, { on: 'actionEnded', group });
  }
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
  const ready = readyToAct(table, group);
  if (ready.length === 0) return false;
  const seat = seatOf(table, group.side);
  const picked = ready.length === 1 ? ready[0]!.id : io.ask(seat, pickQuestion(table, group, ready));
  if (picked === 'enough') {
    io.tell({ type: 'actionPassed', rule: 'KZ-INIT-006', group: group.who });
    return false;
  }
  const figure = table.figures[picked]!;
  while (table.ending === null && canAct(table, figure)) {
    carryOut(table, io, figure, io.ask(seat, actQuestion(table, figure)));
    // KZ-WIN-003: nobody is asked who goes next when there is nobody left to fight.
    if (table.ending === null) endIfDecided(table, io);
  }
  return table.ending === null;
}

function readyToAct(table: Killzone, group: Group): Figure[] {
  return membersInPlay(table, group).filter(figure => canAct(table, figure));
}

/** Whether somebody of the group that acts has anything left to do in its action. */
export function canAct(table: Killzone, figure: Figure): boolean {
  return !figure.finished && isActive(figure) && hasActsLeft(table, figure);
}

export function actQuestion(table: Killzone, figure: Figure): DoAct {
  const weapons = weaponsAtHand(table, figure).map(({ weapon }) => stockOf(table).weapons.get(weapon).name);
  return { kind: 'act', rule: 'KZ-INIT-006', figure: figure.who, weapons, names: table.names };
}

/** Nobody has had enough while a vehicle must still be driven (KZ-VEH-013) or somebody must move (KZ-MOVE-005). */
function pickQuestion(table: Killzone, group: Group, ready: readonly Figure[]): PickFigure {
  const ids = ready.map(figure => figure.id);
  const mustGoOn = ready.some(figure => whyNotStop(table, figure).length > 0);
  const options = mustGoOn ? ids : [...ids, 'enough' as const];
  return { kind: 'pick', rule: 'KZ-INIT-006', group: group.who, names: table.names, options };
}

/** Why a group may not have had enough. */
export function whyNotEnough(table: Killzone, group: Group): Refusal[] {
  return readyToAct(table, group)
    .flatMap(figure => whyNotStop(table, figure))
    .slice(0, 1);
}
