import { distance } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { knownWeapon, rangeOf, type Weapon, weaponNamed } from '../../content/weapons.ts';
import { closed, excess, type Faces, type Shifted, shifted } from '../../dice/ladder.ts';
import type { Times } from '../../dice/times.ts';
import { isAloft } from '../../ground/from-above.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { seesUnit } from '../../ground/sight.ts';
import { doesHover, type Flyer, isAirborne, isFlyer } from '../../table/flight.ts';
import type { Hull, Mount } from '../../table/hulls.ts';
import { pieceOf } from '../../table/pieces.ts';
import { type Dustup, type Place, placeOf } from '../../table/table.ts';
import { isHidden, type Unit } from '../../table/units.ts';
import { whyNotWork } from '../heavy-weapons/serving.ts';
import { noseShift, unsteadiness } from '../shooting/firepower.ts';
import { isLostInNight } from '../shooting/shoot-action.ts';
import { firerShifts } from '../shooting/target-die.ts';
import { bears, whyNotReady } from '../vehicles/mounts.ts';
import type { FireAtAircraftAct } from './acts.ts';
import { kindOf, whyNotGuidedAt, whyNotOnGround } from './weapons.ts';

/** DU-AIR-045: what a weapon is against aircraft. */
export interface AntiAir {
  readonly id: string;
  readonly guidance: Faces;
  readonly firepower: Faces;
  readonly impact: Times;
  readonly class: number;
  /** DU-AIR-050: a decoy may draw it off. */
  readonly isMissile: boolean;
}

/** DU-AIR-045, DU-GAP2-015: only what is designated for it, with a guidance system; null for all others. */
export function antiAirOf({ kind, row }: Weapon): AntiAir | null {
  if (kind === 'antiAir') {
    const { id, guidance, firepower, impact } = row;
    return { id, guidance, firepower, impact, class: row.class, isMissile: true };
  }
  if (kind !== 'heavy' || row.antiAir === undefined) return null;
  return { id: row.id, ...row.antiAir, class: row.size, isMissile: false };
}

/** The weapon of a unit by its number: a mount, or the gun that it serves. */
function weaponOf(table: Dustup, unit: Unit, index: number): Weapon | null {
  if (unit.hull !== null) {
    const mount = unit.hull.model.mounts[index];
    return mount === undefined ? null : (knownWeapon(table.armoury, mount.weapon) ?? null);
  }
  const piece = pieceOf(table, unit);
  return piece === null || index !== 0 ? null : weaponNamed(table, piece.weapon);
}

/** Every weapon of a unit against aircraft, by its number. */
export function antiAirArms(table: Dustup, unit: Unit): { readonly weapon: number; readonly arm: AntiAir }[] {
  const count = unit.hull === null ? 1 : unit.hull.model.mounts.length;
  return Array.from({ length: count }, (_, weapon) => ({ weapon, arm: armAt(table, unit, weapon) })).flatMap(
    ({ weapon, arm }) => (arm === null ? [] : [{ weapon, arm }]),
  );
}

/** DU-AIR-044, DU-AIR-061: from an aircraft it is harder to guide far off the nose. */
export function armAt(table: Dustup, unit: Unit, index: number, at?: Place): AntiAir | null {
  const weapon = weaponOf(table, unit, index);
  const arm = weapon === null ? null : antiAirOf(weapon);
  return arm === null ? null : { ...arm, guidance: closed(arm.guidance, noseShift(unit, at)) };
}

