import { happen } from '../../table/moment.ts';
import type { Killzone, KillzoneIo } from '../../table/table.ts';
import { membersInPlay } from '../../table/units.ts';
import { deployAll, deployArrivals } from '../deployment/deploying.ts';
import { rollOverdoses } from '../drugs/overdoses.ts';
import { changeOrders } from '../orders/changing-orders.ts';
import { giveFirstOrders } from '../orders/giving-orders.ts';
import { endIfDecided, endOfTurn } from '../winning/ending.ts';
import { groupAction } from './group-action.ts';
import { rollInitiative } from './initiative.ts';

/** KZ-ORG-001, KZ-INIT-001: the next step of the battle. A group's action is a step of its own. */
export function step(table: Killzone, io: KillzoneIo): void {
  switch (table.phase) {
    case 'deployment':
      deployAll(table, io);
      table.phase = 'overdose';
      return;
    case 'overdose':
      rollOverdoses(table, io);
      table.phase = 'orders';
      return;
    case 'orders':
      giveFirstOrders(table, io);
      table.phase = 'initiative';
      return;
    case 'initiative':
      table.phase = 'action';
      return beginTurn(table, io);
    case 'action':
      return nextAction(table, io);
    case 'changingOrders':
      changeOrders(table, io);
      for (const group of table.groups) group.shown = false;
      table.phase = 'initiative';
      return;
    case 'over':
      return;
    default:
      return table.phase satisfies never;
  }
}

/** KZ-INIT-001: what comes before initiative, then initiative. */
function beginTurn(table: Killzone, io: KillzoneIo): void {
  table.turn++;
  io.tell({ type: 'turnBegan', rule: 'KZ-INIT-001', turn: table.turn });
  happen(table, io, { on: 'turnBegan' });
  deployArrivals(table, io);
  // The fire may have taken the last of a side.
  endIfDecided(table, io);
  if (table.ending !== null) return;
  happen(table, io, { on: 'initiativeNears' });
  rollInitiative(table, io);
}

/** KZ-INIT-002: the groups act one at a time from the highest score down. */
function nextAction(table: Killzone, io: KillzoneIo): void {
  const id = table.sequence[table.begun++];
  if (id !== undefined) {
    const group = table.groups[id]!;
    if (membersInPlay(table, group).length > 0) groupAction(table, io, group);
    else happen(table, io, { on: 'actionEnded', group });
    if (table.ending === null) endIfDecided(table, io);
    return;
  }
  happen(table, io, { on: 'groupsActed' });
  endIfDecided(table, io);
  if (table.ending === null) endOfTurn(table, io);
  if (table.ending === null) table.phase = 'changingOrders';
}
