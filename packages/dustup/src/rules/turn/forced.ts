import { isInCover } from '../../ground/cover.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { isAtBest, type Unit } from '../../table/units.ts';
import { replaceLeader } from '../morale/leader-loss.ts';
import { fightPanic } from '../morale/panic.ts';
import { fleeToCover, withdrawRouted } from '../movement/flight.ts';

/** What a unit must do with its actions, whatever its player would like. */
export interface Forced {
  applies(table: Dustup, unit: Unit): boolean;
  /** Spends one action, or both. */
  perform(table: Dustup, io: DustupIo, unit: Unit): void;
}

/** In the order in which they take precedence: rout, panic, the loss of a leader, and flight of the broken. */
const FORCED: readonly Forced[] = [
  // DU-FORCE-035
  { applies: (_, unit) => unit.confidence === 'routed', perform: withdrawRouted },
  // DU-MORALE-025
  { applies: (_, unit) => unit.panicked, perform: fightPanic },
  // DU-MORALE-033; an assault that is under way may still be pressed home (DU-ASSAULT-049).
  { applies: (_, unit) => unit.leaderless && unit.onto.length === 0, perform: replaceLeader },
  // DU-FORCE-034: a broken unit in the open that can move makes for cover.
  { applies: mustSeekCover, perform: fleeToCover },
];

function mustSeekCover(table: Dustup, unit: Unit): boolean {
  return isAtBest(unit, 'broken') && unit.suppression === 0 && !isInCover(table, unit);
}

export function forcedOn(table: Dustup, unit: Unit): Forced | null {
  return FORCED.find(({ applies }) => applies(table, unit)) ?? null;
}
