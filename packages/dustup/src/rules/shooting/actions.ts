import type { ShootingAct } from '../../acts/shooting.ts';
import { type ActionsOf, hasKeys, isInt, type Raw } from '../action.ts';
import { shoot, whyNotShoot } from './shoot.ts';
import { shotsOf } from './shots.ts';

export const shootingActions: ActionsOf<ShootingAct> = {
  shoot: {
    action: 'shoot',
    isForm: isShootAct,
    whyNot: whyNotShoot,
    candidates: shotsOf,
    perform: shoot,
  },
};

function isShootAct(value: Raw): boolean {
  if (!hasKeys(value, ['do', 'target', 'shots'], ['suppressive'])) return false;
  if ('suppressive' in value && value['suppressive'] !== true) return false;
  const shots = value['shots'];
  return isInt(value['target']) && Array.isArray(shots) && shots.length <= 40 && shots.every(isShot);
}

/** A figure carries fewer weapons than there are bits in `fired`. */
const MOST_WEAPONS = 8;

function isShot(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2 || !isInt(value[0])) return false;
  const weapon: unknown = value[1];
  return isInt(weapon) ? weapon >= 0 && weapon < MOST_WEAPONS : weapon === 'grenade' || weapon === 'antiTankGrenade';
}
