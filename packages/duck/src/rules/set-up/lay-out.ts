import type { DuckIo } from '../../events.ts';
import type { DuckTable } from '../../table.ts';
import { layCargo } from '../cargo/lay-cargo.ts';
import { dealEventCards } from '../event-cards/deck.ts';
import { layMachines } from '../machines/lay-machines.ts';
import { setUpMission } from '../missions/set-up.ts';
import { dealMarkers } from './markers.ts';
import { dealSourceChits } from './source-chits.ts';

/** DK-SETUP-009 to DK-SETUP-012: markers, Source chits, Event cards and last of all the cargo; then what the mission adds. */
export function layOut(table: DuckTable, io: DuckIo): void {
  dealMarkers(table, io);
  dealSourceChits(table, io);
  dealEventCards(table, io);
  layCargo(table, io);
  layMachines(table, io);
  setUpMission(table, io);
}
