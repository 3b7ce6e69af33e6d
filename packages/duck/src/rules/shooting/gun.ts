import type { WeaponCard } from '../../content/arms.ts';
import { TABLES } from '../../content/deck.ts';
import type { Figure, Machine, Teamer, Weapon } from '../../table/figure.ts';
import { type WithOwn, weaponIn } from '../../table/own-cards.ts';
import type { DuckTable } from '../../table/table.ts';

/** A gun as somebody holds it. */
export interface Gun {
  readonly card: WeaponCard;
  readonly loaded: number;
  readonly plus: number;
  readonly broken: boolean;
}

/** DK-WEAP-048: only the gun in hand can be fired; null for a blade or nothing. */
export function gunOf(stock: WithOwn, figure: Figure): Gun | null {
  switch (figure.kind) {
    case 'teamer': {
      const weapon = heldWeapon(figure);
      if (!weapon) return null;
      return {
        card: weaponIn(stock, weapon.id),
        loaded: weapon.loaded,
        plus: figure.chicken ? 0 : weapon.plus,
        broken: weapon.broken,
      };
    }
    case 'threat': {
      const id = figure.card.arms[figure.armed - 1]?.weapon;
      if (!id) return null;
      const card = weaponIn(stock, id);
      return { card, loaded: Math.max(0, card.magazine - figure.spent), plus: 0, broken: false };
    }
    case 'machine': {
      const id = MOUNTED[figure.model];
      return id ? { card: weaponIn(stock, id), loaded: figure.ammo, plus: 0, broken: false } : null;
    }
    case 'survivor':
      return null;
    default:
      return figure satisfies never;
  }
}

/** DK-CYBER-001, DK-CYBER-017. */
const MOUNTED: Readonly<Record<Machine['model'], string | null>> = TABLES.mounted;

export function heldWeapon(man: Teamer): Weapon | null {
  return typeof man.hand === 'number' ? (man.weapons[man.hand] ?? null) : null;
}

/** DK-KITTY-019: a leak leaves the Team's Flamers so much of their range and squirts. */
const LEAKING = 2;

export const isFlamer = ({ effect }: WeaponCard): boolean => effect.kind === 'flame' && effect.barrier;

/** In squares; null is line of sight (DK-SHOOT-005). */
export function rangeOf(table: DuckTable, figure: Figure, card: WeaponCard): number | null {
  return isLeaking(table, figure, card) ? LEAKING : card.range;
}

/** DK-WEAP-022. */
export function mostSquirts(table: DuckTable, figure: Figure, card: WeaponCard): number {
  if (card.effect.kind !== 'flame') return 0;
  return isLeaking(table, figure, card) ? LEAKING : card.effect.squirts;
}

function isLeaking(table: DuckTable, figure: Figure, card: WeaponCard): boolean {
  return figure.kind === 'teamer' && isFlamer(card) && table.kitty.mishaps.includes('gasLeak');
}

/** DK-WEAP-048, DK-GRAP-044: a gun has to be taken up again, which is an action of its own. */
export function takeUpGun(man: Teamer, weapon: number): void {
  if (!man.weapons[weapon]) throw new Error(`${man.card.name} has no weapon ${weapon}`);
  man.hand = weapon;
}
