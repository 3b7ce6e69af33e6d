import { DIRECTIONS, type Direction } from '@sightline/geometry/grid';
import type { Seat } from '@sightline/kernel';
import { threatMenu } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { actionsOf } from '../competitors/activate.ts';
import { lookAround } from '../competitors/objective.ts';
import { leaveAtEntry } from '../competitors/travel.ts';
import { canEndIn, threatReach } from '../movement/footing.ts';
import { turnInHalf } from '../movement/positions.ts';
import { turnTo } from '../movement/steps.ts';
import type { Run, ThreatAct } from './acts.ts';
import { takeEyeOff } from './hiding.ts';
import { canGoOn, facingTeam, leaveFire, routeTo, throwMove, tryAgain, walk } from './movement.ts';
import type { ThreatActQuestion, ThreatFacingQuestion, ThreatMoveQuestion } from './questions.ts';
import { forgetWork } from './stimulus.ts';

/** DK-TSHOOT-019, DK-THREAT-004: no response throw; action, target and way are the player's, the dice stay. */
export function runThreat(table: DuckTable, io: DuckIo, threat: Threat, seat: Seat, actions = actionsOf(threat)): void {
  forgetWork(threat);
  for (let action = 0; action < actions; action++) {
    // DK-WEAP-027: before anything else it leaves the fire, and moves on with what is left of its throw.
    tryAgain(threat);
    const points = leaveFire(table, io, threat);
    // DK-CEIL-008: one that has climbed up acts there from its next activation on.
    if (!canGoOn(table, threat) || threat.overhead) return;
    lookAround(table);
    const options = threatActs(table, threat, seat);
    const question: ThreatActQuestion = { kind: 'threatAct', rule: 'DK-TSHOOT-019', figure: threat.id, options };
    const act = options.length > 1 ? ask(io, seat, question) : options[0]!;
    if (act.do === 'stay') return;
    if (threat.waitingSince > 0 && act.do !== 'hide') takeEyeOff(io, threat);
    threatMenu.kindOf(act).perform(table, io, runOf(table, threat, seat, points), act);
  }
}

/** Everything it may do now. */
export function threatActs(table: DuckTable, threat: Threat, seat: Seat = 'threats'): ThreatAct[] {
  const run = runOf(table, threat, seat);
  return threatMenu.all().flatMap(kind => kind.list(table, run));
}

/** It throws for its move when it comes to that; what leaving a fire has left of a throw is used instead. */
export function runOf(table: DuckTable, threat: Threat, seat: Seat, left: number | null = null): Run {
  return { threat, seat, thrown: io => left ?? throwMove(table, io, threat) };
}

/** The way is asked in one question, and again after every interruption. */
export function moveAsTold(table: DuckTable, io: DuckIo, threat: Threat, seat: Seat, thrown: number): void {
  const start = threat.at;
  const left = walk(table, io, threat, thrown, points => {
    const reach = threatReach(table, threat, points);
    const options = [...reach.order.subarray(0, reach.count)].filter(square => canEndIn(table, threat, square));
    if (options.length < 2) return null;
    const question: ThreatMoveQuestion = {
      kind: 'threatMove',
      rule: 'DK-TSHOOT-019',
      figure: threat.id,
      points,
      options,
    };
    const goal = ask(io, seat, question);
    return routeTo(threatReach(table, threat, points), goal);
  });
  if (threat.carriesObjective) leaveAtEntry(table, io, threat, left);
  if (!canGoOn(table, threat)) return;
  const facing = askFacing(table, io, threat, seat);
  // DK-ACT-015: one that never left its square turns on the spot, and that may be answered.
  if (threat.at === start) turnTo(table, io, threat, facing);
  else turnInHalf(threat, facing);
}

function askFacing(table: DuckTable, io: DuckIo, threat: Threat, seat: Seat): Direction {
  const first = facingTeam(table, threat) ?? threat.facing;
  const options = [first, ...DIRECTIONS.filter(facing => facing !== first)].map(facing => ({ facing }));
  const question: ThreatFacingQuestion = { kind: 'threatFacing', rule: 'DK-TSHOOT-019', figure: threat.id, options };
  return ask(io, seat, question).facing;
}
