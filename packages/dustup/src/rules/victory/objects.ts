import { type Refusal, refuse } from '@sightline/kernel';
import { isWithinInches } from '../../ground/measure.ts';
import type { MomentOf } from '../../table/moment.ts';
import { type Dustup, type DustupIo, NONE, placeOf } from '../../table/table.ts';
import { isAtBest, type Unit } from '../../table/units.ts';
import type { PickUpUse } from './acts.ts';

/** DU-REORG-002, DU-GAP-023: how near the leader has to be, in inches. */
const AT_HAND = 2;

export function whyNotPickUp(table: Dustup, unit: Unit, { objective }: PickUpUse): Refusal[] {
  const object = table.objectives[objective];
  if (object === undefined || !object.carry || object.carrier !== NONE)
    return [refuse('DU-REORG-002', 'nothingToPickUp')];
  if (unit.carries !== NONE) return [refuse('DU-REORG-002', 'carriesAlready')];
  return isWithinInches(placeOf(table, unit), object, AT_HAND) ? [] : [refuse('DU-REORG-002', 'outOfReach', AT_HAND)];
}

export function pickUp(table: Dustup, io: DustupIo, unit: Unit, { objective }: PickUpUse): void {
  const object = table.objectives[objective]!;
  object.carrier = unit.id;
  unit.carries = objective;
  io.tell({ type: 'pickedUp', rule: 'DU-REORG-002', unit: unit.who, objective: object.name });
}

export function objectsAtHand(table: Dustup, unit: Unit): PickUpUse[] {
  return table.objectives
    .map(({ id }): PickUpUse => ({ do: 'pickUp', objective: id }))
    .filter(use => whyNotPickUp(table, unit, use).length === 0);
}

type Loss = MomentOf<'fell' | 'withdrew' | 'confidenceChanged'>;

/** DU-GAP-023: a carrier that withdraws, breaks, routs or loses its leader drops what it carries where its leader stood. */
export function dropCarried(table: Dustup, io: DustupIo, moment: Loss): void {
  const unit = table.units[moment.unit]!;
  if (unit.carries === NONE) return;
  if (moment.on === 'fell' && !moment.leader) return;
  if (moment.on === 'confidenceChanged' && !isAtBest(unit, 'broken')) return;
  const objective = table.objectives[unit.carries]!;
  const at =
    moment.on === 'withdrew'
      ? moment.from
      : moment.on === 'fell'
        ? table.figures[moment.figure]!
        : placeOf(table, unit);
  objective.x = at.x;
  objective.y = at.y;
  objective.carrier = NONE;
  unit.carries = NONE;
  io.tell({ type: 'dropped', rule: 'DU-GAP-023', unit: unit.who, objective: objective.name });
}
