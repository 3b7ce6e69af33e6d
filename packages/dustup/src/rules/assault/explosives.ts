import { EXPLOSIVES } from '../../content/arsenal.ts';
import type { Times } from '../../dice/times.ts';
import type { Dustup, Named } from '../../table/table.ts';
import { has, type Unit, type Vehicle } from '../../table/units.ts';
import { isImmobile } from '../vehicles/driving.ts';

/** DU-GAP2-008: what a unit goes at a hull with; `what` is null where it has nothing but its own hands and blades. */
export interface Charge {
  readonly what: Named | null;
  readonly impact: Times;
  readonly weaponClass: number;
}

/** DU-GAP2-008: the best explosive that a unit has for a hull, or for what lies still in the ground, if it has any. */
export function bestExplosive(table: Dustup, unit: Unit, against: Vehicle | null): Charge | null {
  const [best] = explosivesOf(table, unit, against).toSorted((a, b) => mostOf(b) - mostOf(a));
  return best ?? null;
}

const mostOf = ({ impact: { die, times } }: Charge): number => die * times;

function explosivesOf(table: Dustup, unit: Unit, against: Vehicle | null): Charge[] {
  const { grenades } = table.options;
  const found: Charge[] = [];
  if (unit.breachingCharges > 0 && (against === null || standsStill(table, against)))
    found.push(chargeNamed('breachingCharge'));
  if (unit.satchels > 0) found.push(chargeNamed('satchelCharge'));
  if (grenades && has(unit, 'antiTankGrenades')) found.push(chargeNamed('antiTankGrenade'));
  if (grenades && has(unit, 'grenades')) found.push(chargeNamed('handGrenade'));
  return found;
}

/** DU-VEH-107: it has not moved in its latest activation, or cannot move at all. */
function standsStill(table: Dustup, vehicle: Vehicle): boolean {
  return !vehicle.moved || isImmobile(table, vehicle);
}

function chargeNamed(id: string): Charge {
  const { name, impact, class: weaponClass } = EXPLOSIVES.get(id);
  return { what: { id, name }, impact, weaponClass };
}

/** Grenades there are enough of, charges are counted. */
export function spendCharge(unit: Unit, { what }: Charge): void {
  if (what?.id === 'satchelCharge') unit.satchels--;
  if (what?.id === 'breachingCharge') unit.breachingCharges--;
}
