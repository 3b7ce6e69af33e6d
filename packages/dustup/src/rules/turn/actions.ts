import { type Procedure, type Refusal, refuse } from '@sightline/kernel';
import { type Act, acts } from '../../table/acts.ts';
import type { DustupEvent } from '../../table/events.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { statesOf, whyNotAction } from './states.ts';

/** Why a unit may not do this now; an empty list is a yes. */
export function whyNotAct(table: Dustup, unit: Unit, act: Act): Refusal[] {
  const kind = acts.kindOf(act);
  const refusals = whyNotAction(table, unit, kind.action);
  if (refusals.length > 0) return refusals;
  const cost = kind.cost ?? 1;
  if (unit.actions < cost) return [refuse('DU-TURN-004', 'needsActions', { needs: cost, left: unit.actions })];
  return kind.whyNot(table, unit, act);
}

/** Acts worth thinking about: for bots, for keyboards, and to try things out. */
export function actsOf(table: Dustup, unit: Unit): Act[] {
  return [...eachAct(table, unit)];
}

/** The same one after the other: whoever takes the first does not wait for the others to be found. */
export function* eachAct(table: Dustup, unit: Unit): Generator<Act, void> {
  const states = statesOf(table, unit);
  for (const kind of acts.all()) {
    if (unit.actions < (kind.cost ?? 1) || whyNotAction(table, unit, kind.action, states).length > 0) continue;
    yield* kind.list(table, unit);
  }
}

/** DU-TURN-004: the action is spent, then resolved to the end. */
export function carryOut(table: Dustup, io: DustupIo, unit: Unit, act: Act): void {
  const kind = acts.kindOf(act);
  unit.actions -= kind.cost ?? 1;
  unit.acted++;
  kind.perform(table, io, unit, act);
}

/** The same, as far as its odds are worth knowing: what others will make of an order is theirs to say. */
export function foreseeAct(table: Dustup, unit: Unit, act: Act): Procedure<Dustup, DustupEvent> | null {
  const kind = acts.kindOf(act);
  if (kind.foresee !== undefined) return kind.foresee(table, unit, act);
  return (later, io) => carryOut(later, io, later.units[unit.id]!, act);
}
