import { type Refusal, refuse } from '@sightline/kernel';
import type { Figure } from '../table/figures.ts';
import type { Dustup } from '../table/table.ts';
import type { Details } from './details.ts';
import { CLOSE_WEAPONS, SMALL_ARMS, SUPPORT_WEAPONS } from './load.ts';
import type { CloseRow, SmallArmRow, SupportRow } from './schema.ts';

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

/** DU-SHOOT-027: what a setup's details bring to the table. */
export function armouryOf({ smallArms = [], support = [] }: NonNullable<Details['weapons']> = {}): Weapon[] {
  return [
    ...smallArms.map((row): Weapon => ({ kind: 'small', row })),
    ...support.map((row): Weapon => ({ kind: 'support', row })),
  ];
}

/** A weapon of somebody's own needs a name that no other has. */
export function whyNotArmoury(armoury: readonly Weapon[]): Refusal[] {
  const ids = armoury.map(({ row }) => row.id);
  const doubled = ids.filter((id, i) => KNOWN.has(id) || ids.indexOf(id) < i);
  return doubled.map(id => refuse('DU-SHOOT-027', 'weaponTwice', id));
}

export function knownWeapon(armoury: readonly Weapon[], id: string): Weapon | undefined {
  return KNOWN.get(id) ?? armoury.find(({ row }) => row.id === id);
}

export function weaponNamed({ armoury }: Pick<Dustup, 'armoury'>, id: string): Weapon {
  const weapon = knownWeapon(armoury, id);
  if (weapon === undefined) throw new Error(`expected a weapon, found "${id}"`);
  return weapon;
}

/** DU-FORCE-042, DU-FORCE-043: whatever else he carries, everybody can strike. */
export function closeWeaponOf(figure: Figure): CloseRow {
  return CLOSE_WEAPONS.get(figure.close);
}

const spreadsTerror = ({ row: { traits } }: Weapon): boolean => traits.some(trait => trait === 'terror');
const TERRIBLE: ReadonlySet<string> = new Set([...KNOWN.values()].filter(spreadsTerror).map(({ row }) => row.id));

export function isTerrible({ armoury }: Pick<Dustup, 'armoury'>, weapon: string): boolean {
  return TERRIBLE.has(weapon) || armoury.some(own => own.row.id === weapon && spreadsTerror(own));
}
