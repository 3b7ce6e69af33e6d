import type { RuleId } from '@sightline/ledger';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { teamer } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';

/** What earns a Gold Star; the first four are given by the rules, the last by the players. */
export type Deed = 'missionAct' | 'unlikelyThrow' | 'carriedOut' | 'hackedOff' | 'kill' | 'broughtBack' | 'award';

/**
 * DK-STAR-001, DK-STAR-002: one deed, one star, kept for the debriefing with its reason. It goes to the man himself,
 * also for what a drone has done in his stead (DK-CYBER-012).
 */
export function award(table: DuckTable, io: DuckIo, { id }: Teamer, deed: Deed, rule: RuleId, reason = ''): void {
  const man = teamer(table, id);
  man.stars++;
  table.progress.awards.push({ figure: man.id, reason: reason === '' ? deed : reason, stars: 1 });
  io.tell({ type: 'starAwarded', rule, figure: man.id, deed, reason, stars: man.stars });
}

/** DK-STAR-001: for an act by which a condition of the mission card has come true. */
export function starForPart(table: DuckTable, io: DuckIo, by: number | null, condition: string): void {
  const { completed, part } = table.mission;
  const man = by === null ? undefined : table.figures[by];
  if (man?.kind === 'teamer' && [...completed, ...part].includes(condition))
    award(table, io, man, 'missionAct', 'DK-STAR-001', condition);
}

/** DK-STAR-002: a star for every Threat that a man kills. */
export function starForKill(table: DuckTable, io: DuckIo, { figure, by }: Extract<Moment, { on: 'killed' }>): void {
  const killer = by === null ? undefined : table.figures[by];
  if (killer?.kind === 'teamer' && table.figures[figure]?.kind === 'threat')
    award(table, io, killer, 'kill', 'DK-STAR-002');
}

/** DK-STAR-001, DK-STAR-002: onto the boarding bridge with a comrade on his shoulders; once for each of them. */
export function starForCarrying(
  table: DuckTable,
  io: DuckIo,
  { figure, from }: Extract<Moment, { on: 'personEntered' }>,
): void {
  const man = table.figures[figure];
  if (man?.kind !== 'teamer' || man.carries === null || table.figures[man.carries]?.kind !== 'teamer') return;
  const { squares } = table.bridge;
  const deed = `carried ${man.carries}`;
  if (!squares.includes(man.at) || squares.includes(from) || man.once.includes(deed)) return;
  man.once.push(deed);
  award(table, io, man, 'carriedOut', 'DK-STAR-001');
}
