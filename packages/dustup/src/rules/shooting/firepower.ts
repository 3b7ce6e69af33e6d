import { thrownWeapon, type Weapon, weaponNamed } from '../../content/weapons.ts';
import { dieFor, type Faces } from '../../dice/ladder.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import type { Dustup } from '../../table/table.ts';
import type { Shot } from './shot.ts';

/** One die of the pool beside the quality die: that of the small arms, of all strikes, or of one weapon by its id. */
export interface PoolPart {
  readonly of: string;
  readonly die: Faces;
}

/** What the weapons of a shot bring together. */
export interface Firepower {
  readonly dice: readonly PoolPart[];
  /**
   * DU-SHOOT-018, DU-SHOOT-024, DU-SHOOT-042: the lowest of the small arms, whatever fires in support. Without small
   * arms it is the own impact of a support weapon, or the lowest of several (DU-SHOOT-021, DU-SHOOT-043).
   */
  readonly impact: Faces;
  /** DU-SHOOT-023: the shortest effective range in the pool, in mils. */
  readonly effective: number | null;
}

/** DU-SHOOT-015, DU-SHOOT-019: one die for all small arms, D12 at most, and one for each support weapon. */
export function firepowerOf(table: Dustup, shots: readonly Shot[]): Firepower {
  let small = 0;
  let smallImpact: Faces = 12;
  let supportImpact: Faces = 12;
  let effective: number | null = null;
  const support: PoolPart[] = [];
  for (const [figure, index] of shots) {
    const weapon = weaponAt(table, figure, index);
    if (weapon.kind === 'small') {
      small += weapon.row.firepower;
      if (weapon.row.impact < smallImpact) smallImpact = weapon.row.impact;
    } else {
      support.push({ of: weapon.row.id, die: weapon.row.firepower });
      if (weapon.row.impact < supportImpact) supportImpact = weapon.row.impact;
      effective = shorter(effective, weapon.row.effective);
    }
  }
  if (small === 0) return { dice: support, impact: supportImpact, effective };
  return { dice: [{ of: 'smallArms', die: dieFor(small) }, ...support], impact: smallImpact, effective };
}

function shorter(mils: number | null, inches: number | undefined): number | null {
  if (inches === undefined) return mils;
  return Math.min(mils ?? Number.POSITIVE_INFINITY, inches * 1000 + TOLERANCE);
}

export function weaponAt(table: Dustup, figure: number, index: Shot[1]): Weapon {
  if (typeof index !== 'number') return thrownWeapon(index);
  return weaponNamed(table, table.figures[figure]!.weapons[index]!);
}

/** DU-GAP-002: it fires alone or not at all. */
export function isSolo(weapon: Weapon): boolean {
  return weapon.kind === 'support' && weapon.row.traits.includes('solo');
}
