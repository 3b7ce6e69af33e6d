import { type Dustup, NONE } from './table.ts';
import type { Unit } from './units.ts';

/** DU-ARTY-023: the boxes of the inbound chart are three, two, one and loiter; whoever waits in none has NONE. */
export const FARTHEST = 3;
export const LOITER = 0;

/** DU-ARTY-024: the counters of a side that may still be moved in this turn, each in place of an activation. */
export function countersOf(table: Dustup, side: number): Unit[] {
  return table.units.filter(unit => unit.side === side && isOnChart(unit) && !unit.boxMoved && !isStill(unit));
}

/** DU-ARTY-025: it has come onto the table in this turn, and acts from the next one on. */
export function hasJustArrived({ where, boxMoved }: Unit): boolean {
  return boxMoved && (where === 'table' || where === 'aboard');
}

/** Those who ride go where their vehicle goes. */
function isOnChart({ where, carrier, box }: Unit): boolean {
  return where === 'inbound' && carrier === NONE && box !== NONE;
}

/** DU-CASEVAC-007: from box one it may go to loiter uncalled, but no farther. */
function isStill(unit: Unit): boolean {
  return waitsForCall(unit) && unit.box === LOITER;
}

/** DU-CASEVAC-004, DU-CASEVAC-007: it waits in loiter, or in box one after its round, and comes only when it is called. */
export function waitsForCall(unit: Unit): boolean {
  return unit.hull?.awaitsCall === true && isOnChart(unit) && unit.box <= 1;
}
