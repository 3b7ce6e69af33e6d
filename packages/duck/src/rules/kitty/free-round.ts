import type { DuckIo } from '../../table/events.ts';
import { threats } from '../../table/figures.ts';
import type { DuckTable, MultiTeam } from '../../table/table.ts';
import { fightGrapples } from '../grapple/fight.ts';
import { runThreats } from '../multi-team/round.ts';
import { activateThreats, beginThreatPhase } from '../threats/threat-phase.ts';

/** DK-KITTY-020: a Threat phase, grapples and all, in the midst of whatever goes on; the regular one still comes. */
export function giveFreeRound(table: DuckTable, io: DuckIo): void {
  const { phase, order } = table;
  const before = threats(table).map(threat => ({ threat, activated: threat.activated }));
  io.tell({ type: 'threatsActedFreely', rule: 'DK-KITTY-020' });
  for (const { threat } of before) threat.activated = false;
  table.phase = 'threat';
  if (table.multiTeam) runFreely(table, io, table.multiTeam);
  else activateThreats(table, io);
  table.phase = phase;
  table.order = order;
  for (const { threat, activated } of before) threat.activated = activated;
  if (phase === 'threat') return;
  // DK-DMG-029: for what has come into being meanwhile the regular Threat phase is the next one too.
  for (const threat of threats(table)) if (!before.some(known => known.threat === threat)) threat.activated = false;
}

/** DK-TURN-010, DK-TURN-011: with two Teams the players run them here as well, even if one is being run just now. */
function runFreely(table: DuckTable, io: DuckIo, multi: MultiTeam): void {
  const { runner } = multi;
  multi.runner = -1;
  beginThreatPhase(table);
  runThreats(table, io, multi);
  fightGrapples(table, io, 'threat', table.order);
  multi.runner = runner;
}
