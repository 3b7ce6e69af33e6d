import { type Refusal, refuse } from '@sightline/kernel';
import { ASSETS } from '../../content/artillery.ts';
import type { SupportRow } from '../../content/artillery-schema.ts';
import { type DropFault, dropFault, LARGEST_DROPPED } from '../../content/drops.ts';
import type { ForceRow } from '../../content/force-schema.ts';
import { QUALITY_ROWS } from '../../content/load.ts';
import type { UnitRow } from '../../content/schema.ts';
import { servedFault } from '../../content/served.ts';
import { supportFaults } from '../../content/support.ts';
import type { VehicleRow } from '../../content/vehicle-schema.ts';
import {
  type Armoury,
  armourNamed,
  armouryOf,
  closeWeaponNamed,
  knownArmour,
  knownCloseWeapon,
  knownVehicle,
  knownWeapon,
  mountable,
  NO_ARMS,
  type Weapon,
  weaponNamed,
} from '../../content/weapons.ts';
import { whyNotAboard } from './aboard.ts';

export function sizeOf({ figures }: UnitRow): number {
  return figures.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** DU-FORCE-010: beyond this a unit cannot be built, and outside of 5 to 10 a notice is shown. */
const LARGEST = 12;
const USUAL = { least: 5, most: 10 } as const;

export function isUnusualSize(unit: UnitRow): boolean {
  return sizeOf(unit) < USUAL.least || sizeOf(unit) > USUAL.most;
}

/** Why a force cannot take the field; an empty list is a yes. */
export function whyNotForce(force: ForceRow, armoury: Armoury = NO_ARMS): Refusal[] {
  const { units, vehicles = [], support = [], cargo = [] } = force;
  const all = [...units, ...vehicles];
  const codes = new Set(all.map(({ code }) => code));
  const refusals = units.flatMap(unit => whyNotUnit(unit, armoury));
  for (const { vehicle } of vehicles) {
    if (knownVehicle(armoury, vehicle) === undefined) refusals.push(refuse('DU-VEH-002', 'unknownVehicle', vehicle));
  }
  if (all.length === 0) refusals.push(refuse('DU-FORCE-052', 'emptyForce'));
  if (codes.size < all.length) refusals.push(refuse('DU-FORCE-023', 'sameCode'));
  for (const { code: own, name = own, commands = [] } of all) {
    for (const code of commands) {
      if (!codes.has(code)) refusals.push(refuse('DU-FORCE-023', 'unknownSubordinate', { name, code }));
    }
  }
  return [
    ...refusals,
    ...whyNotAboard(force, cargo, armoury),
    ...whyNotDrops(units, vehicles, armoury),
    ...whyNotSupport({ units, vehicles }, support),
  ];
}

/** DU-ARTY-001, DU-GAP2-016: why a force cannot have the artillery that it is to have. */
export function whyNotSupport(
  { units, vehicles = [] }: Pick<ForceRow, 'units' | 'vehicles'>,
  support: readonly SupportRow[],
): Refusal[] {
  const codes = [...units, ...vehicles].map(({ code }) => code);
  const servedBy = (code: string) => units.find(unit => unit.code === code)?.served?.weapon;
  return support.flatMap((row, i) => {
    const asset = ASSETS.has(row.asset) ? ASSETS.get(row.asset) : undefined;
    return supportFaults(row, asset, codes, servedBy).map(({ at, rule, code }) =>
      refuse(rule, code, { at: `support.${i}.${at}`, asset: asset?.name ?? row.asset, most: asset?.missions ?? 0 }),
    );
  });
}

/** DU-AIR-076, DU-AIR-077: why those who are to drop from high above cannot. */
function whyNotDrops(
  units: readonly UnitRow[],
  vehicles: NonNullable<ForceRow['vehicles']>,
  armoury: Armoury,
): Refusal[] {
  const faulty = (code: string, name: string, fault: DropFault | 'tooLargeToDrop' | null): Refusal[] => {
    const about = { name, at: `${code}.drop` };
    switch (fault) {
      case 'tooGreenToDrop':
        return [refuse('DU-AIR-077', 'tooGreenToDrop', about)];
      case 'parachuteFromOrbit':
        return [refuse('DU-AIR-076', 'parachuteFromOrbit', about)];
      case 'dropsAndRides':
        return [refuse('DU-AIR-076', 'dropsAndRides', about)];
      case 'tooLargeToDrop':
        return [refuse('DU-AIR-076', 'tooLargeToDrop', about)];
      case null:
        return [];
      default:
        return fault satisfies never;
    }
  };
  const men = units.flatMap(({ code, name, drop, quality, aboard }) =>
    drop === undefined ? [] : faulty(code, name, dropFault(drop, quality, aboard !== undefined)),
  );
  const hulls = vehicles.flatMap(({ code, name, drop, vehicle, quality }) => {
    const row = knownVehicle(armoury, vehicle);
    if (drop === undefined || row === undefined) return [];
    const fault = row.size > LARGEST_DROPPED ? 'tooLargeToDrop' : dropFault(drop, quality ?? row.quality, false);
    return faulty(code, name ?? row.name, fault);
  });
  return [...men, ...hulls];
}

export function whyNotUnit(unit: UnitRow, armoury: Armoury = NO_ARMS): Refusal[] {
  const { name, figures, armour, close, type } = unit;
  const refusals: Refusal[] = [];
  const size = sizeOf(unit);
  if (size > LARGEST) refusals.push(refuse('DU-FORCE-010', 'tooLarge', { name, size, most: LARGEST }));
  const leaders = figures.reduce((sum, { leader, count = 1 }) => sum + (leader ? count : 0), 0);
  if (leaders !== 1) refusals.push(refuse('DU-FORCE-011', 'leaderCount', { name, leaders }));
  for (const id of [armour, ...figures.flatMap(figure => figure.armour ?? [])]) {
    if (knownArmour(armoury, id) === undefined) refusals.push(refuse('DU-FORCE-048', 'unknownArmour', id));
  }
  for (const id of [close, ...figures.flatMap(figure => figure.close ?? [])]) {
    if (knownCloseWeapon(armoury, id) === undefined) refusals.push(refuse('DU-FORCE-042', 'unknownWeapon', id));
  }
  for (const id of figures.flatMap(({ weapons }) => weapons)) {
    const weapon = knownWeapon(armoury, id);
    if (weapon === undefined) refusals.push(refuse('DU-FORCE-042', 'unknownWeapon', id));
    else if (type !== 'powerArmour' && isForSuits(weapon)) {
      refusals.push(refuse('DU-GAP-001', 'needsSuit', { name, id }));
    }
  }
  return [...refusals, ...whyNotGuns(unit, armoury), ...whyNotRockets(unit, armoury)];
}

/** DU-HEAVY-002, DU-GUIDED-001: why a crew cannot have the gun that it is to serve. */
function whyNotGuns({ name, served }: UnitRow, armoury: Armoury): Refusal[] {
  const fault = served && servedFault(served, mountable(armoury, served.weapon));
  if (served === undefined || !fault) return [];
  const weapon = mountable(armoury, served.weapon)?.row.name ?? served.weapon;
  return [refuse(fault.rule, fault.code, { name, at: `served.${fault.at}`, weapon, on: served.on })];
}

/** How many rockets a man may have. */
const MOST_ROCKETS = 2;

function whyNotRockets(unit: UnitRow, armoury: Armoury): Refusal[] {
  const { name, rockets = [] } = unit;
  const unknown = rockets.filter(({ what }) => knownWeapon(armoury, what)?.kind !== 'rocket');
  const refusals = unknown.map(({ what }) => refuse('DU-HEAVY-032', 'unknownRocket', { name, what }));
  const count = rockets.reduce((sum, row) => sum + row.count, 0);
  const men = sizeOf(unit);
  if (count > MOST_ROCKETS * men) refusals.push(refuse('DU-HEAVY-035', 'tooManyRockets', { name, count, men }));
  return refusals;
}

function isForSuits({ row: { traits } }: Weapon): boolean {
  return (traits as readonly string[]).includes('powerArmour');
}

/** DU-GAP-013: what a unit weighs against others, for the scenario chooser; no rule depends on it. */
export function ratingOfUnit(unit: UnitRow, armoury: Armoury = NO_ARMS): number {
  const { quality, armour, leadership, moves, close } = unit;
  const size = sizeOf(unit);
  const { die: armourDie, traits } = armourNamed({ armoury }, armour);
  const armourFaces = traits.includes('unarmoured') ? 2 : armourDie;
  let rating = (size * (QUALITY_ROWS.get(quality).die + armourFaces)) / 2 + 5 * (3 - leadership);
  for (const { weapons, count = 1 } of unit.figures) {
    for (const id of weapons) {
      rating += count * worthOf(weaponNamed({ armoury }, id));
    }
  }
  for (const { what, count } of unit.rockets ?? []) rating += count * worthOf(weaponNamed({ armoury }, what));
  if (unit.served !== undefined) rating += worthOf(weaponNamed({ armoury }, unit.served.weapon));
  rating += 3 * size * Math.max(0, (closeWeaponNamed({ armoury }, close).strike ?? 1) - 1);
  if (moves >= 8) rating += 2 * size;
  return Math.floor(rating);
}

/** DU-GAP-013: a small arm twice its firepower, anything else the faces that it fires or is guided with. */
function worthOf({ kind, row }: Weapon): number {
  if (kind === 'heavy') return row.firepower.infantry.reduce((sum, die) => sum + die, 0);
  if (kind === 'mortar') return row.impact.die;
  if (kind === 'guided' || kind === 'antiAir') return row.guidance;
  return (kind === 'small' ? 2 : 1) * row.firepower;
}

export function ratingOfForce({ units, vehicles = [], arms }: ForceRow): number {
  const armoury = armouryOf([arms]);
  const men = units.reduce((sum, unit) => sum + ratingOfUnit(unit, armoury), 0);
  return vehicles.reduce((sum, { vehicle }) => sum + ratingOfVehicle(knownVehicle(armoury, vehicle), armoury), men);
}

/** A hull weighs what its size, its armour and its weapons do. */
function ratingOfVehicle(row: VehicleRow | undefined, armoury: Armoury): number {
  if (row === undefined) return 0;
  const weapons = row.mounts.map(({ weapon }) => worthOf(weaponNamed({ armoury }, weapon)));
  return 10 * row.size + 10 * row.armour.front + weapons.reduce((sum, worth) => sum + worth, 0);
}

/** DU-GAP-013: a token more for the weaker force for every full tenth of the stronger one's rating, beyond the first. */
export function extraTokens(own: number, other: number): number {
  const behind = (other - own) / Math.max(own, other);
  return behind > 0.1 ? Math.floor(behind * 10 + 2 ** -20) : 0;
}
