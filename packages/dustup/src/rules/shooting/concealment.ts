import { type Refusal, refuse } from '@sightline/kernel';
import { shelterOf } from '../../ground/cover.ts';
import type { MomentOf } from '../../table/moment.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';

export function whyNotConceal(table: Dustup, unit: Unit): Refusal[] {
  if (unit.concealed) return [refuse('DU-SHOOT-056', 'concealedAlready')];
  return shelterOf(table, unit, null).concealment === 'none' ? [refuse('DU-SHOOT-056', 'noConcealment')] : [];
}

/** DU-SHOOT-056: complete concealment, wherever the ground conceals at all. */
export function conceal(table: Dustup, io: DustupIo, unit: Unit): void {
  unit.concealed = true;
  tellOf(table, io, unit, { type: 'wentIntoConcealment', rule: 'DU-SHOOT-056', unit: unit.who });
}

export function whyNotShowUp(_: Dustup, unit: Unit): Refusal[] {
  return unit.concealed ? [] : [refuse('DU-SHOOT-056', 'notConcealed')];
}

export function showUp(table: Dustup, io: DustupIo, unit: Unit): void {
  unit.concealed = false;
  tellOf(table, io, unit, { type: 'leftConcealment', rule: 'DU-SHOOT-056', unit: unit.who });
}

/** DU-SHOOT-056: any move of the leader ends complete concealment. */
export function stopConcealment(table: Dustup, _io: DustupIo, { unit }: MomentOf<'moved'>): void {
  table.units[unit]!.concealed = false;
}

/** DU-REORG-005: complete concealment ends where the ground gives none. */
export function loseConcealment(table: Dustup, io: DustupIo, unit: Unit): void {
  if (!unit.concealed || shelterOf(table, unit, null).concealment !== 'none') return;
  unit.concealed = false;
  tellOf(table, io, unit, { type: 'leftConcealment', rule: 'DU-REORG-005', unit: unit.who });
}
