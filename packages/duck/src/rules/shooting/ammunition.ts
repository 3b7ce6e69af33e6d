import type { RuleId } from '@sightline/ledger';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { type Gun, heldWeapon, isFlamer } from './gun.ts';

/** DK-WEAP-018, DK-WEAP-019: one for each 1 thrown, by the other reading one for the shot too; none at all beside a 6. */
export function unitsUsed(table: DuckTable, dice: readonly number[]): number {
  if (isSpared(dice)) return 0;
  const minimums = dice.filter(face => face === 1).length;
  return table.switches.ammunition === 'byTheShot' ? 1 + minimums : minimums;
}

const isSpared = (dice: readonly number[]): boolean => dice.includes(6);

/** What a shot with these dice costs, where the dice say it. */
export function spendByDice(table: DuckTable, io: DuckIo, shooter: Figure, gun: Gun, dice: readonly number[]): void {
  const rule = isSpared(dice) ? 'DK-WEAP-019' : 'DK-WEAP-018';
  spend(io, shooter, gun, unitsUsed(table, dice), rule);
}

/** DK-WEAP-020: what is not counted by its dice is used up as it is fired. */
export function spendAmmunition(io: DuckIo, shooter: Figure, gun: Gun, units: number): void {
  spend(io, shooter, gun, units, rowOf(shooter, gun));
}

/** The row that says how much its tank, cell or barrel holds. */
function rowOf({ kind }: Figure, { card }: Gun): RuleId {
  switch (card.effect.kind) {
    case 'flame':
      if (kind === 'machine') return 'DK-CYBER-017';
      return isFlamer(card) ? 'DK-WEAP-029' : 'DK-WEAP-046';
    case 'wave':
      return 'DK-WEAP-032';
    case 'flechette':
      return 'DK-WEAP-041';
    case 'bullet':
    case 'burst':
    case 'grenade':
    case 'incendiary':
    case 'blade':
    case 'mine':
    case 'fireBomb':
      throw new Error(`the dice say what a ${card.name} uses up`);
    default:
      return card.effect satisfies never;
  }
}

/** Fuel and pressure are counted in squirts. */
const isSquirted = ({ effect }: Gun['card']): boolean => effect.kind === 'flame' || effect.kind === 'wave';

/** DK-WEAP-012: nothing goes below 0, and the last shot is complete. */
function spend(io: DuckIo, shooter: Figure, { card }: Gun, units: number, rule: RuleId): void {
  let left = 0;
  if (shooter.kind === 'teamer') {
    const weapon = heldWeapon(shooter);
    // What his own shot set off has struck him down, and his gun lies on the deck.
    if (!weapon) return;
    left = weapon.loaded = Math.max(0, weapon.loaded - units);
  } else if (shooter.kind === 'machine') left = shooter.ammo = Math.max(0, shooter.ammo - units);
  else {
    // What a competitor has left is its own affair (DK-TSHOOT-021).
    if (shooter.kind === 'threat') shooter.spent += units;
    return;
  }
  const told = { rule, figure: shooter.id, weapon: card.id, left, squirts: isSquirted(card) };
  io.tell(units > 0 ? { type: 'ammunitionSpent', ...told, units } : { type: 'ammunitionSpared', ...told });
}
