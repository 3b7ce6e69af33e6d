import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { teamers } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { raiseBinge } from './stress.ts';

/** DK-BINGE-022: every living Teamer, when the Source is cleared. */
export function cheerSourceCleared(table: DuckTable, io: DuckIo): void {
  for (const man of teamers(table)) raiseBinge(io, man, 'sourceCleared');
}

/** DK-BINGE-022: called when a shot is over, with what he had killed before it. Only the first of a mission counts. */
export function noteShot(io: DuckIo, shooter: Figure, killsBefore: number): void {
  if (shooter.kind !== 'teamer' || shooter.once.includes('shot')) return;
  shooter.once.push('shot');
  if (shooter.kills > killsBefore) raiseBinge(io, shooter, 'firstShotKill');
}

export const killsOf = (figure: Figure): number => (figure.kind === 'teamer' ? figure.kills : 0);
