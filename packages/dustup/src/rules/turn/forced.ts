import { isInCover } from '../../ground/cover.ts';
import { isAirborne } from '../../table/flight.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { isAtBest, isVehicle, type Unit } from '../../table/units.ts';
import { fleeHome, landAgain, mustLand } from '../aircraft/hovering.ts';
import { replaceLeader } from '../morale/leader-loss.ts';
import { fightPanic, isRecovering, loseActions } from '../morale/panic.ts';
import { fleeToCover, withdrawRouted } from '../movement/flight.ts';
import { isImmobile } from '../vehicles/driving.ts';

/** What a unit must do with its actions, whatever its player would like. */
export interface Forced {
  applies(table: Dustup, unit: Unit): boolean;
  /** Spends one action, or both. */
  perform(table: Dustup, io: DustupIo, unit: Unit): void;
}

/**
 * In the order in which they take precedence: rout, panic, the loss of a leader, and flight of the broken. What takes a
 * whole activation waits for the next one if it befell the unit in the midst of its own.
 */
const FORCED: readonly Forced[] = [
  // DU-FORCE-035, DU-GAP2-029: of those in the air.
  { applies: (_, unit) => unit.confidence === 'routed' && isAirborne(unit), perform: fleeHome },
  { applies: (_, unit) => mustLand(unit), perform: landAgain },
  // DU-FORCE-035
  { applies: (table, unit) => unit.confidence === 'routed' && mayFlee(table, unit), perform: withdrawRouted },
  // DU-MORALE-025
  { applies: (_, unit) => unit.panicked && isFresh(unit), perform: fightPanic },
  { applies: (table, unit) => unit.panicked || isRecovering(table, unit), perform: loseActions },
  // DU-MORALE-033
  { applies: (_, unit) => unit.leaderless && isFresh(unit), perform: replaceLeader },
  // DU-FORCE-034: a broken unit in the open that can move makes for cover.
  { applies: mustSeekCover, perform: fleeToCover },
];

/** Its activation has only begun. */
function isFresh({ acted }: Unit): boolean {
  return acted === 0;
}

/** DU-VEH-047, DU-VEH-077: riders stay where they are, and so does a vehicle that cannot move. */
function mayFlee(table: Dustup, unit: Unit): boolean {
  return isVehicle(unit) ? !isImmobile(table, unit) : unit.where === 'table';
}

/** Suppression keeps men down, but no vehicle (DU-VEH-088). */
function mustSeekCover(table: Dustup, unit: Unit): boolean {
  if (!isAtBest(unit, 'broken') || (unit.suppression > 0 && unit.hull === null)) return false;
  return !isInCover(table, unit) && mayFlee(table, unit);
}

export function forcedOn(table: Dustup, unit: Unit): Forced | null {
  // DU-VEH-095: nobody is in it who could be made to do anything.
  if (unit.hull?.unmanned) return null;
  return FORCED.find(({ applies }) => applies(table, unit)) ?? null;
}
