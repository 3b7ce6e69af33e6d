import { isWithin } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { type Dustup, type DustupIo, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import type { SetDownUse } from './acts.ts';

/** DU-GUIDED-024: how far from the unit it is put, in mils. */
const BESIDE = 2000 + TOLERANCE;

export function whyNotSetDown(table: Dustup, unit: Unit, { at }: SetDownUse): Refusal[] {
  if (unit.areaSystems === 0) return [refuse('DU-GUIDED-024', 'noAreaSystem')];
  if (unit.where !== 'table' || !isOnTable(groundOf(table), at)) return [refuse('DU-GUIDED-024', 'notThere')];
  return isWithin(placeOf(table, unit), at, BESIDE) ? [] : [refuse('DU-GUIDED-024', 'tooFarToSetDown')];
}

/** DU-GUIDED-024: one action sets one down; everybody sees it stand there. */
export function setDown(table: Dustup, io: DustupIo, unit: Unit, { at }: SetDownUse): void {
  reveal(table, io, unit, 'DU-DETECT-003');
  unit.areaSystems--;
  const id = table.areaSystems.length;
  table.areaSystems.push({ id, side: unit.side, x: at.x, y: at.y, die: unit.areaDie, removed: false });
  io.tell({ type: 'areaSystemSetDown', rule: 'DU-GUIDED-024', unit: unit.who, at: { x: at.x, y: at.y } });
}

/** Beside whoever has one and vehicles to look after. */
export function setDownsOf(table: Dustup, unit: Unit): SetDownUse[] {
  if (unit.areaSystems === 0 || unit.where !== 'table') return [];
  const { x, y } = placeOf(table, unit);
  const use: SetDownUse = { do: 'setDownSystem', at: { x, y } };
  return table.units.some(({ side, hull }) => side === unit.side && hull !== null) ? [use] : [];
}
