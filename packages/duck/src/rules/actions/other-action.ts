import { type Refusal, refuse } from '@sightline/kernel';
import type { Teamer } from '../../table/figure.ts';
import { isAble } from '../../table/figures.ts';

/** DK-ACT-022, DK-DUCK-012: Other Actions want a man on his feet with his hands free of an enemy and of a body. */
export function whyNotOtherAction(man: Teamer): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(man)) refusals.push(refuse('DK-ACT-022', 'unableToAct'));
  if (man.ducked) refusals.push(refuse('DK-DUCK-012', 'lyingDown', undefined, { code: 'standUp' }));
  if (man.grapple) refusals.push(refuse('DK-ACT-022', 'grappling'));
  if (man.carries !== null) refusals.push(refuse('DK-DMG-011', 'carrying'));
  return refusals;
}
