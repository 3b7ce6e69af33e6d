import { type Catalogue, type Refusal, refuse } from '@sightline/kernel';
import type { Figure } from '../table/figures.ts';
import { ANTI_AIR_WEAPONS, GUIDED_WEAPONS, HEAVY_WEAPONS, ROCKETS, TUBES_AS_WEAPONS, VEHICLES } from './arsenal.ts';
import type { ArmsRow } from './force-schema.ts';
import type { AntiAirWeaponRow, GuidedWeaponRow } from './guided-schema.ts';
import type { HeavyWeaponRow, RocketRow } from './heavy-schema.ts';
import { ARMOURS, CLOSE_WEAPONS, SMALL_ARMS, SUPPORT_WEAPONS } from './load.ts';
import type { ArmourRow, CloseRow, SmallArmRow, SupportRow, Thrown } from './schema.ts';
import type { MortarRow, Mountable, VehicleRow } from './vehicle-schema.ts';

/** DU-SHOOT-026: entries with a number are small arms, entries with a die support weapons. */
export type Weapon =
  | { readonly kind: 'small'; readonly row: SmallArmRow }
  | SupportWeapon
  /** DU-HEAVY-001: a category of its own. */
  | { readonly kind: 'heavy'; readonly row: HeavyWeaponRow }
  /** DU-HEAVY-032: fired from the shoulder by a man of a squad. */
  | { readonly kind: 'rocket'; readonly row: RocketRow }
  | { readonly kind: 'guided'; readonly row: GuidedWeaponRow }
  /** DU-GAP2-015: for aircraft alone. */
  | { readonly kind: 'antiAir'; readonly row: AntiAirWeaponRow }
  /** DU-ARTY-001: it fires at a high angle, and at nothing that its crew sees. */
  | { readonly kind: 'mortar'; readonly row: MortarRow };
export interface SupportWeapon {
  readonly kind: 'support';
  readonly row: SupportRow;
}

/** DU-SHOOT-027: what is on the table that is in no list. */
export interface Armoury {
  readonly weapons: readonly Weapon[];
  readonly close: readonly CloseRow[];
  readonly armours: readonly ArmourRow[];
  /** DU-VEH-002. */
  readonly vehicles: readonly VehicleRow[];
}
export const NO_ARMS: Armoury = { weapons: [], close: [], armours: [], vehicles: [] };

/** Whatever knows the players' own arms: the table, or a party of it. */
interface Armed {
  readonly armoury: Armoury;
}

const weaponsOf = (small: readonly SmallArmRow[], support: readonly SupportRow[]): Weapon[] => [
  ...small.map((row): Weapon => ({ kind: 'small', row })),
  ...support.map((row): Weapon => ({ kind: 'support', row })),
];

const KNOWN: ReadonlyMap<string, Weapon> = new Map(
  [
    ...weaponsOf(SMALL_ARMS.rows, SUPPORT_WEAPONS.rows),
    ...HEAVY_WEAPONS.rows.map((row): Weapon => ({ kind: 'heavy', row })),
    ...ROCKETS.rows.map((row): Weapon => ({ kind: 'rocket', row })),
    ...GUIDED_WEAPONS.rows.map((row): Weapon => ({ kind: 'guided', row })),
    ...ANTI_AIR_WEAPONS.rows.map((row): Weapon => ({ kind: 'antiAir', row })),
    ...TUBES_AS_WEAPONS,
  ].map(weapon => [weapon.row.id, weapon]),
);

/** What a setup's details and the forces of the players' own bring to the table; two may bring the very same. */
export function armouryOf(arms: readonly (ArmsRow | undefined)[]): Armoury {
  return {
    weapons: [
      ...weaponsOf(brought(arms, 'smallArms'), brought(arms, 'support')),
      ...brought(arms, 'heavy').map((row): Weapon => ({ kind: 'heavy', row })),
      ...brought(arms, 'rockets').map((row): Weapon => ({ kind: 'rocket', row })),
      ...brought(arms, 'guided').map((row): Weapon => ({ kind: 'guided', row })),
    ],
    close: brought(arms, 'close'),
    armours: brought(arms, 'armour'),
    vehicles: brought(arms, 'vehicles'),
  };
}

type Rows<K extends keyof ArmsRow> = NonNullable<ArmsRow[K]>;

function brought<K extends keyof ArmsRow>(arms: readonly (ArmsRow | undefined)[], kind: K): Rows<K>[number][] {
  const found = new Map<string, Rows<K>[number]>();
  for (const list of arms) for (const row of (list?.[kind] ?? []) as Rows<K>) found.set(JSON.stringify(row), row);
  return [...found.values()];
}

/** Something of somebody's own needs an id that nothing else of its kind has. */
export function whyNotArmoury(arms: readonly (ArmsRow | undefined)[]): Refusal[] {
  const doubled = [...arms.map(list => [list]), arms].flatMap(lists => doubledIn(lists));
  return [...new Set(doubled)].map(id => refuse('DU-SHOOT-027', 'weaponTwice', id));
}

