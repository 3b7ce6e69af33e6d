import type { Killzone, KillzoneIo } from '../../table/table.ts';
import { membersInPlay } from '../../table/units.ts';
import { deployAll, deployGroup } from '../deployment/deploying.ts';
import { rollOverdoses } from '../drugs/overdoses.ts';
import { rollFires } from '../fire/fire-table.ts';
import { changeOrders } from '../orders/changing-orders.ts';
import { giveFirstOrders } from '../orders/giving-orders.ts';
import { fireBarrages } from '../smoke/barrage.ts';
import { disperseSmoke } from '../smoke/clouds.ts';
import { beginTurnOfVehicles, runOnWithoutGroup } from '../vehicles/driving.ts';
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
  disperseSmoke(table, io);
  rollFires(table, io);
  for (const group of table.groups) {
    if (group.arrives === table.turn) {
      deployGroup(table, io, group);
      io.tell({ type: 'arrived', rule: 'KZ-GAP-013', group: group.who });
    }
  }
  // The fire may have taken the last of a side.
  endIfDecided(table, io);
  if (table.ending !== null) return;
  fireBarrages(table, io);
  beginTurnOfVehicles(table);
  rollInitiative(table, io);
}

/** KZ-INIT-002: the groups act one at a time from the highest score down. */
function nextAction(table: Killzone, io: KillzoneIo): void {
  const id = table.sequence[table.begun++];
  if (id !== undefined) {
    const group = table.groups[id]!;
    if (membersInPlay(table, group).length > 0) groupAction(table, io, group);
    endIfDecided(table, io);
    return;
  }
  runOnWithoutGroup(table, io);
  endIfDecided(table, io);
  if (table.ending === null) endOfTurn(table, io);
  if (table.ending === null) table.phase = 'changingOrders';
}
