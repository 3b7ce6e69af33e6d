import { D6, type Seat } from '@sightline/kernel';
import { tileAt } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer, Threat } from '../../table/figure.ts';
import { teamers } from '../../table/figures.ts';
import type { DuckTable, MultiTeam } from '../../table/table.ts';
import { rangeBetween } from '../shooting/sight.ts';

/** Who runs the Threat that is being activated; null when the booklets do. DK-TSHOOT-019, DK-TURN-010, DK-TURN-011. */
export function runnerOf(table: DuckTable): Seat | null {
  if (table.multiTeam) return table.multiTeam.runner < 0 ? null : seatOfTeam(table.multiTeam.runner);
  return table.switches.playerB ? 'threats' : null;
}

export const seatOfTeam = (team: number): Seat => (team === 0 ? 'team' : `team${team + 1}`);

/** Names the player who runs a Threat in this activation. */
export function chooseRunner(table: DuckTable, io: DuckIo, multi: MultiTeam, threat: Threat): void {
  const here = tileAt(table, threat.at)?.id;
  const onTile = teamers(table).filter(man => tileAt(table, man.at)?.id === here);
  const teams = [...new Set(onTile.map(({ team }) => team))];
  multi.runner = runnerAmong(table, io, multi, threat, onTile, teams);
  const rule = teams.length > 0 ? 'DK-TURN-010' : 'DK-TURN-011';
  io.tell({ type: 'threatRunBy', rule, threat: threat.id, team: multi.runner });
}

function runnerAmong(
  table: DuckTable,
  io: DuckIo,
  multi: MultiTeam,
  threat: Threat,
  onTile: readonly Teamer[],
  teams: readonly number[],
): number {
  const [only] = teams;
  // DK-TURN-011: nobody is near, so the players take turns.
  if (only === undefined) {
    const { nextRunner } = multi;
    multi.nextRunner = 1 - nextRunner;
    return nextRunner;
  }
  if (teams.length === 1) return 1 - only;
  const nearest = (team: number): number =>
    Math.min(...onTile.filter(man => man.team === team).map(man => rangeBetween(table, man.at, threat.at)));
  if (nearest(0) !== nearest(1)) return nearest(0) > nearest(1) ? 0 : 1;
  return throwFor(io, 'DK-TURN-010');
}

/** The higher D6 has it; equals throw again. */
export function throwFor(io: DuckIo, rule: 'DK-TURN-010' | 'DK-TURN-011' | 'DK-TURN-016'): number {
  for (;;) {
    const [first, second] = [0, 1].map(team => io.roll(D6, { rule, purpose: 'whoHasIt', seat: seatOfTeam(team) }));
    if (first !== second) return first! > second! ? 0 : 1;
  }
}
