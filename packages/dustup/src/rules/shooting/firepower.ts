import { type Part, part } from '@sightline/kernel';
import type { GuidedWeaponRow } from '../../content/guided-schema.ts';
import { thrownWeapon, type Weapon, weaponNamed } from '../../content/weapons.ts';
import { closed, dieFor, type Faces } from '../../dice/ladder.ts';
import { once, type Times, weaker } from '../../dice/times.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { isAirborne } from '../../table/flight.ts';
import type { Mount } from '../../table/hulls.ts';
import { pieceOf } from '../../table/pieces.ts';
import { type Dustup, NONE, type Place } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { isFarOffTheNose } from '../aircraft/weapons.ts';
import type { Shot } from './shot.ts';
import type { Target } from './target.ts';

/** One die of the pool beside the quality die: that of the small arms, of all strikes, or of one weapon by its id. */
export interface PoolPart {
  readonly of: string;
  readonly die: Faces;
  /** DU-EW-012: firepower beside a guidance system, which nothing upsets. */
  readonly isPlain?: true;
}

/** What the weapons of a shot bring together. */
export interface Firepower {
  readonly dice: readonly PoolPart[];
  /**
   * DU-SHOOT-018, DU-SHOOT-024, DU-SHOOT-042: the lowest of the small arms, whatever fires in support. Without small
   * arms it is the own impact of a support weapon, or the lowest of several (DU-SHOOT-021, DU-SHOOT-043).
   */
  readonly impact: Times;
  /** DU-SHOOT-023, DU-HEAVY-021: the shortest effective range in the pool, in mils. */
  readonly effective: number | null;
  /** DU-HEAVY-023, DU-HEAVY-024: the size of a heavy weapon; null for what men carry. */
  readonly size: number | null;
  /** What shifts the target die because of the weapon itself. */
  readonly shifts: readonly Part[];
  /** DU-VEH-067: for passengers and occupants. */
  readonly weaponClass: number;
  /** DU-VEH-059: no support weapon lends it weight. */
  readonly isSmallArms: boolean;
  /** DU-HEAVY-034: a rocket fired for its own penetration. */
  readonly isRocket: boolean;
  /** DU-GUIDED-007: a guided weapon, which meets counter-measures in place of a target die; null for all others. */
  readonly missile: Missile | null;
}

export interface Missile {
  /** DU-GUIDED-004. */
  readonly guidance: Faces;
  /** DU-GUIDED-014. */
  readonly isTopAttack: boolean;
}

/** What of a target decides the values of a weapon. */
export type Against = Pick<Target, 'column' | 'isObscured'> & { readonly at?: Place };
const MEN: Against = { column: 'infantry', isObscured: () => false };

/**
 * DU-SHOOT-015, DU-SHOOT-019: one die for all small arms, D12 at most, and one for each support weapon. A heavy weapon
 * fires alone, with all its dice (DU-HEAVY-014, DU-HEAVY-016).
 */
export function firepowerOf(table: Dustup, unit: Unit, shots: readonly Shot[], at: Against = MEN): Firepower {
  const { column } = at;
  let small = 0;
  let smallImpact = once(12);
  let impact: Times | null = null;
  let effective: number | null = null;
  let size: number | null = null;
  let weaponClass = 1;
  let missile: Missile | null = null;
  let isRocket = false;
  let shifts: readonly Part[] = NO_SHIFTS;
  const support: PoolPart[] = [];
  for (const shot of shots) {
    const weapon = weaponAt(table, unit, shot);
    if (shot[0] === NONE) shifts = shiftsOf(table, unit, shot, weapon);
    switch (weapon.kind) {
      case 'small':
        small += weapon.row.firepower;
        smallImpact = weaker(smallImpact, once(weapon.row.impact));
        break;
      case 'support':
        support.push({ of: weapon.row.id, die: weapon.row.firepower });
        impact = impact === null ? once(weapon.row.impact) : weaker(impact, once(weapon.row.impact));
        effective = shorter(effective, weapon.row.effective);
        break;
      case 'heavy':
        for (const die of weapon.row.firepower[column]) support.push({ of: weapon.row.id, die });
        impact = weapon.row.impact[column];
        size = weapon.row.size;
        weaponClass = size;
        effective = shorter(effective, EFFECTIVE_PER_SIZE * size);
        break;
      case 'rocket':
        // DU-HEAVY-033, DU-HEAVY-036, DU-HEAVY-037: with small arms only its die counts; by itself it has its own penetration.
        support.push({ of: weapon.row.id, die: weapon.row.firepower });
        impact = weapon.row.impact[column];
        weaponClass = weapon.row.class;
        isRocket = true;
        break;
      case 'guided':
        missile = missileOf(table, unit, weapon.row, at);
        support.push({ of: weapon.row.id, die: missile.guidance });
        impact = weapon.row.impact[column];
        weaponClass = weapon.row.class;
        break;
      case 'antiAir':
      case 'mortar':
        throw new Error(`expected nobody to fire a ${weapon.row.name} at what stands on the ground`);
      default:
        weapon satisfies never;
    }
  }
  const isSmallArms = support.length === 0;
  const rest = { effective, size, shifts, isSmallArms, missile };
  if (small === 0) return { dice: support, impact: impact ?? once(12), weaponClass, isRocket, ...rest };
  const dice = [{ of: 'smallArms', die: dieFor(small) }, ...support];
  return { dice, impact: smallImpact, weaponClass: 1, isRocket: false, ...rest };
}

