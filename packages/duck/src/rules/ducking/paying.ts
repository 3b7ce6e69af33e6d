import type { Teamer } from '../../table/figure.ts';

/** DK-DUCK-001, DK-DUCK-004, DK-DUCK-017: whatever the dive is for, a chit at hand must be spent on a dive, the waiting one first. False if he has none. */
export function payForDive(man: Teamer): boolean {
  if (man.waiting > 0) man.waiting--;
  else if (man.ready > 0) man.ready--;
  else return false;
  man.acted++;
  return true;
}
