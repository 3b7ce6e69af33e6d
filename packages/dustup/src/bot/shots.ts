import type { ShootAct } from '../rules/shooting/acts.ts';
import { isVehicle, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { worthOfArmourShot } from './armour.ts';
import { worthOfFire } from './fire.ts';

/** What a shot is worth, whatever it is aimed at. */
export function worthOfShot(view: DustupView, unit: Unit, act: ShootAct): number {
  const target = view.units[act.target]!;
  return isVehicle(target) ? worthOfArmourShot(view, unit, act, target) : worthOfFire(view, unit, act);
}
