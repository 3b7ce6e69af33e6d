import { hasKeys, isRecord } from '@sightline/kernel';
import type { FigureActKinds } from '../../table/acts.ts';
import { isPlace, isWhole } from '../../table/forms.ts';
import { whyNotForgoMove, whyNotShoot, whyNotShootNow } from './aiming.ts';
import { shotsOf } from './choosing-targets.ts';
import { shoot } from './firing.ts';
import type { Target } from './targets.ts';
import { BURSTS, hasWeaponReady } from './weapons.ts';

export interface ShootAct {
  readonly do: 'shoot';
  /** Which of the weapons at hand. */
  readonly weapon: number;
  readonly target: Target;
  readonly burst?: (typeof BURSTS)[number];
}

export const shootingActs: FigureActKinds<ShootAct> = {
  shoot: {
    do: 'shoot',
    isForm(act) {
      const isBurst = !('burst' in act) || BURSTS.some(length => length === act['burst']);
      const isShot = hasKeys(act, ['do', 'weapon', 'target'], ['burst']) && isBurst;
      return isShot && isWhole(act['weapon']) && isTarget(act['target']);
    },
    list: shotsOf,
    whyNot(table, figure, shot) {
      const refusals = whyNotShoot(table, figure, shot);
      return refusals.length > 0 ? refusals : whyNotForgoMove(table, figure, shot);
    },
    perform: shoot,
    isOpen: (table, figure) => whyNotShootNow(table, figure).length === 0 && hasWeaponReady(table, figure),
  },
};

function isTarget(value: unknown): value is Target {
  if (!isRecord(value)) return false;
  if (hasKeys(value, ['point'])) return isPlace(value['point']);
  return ['figure', 'vehicle', 'opening'].some(thing => hasKeys(value, [thing]) && isWhole(value[thing]));
}
