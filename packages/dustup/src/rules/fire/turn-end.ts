import type { Dustup, DustupIo } from '../../table/table.ts';
import { rollDriftingSmoke, rollSmokeOfFire, smokeOfNewFire } from '../smoke/smoke.ts';
import { isBurning, rollFires } from './fire.ts';

/**
 * DU-GAP2-002: fires first, then their smoke and that of the fires that spread from them, then smoke that nothing
 * feeds. Fires that began by spreading are not rolled for (DU-FIRE-005).
 */
export function endTurnOfFires(table: Dustup, io: DustupIo): void {
  const fresh = rollFires(table, io);
  for (const fire of table.blazes) if (isBurning(fire) && !fresh.includes(fire)) rollSmokeOfFire(table, io, fire);
  for (const fire of fresh) smokeOfNewFire(table, io, fire);
  rollDriftingSmoke(table, io);
}
