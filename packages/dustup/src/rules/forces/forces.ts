import { type Refusal, refuse } from '@sightline/kernel';
import { QUALITY_ROWS } from '../../content/load.ts';
import type { ForceRow, UnitRow } from '../../content/schema.ts';
import {
  type Armoury,
  armourNamed,
  armouryOf,
  closeWeaponNamed,
  knownArmour,
  knownCloseWeapon,
  knownWeapon,
  NO_ARMS,
  type Weapon,
  weaponNamed,
} from '../../content/weapons.ts';

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
export function whyNotForce({ units }: ForceRow, armoury: Armoury = NO_ARMS): Refusal[] {
  const codes = new Set(units.map(({ code }) => code));
  const refusals = units.flatMap(unit => whyNotUnit(unit, armoury));
  if (codes.size < units.length) refusals.push(refuse('DU-FORCE-023', 'sameCode'));
  for (const { name, commands = [] } of units) {
    for (const code of commands) {
      if (!codes.has(code)) refusals.push(refuse('DU-FORCE-023', 'unknownSubordinate', { name, code }));
    }
  }
  return refusals;
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
      const { kind, row } = weaponNamed({ armoury }, id);
      rating += count * (kind === 'small' ? 2 : 1) * row.firepower;
    }
  }
  rating += 3 * size * Math.max(0, (closeWeaponNamed({ armoury }, close).strike ?? 1) - 1);
  if (moves >= 8) rating += 2 * size;
  return Math.floor(rating);
}

export function ratingOfForce({ units, arms }: ForceRow): number {
  const armoury = armouryOf([arms]);
  return units.reduce((sum, unit) => sum + ratingOfUnit(unit, armoury), 0);
}

/** DU-GAP-013: a token more for the weaker force for every full tenth of the stronger one's rating, beyond the first. */
export function extraTokens(own: number, other: number): number {
  const behind = (other - own) / Math.max(own, other);
  return behind > 0.1 ? Math.floor(behind * 10 + 2 ** -20) : 0;
}
