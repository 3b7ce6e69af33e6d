import { type Refusal, refuse } from '@sightline/kernel';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';
import { findsMinesUnderfoot, whyNotPropOnMines } from '../mines/minefields.ts';

/** DU-PROP-001: even in open ground; propping twice does nothing. */
export function whyNotProp(table: Dustup, unit: Unit): Refusal[] {
  return unit.propped ? [refuse('DU-PROP-001', 'proppedAlready')] : whyNotPropOnMines(table, unit);
}

/** DU-MINE-008: whoever finds mines underfoot does not settle down there, and has spent the action on it. */
export function prop(table: Dustup, io: DustupIo, unit: Unit): void {
  if (findsMinesUnderfoot(table, io, unit)) {
    return tellOf(table, io, unit, { type: 'minesStoppedProp', rule: 'DU-MINE-008', unit: unit.who });
  }
  unit.propped = true;
  tellOf(table, io, unit, { type: 'propped', rule: 'DU-PROP-001', unit: unit.who });
}

/** DU-PROP-007, DU-PROP-008: only by an action, and not under suppression. */
export function whyNotUnprop(_table: Dustup, unit: Unit): Refusal[] {
  return unit.propped ? [] : [refuse('DU-PROP-007', 'notPropped')];
}

export function unprop(table: Dustup, io: DustupIo, unit: Unit): void {
  unit.propped = false;
  tellOf(table, io, unit, { type: 'unpropped', rule: 'DU-PROP-007', unit: unit.who });
}
