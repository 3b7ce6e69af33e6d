import { D6, refuse } from '@sightline/kernel';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { seatOf } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import type { DuckTable, Load } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { explode } from '../grenades/blast.ts';
import { isBeside, whyNotWork } from '../machines/machine.ts';
import { takeOrLeave } from '../other-actions/finds.ts';

export interface ExamineLoad {
  readonly do: 'examineLoad';
  readonly load: number;
}

/** DK-ACT-027, DK-CARGO-002: one look at a load shows its kind, whatever else it turns up. */
export const examineLoad: ActKind<ExamineLoad> = {
  do: 'examineLoad',
  isForm: form<ExamineLoad>({ load: isNumber }),
  list(table, man) {
    const acts: ExamineLoad[] = [];
    if (whyNotWork(man, 'DK-ACT-027').length > 0) return acts;
    for (let load = 0; load < table.loads.length; load++) {
      const { at, examined, lost } = table.loads[load]!;
      if (!examined && !lost && at >= 0 && isBeside(table, man, at)) acts.push({ do: 'examineLoad', load });
    }
    return acts;
  },
  whyNot(table, man, { load: id }) {
    const load = table.loads[id];
    if (!load) return [refuse('DK-ACT-027', 'noSuchLoad')];
    if (load.at < 0 || !isBeside(table, man, load.at)) return [refuse('DK-ACT-027', 'notAdjacent')];
    const refusals = whyNotWork(man, 'DK-ACT-027');
    if (load.examined) refusals.push(refuse('DK-ACT-027', 'examined'));
    if (load.lost) refusals.push(refuse('DK-CARGO-003', 'loadLost'));
    return refusals;
  },
  perform(table, io, man, { load: id }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'examineLoad', rule: 'DK-ACT-027' })) return;
    const load = loadCalled(table, id);
    load.examined = true;
    load.known = true;
    const face = io.roll(D6, { rule: 'DK-GAP-010', purpose: 'cargoExamination', seat: seatOf(man), figure: man.id });
    const { kind, extreme } = load;
    io.tell({ type: 'loadExamined', rule: 'DK-GAP-010', figure: man.id, load: id, kind, extreme, face, shows: true });
    turnUp(table, io, man, load, face);
  },
};

/** DK-GAP-010: a booby trap, nothing, or something that the Company need not know of. */
function turnUp(table: DuckTable, io: DuckIo, man: Teamer, { at }: Load, face: number): void {
  switch (face) {
    case 1:
      return explode(table, io, { at, by: null, from: at, rule: 'DK-GAP-010' });
    case 4:
      return takeOrLeave(table, man, 'high-value');
    case 5:
      return takeOrLeave(table, man, 'forbidden');
    case 6:
      return takeOrLeave(table, man, 'illegal');
    default:
      return;
  }
}

export function loadCalled(table: DuckTable, id: number): Load {
  const load = table.loads[id];
  if (!load) throw new Error(`there is no load ${id}`);
  return load;
}

export const CARGO_ACTS = [examineLoad] as const;
