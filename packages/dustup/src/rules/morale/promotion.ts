import { type Refusal, refuse } from '@sightline/kernel';
import { handOverAssets } from '../../table/missions.ts';
import { type Dustup, type DustupIo, leaderOf, NONE } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import { isInPlay, type Unit } from '../../table/units.ts';
import { appoint, secondsOf } from './leader-loss.ts';

/**
 * DU-MORALE-039: a post nobody holds: the headquarters has fallen or run, or has lost its head and has no second. One
 * that has not come yet, or has left in good order, keeps its post.
 */
function isVacant(table: Dustup, headquarters: Unit): boolean {
  const { where } = headquarters;
  if (where === 'muster' || where === 'inbound' || where === 'exited') return false;
  if (!isInPlay(table, headquarters)) return true;
  if (headquarters.vacated || !headquarters.commands) return true;
  return headquarters.leaderless && secondsOf(table, headquarters).length === 0;
}

/** It takes a whole activation: one action to assume command, one for the unit to find a new leader. */
const ACTIONS = 2;

export function whyNotAssume(table: Dustup, unit: Unit, of: number): Refusal[] {
  const headquarters = table.units[of];
  // A post goes over to a man; the crew of a vehicle stays with it (DU-VEH-003).
  if (headquarters === undefined || unit.parent !== NONE || unit.superior !== of || unit.hull !== null) {
    return [refuse('DU-MORALE-039', 'notNextInLine', { unit: unit.who })];
  }
  if (!isVacant(table, headquarters)) return [refuse('DU-MORALE-039', 'postHeld', { unit: headquarters.who })];
  if (unit.actions < ACTIONS) return [refuse('DU-MORALE-039', 'needsActions', { needs: ACTIONS, left: unit.actions })];
  return [];
}

/**
 * DU-MORALE-039: the leader takes over the post with what he is worth, and commands from where he is; with the second
 * action his unit finds out what it is worth without his whole attention.
 */
export function assumeCommand(table: Dustup, io: DustupIo, unit: Unit, of: number): void {
  const leader = leaderOf(table, unit);
  takePost(table, unit, table.units[of]!);
  unit.commandLv = unit.lv;
  unit.commands = true;
  const told = { unit: unit.who, figure: leader.who, of: table.units[of]!.who, lv: unit.commandLv };
  tellOf(table, io, unit, { type: 'tookCommand', rule: 'DU-MORALE-039', ...told });
  unit.acted += unit.actions;
  unit.actions = 0;
  appoint(table, io, unit, leader);
}

/** The unit becomes the headquarters in the tree, over all that stood beside it. */
function takePost(table: Dustup, unit: Unit, old: Unit): void {
  // DU-MORALE-040: where the commander himself was promoted, only the post he left is to be filled.
  const isLeftPost = old.vacated && isInPlay(table, old);
  handOverAssets(table, old.id, unit.id);
  for (const other of table.units) {
    if (other.superior === old.id && other !== unit && !(isLeftPost && other.commands)) other.superior = unit.id;
  }
  if (isLeftPost) {
    old.vacated = false;
    return;
  }
  unit.vacated = unit.commands && !secondsOf(table, unit).some(({ id }) => id !== unit.leader);
  unit.superior = old.superior;
  old.superior = unit.id;
  old.commands = false;
}

/** The post above, if nobody holds it. */
export function postsOf(table: Dustup, unit: Unit): number[] {
  return whyNotAssume(table, unit, unit.superior).length === 0 ? [unit.superior] : [];
}
