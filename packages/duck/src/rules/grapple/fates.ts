import { opposite } from '@sightline/geometry/grid';
import type { DuckIo } from '../../table/events.ts';
import type { Grapple, Survivor, Teamer, Threat } from '../../table/figure.ts';
import { isOnMap } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { type Cause, kill, wound } from '../damage/kill-and-wound.ts';
import { runnerOf } from '../multi-team/runner.ts';
import { gunOf } from '../shooting/gun.ts';
import { askRunner, askWinner, back, shove } from './back-or-shove.ts';
import { stun } from './captives.ts';
import { hasBladeInHand } from './dice.ts';
import { loseDiceInstead, tellDiceLost, throwOff } from './throw-off.ts';

/** What becomes of a grapple after a round: it is over, goes on at once, or not before the next phase. */
export type After = 'over' | 'goesOn' | 'nextPhase';

/** DK-GRAP-016: what happens to the loser depends on what he lost by. */
export function sufferRound(
  table: DuckTable,
  io: DuckIo,
  person: Teamer | Survivor,
  threat: Threat,
  grapple: Grapple,
  margin: number,
): After {
  if (margin === 0) return 'goesOn';
  if (margin > 0) return threatLoses(table, io, person, threat, grapple, margin);
  return manLoses(table, io, person, threat, grapple, -margin);
}

/** DK-GRAP-017, DK-GRAP-018, DK-GRAP-019: a die lost, stunned, or wounded and stunned. */
function manLoses(
  table: DuckTable,
  io: DuckIo,
  person: Teamer | Survivor,
  threat: Threat,
  grapple: Grapple,
  margin: number,
): After {
  if (margin === 1) return manLosesByOne(table, io, person, threat, grapple);
  if (margin >= 3) wound(table, io, person, { by: threat.id, means: 'grapple', rule: 'DK-GRAP-019' });
  stun(table, io, person, threat);
  return 'over';
}

/** DK-GRAP-017, DK-GRAP-039: a die lost, unless whoever runs the Threat has them part. */
function manLosesByOne(
  table: DuckTable,
  io: DuckIo,
  person: Teamer | Survivor,
  threat: Threat,
  grapple: Grapple,
): After {
  const seat = runnerOf(table);
  const answer = seat === null ? null : askRunner(table, io, person, threat, grapple, seat);
  if (answer && 'to' in answer) {
    if (answer.choice === 'shove') shove(table, io, person, threat, opposite(grapple.from), answer.to);
    else back(table, io, threat, person, answer.to);
    return 'over';
  }
  grapple.manLost++;
  tellDiceLost(io, person.id, 1, person, 'DK-GRAP-017');
  return 'goesOn';
}

/** DK-GRAP-020, DK-GRAP-021, DK-GRAP-022: killed or wounded by 3 or more; then it is moved, or fights on. */
function threatLoses(
  table: DuckTable,
  io: DuckIo,
  person: Teamer | Survivor,
  threat: Threat,
  grapple: Grapple,
  margin: number,
): After {
  // What its wound brings about may lay him low afterwards (DK-DMG-028).
  const lying = person.ducked;
  if (margin >= 3) {
    const cause: Cause = { by: person.id, means: 'grapple', rule: 'DK-GRAP-022' };
    if (fightsToKill(table, person)) kill(table, io, threat, cause);
    else wound(table, io, threat, cause);
    if (!isOnMap(threat)) return 'over';
  }
  const answer = askWinner(table, io, person, threat, grapple, { margin, lying });
  switch (answer.choice) {
    case 'shove':
      shove(table, io, threat, person, grapple.from, answer.to);
      return 'over';
    case 'back':
      back(table, io, person, person, answer.to);
      return 'over';
    case 'fightOn':
      loseDice(io, person, grapple, margin);
      return 'goesOn';
    case 'throwOff':
      if (throwOff(table, io, threat, person)) return 'over';
      loseDiceInstead(io, person, grapple, 'DK-GRAP-024');
      return 'nextPhase';
    default:
      return answer satisfies never;
  }
}

/** DK-GRAP-020, DK-GRAP-040: a die by 1; two by 2, which only a man who lies lets it get away with. */
function loseDice(io: DuckIo, person: Teamer | Survivor, grapple: Grapple, margin: number): void {
  if (margin === 2) return loseDiceInstead(io, person, grapple, 'DK-GRAP-040');
  if (margin > 2) return;
  grapple.threatLost++;
  tellDiceLost(io, grapple.threat, 1, person, 'DK-GRAP-020');
}

/** DK-GRAP-022: a blade, or a Pistol or HAR with a bullet in it, which is not used up. */
function fightsToKill(table: DuckTable, person: Teamer | Survivor): boolean {
  if (hasBladeInHand(person)) return true;
  const gun = gunOf(table, person);
  return gun !== null && gun.card.effect.kind === 'bullet' && gun.loaded > 0 && !gun.broken;
}
