import { D6, refuse } from '@sightline/kernel';
import { TABLES } from '../../content/deck.ts';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { seatOf } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import { gearIn } from '../../table/own-cards.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { whyNotOtherAction } from '../actions/other-action.ts';
import { placeStressChits } from '../kitty/stress-chits.ts';
import { isBeside } from '../missions/mission-places.ts';
import { takeOrLeave } from './finds.ts';

export interface RummageAct {
  readonly do: 'rummage';
  readonly fitting: number;
}

const LOCKERS = TABLES.lockers;

/** DK-ACT-023: opening and searching are one action, on its square or beside it; a locker is emptied once. */
export const rummage: ActKind<RummageAct> = {
  do: 'rummage',
  isForm: form<RummageAct>({ fitting: isNumber }),
  list(table, man) {
    const acts: RummageAct[] = [];
    if (whyNotOtherAction(man).length > 0) return acts;
    for (let fitting = 0; fitting < table.fittings.length; fitting++) {
      const { kind, at, used, wrecked } = table.fittings[fitting]!;
      if (kind === 'locker' && !used && !wrecked && isBeside(table, man, at)) acts.push({ do: 'rummage', fitting });
    }
    return acts;
  },
  whyNot(table, man, { fitting }) {
    const refusals = whyNotOtherAction(man);
    const locker = table.fittings[fitting];
    if (locker?.kind !== 'locker') return [...refusals, refuse('DK-ACT-023', 'noLocker')];
    if (!isBeside(table, man, locker.at)) refusals.push(refuse('DK-ACT-023', 'notAdjacent'));
    if (locker.used) refusals.push(refuse('DK-ACT-023', 'searchedAlready'));
    if (locker.wrecked) refusals.push(refuse('DK-CHOUSE-004', 'wrecked'));
    return refusals;
  },
  perform(table, io, man, { fitting }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'rummage', rule: 'DK-ACT-023' })) return;
    const locker = table.fittings[fitting]!;
    locker.used = true;
    const find = findIn(io, man, LOCKERS.finds);
    const what = find === 'gear' || find === 'contraband' ? findIn(io, man, LOCKERS[find]) : find;
    io.tell({ type: 'lockerSearched', rule: 'DK-ACT-023', figure: man.id, at: locker.at, find: what });
    takeFind(table, io, man, what);
  },
};

/** DK-GAP-009: a die on the locker table, or on one of the tables it points to. */
function findIn(io: DuckIo, man: Teamer, lines: readonly string[]): string {
  return lines[io.roll(D6, { rule: 'DK-GAP-009', purpose: 'locker', seat: seatOf(man), figure: man.id }) - 1]!;
}

function takeFind(table: DuckTable, io: DuckIo, man: Teamer, find: string): void {
  if (find === 'empty') return;
  if (find === 'scuttles') return placeStressChits(table, io, 1, 'locker', 'DK-GAP-009');
  takeOrLeave(table, man, find, gearIn(table, find).grenade ? LOCKERS.grenades : 1);
}
