import { part, type Tally, tally } from '@sightline/kernel';
import type { RangedRow } from '../../content/schema.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, NONE } from '../../table/units.ts';
import { isUnder, unsteadiness } from '../drugs/users.ts';
import { isInTheDark } from '../night/darkness.ts';
import { isOpenlyDown, orderRowOf } from '../orders/orders-in-force.ts';
import type { Sight } from './sight.ts';
import { rangeTo, sightTo, type Target } from './targets.ts';

/** What a targeting die must reach, and what is added to it. */
export interface Targeting {
  readonly needs: number;
  /** All modifiers; the die is not in it. */
  readonly tally: Tally;
  /** KZ-SMOKE-008: in smoke only a natural 6 will do, whatever is aimed at. */
  readonly onlySix: boolean;
}

/** KZ-VEH-022, KZ-VEH-023: faster than this is fast. */
const FAST = 9000;
/** KZ-SMOKE-009. */
const CLOSE_IN_SMOKE = 2000;

export function targeting(table: Killzone, figure: Figure, weapon: RangedRow, target: Target): Targeting {
  const sight = sightTo(table, figure, target);
  const range = rangeTo(table, figure, target);
  const needs = isShortRange(weapon, range) ? table.values.shortNeeds : table.values.longNeeds;
  // KZ-SMOKE-009: close by, everything is as usual, sights and all.
  if (sight.cloud !== NONE && range > CLOSE_IN_SMOKE) return { needs: 6, tally: tally(0), onlySix: true };
  return { needs, tally: modifiers(table, figure, weapon, target, sight), onlySix: false };
}

/** KZ-SHOOT-005: a shared number belongs to the short range. */
function isShortRange(weapon: RangedRow, range: number): boolean {
  return weapon.short !== null && range <= weapon.short * 1000;
}

/** KZ-SHOOT-004: all of them add up. */
function modifiers(table: Killzone, figure: Figure, weapon: RangedRow, target: Target, sight: Sight): Tally {
  const { values } = table;
  const enemy = 'figure' in target ? table.figures[target.figure]! : null;
  const isAimed = orderRowOf(table, figure).shots === 'aimed' && canBeAimed(weapon);
  return tally(
    0,
    coverPart(table, weapon, enemy, sight),
    enemy?.state === 'suppressed'
      ? part('KZ-SUPP-002', values.suppressedTargeting, 'targetSuppressed')
      : enemy !== null && isOpenlyDown(table, enemy) && part('KZ-ORDER-005', values.keepDownTargeting, 'targetDown'),
    enemy?.ran === true && part('KZ-ORDER-007', values.runTargeting, 'targetRan'),
    isInTheDark(table, figure) && part('KZ-NIGHT-002', values.nightTargeting, 'night'),
    isFast(table, figure.vehicle) && part('KZ-VEH-022', -1, 'fromFastVehicle'),
    'vehicle' in target && isFast(table, target.vehicle) && part('KZ-VEH-023', -1, 'atFastVehicle'),
    ...unsteadiness(table, figure).map(
      ({ drug, off }) => table.rulings.drunkenAim === 'targeting' && part('KZ-DRUG-024', off, drug),
    ),
    figure.sightingAid && part('KZ-ORG-008', values.sightingAid, 'sightingAid'),
    isAimed && part('KZ-ORDER-006', values.aimedShot, 'aimed'),
  );
}

/** KZ-SHOOT-009, KZ-WEAP-002, KZ-DRUG-021. */
function coverPart(table: Killzone, weapon: RangedRow, enemy: Figure | null, { cover }: Sight) {
  // KZ-FIRE-003: the opening is no cover from a bottle that is thrown into the room.
  if (enemy !== null && enemy.room !== NONE && weapon.traits.includes('fire')) return false;
  if (cover === 'none' || (enemy?.overdosed && isUnder(table, enemy, 'heedless'))) return false;
  if (cover === 'hard') return part('KZ-SHOOT-009', table.values.hardCover, 'hardCover');
  return !weapon.traits.includes('ignoresSoftCover') && part('KZ-SHOOT-009', table.values.softCover, 'softCover');
}

/** KZ-ORDER-006: area weapons and flamethrowers cannot make aimed shots. */
export function canBeAimed(weapon: RangedRow): boolean {
  return !weapon.traits.some(trait => trait === 'area' || trait === 'flame' || trait === 'smoke');
}

function isFast(table: Killzone, vehicle: number): boolean {
  return vehicle !== NONE && table.vehicles[vehicle]!.speed > FAST;
}
