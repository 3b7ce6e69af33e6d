import type { Seat } from '@sightline/kernel';
import { moduleAt, tileAt } from '../../ship/places.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isTeamer, seatOf } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { openDoor } from '../doors/working-doors.ts';
import { sweep } from '../sensor/scan.ts';
import { attachBridge } from './bridge.ts';
import { bringDrones } from './drones.ts';
import { type Entry, entries } from './entry.ts';
import { lineUp } from './order.ts';

/**
 * DK-TURN-001 to DK-TURN-004, the first turn up to the Team Activation Phase: the bridge is attached, the tile behind
 * it swept, the Team lined up and the way in opened. There is no Exploration Phase.
 */
export function boardShip(table: DuckTable, io: DuckIo): void {
  table.order = [];
  const ways = partiesOf(table).map(party => board(table, io, party));
  table.turn = 1;
  for (const entry of ways) pushIn(table, io, entry);
}

/** The men of each Team, as their cards lie. */
function partiesOf(table: DuckTable): Teamer[][] {
  const men = table.figures.filter(isTeamer);
  const teams = [...new Set(men.map(({ team }) => team))];
  return teams.map(team => men.filter(man => man.team === team));
}

function board(table: DuckTable, io: DuckIo, party: readonly Teamer[]): Entry {
  const [first] = party;
  if (!first) throw new Error('a Team needs men to board');
  const seat: Seat = seatOf(first);
  const entry = ask(io, seat, { kind: 'entry', rule: 'DK-SETUP-034', options: entries(table) });
  const squares = attachBridge(table, io, entry, first.team);
  sweep(table, io, tileAt(table, entry.square)!.id);
  lineUp(table, io, seat, party, entry, squares);
  if (first.team === 0) bringDrones(table, io, seat, party, entry, squares);
  return entry;
}

/** DK-TURN-004, DK-SETUP-037: no chit, no Fumble Test; a bored hole stays open for good. */
export function pushIn(table: DuckTable, io: DuckIo, { square, side, door }: Entry): void {
  if (door !== null) return openDoor(table, io, door, null, 'DK-TURN-004');
  table.breaches.push({ square, side, footprints: 'GREEN' });
  shipChanged(table);
  io.tell({ type: 'hullPushedIn', rule: 'DK-TURN-004', at: square });
  happen(table, io, { on: 'opened', door: null, modules: [moduleAt(table, square)!.id], by: null });
}
