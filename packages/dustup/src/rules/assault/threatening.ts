import type { Dustup } from '../../table/table.ts';
import { isInPlay, type Unit } from '../../table/units.ts';
import { whyNotTarget } from '../shooting/shoot.ts';
import { whyNotAim } from '../shooting/shoot-action.ts';
import { defensiveFire } from '../shooting/shots.ts';
import { unitTarget } from '../shooting/unit-target.ts';
import { asReady } from '../turn/activation.ts';
import { whyNotAction } from '../turn/states.ts';
import { mountsOn } from '../vehicles/mounts.ts';
import { assaultsOf } from './declare.ts';
import { shocksOf } from './tank-shock.ts';

/** Whom a unit could shoot at, assault or drive at from where it is, as it is, in its next activation. */
export function threatenedBy(table: Dustup, unit: Unit): number[] {
  if (!isInPlay(table, unit)) return [];
  const fresh = asReady(table, unit);
  const mayShoot = whyNotAction(table, unit, 'shoot').length === 0;
  const mayAssault = whyNotAction(table, unit, 'assault').length === 0;
  const charged = new Set(
    mayAssault
      ? [
          ...assaultsOf(table, fresh).flatMap(({ targets }) => targets),
          ...shocksOf(table, fresh).map(({ target }) => target),
        ]
      : [],
  );
  return table.units
    .filter(enemy => charged.has(enemy.id) || (mayShoot && isInAim(table, fresh, enemy)))
    .map(({ id }) => id);
}

/** DU-SHOOT-005, DU-SHOOT-010: in sight, in range of something, and not too hard to hit. */
function isInAim(table: Dustup, unit: Unit, enemy: Unit): boolean {
  if (whyNotTarget(table, unit, enemy).length > 0) return false;
  // What has been fired in this activation can be fired in the next.
  if (unit.hull !== null) {
    const target = unitTarget(table, unit, enemy);
    const ways = mountsOn(table, { ...unit, moved: false }, { ...unit.hull, fired: 0, driving: false }, target);
    return ways.some(shots => whyNotAim(table, unit, target, { shots }).length === 0);
  }
  const shots = defensiveFire(table, unit, enemy);
  return shots.length > 0 && whyNotAim(table, unit, unitTarget(table, unit, enemy), { shots }).length === 0;
}
