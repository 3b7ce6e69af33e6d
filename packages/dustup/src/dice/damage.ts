import { isMoreThanDouble } from './rolls.ts';

/** What an impact does to a structure or a hull; the worst comes last. */
export type Damage = 'none' | 'damaged' | 'destroyed';
const DAMAGES: readonly Damage[] = ['none', 'damaged', 'destroyed'];

/** DU-VEH-061, DU-BUILD-006: above damages, more than double destroys. */
export function damageBy(impact: number, armour: number): Damage {
  if (isMoreThanDouble(impact, armour)) return 'destroyed';
  return impact > armour ? 'damaged' : 'none';
}

export function worse(a: Damage, b: Damage): Damage {
  return DAMAGES.indexOf(a) > DAMAGES.indexOf(b) ? a : b;
}