/** DU-GUIDED-010: what is in the way of the wire makes a missile harder to guide, if that is played. */
function missileOf({ options }: Dustup, unit: Unit, { guidance, traits }: GuidedWeaponRow, at: Against): Missile {
  const isHindered = options.wireGuidance && traits.includes('wire') && at.isObscured();
  const shift = (isHindered ? -1 : 0) + noseShift(unit, at.at);
  return { guidance: closed(guidance, shift), isTopAttack: traits.includes('topAttack') };
}

/** DU-AIR-044: what a missile loses that is fired from the air far off the nose. */
export function noseShift(unit: Unit, at: Place | undefined): number {
  const isFarOff = at !== undefined && unit.hull !== null && isAirborne(unit) && isFarOffTheNose(unit.hull, at);
  return isFarOff ? -1 : 0;
}

const NO_SHIFTS: readonly Part[] = [];

/** DU-HEAVY-021, DU-HEAVY-022: in inches. */
const EFFECTIVE_PER_SIZE = 48;

/** Why a target die is raised that never forbids a shot (DU-HEAVY-028). */
export const INFERIOR = 'inferiorFireControl';

/** DU-HEAVY-027, DU-HEAVY-029: fire control by the mount, or by the gun; and how steady it is. */
function shiftsOf(table: Dustup, unit: Unit, [, index]: Shot, { kind }: Weapon): readonly Part[] {
  const mount = typeof index === 'number' ? unit.hull?.model.mounts[index] : undefined;
  const grade = mount === undefined ? pieceOf(table, unit)?.fireControl : mount.fireControl;
  const shifts = [
    kind === 'heavy' && grade === 'inferior' && part('DU-HEAVY-027', 1, INFERIOR),
    kind === 'heavy' && grade === 'superior' && part('DU-HEAVY-027', -1, 'superiorFireControl'),
    mount !== undefined && unit.hull?.driving === true && part('DU-VEH-082', 1, 'firedInMotion'),
  ];
  return [...shifts.filter(shift => shift !== false), ...unsteadiness(unit, mount)];
}

/** DU-VEH-081: a mount of average steadiness is harder to lay after driving; in the air that does not matter (DU-AIR-030). */
export function unsteadiness(unit: Unit, mount: Mount | undefined): readonly Part[] {
  const isShaken = mount?.stabilisation === 'average' && unit.moved && !isAirborne(unit);
  return isShaken ? [part('DU-VEH-081', 1, 'firedOnTheMove')] : NO_SHIFTS;
}

function shorter(mils: number | null, inches: number | undefined): number | null {
  if (inches === undefined) return mils;
  return Math.min(mils ?? Number.POSITIVE_INFINITY, inches * 1000 + TOLERANCE);
}

/** What is fired: what a figure carries or throws, or with nobody named what the vehicle or the gun is armed with. */
export function weaponAt(table: Dustup, unit: Unit, [figure, index]: Shot): Weapon {
  if (typeof index !== 'number') return thrownWeapon(index);
  if (figure !== NONE) return weaponNamed(table, table.figures[figure]!.weapons[index]!);
  return weaponNamed(table, unit.hull?.model.mounts[index]?.weapon ?? table.pieces[unit.piece]!.weapon);
}

/** DU-GAP-002, DU-HEAVY-014, DU-HEAVY-034, DU-GUIDED-005: it fires alone or not at all; high explosive may support. */
export function isSolo(weapon: Weapon): boolean {
  switch (weapon.kind) {
    case 'small':
      return false;
    case 'support':
      return weapon.row.traits.includes('solo');
    case 'rocket':
      return !weapon.row.traits.includes('highExplosive');
    case 'heavy':
    case 'guided':
    case 'antiAir':
    case 'mortar':
      return true;
    default:
      return weapon satisfies never;
  }
}
