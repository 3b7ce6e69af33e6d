import { sub } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import type { Vehicle } from '../../table/units.ts';
import { rollSum } from '../suppression/damage.ts';
import { armourOf, sideOfVehicle } from './vehicle.ts';

/** A damage roll against a vehicle. */
export interface Impact {
  readonly dice: number;
  readonly bonus: number;
  readonly rule: RuleId;
}

/** KZ-VEH-024, KZ-VEH-031: a total that equals or beats the armour goes through it. */
export function isPierced(table: Killzone, io: KillzoneIo, vehicle: Vehicle, { dice, bonus, rule }: Impact): boolean {
  const armour = armourOf(table, vehicle);
  const why = { rule, purpose: 'damage', seat: seatOf(table, sideOfVehicle(table, vehicle)) } as const;
  return sub(io, `armour ${dice} ${bonus} ${armour}`, dicing => {
    const rolled = rollSum(dicing, dice, why);
    const total = rolled.total + bonus;
    const pierced = total >= armour;
    const { who } = vehicle;
    dicing.tell({ type: 'armourTested', rule, vehicle: who, dice: rolled.dice, bonus, total, armour, pierced });
    return pierced;
  });
}
