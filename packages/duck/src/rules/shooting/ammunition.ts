import type { DuckIo } from '../../events.ts';
import type { Figure } from '../../figure.ts';
import type { DuckTable } from '../../table.ts';
import { type Gun, heldWeapon } from './gun.ts';

/** DK-WEAP-018, DK-WEAP-019: a unit for the shot and one for each 1 thrown; none at all beside a 6. */
export function unitsUsed(table: DuckTable, dice: readonly number[]): number {
  if (dice.includes(6)) return 0;
  const minimums = dice.filter(face => face === 1).length;
  return table.switches.ammunition === 'by the letter' ? minimums : 1 + minimums;
}

/** DK-WEAP-012: nothing goes below 0, and the last shot is complete. Competitors count no bullets (DK-TSHOOT-021). */
export function spendAmmunition(io: DuckIo, shooter: Figure, { card }: Gun, units: number): void {
  let left = 0;
  if (shooter.kind === 'teamer') {
    const weapon = heldWeapon(shooter);
    // What his own shot set off has struck him down, and his gun lies on the deck.
    if (!weapon) return;
    left = weapon.loaded = Math.max(0, weapon.loaded - units);
  } else if (shooter.kind === 'machine') left = shooter.ammo = Math.max(0, shooter.ammo - units);
  else {
    if (shooter.kind === 'threat' && card.effect.kind === 'flechette') shooter.reloading = true;
    return;
  }
  io.tell({ type: 'ammunitionSpent', rule: 'DK-WEAP-018', figure: shooter.id, weapon: card.name, units, left });
}