/** DU-AIR-045 to DU-AIR-050: why a unit may not fire at an aircraft. */
export function whyNotFireAtAircraft(table: Dustup, unit: Unit, act: FireAtAircraftAct): Refusal[] {
  const target = table.units[act.target];
  if (target === undefined || target.side === unit.side || isHidden(target))
    return [refuse('DU-SHOOT-005', 'noTarget')];
  if (!isFlyer(target) || !isAirborne(target)) return [refuse('DU-AIR-045', 'notInTheAir')];
  if (isAloft(table, unit) && !table.options.dogfights) return [refuse('DU-AIR-061', 'noDogfights')];
  const weapon = whyNotArm(table, unit, act.weapon, target.hull);
  if (weapon.length > 0) return weapon;
  const unseen = whyNotSeen(table, unit, target);
  if (unseen.length > 0) return unseen;
  // DU-VEH-074: enough damage ends all shooting.
  if ((unit.hull?.damage ?? 0) >= 3) return [refuse('DU-AIR-050', 'tooDamagedToGuide')];
  const { base, shifts } = ecmAgainst(table, unit, target, act.weapon);
  return excess(base, shifts.total) > 0 ? [refuse('DU-AIR-050', 'beyondGuidance')] : [];
}

/** DU-AIR-045, DU-AIR-048: a line of sight as to a vehicle on the ground, and at night no farther than to one. */
export function whyNotSeen(table: Dustup, unit: Unit, target: Flyer): Refusal[] {
  if (isLostInNight(table, unit, placeOf(table, target), [target])) {
    return [refuse('DU-GAP-030', 'tooDark', { target: target.who })];
  }
  return seesUnit(table, unit, target) ? [] : [refuse('DU-SHOOT-050', 'noSight', { target: target.who })];
}

function whyNotArm(table: Dustup, unit: Unit, index: number, at: Place): Refusal[] {
  const weapon = weaponOf(table, unit, index);
  if (weapon === null) return [refuse('DU-SHOOT-004', 'noWeapon')];
  if (antiAirOf(weapon) === null) return [refuse('DU-AIR-045', 'notAntiAir', { weapon: weapon.row.name })];
  const ready = unit.hull === null ? whyNotWork(table, unit, pieceOf(table, unit)!) : [];
  if (ready.length > 0) return ready;
  const mounted = unit.hull === null ? [] : whyNotMounted(unit, unit.hull, index, weapon, at);
  if (mounted.length > 0) return mounted;
  const reach = rangeOf(weapon);
  const isOut = reach !== null && distance(placeOf(table, unit), at) > reach * 1000 + TOLERANCE;
  return isOut ? [refuse('DU-SHOOT-014', 'outOfRange', { weapon: weapon.row.name, range: reach })] : [];
}

/** DU-AIR-046, DU-AIR-061: a mount that is ready and bears; neither blind spot nor corridor is for what is in the air. */
function whyNotMounted(unit: Unit, hull: Hull, index: number, weapon: Weapon, at: Place): Refusal[] {
  const mount: Mount = hull.model.mounts[index]!;
  const ready = whyNotReady(unit, hull, index, mount, weapon.row.name);
  if (ready.length > 0) return ready;
  if (isAirborne(unit) && hull.model.traits.includes('landsAgain')) return [refuse('DU-GAP2-029', 'noFireInHop')];
  if (isAirborne(unit) && kindOf(mount, weapon) === 'guided') return whyNotGuidedAt(hull, weapon, at);
  const grounded = isAirborne(unit) ? [] : whyNotOnGround(hull, mount, weapon);
  if (grounded.length > 0) return grounded;
  const about = { weapon: weapon.row.name, arc: mount.arc };
  return bears(hull, mount, at) ? [] : [refuse('DU-VEH-078', 'outOfArc', about)];
}

/**
 * DU-AIR-050: the counter-measures against the shot itself: easier to beat in hover, harder for whoever is hindered.
 * Neither fire control nor cover, range or size counts.
 */
export function ecmAgainst(table: Dustup, unit: Unit, target: Flyer, index: number): Shifted {
  const shifts = [...unsteadiness(unit, unit.hull?.model.mounts[index]), ...firerShifts(table, unit)];
  return shifted(target.ecm, doesHover(target) && HOVERS, ...shifts);
}

const HOVERS = { rule: 'DU-AIR-050', value: -1, why: 'hovering' } as const;
