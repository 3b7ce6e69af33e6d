import type { DuckIo } from '../../table/events.ts';
import type { Teamer, Threat } from '../../table/figure.ts';
import { isAble, teamers } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { hasAbility } from '../binge/plus-factors.ts';
import { rangeBetween } from '../shooting/sight.ts';
import { isOpenBetween } from './stimulus.ts';

/** DK-GAP-015. */
const KEEN_EYE = 3;

/** DK-GAP-015: a Xenologist near a WAITING Threat has seen it and warned the others; he says so once. */
export function isFoundOut(table: DuckTable, io: DuckIo, threat: Threat): boolean {
  const xenologist = teamers(table).find(man => knowsTheSigns(table, man, threat));
  if (!xenologist) return false;
  const warning = `warned of ${threat.id} since ${threat.waitingSince}`;
  if (xenologist.once.includes(warning)) return true;
  xenologist.once.push(warning);
  io.tell({ type: 'ambushSeen', rule: 'DK-GAP-015', figure: xenologist.id, threat: threat.id });
  return true;
}

function knowsTheSigns(table: DuckTable, man: Teamer, { at, overhead }: Threat): boolean {
  if (!hasAbility(man, 'xenologist') || !isAble(man) || man.overhead !== overhead) return false;
  return rangeBetween(table, man.at, at) <= KEEN_EYE && isOpenBetween(table, man.at, at);
}
