import { CLOSE_WEAPONS, SMALL_ARMS, SUPPORT_WEAPONS } from './content/load.ts';
import type { CloseRow, SmallArmRow, SupportRow } from './content/schema.ts';
import { type Dustup, type Figure, isAble, type Unit } from './table.ts';

/** DU-SHOOT-026: entries with a number are small arms, entries with a die support weapons. */
export type Weapon = { readonly kind: 'small'; readonly row: SmallArmRow } | SupportWeapon;
export interface SupportWeapon {
  readonly kind: 'support';
  readonly row: SupportRow;
}

const KNOWN = new Map<string, Weapon>([
  ...SMALL_ARMS.rows.map((row): [string, Weapon] => [row.id, { kind: 'small', row }]),
  ...SUPPORT_WEAPONS.rows.map((row): [string, Weapon] => [row.id, { kind: 'support', row }]),
]);

export function weaponNamed(id: string): Weapon {
  const weapon = KNOWN.get(id);
  if (weapon === undefined) throw new Error(`expected a weapon, found "${id}"`);
  return weapon;
}

/** DU-FORCE-042, DU-FORCE-043: whatever else he carries, everybody can strike. */
export function closeWeaponOf(figure: Figure): CloseRow {
  return CLOSE_WEAPONS.get(figure.close);
}

const TERRIBLE: ReadonlySet<string> = new Set(
  [...KNOWN.values()].filter(({ row }) => row.traits.some(trait => trait === 'terror')).map(({ row }) => row.id),
);

export function isTerrible(weapon: string): boolean {
  return TERRIBLE.has(weapon);
}

/** DU-MORALE-030: by nature, or by a weapon that one of its able figures carries. */
export function provokesTerror(table: Dustup, unit: Unit): boolean {
  if (unit.traits.includes('terror')) return true;
  return unit.figures.some(id => isAble(table.figures[id]!) && table.figures[id]!.weapons.some(isTerrible));
}
