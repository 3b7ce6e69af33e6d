import type { DuckIo } from '../../table/events.ts';
import { happen } from '../../table/moment.ts';
import type { DuckTable, Phase } from '../../table/table.ts';
import { burnTheHelpless } from '../actions/activation.ts';
import { appointLeaders } from '../binge/leader.ts';
import { boardShip } from '../boarding/first-turn.ts';
import { beginNewRounds, fightGrapples } from '../grapple/fight.ts';
import { housekeeping } from '../housekeeping/phase.ts';
import { activateMachines } from '../machines/new-phase.ts';
import { boardCompetitors } from '../missions/rival-team.ts';
import { moveSurvivors } from '../missions/survivors.ts';
import { endIfNobodyLeft, endOfTurn } from '../missions/withdrawal.ts';
import { roundStep } from '../multi-team/round.ts';
import { explore } from '../sensor/exploration.ts';
import { drawCards } from '../set-up/draw-cards.ts';
import { layOut } from '../set-up/lay-out.ts';
import { beginThreatPhase, threatStep } from '../threats/threat-phase.ts';
import { layDownSequence, setSequence } from './sequence.ts';
import { teamStep } from './team-phase.ts';

/** One step of the game: an activation or a phase. Between two steps a match is saved. DK-GAP-029 plays two turns of it. */
export function step(table: DuckTable, io: DuckIo): void {
  switch (table.phase) {
    case 'setUp':
      drawCards(table, io);
      layOut(table, io);
      if (!table.multiTeam) layDownSequence(table, io);
      table.phase = 'boarding';
      return;
    case 'boarding':
      boardShip(table, io);
      return begin(table, io, 'team');
    case 'exploration':
      explore(table, io);
      return begin(table, io, 'team');
    case 'team':
      return table.multiTeam ? roundOfTeams(table, io) : teamPhase(table, io);
    case 'threat':
      return threatPhase(table, io);
    case 'housekeeping':
      return endTurn(table, io);
    case 'over':
      throw new Error(`no step is taken in the phase "${table.phase}"`);
    default:
      return table.phase satisfies never;
  }
}

/** DK-TURN-005: exploration, Team, Threat, Housekeeping, each once a turn. */
function begin(table: DuckTable, io: DuckIo, phase: Phase): void {
  // DK-KITTY-007: what a boarding or the grapples of a phase have put into the kitty is counted before the next phase.
  happen(table, io, { on: 'actionOver' });
  table.phase = phase;
  // What sprang out in the phase before has fought its rounds of that phase, not of this.
  beginNewRounds(table);
  appointLeaders(table, io);
  const isRound = phase === 'team' && table.multiTeam !== null;
  if (isRound) io.tell({ type: 'roundBegan', rule: 'DK-TURN-008', round: table.turn });
  else io.tell({ type: 'phaseBegan', rule: 'DK-TURN-005', phase });
  if (phase === 'threat') {
    boardCompetitors(table, io);
    beginThreatPhase(table);
  }
  if (phase !== 'team') return;
  activateMachines(table, io, 'team');
  if (!isRound) setSequence(table, io);
}

/** DK-ACT-033, DK-GRAP-015: when everybody has acted those still in a grapple fight it. */
function teamPhase(table: DuckTable, io: DuckIo): void {
  if (teamStep(table, io)) return;
  moveSurvivors(table, io);
  fightGrapples(table, io, 'team');
  if (!endIfNobodyLeft(table, io)) begin(table, io, 'threat');
}

function threatPhase(table: DuckTable, io: DuckIo): void {
  const goesOn = threatStep(table, io);
  if (!goesOn && !endIfNobodyLeft(table, io)) begin(table, io, 'housekeeping');
}

/** DK-TURN-008: the sequence pack takes the place of Team and Threat phase; grapples are fought after its last card. */
function roundOfTeams(table: DuckTable, io: DuckIo): void {
  const goesOn = roundStep(table, io);
  if (endIfNobodyLeft(table, io) || goesOn) return;
  moveSurvivors(table, io);
  fightGrapples(table, io, 'threat', table.order);
  burnTheHelpless(table, io);
  if (!endIfNobodyLeft(table, io)) begin(table, io, 'housekeeping');
}

function endTurn(table: DuckTable, io: DuckIo): void {
  housekeeping(table, io);
  endOfTurn(table, io);
  if (table.ending) return;
  table.turn++;
  io.tell({ type: 'turnBegan', rule: 'DK-TURN-005', turn: table.turn });
  begin(table, io, table.multiTeam ? 'team' : 'exploration');
}
