import { bearing, circle, compareGap, facesToward } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { TOLERANCE } from '../../ground/measure.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import type { LineChargeAct } from './acts.ts';
import { mayBeField, noteBreach, turnUp } from './minefields.ts';

/** DU-MINE-015: from the edge of the vehicle to the middle of the field, in mils. */
const REACH = 6000 + TOLERANCE;

export function whyNotLineCharge(table: Dustup, { side, hull }: Unit, { mine: id }: LineChargeAct): Refusal[] {
  if (!table.options.mines || hull === null || hull.charges === 0) return [refuse('DU-MINE-015', 'noLineCharge')];
  const mine = table.mines[id];
  if (mine === undefined || !mayBeField(mine, side)) return [refuse('DU-MINE-015', 'noMinefield')];
  const { x, y } = mine;
  const isNear = compareGap(circle({ x, y }, 0), outlineOfHull(hull), REACH) <= 0;
  const isAhead = facesToward({ x: hull.x, y: hull.y }, bearing(hull.facing), { x, y }).includes('front');
  return isNear && isAhead ? [] : [refuse('DU-MINE-015', 'notBeforeIt')];
}

export function lineChargesOf(table: Dustup, unit: Unit): LineChargeAct[] {
  if ((unit.hull?.charges ?? 0) === 0) return [];
  const acts = table.mines.map(({ id }): LineChargeAct => ({ do: 'lineCharge', mine: id }));
  return acts.filter(act => whyNotLineCharge(table, unit, act).length === 0);
}

/** DU-MINE-015: the field is gone, whatever lay in it. */
export function fireLineCharge(table: Dustup, io: DustupIo, unit: Unit, { mine: id }: LineChargeAct): void {
  const mine = table.mines[id]!;
  if (unit.hull !== null) unit.hull.charges--;
  reveal(table, io, unit, 'DU-DETECT-003');
  io.tell({ type: 'lineChargeFired', rule: 'DU-MINE-015', unit: unit.who, mine: id });
  noteBreach(table, unit, mine);
  turnUp(table, io, mine, 'DU-MINE-015');
  mine.removed = true;
}
