import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, seatOf, teamers } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import type { LeaderQuestion } from './questions.ts';

/** DK-BINGE-021: YOU while he stands, else the highest rank that does; he keeps the lead until YOU is back or he falls. */
export function appointLeaders(table: DuckTable, io: DuckIo): void {
  const teams = table.multiTeam ? table.multiTeam.decks.length : 1;
  for (let team = 0; team < teams; team++) appointLeader(table, io, team);
}

function appointLeader(table: DuckTable, io: DuckIo, team: number): void {
  const able = teamers(table).filter(man => man.team === team && canLead(table, man));
  if (able.length === 0) return;
  const you = able.find(({ card }) => card.you);
  const current = able.find(({ leads }) => leads);
  if (current && (!you || you === current)) return;
  takeLead(table, io, you ?? chosen(io, highestRanked(able)));
}

/** Dead, helpless or dragged off he leads nobody. */
function canLead(table: DuckTable, man: Teamer): boolean {
  if (!isAble(man)) return false;
  for (const { captive } of rosterOf(table).threats) if (captive === man.id) return false;
  return true;
}

function highestRanked(men: readonly Teamer[]): Teamer[] {
  const rank = Math.max(...men.map(({ card }) => card.rank));
  return men.filter(({ card }) => card.rank === rank);
}

function chosen(io: DuckIo, men: readonly Teamer[]): Teamer {
  const [first] = men as [Teamer];
  if (men.length === 1) return first;
  const options = men.map(({ id }) => ({ figure: id }));
  const question: LeaderQuestion = { kind: 'actingLeader', rule: 'DK-BINGE-021', options };
  const { figure } = ask(io, seatOf(first), question);
  return men.find(({ id }) => id === figure)!;
}

function takeLead(table: DuckTable, io: DuckIo, leader: Teamer): void {
  for (const man of rosterOf(table).teamers) if (man.team === leader.team) man.leads = man === leader;
  io.tell({ type: 'tookTheLead', rule: 'DK-BINGE-021', figure: leader.id });
}
