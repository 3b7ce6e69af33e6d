import type { RuleId } from '@sightline/ledger';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, teamer, threats } from '../../table/figures.ts';
import type { DuckTable, Fitting } from '../../table/table.ts';
import { leaveSeat } from '../damage/kill-and-wound.ts';
import { roomAround } from '../doors/short-cuts.ts';
import { enterSquare } from '../movement/steps.ts';
import { sees } from '../shooting/sight.ts';

/** DK-GAP-008: what is sealed keeps everything out and everything in; those inside are off the map. */
export const isSealed = ({ kind }: Fitting): boolean => kind === 'pod' || kind === 'isolation';

export const isShutOverSomebody = (fitting: Fitting): boolean => isSealed(fitting) && fitting.holds !== null;

/**
 * DK-GAP-008: who sees him get in, or be laid in by his bearer, knows for this turn where he is. A helpless man is
 * left alone (DK-GRAP-028).
 */
export function rememberSight(table: DuckTable, bearer: Teamer, inside: Teamer, unit: number): void {
  if (!isAble(inside)) return;
  for (const threat of threats(table))
    if (threat.card.stimuli.sight && sees(table, threat, bearer)) threat.sawGetIn = unit;
}

/** DK-CHOUSE-004, DK-GAP-008: equipment is of no use any more, and a sealed unit keeps nobody in. */
export function wreck(table: DuckTable, io: DuckIo, id: number, rule: RuleId): void {
  const fitting = table.fittings[id]!;
  fitting.wrecked = true;
  io.tell({ type: 'equipmentWrecked', rule, fitting: id, at: fitting.at });
  if (!isShutOverSomebody(fitting)) return;
  const man = teamer(table, fitting.holds!);
  leaveSeat(table, man);
  io.tell({ type: 'sealBroken', rule: 'DK-GAP-008', fitting: id, figure: man.id });
  const place = roomAround(table, fitting.at, false) ?? fitting.at;
  man.at = fitting.at;
  enterSquare(table, io, man, place, { willingly: false });
}
