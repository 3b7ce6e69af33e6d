import { type Listed, type Refusal, refuse } from '@sightline/kernel';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, seatOf, teamer, teamers } from '../../table/figures.ts';
import { form, isSide } from '../../table/form.ts';
import { happen } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { whyNotAct } from '../actions/menu.ts';
import { whyNotOtherAction } from '../actions/other-action.ts';
import { DOOR_ACTS, type DoorAct } from '../doors/door-acts.ts';
import { placeSourceChits } from '../set-up/source-chits.ts';
import { showPings } from './resolve.ts';
import { scannableSides, tilesInReach } from './sensor-reach.ts';

/** DK-SENS-006. */
export const SCANNER = 'Bio-Scanner';

export interface ScanAct {
  readonly do: 'scan';
  readonly side: 1 | 3 | 5 | 7;
}

/** DK-SENS-006, DK-SENS-007: with the Bio-Scanner, against a door or a bulkhead, where there is something to learn. */
export function whyNotScan(table: DuckTable, man: Teamer, { side }: ScanAct): Refusal[] {
  const refusals = whyNotOtherAction(man);
  if (!man.gear[SCANNER]) refusals.push(refuse('DK-SENS-006', 'noScanner'));
  if (!scannableSides(table, man.at).includes(side)) return [...refusals, refuse('DK-SENS-007', 'notAgainstBarrier')];
  if (!tilesInReach(table, { square: man.at, side }).some(tile => isUnknown(table, tile)))
    refusals.push(refuse('DK-SENS-003', 'nothingHidden'));
  return refusals;
}

function isUnknown(table: DuckTable, tile: number): boolean {
  const { markers, scanned } = table.tiles[tile]!;
  if (scanned) return false;
  return markers.some(({ shown }) => !shown) || table.chits.some(chit => chit.tile === tile && chit.at < 0);
}

/** DK-SENS-003, DK-SENS-008: one chit and a Fumble Test. In the Team phase its result is seen only in the next turn. */
export function scan(table: DuckTable, io: DuckIo, man: Teamer, { side }: ScanAct): boolean {
  spendAction(man);
  if (!passesFumbleTest(table, io, man, { name: 'scan', rule: 'DK-SENS-008', ability: 'Scanner Operator' }))
    return false;
  const tiles = tilesInReach(table, { square: man.at, side });
  io.tell({ type: 'scanned', rule: 'DK-SENS-002', figure: man.id, tiles });
  for (const tile of tiles) table.tiles[tile]!.scanned = true;
  if (table.phase === 'exploration' || table.multiTeam !== null) workOutScans(table, io);
  return true;
}

/** DK-SENS-003, DK-SENS-004: markers are turned and Source chits placed on every tile that has been scanned. */
export function workOutScans(table: DuckTable, io: DuckIo): void {
  for (const [tile, state] of table.tiles.entries()) {
    if (!state.scanned) continue;
    state.scanned = false;
    sweep(table, io, tile);
  }
}

/** DK-TURN-002: what a sweep of one tile shows. */
export function sweep(table: DuckTable, io: DuckIo, tile: number): void {
  showPings(table, io, tile);
  placeSourceChits(table, io, tile);
}

const scanAct: ActKind<ScanAct> = {
  do: 'scan',
  isForm: form<ScanAct>({ side: isSide }),
  list: (table, man) =>
    man.gear[SCANNER]
      ? scannableSides(table, man.at)
          .map((side): ScanAct => ({ do: 'scan', side }))
          .filter(act => whyNotScan(table, man, act).length === 0)
      : [],
  whyNot: whyNotScan,
  perform: scan,
};

export const SCAN_ACTS = [scanAct] as const;

/** DK-SENS-001: who does what before the Team phase; or nothing more. */
export type Exploring =
  | { readonly figure: number; readonly act: ScanAct | DoorAct }
  | { readonly figure: null; readonly act: { readonly do: 'done' } };

export interface ExploreQuestion extends Listed<Exploring> {
  readonly kind: 'explore';
}

/**
 * DK-SENS-001: the Exploration Phase. What was scanned last turn is turned first; then at most one scan and one opening
 * of a door, in either order. A fumble may be tried again with the second chit (DK-SENS-008).
 */
export function explore(table: DuckTable, io: DuckIo): void {
  workOutScans(table, io);
  const openDoors = DOOR_ACTS.find(kind => kind.do === 'openDoor')!;
  let [mayScan, mayOpen] = [true, true];
  while (mayScan || mayOpen) {
    const men = teamers(table).filter(man => isAble(man) && man.ready > 0);
    const options: Exploring[] = men.flatMap(man => {
      const acts = [...(mayScan ? scanAct.list(table, man) : []), ...(mayOpen ? openDoors.list(table, man) : [])];
      return acts.filter(act => whyNotAct(table, man, act).length === 0).map(act => ({ figure: man.id, act }));
    });
    if (options.length === 0) return;
    const question: ExploreQuestion = {
      kind: 'explore',
      rule: 'DK-SENS-001',
      options: [...options, { figure: null, act: { do: 'done' } }],
    };
    const chosen: Exploring = io.ask(seatOf(men[0]!), question);
    if (chosen.figure === null) return;
    const man = teamer(table, chosen.figure);
    if (chosen.act.do === 'scan') mayScan = !scan(table, io, man, chosen.act);
    else {
      openDoors.perform(table, io, man, chosen.act);
      mayOpen = !table.doors[chosen.act.door]!.open;
    }
    happen(table, io, { on: 'actionOver' });
  }
}
