import {
  bringCaptive,
  captureOnContact,
  freeCaptiveOf,
  keepTogether,
  leaveCaptor,
} from './rules/captives/capturing.ts';
import { letOpponentShift, shiftTheUnmoved } from './rules/drugs/shifting.ts';
import { burnThoseInside, burnThoseLeftOver } from './rules/fire/burning.ts';
import { rollFires } from './rules/fire/fire-table.ts';
import { fireBarrages } from './rules/smoke/barrage.ts';
import { disperseSmoke } from './rules/smoke/clouds.ts';
import { deployVehicles } from './rules/vehicles/deploying-vehicles.ts';
import { beginTurnOfVehicles, runOn, runOnWithoutGroup } from './rules/vehicles/driving.ts';
import { carryPrizes, dropPrizes } from './rules/winning/prizes.ts';
import { listen } from './table/moment.ts';

// Who has something to say when a moment comes, in the order of the booklet.
listen({
  sideDeploys: [(table, io, { side }) => deployVehicles(table, io, side)],
  turnBegan: [disperseSmoke, rollFires],
  initiativeNears: [fireBarrages, beginTurnOfVehicles],
  figuresActed: [
    (table, io, { group }) => runOn(table, io, group),
    (table, io, { group }) => shiftTheUnmoved(table, io, group),
  ],
  actionEnded: [(table, io, { group }) => burnThoseInside(table, io, group)],
  groupsActed: [runOnWithoutGroup, burnThoseLeftOver],
  stopped: [
    (table, io, { figure }) => bringCaptive(table, io, figure),
    (table, io, { figure }) => captureOnContact(table, io, figure),
    (table, io, { figure }) => letOpponentShift(table, io, figure),
  ],
  leftTable: [(table, _io, { figure }) => carryPrizes(table, figure)],
  displaced: [(table, io, { figure }) => keepTogether(table, io, figure)],
  suppressed: [(table, io, { figure }) => freeCaptiveOf(table, io, figure)],
  killed: [
    (table, io, { figure }) => freeCaptiveOf(table, io, figure),
    (table, _io, { figure }) => leaveCaptor(table, figure),
    (table, io, { figure }) => dropPrizes(table, io, figure),
  ],
  captured: [(table, io, { figure }) => dropPrizes(table, io, figure)],
});