const WEAPONS = ['smallArms', 'support', 'heavy', 'rockets', 'guided'] as const;

function doubledIn(arms: readonly (ArmsRow | undefined)[]): string[] {
  const [only] = arms.length === 1 ? arms : [];
  const { weapons, close, armours, vehicles } = armouryOf(arms);
  const twice = (rows: readonly { readonly id: string }[], isKnown: (id: string) => boolean): string[] =>
    rows.map(({ id }) => id).filter((id, i, ids) => isKnown(id) || ids.indexOf(id) < i);
  return [
    ...twice(
      only
        ? WEAPONS.flatMap((kind): readonly { readonly id: string }[] => only[kind] ?? [])
        : weapons.map(({ row }) => row),
      isKnownWeapon,
    ),
    ...twice(only?.close ?? close, CLOSE_WEAPONS.has),
    ...twice(only?.armour ?? armours, ARMOURS.has),
    ...twice(only?.vehicles ?? vehicles, VEHICLES.has),
  ];
}

const isKnownWeapon = (id: string): boolean => KNOWN.has(id);

export function knownWeapon({ weapons }: Armoury, id: string): Weapon | undefined {
  return KNOWN.get(id) ?? weapons.find(({ row }) => row.id === id);
}

export function weaponNamed({ armoury }: Armed, id: string): Weapon {
  const weapon = knownWeapon(armoury, id);
  if (weapon === undefined) throw new Error(`expected a weapon, found "${id}"`);
  return weapon;
}

/** What it is called, for whoever speaks of it. */
export function namedWeapon(armed: Armed, weapon: string): { readonly id: string; readonly name: string } {
  const { id, name } = weaponNamed(armed, weapon).row;
  return { id, name };
}

/** DU-SHOOT-014, DU-GUIDED-006: how far it reaches, in inches; null where there is no end to it. */
export function rangeOf({ kind, row }: Weapon): number | null {
  return kind === 'guided' || kind === 'antiAir' || kind === 'mortar' ? null : (row.range ?? null);
}

const known = <R extends { readonly id: string }>(
  listed: Catalogue<R>,
  own: readonly R[],
  id: string,
): R | undefined => (listed.has(id) ? listed.get(id) : own.find(row => row.id === id));

export const knownArmour = ({ armours }: Armoury, id: string): ArmourRow | undefined => known(ARMOURS, armours, id);
export const knownCloseWeapon = ({ close }: Armoury, id: string): CloseRow | undefined =>
  known(CLOSE_WEAPONS, close, id);

/** DU-FORCE-048. */
export function armourNamed({ armoury }: Armed, id: string): ArmourRow {
  return knownArmour(armoury, id) ?? ARMOURS.get(id);
}

/** DU-FORCE-049, DU-MED-010: in nothing at all, such as one who has got out of his wrecked suit. */
export function isUnarmoured(armed: Armed, { armour }: { readonly armour: string }): boolean {
  return armourNamed(armed, armour).traits.includes('unarmoured');
}

export function closeWeaponNamed({ armoury }: Armed, id: string): CloseRow {
  return knownCloseWeapon(armoury, id) ?? CLOSE_WEAPONS.get(id);
}

/** DU-FORCE-042, DU-FORCE-043: whatever else he carries, everybody can strike. */
export function closeWeaponOf(armed: Armed, figure: Figure): CloseRow {
  return closeWeaponNamed(armed, figure.close);
}

const THROWN = new Map(SUPPORT_WEAPONS.rows.map(row => [row.thrown, { kind: 'support', row } as const]));

/** DU-SHOOT-022, DU-SHOOT-025: what is thrown by those who have grenades. */
export function thrownWeapon(thrown: Thrown): SupportWeapon {
  return THROWN.get(thrown)!;
}

const spreadsTerror = ({ row: { traits } }: Weapon): boolean => (traits as readonly string[]).includes('terror');
const TERRIBLE: ReadonlySet<string> = new Set([...KNOWN.values()].filter(spreadsTerror).map(({ row }) => row.id));

export function isTerrible({ armoury }: Armed, weapon: string): boolean {
  return TERRIBLE.has(weapon) || armoury.weapons.some(own => own.row.id === weapon && spreadsTerror(own));
}

/** What may stand in a mount or be served by a crew, of ours or of the players' own. */
export function mountable(armoury: Armoury, id: string): Mountable | undefined {
  const weapon = knownWeapon(armoury, id);
  return weapon === undefined || weapon.kind === 'small' || weapon.kind === 'rocket' ? undefined : weapon;
}

/** DU-VEH-002. */
export function knownVehicle({ vehicles }: Armoury, id: string): VehicleRow | undefined {
  return known(VEHICLES, vehicles, id);
}
