import { AMMUNITION, CALIBRES } from '../../content/artillery.ts';
import type { Calibre } from '../../content/artillery-schema.ts';
import type { Place } from '../../table/table.ts';
import type { Round } from './met.ts';

/** DU-ARTY-002, DU-ARTY-003: a round that bursts, by its size and ammunition. */
export function roundOf(calibre: Calibre, ammunition: string, at: Place, airBurst: boolean): Round {
  const { radius, class: weaponClass } = CALIBRES.get(calibre);
  const { effect } = AMMUNITION.get(ammunition);
  if (effect.kind !== 'burst') throw new Error(`expected ammunition that bursts, found "${ammunition}"`);
  const { infantry, armour } = effect;
  return { at: { x: at.x, y: at.y }, radius, impact: { infantry, armour }, class: weaponClass, airBurst };
}
