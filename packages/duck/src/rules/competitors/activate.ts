import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { canGoOn, tryAgain } from '../threats/movement.ts';
import { forgetWork } from '../threats/stimulus.ts';
import { throwOnMatrix } from './matrix.ts';
import { lookAround } from './objective.ts';
import { respond } from './respond.ts';

/** DK-THREAT-007, DK-TSHOOT-020: one thing in an activation; a human one does two, with a throw for each. */
export const actionsOf = ({ card }: Threat): number => (card.human ? 2 : 1);

export function actAsCompetitor(table: DuckTable, io: DuckIo, threat: Threat, actions = actionsOf(threat)): void {
  forgetWork(threat);
  for (let action = 0; action < actions; action++) {
    if (!canGoOn(table, threat) || threat.waitingSince > 0) return;
    tryAgain(threat);
    lookAround(table);
    respond(table, io, threat, throwOnMatrix(table, io, threat));
  }
}
