import type { DuckIo } from '../../table/events.ts';
import { happen } from '../../table/moment.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { gatherChits } from '../actions/chits.ts';
import { writeOffLoads } from '../cargo/loss.ts';
import { warmHazardousLoads } from '../cargo/warming.ts';
import { endTimedEffects } from '../event-cards/lasting.ts';
import { comeTo } from '../grapple/captives.ts';
import { reduceFlames, removeExplosionMarkers } from '../grenades/flames.ts';
import { countDownCharges } from '../grenades/timers.ts';
import { countDownPower } from '../kitty/power-failure.ts';
import { reattachBridge } from '../kitty/seal-failure.ts';
import { activateMachines } from '../machines/new-phase.ts';
import { layDrop } from '../mother/radio.ts';
import { layTokens } from './disturbance.ts';
import { checkDoors } from './door-check.ts';
import { wreckEquipment } from './equipment.ts';
import { revealGreenCards } from './green-cards.ts';
import { checkRandomEvent } from './random-event.ts';

type Step = (table: DuckTable, io: DuckIo) => void;

/** DK-HOUSE-001, DK-CHOUSE-001: the eleven steps in their order; what has nothing to do is silent. */
const STEPS: readonly (readonly Step[])[] = [
  [warmHazardousLoads],
  [writeOffLoads, wreckEquipment],
  [reduceFlames],
  [removeExplosionMarkers],
  [countDownCharges, comeTo],
  [checkDoors],
  [(table, io) => activateMachines(table, io, 'housekeeping')],
  [revealGreenCards],
  [layTokens, countDownPower, reattachBridge, endTimedEffects, layDrop],
  [checkRandomEvent],
  [clearForNextTurn],
];

/** The whole of the Housekeeping Phase. A kitty that fills in it breaks out after the step that filled it (DK-KITTY-007). */
export function housekeeping(table: DuckTable, io: DuckIo): void {
  for (const step of STEPS)
    for (const part of step) {
      part(table, io);
      happen(table, io, { on: 'actionOver' });
    }
}

/** Markers of a DASH that has been paid for go, chits are READY again, noises and sights are forgotten. */
function clearForNextTurn(table: DuckTable): void {
  gatherChits(table);
  for (const threat of rosterOf(table).threats) {
    threat.activated = false;
    threat.sawGetIn = -1;
  }
  for (const tile of table.tiles) tile.shotIn = false;
  table.noise.tiles = [];
  delete table.noise.made;
}
