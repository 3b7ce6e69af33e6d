import { numbered } from '@sightline/kernel';
import { serves } from '../../content/modules.ts';
import { centreOfModule } from '../../ship/places.ts';
import { FULL, planOf } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { DuckTable } from '../../table/table.ts';
import { issue } from '../event-cards/hand-out.ts';
import { BOMB } from '../grenades/fire-bombs.ts';
import { dicedSquare } from '../set-up/source-chits.ts';
import { CORE } from './conditions.ts';

/** DK-GAP-039: a dead Verm, whose tags can be taken and whose HAR lies under him. */
export const BODY = 'body';
const BODIES = 3;

/** DK-GAP-038: the turn in whose Threat phase the competitors board. */
const ARRIVAL = 3;

/** What mission cards add to the set-up. A new word on a card needs a line here. */
export const MISSION_SETUPS: Readonly<Record<string, (table: DuckTable, io: DuckIo) => void>> = {
  /** DK-GAP-032. */
  twoFireBombs(table, io) {
    issue(table, io, BOMB, 'DK-GAP-032');
    issue(table, io, BOMB, 'DK-GAP-032');
  },
  /** DK-GAP-036: it does not end by itself, so no turns are counted. */
  powerDown(table) {
    table.power = { ...table.power, down: true, turnsLeft: 0 };
  },
  /** DK-GAP-038. */
  competitors(table) {
    table.progress.competitors.arriveIn = ARRIVAL;
  },
  dataCore(table) {
    table.things.push({ item: CORE, at: centreOfModule(table, coreModule(table)), weapon: null, count: 1 });
  },
  bodies: layBodies,
  /** Human rivals who want what the Team wants (DK-GAP-027). */
  raiders(table) {
    table.progress.competitors.arriveIn = ARRIVAL;
  },
  /** DK-CARGO-012: leave to drive the trucks of this ship, for whoever carries the paper. */
  truckPermit(table, io) {
    issue(table, io, 'truck-licence', 'DK-CARGO-012');
  },
};

export function setUpMission(table: DuckTable, io: DuckIo): void {
  for (const word of table.mission.setup) {
    const setUp = MISSION_SETUPS[word];
    if (!setUp) throw new Error(`no rule says how "${word}" on a mission card is set up`);
    setUp(table, io);
  }
}

/** DK-GAP-038: the Tech Lab, or the Ops Con if there is none; a ship with neither keeps it in its first module. */
export function coreModule({ arena }: DuckTable): number {
  const { modules } = planOf(arena);
  const found =
    modules.find(module => serves(module, 'dataCore')) ?? modules.find(module => serves(module, 'spareDataCore'));
  return found?.id ?? 0;
}

/** DK-GAP-039: in three random modules, on squares by two dice. */
function layBodies(table: DuckTable, io: DuckIo): void {
  const left = planOf(table.arena).modules.slice();
  for (let n = 0; n < BODIES && left.length > 0; n++) {
    const why = { rule: 'DK-GAP-039', purpose: 'body', seenBy: [] } as const;
    const [module] = left.splice(io.roll(numbered(left.length), why) - 1, 1);
    const { tiles } = module!;
    const tile = tiles.length === 1 ? 0 : io.roll(numbered(tiles.length), why) - 1;
    table.things.push({ item: BODY, at: bodySquare(table, io, tiles[tile]!), weapon: null, count: 1 });
  }
}

function bodySquare(table: DuckTable, io: DuckIo, tile: number): number {
  for (;;) {
    const square = dicedSquare(table, io, tile, 'body');
    if (levelAt(table, square) !== FULL) return square;
  }
}
