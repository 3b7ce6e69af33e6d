import type { Dustup } from '../../table/table.ts';
import { turretsOf, type Vehicle } from '../../table/units.ts';

/** DU-VEH-125: turrets are where their hull is; they are laid all round anyway. */
export function seatTurrets(table: Dustup, vehicle: Vehicle): void {
  const { x, y, facing } = vehicle.hull;
  for (const turret of turretsOf(table, vehicle)) Object.assign(turret.hull, { x, y, facing });
}
