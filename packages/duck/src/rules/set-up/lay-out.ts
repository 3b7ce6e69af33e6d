import type { DuckIo } from '../../table/events.ts';
import { isTeamer } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { layCargo } from '../cargo/lay-cargo.ts';
import { hasFor } from '../damage/equipment.ts';
import { dealEventCards } from '../event-cards/event-deck.ts';
import { insistOn } from '../event-cards/hand-out.ts';
import { BOMB } from '../grenades/fire-bombs.ts';
import { layMachines } from '../machines/lay-machines.ts';
import { setUpMission } from '../missions/mission-set-up.ts';
import { dealMarkers } from './markers.ts';
import { dealSourceChits } from './source-chits.ts';

/** DK-SETUP-009 to DK-SETUP-012: markers, Source chits, Event cards and last of all the cargo; then what the mission adds. */
export function layOut(table: DuckTable, io: DuckIo): void {
  dealMarkers(table, io);
  dealSourceChits(table, io);
  dealEventCards(table, io);
  layCargo(table, io);
  layMachines(table, io);
  issueFireBombs(table, io);
  setUpMission(table, io);
}

/** DK-GAP-001: no Team leaves without a fire bomb; where no card of its men has one, somebody is given one. */
export function issueFireBombs(table: DuckTable, io: DuckIo): void {
  const men = table.figures.filter(isTeamer);
  for (const team of new Set(men.map(man => man.team)))
    if (!men.some(man => man.team === team && hasFor(table, man, 'setFireBomb')))
      insistOn(table, io, team, BOMB, 'DK-GAP-001');
}
