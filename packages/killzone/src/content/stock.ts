import { type Catalogue, catalogue, type Refusal, refuse, sameJson } from '@sightline/kernel';
import { ARMOURS, EQUIPMENT, HAND_WEAPONS, TROOPS, VEHICLES, WEAPONS } from './load.ts';
import type {
  ArmourRow,
  Brought,
  EquipmentRow,
  HandRow,
  RangedRow,
  RosterRow,
  TroopRow,
  VehicleRow,
} from './schema.ts';

/** What a battle is fought with: what is shipped, and what its rosters bring. */
export interface Stock {
  readonly weapons: Catalogue<RangedRow>;
  readonly handWeapons: Catalogue<HandRow>;
  readonly troops: Catalogue<TroopRow>;
  readonly armours: Catalogue<ArmourRow>;
  readonly equipment: Catalogue<EquipmentRow>;
  readonly vehicles: Catalogue<VehicleRow>;
}

export const SHIPPED: Stock = {
  weapons: WEAPONS,
  handWeapons: HAND_WEAPONS,
  troops: TROOPS,
  armours: ARMOURS,
  equipment: EQUIPMENT,
  vehicles: VEHICLES,
};

const stocks = new WeakMap<Brought, Stock>();

/** The stock of a battle, or of a roster by itself; it is laid in once. */
export function stockOf({ brought }: { readonly brought: Brought | undefined }): Stock {
  if (brought === undefined) return SHIPPED;
  let stock = stocks.get(brought);
  if (stock === undefined) {
    stock = laidIn(brought);
    stocks.set(brought, stock);
  }
  return stock;
}

function laidIn(brought: Brought): Stock {
  const { weapons, handWeapons, troops, armours, equipment, vehicles } = brought;
  return {
    weapons: joined('weapon', WEAPONS, weapons),
    handWeapons: joined('hand weapon', HAND_WEAPONS, handWeapons),
    troops: joined('troop type', TROOPS, troops),
    armours: joined('armour', ARMOURS, armours),
    equipment: joined('piece of equipment', EQUIPMENT, equipment),
    vehicles: joined('vehicle type', VEHICLES, vehicles),
  };
}

interface Row {
  readonly id: string;
}

function joined<R extends Row>(what: string, shipped: Catalogue<R>, own: readonly R[] = []): Catalogue<R> {
  return own.length === 0 ? shipped : catalogue(what, [...shipped.rows, ...own]);
}

const KINDS = Object.keys(SHIPPED) as (keyof Stock)[];

/** All that the rosters of a battle bring; what both of them bring is there once. */
export function broughtBy(rosters: readonly Pick<RosterRow, 'brings'>[]): Brought {
  const rowsOf = (kind: keyof Stock): Row[] => {
    const found = new Map<string, Row>();
    for (const { brings } of rosters) for (const row of brings?.[kind] ?? []) found.set(row.id, row);
    return [...found.values()];
  };
  return Object.fromEntries(KINDS.flatMap(kind => (rowsOf(kind).length === 0 ? [] : [[kind, rowsOf(kind)]])));
}

/** Why rosters may not bring what they bring: an id stands for one thing. */
export function whyNotBring(rosters: readonly Pick<RosterRow, 'brings'>[]): Refusal[] {
  return KINDS.flatMap(kind => {
    const own = rosters.map(({ brings }) => (brings?.[kind] ?? []) as readonly Row[]);
    const twice = own.flatMap(rows => rows.filter((row, i) => rows.findIndex(({ id }) => id === row.id) < i));
    const shipped = own.flatMap(rows => rows.filter(({ id }) => SHIPPED[kind].has(id)));
    const otherwise = (own[1] ?? []).filter(row => own[0]!.some(other => other.id === row.id && !sameJson(other, row)));
    return [...twice, ...shipped, ...otherwise].map(({ id }) => refuse('KZ-ORG-009', 'idTaken', id));
  });
}

/** Why a weapon of somebody's own is none: it has no range, or bursts without a radius. */
export function whyNotArm({ brings }: Pick<RosterRow, 'brings'>): Refusal[] {
  return (brings?.weapons ?? []).flatMap(({ name, short, long, traits, radius }) => {
    if (short === null && long === null) return [refuse('KZ-WEAP-001', 'noRange', name)];
    const isAmiss = traits.includes('area') !== (radius !== undefined);
    return isAmiss ? [refuse('KZ-AREA-002', 'areaAndRadius', name)] : [];
  });
}
