import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { form, isNumber, isSide } from '../../table/form.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { hasFor } from '../damage/equipment.ts';
import { isBeside } from '../missions/mission-places.ts';
import { turnChit } from '../set-up/source.ts';
import { hiddenChitAt, whyNotExamine } from './examine.ts';
import { scan, whyNotScan } from './scan.ts';
import { scannableSides } from './sensor-reach.ts';

export interface ScanAct {
  readonly do: 'scan';
  readonly side: 1 | 3 | 5 | 7;
}

export const scanAct: ActKind<ScanAct> = {
  do: 'scan',
  isForm: form<ScanAct>({ side: isSide }),
  list: (table, man) =>
    hasFor(table, man, 'scan')
      ? scannableSides(table, man.at)
          .map((side): ScanAct => ({ do: 'scan', side }))
          .filter(act => whyNotScan(table, man, act).length === 0)
      : [],
  whyNot: whyNotScan,
  perform: scan,
};

export interface ExamineAct {
  readonly do: 'examineChit';
  readonly at: number;
}

const examineAct: ActKind<ExamineAct> = {
  do: 'examineChit',
  isForm: form<ExamineAct>({ at: isNumber }),
  list: (table, man) =>
    table.chits
      .filter(({ at, turned }) => !turned && isBeside(table, man, at))
      .map(({ at }): ExamineAct => ({ do: 'examineChit', at }))
      .filter(act => whyNotExamine(table, man, act).length === 0),
  whyNot: whyNotExamine,
  perform(table: DuckTable, io: DuckIo, man: Teamer, { at }: ExamineAct) {
    spendAction(man);
    const chit = hiddenChitAt(table, at);
    if (!chit) throw new Error(`there is no Source chit on ${at}`);
    if (passesFumbleTest(table, io, man, { name: 'examineChit', rule: 'DK-SETUP-020', ability: 'xenologist' }))
      turnChit(table, io, chit, false, man.id);
  },
};

export type SensorAct = ScanAct | ExamineAct;
export const SENSOR_ACTS = [scanAct, examineAct] as const;
