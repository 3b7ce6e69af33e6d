import { D6, part, sub, type Tally, tally } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { NONE, type Vehicle } from '../../table/units.ts';
import { damage } from '../suppression/damage.ts';
import { climbOut } from './beside.ts';
import { occupantsOf, sideOfVehicle } from './vehicle.ts';

/** KZ-VEH-018: the damage dice of every occupant after a crash; null for no effect. */
export type SkidResult = 0 | 2 | 3 | null;

/** KZ-VEH-018: scores above 6 count as 6. */
export function readSkidTable(score: number): SkidResult {
  if (score <= 3) return null;
  if (score === 4) return 0;
  return score === 5 ? 2 : 3;
}

/** KZ-VEH-018: how likely a Skid roll with so much added to it ends in a crash. */
export function crashChance(modifier: number): number {
  return D6.faces.filter(face => readSkidTable(face + modifier) !== null).length / D6.faces.length;
}

/** The roll alone; what is added to the die is the speed, or nothing. */
export function rollSkid(
  table: Killzone,
  io: KillzoneIo,
  vehicle: Vehicle,
  modifier: number,
  rule: RuleId,
): SkidResult {
  const seat = seatOf(table, sideOfVehicle(table, vehicle));
  return sub(io, `skid ${modifier}`, dicing => {
    const die = dicing.roll(D6, { rule: 'KZ-VEH-018', purpose: 'skid', seat });
    const score: Tally = tally(die, modifier > 0 && part(rule, modifier, 'speedOver'));
    const dice = readSkidTable(score.total);
    dicing.tell({ type: 'skidRolled', rule: 'KZ-VEH-018', vehicle: vehicle.who, die, tally: score, dice });
    return dice;
  });
}

/** KZ-VEH-017, KZ-VEH-019, KZ-VEH-024: a skid may wreck the vehicle; otherwise it carries on as it was. Says whether. */
export function survivesSkid(
  table: Killzone,
  io: KillzoneIo,
  vehicle: Vehicle,
  modifier: number,
  rule: RuleId,
): boolean {
  const dice = rollSkid(table, io, vehicle, modifier, rule);
  if (dice === null) return true;
  wreck(table, io, vehicle, dice, vehicle.speed > 0);
  return false;
}

/** KZ-VEH-020, KZ-VEH-021: undriveable for good; the occupants are hurt, the driver first, and climb out. */
export function wreck(table: Killzone, io: KillzoneIo, vehicle: Vehicle, dice: 0 | 2 | 3, overturned: boolean): void {
  vehicle.wrecked = true;
  vehicle.overturned = overturned;
  vehicle.speed = 0;
  io.tell({ type: 'crashed', rule: 'KZ-VEH-020', vehicle: vehicle.who, overturned });
  const aboard = occupantsOf(table, vehicle);
  const carried = table.prizes.filter(prize => aboard.some(({ id }) => id === prize.holder));
  harmOccupants(table, io, vehicle, dice);
  for (const prize of carried) if (prize.holder === NONE) prize.vehicle = vehicle.id;
  const survivors = aboard.filter(({ state }) => state !== 'killed');
  climbOut(table, io, survivors, vehicle);
}

/** KZ-VEH-021: against each one's own kill score. */
export function harmOccupants(table: Killzone, io: KillzoneIo, vehicle: Vehicle, dice: 0 | 2 | 3): void {
  if (dice === 0) return;
  for (const figure of occupantsOf(table, vehicle)) {
    damage(table, io, figure, { dice, by: 'crash', rule: 'KZ-VEH-021' });
  }
}
