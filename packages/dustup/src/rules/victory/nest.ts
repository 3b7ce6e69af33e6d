import { circle, compareGap } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { rollTimes, type Times } from '../../dice/times.ts';
import { bodiesOf } from '../../ground/outline.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { bestExplosive, spendCharge } from '../assault/explosives.ts';
import { stayBelow } from '../deployment/late.ts';
import type { VictoryEvent } from './events.ts';

/** DU-GAP2-047: one explosive, carried to the nest by hand. */
export function whyNotBlowNest(table: Dustup, unit: Unit): Refusal[] {
  const { nest } = table;
  if (nest === null || nest.destroyed) return [refuse('DU-GAP2-047', 'noNest')];
  if (unit.hull !== null || unit.where !== 'table') return [refuse('DU-GAP2-047', 'byHand')];
  const { x, y, radius } = nest;
  const touches = bodiesOf(table, unit).some(body => compareGap(body, circle({ x, y }, radius), 0) <= 0);
  if (!touches) return [refuse('DU-GAP2-047', 'notAtNest')];
  return bestExplosive(table, unit, null) === null ? [refuse('DU-GAP2-047', 'noExplosive')] : [];
}

export function blowNest(table: Dustup, io: DustupIo, unit: Unit): void {
  const charge = bestExplosive(table, unit, null)!;
  spendCharge(unit, charge);
  strikeNest(table, io, charge.impact, unit, charge.what);
}

/** DU-GAP2-047: impact above its armour destroys it, whether it was carried there or burst over it. */
export function strikeNest(
  table: Dustup,
  io: DustupIo,
  by: Times,
  unit: Unit | null,
  charge: Extract<VictoryEvent, { type: 'nestStruck' }>['charge'],
): void {
  const nest = table.nest!;
  const impact = rollTimes(io, by, { rule: 'DU-GAP2-047', purpose: 'impact' });
  const armour = rollTimes(io, { die: 12, times: nest.class }, { rule: 'DU-GAP2-047', purpose: 'armour' });
  nest.destroyed = impact > armour;
  io.tell({
    type: 'nestStruck',
    rule: 'DU-GAP2-047',
    unit: unit?.who ?? null,
    charge,
    impact,
    armour,
    destroyed: nest.destroyed,
  });
  if (nest.destroyed) stayBelow(table);
}
