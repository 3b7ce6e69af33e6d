import type { DuckIo } from '../../table/events.ts';
import { isAble, seatOf, teamer, teamers } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { whyNotAct } from '../actions/menu.ts';
import { DOOR_ACTS, type DoorAct } from '../doors/acts.ts';
import { type ScanAct, scanAct } from './acts.ts';
import type { ExploreQuestion } from './questions.ts';
import { scan, workOutScans } from './scan.ts';

/** DK-SENS-001: who does what before the Team phase; or nothing more. */
export type Exploring =
  | { readonly figure: number; readonly act: ScanAct | DoorAct }
  | { readonly figure: null; readonly act: { readonly do: 'done' } };

/**
 * DK-SENS-001: the Exploration Phase. What was scanned last turn is turned first; then the Team either scans or opens
 * doors, whoever is in position. A fumble may be tried again with the second chit (DK-SENS-008).
 */
export function explore(table: DuckTable, io: DuckIo): void {
  workOutScans(table, io);
  const openDoors = DOOR_ACTS.find(kind => kind.do === 'openDoor')!;
  let [mayScan, mayOpen] = [true, true];
  for (;;) {
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
    const chosen: Exploring = ask(io, seatOf(men[0]!), question);
    if (chosen.figure === null) return;
    const man = teamer(table, chosen.figure);
    if (chosen.act.do === 'scan') {
      scan(table, io, man, chosen.act);
      mayOpen = false;
    } else {
      openDoors.perform(table, io, man, chosen.act);
      mayScan = false;
    }
    happen(table, io, { on: 'actionOver' });
  }
}
