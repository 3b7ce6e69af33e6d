import { D6 } from '@sightline/kernel';
import { QUALITY_ROWS, TABLES } from '../../content/load.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { lowered } from '../morale/confidence.ts';

/** What players have left to chance is settled before anybody is placed. */
export function muster(table: Dustup, io: DustupIo): void {
  const { randomQuality, randomLeadership, randomConfidence } = table.options;
  for (const unit of table.units) {
    if (randomQuality) rollQuality(table, io, unit);
    if (randomLeadership) rollLeadership(table, io, unit);
    if (randomConfidence) rollConfidence(table, io, unit);
  }
}

function d6(table: Dustup, io: DustupIo, unit: Unit, rule: 'DU-FORCE-026' | 'DU-FORCE-028' | 'DU-FORCE-038'): number {
  return io.roll(D6, { rule, purpose: 'muster', seat: seatOf(table, unit.side) });
}

/** DU-FORCE-026: untrained and elite are assigned by the setting and stay what they are. */
function rollQuality(table: Dustup, io: DustupIo, unit: Unit): void {
  if (unit.quality === 'untrained' || unit.quality === 'elite') return;
  const face = d6(table, io, unit, 'DU-FORCE-026');
  unit.quality = TABLES.random.quality[face - 1]!;
  unit.die = QUALITY_ROWS.get(unit.quality).die;
  io.tell({ type: 'mustered', rule: 'DU-FORCE-026', unit: unit.who, what: 'quality', dice: [face], now: unit.quality });
}

function rollLeadership(table: Dustup, io: DustupIo, unit: Unit): void {
  const face = d6(table, io, unit, 'DU-FORCE-028');
  unit.lv = TABLES.random.leadership[face - 1]!;
  unit.commandLv = unit.lv;
  io.tell({ type: 'mustered', rule: 'DU-FORCE-028', unit: unit.who, what: 'leadership', dice: [face], now: unit.lv });
}

/** DU-FORCE-038: each 1 costs a step, twice at most, and never below shaken. */
function rollConfidence(table: Dustup, io: DustupIo, unit: Unit): void {
  const dice = [d6(table, io, unit, 'DU-FORCE-038')];
  if (dice[0] === 1) dice.push(d6(table, io, unit, 'DU-FORCE-038'));
  for (const face of dice) {
    if (face === 1 && unit.confidence !== 'shaken') unit.confidence = lowered(unit.confidence, 1);
  }
  unit.startConfidence = unit.confidence;
  const now = unit.confidence;
  io.tell({ type: 'mustered', rule: 'DU-FORCE-038', unit: unit.who, what: 'confidence', dice, now });
}
