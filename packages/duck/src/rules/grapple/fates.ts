import type { DuckIo } from '../../table/events.ts';
import type { Grapple, Survivor, Teamer, Threat } from '../../table/figure.ts';
import { isOnMap } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { type Cause, kill, wound } from '../damage/kill-and-wound.ts';
import { gunOf } from '../shooting/gun.ts';
import { stun } from './captives.ts';
import { hasBladeInHand } from './dice.ts';
import { loseDiceInstead, tellDiceLost, throwOff } from './throw-off.ts';
import { winByOne } from './win-by-one.ts';

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
  if (margin === 1) {
    grapple.manLost++;
    tellDiceLost(io, person.id, 1, person, 'DK-GRAP-017');
    return 'goesOn';
  }
  if (margin >= 3) wound(table, io, person, { by: threat.id, means: 'grapple', rule: 'DK-GRAP-019' });
  stun(table, io, person, threat);
  return 'over';
}

/** DK-GRAP-020, DK-GRAP-021, DK-GRAP-022: shoved or a die less, thrown off, killed or wounded. */
function threatLoses(
  table: DuckTable,
  io: DuckIo,
  person: Teamer | Survivor,
  threat: Threat,
  grapple: Grapple,
  margin: number,
): After {
  if (margin === 1) return winByOne(table, io, person, threat, grapple) ? 'goesOn' : 'over';
  // What its wound brings about may lay him low afterwards (DK-DMG-028).
  const wasLying = person.ducked;
  if (margin >= 3) {
    const cause: Cause = { by: person.id, means: 'grapple', rule: 'DK-GRAP-022' };
    if (fightsToKill(table, person)) kill(table, io, threat, cause);
    else wound(table, io, threat, cause);
    if (!isOnMap(threat)) return 'over';
  }
  if (wasLying) {
    // DK-GRAP-040: the prone force nobody back.
    if (margin === 2) loseDiceInstead(io, person, grapple, 'DK-GRAP-040');
    return 'goesOn';
  }
  if (throwOff(table, io, threat, person)) return 'over';
  loseDiceInstead(io, person, grapple, 'DK-GRAP-024');
  return 'nextPhase';
}

/** DK-GRAP-022: a blade, or a Pistol or HAR with a bullet in it, which is not used up. */
function fightsToKill(table: DuckTable, person: Teamer | Survivor): boolean {
  if (hasBladeInHand(person)) return true;
  const gun = gunOf(table, person);
  return gun !== null && gun.card.effect.kind === 'bullet' && gun.loaded > 0 && !gun.broken;
}
