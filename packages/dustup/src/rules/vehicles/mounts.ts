import { bearing, distance, isInArc } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { GUIDED_WEAPONS } from '../../content/arsenal.ts';
import { knownWeapon, rangeOf, type Weapon } from '../../content/weapons.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { isAirborne } from '../../table/flight.ts';
import type { Hull, Mount } from '../../table/hulls.ts';
import { type Dustup, NONE, type Place } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { whyNotFromTheAir, whyNotOnGround } from '../aircraft/weapons.ts';
import type { Shot } from '../shooting/shot.ts';
import type { Target } from '../shooting/target.ts';

/** DU-VEH-078, DU-AIR-031: whether a mount can be laid on a place: all round, or so many degrees about where it points. */
export function bears({ x, y, facing }: Hull, { arc, toward = 0 }: Mount, at: Place): boolean {
  return arc === 360 || isInArc({ apex: { x, y }, heading: bearing(facing + toward), degrees: arc }, at);
}

/** DU-VEH-083: why a vehicle may not fire these of its mounts at a target, whatever the die. */
export function whyNotMounts(table: Dustup, unit: Unit, hull: Hull, target: Target, shots: readonly Shot[]): Refusal[] {
  if (shots.length === 0) return [refuse('DU-SHOOT-004', 'noWeapon')];
  const mounts = shots.map(([figure, index]) =>
    figure === NONE && typeof index === 'number' ? hull.model.mounts[index] : undefined,
  );
  if (!mounts.every(mount => mount !== undefined)) return [refuse('DU-SHOOT-004', 'noWeapon')];
  if (new Set(shots.map(([, index]) => index)).size < shots.length) return [refuse('DU-SHOOT-004', 'noWeapon')];
  if (mounts.length > 1 && !areSlaved(mounts) && mounts.some(isGuided))
    return [refuse('DU-GUIDED-005', 'missileFiresAlone')];
  if (mounts.length > 1 && !mayFireTogether(hull, mounts)) return [refuse('DU-VEH-083', 'oneWeaponAtATime')];
  for (const [i, mount] of mounts.entries()) {
    const refusals = whyNotMount(table, unit, hull, shots[i]![1] as number, mount, target.at);
    if (refusals.length > 0) return refusals;
  }
  return [];
}

/** DU-VEH-084: slaved to one another; DU-VEH-085: any two of a mech or monster. */
function mayFireTogether({ model }: Hull, mounts: readonly Mount[]): boolean {
  if (areSlaved(mounts)) return true;
  return model.kind !== 'vehicle' && mounts.length === MOST_OF_A_MECH;
}

function areSlaved(mounts: readonly Mount[]): boolean {
  const { slaved } = mounts[0]!;
  return slaved !== undefined && mounts.every(mount => mount.slaved === slaved);
}

/** DU-GUIDED-005: a missile is never one of two. */
function isGuided({ weapon }: Mount): boolean {
  return GUIDED_WEAPONS.has(weapon);
}

const MOST_OF_A_MECH = 2;

/** Why one mount cannot be fired at something in a place. */
export function whyNotMount(table: Dustup, unit: Unit, hull: Hull, index: number, mount: Mount, at: Place): Refusal[] {
  const weapon = knownWeapon(table.armoury, mount.weapon);
  if (weapon === undefined) return [refuse('DU-SHOOT-004', 'noWeapon')];
  const { row } = weapon;
  if (weapon.kind === 'guided' && !table.options.guidedWeapons) return [refuse('DU-FIRE-001', 'guidedAreOff')];
  if (weapon.kind === 'antiAir') return [refuse('DU-GAP2-015', 'onlyAircraft', { weapon: row.name })];
  const ready = whyNotReady(unit, hull, index, mount, row.name);
  if (ready.length > 0) return ready;
  const laid = whyNotLaid(unit, hull, mount, weapon, at);
  if (laid.length > 0) return laid;
  const reach = rangeOf(weapon);
  const isOut = reach !== null && distance(hull, at) > reach * 1000 + TOLERANCE;
  return isOut ? [refuse('DU-SHOOT-014', 'outOfRange', { weapon: row.name, range: reach })] : [];
}

/** DU-VEH-078, DU-AIR-031: why a mount does not bear on a place on the ground. */
function whyNotLaid(unit: Unit, hull: Hull, mount: Mount, weapon: Weapon, at: Place): Refusal[] {
  const isLaid = bears(hull, mount, at);
  if (isAirborne(unit)) return whyNotFromTheAir(hull, mount, weapon, at, isLaid);
  const grounded = whyNotOnGround(hull, mount, weapon);
  if (grounded.length > 0) return grounded;
  return isLaid ? [] : [refuse('DU-VEH-078', 'outOfArc', { weapon: weapon.row.name, arc: mount.arc })];
}

/** What stands against firing a mount, whatever at. */
export function whyNotReady(unit: Unit, hull: Hull, index: number, mount: Mount, weapon: string): Refusal[] {
  if ((hull.fired & (1 << index)) !== 0) return [refuse('DU-HEAVY-015', 'mountFired', { weapon })];
  if (mount.shots !== undefined && (hull.spent[index] ?? 0) >= mount.shots) {
    return [refuse('DU-VEH-078', 'mountEmpty', { weapon })];
  }
  if (mount.external === true && unit.suppression > 0) return [refuse('DU-VEH-091', 'nobodyOutside')];
  // DU-AIR-030: how steady a mount is does not matter in the air.
  if (isAirborne(unit)) return [];
  // DU-VEH-080: only what it has driven before in this activation counts (DU-VEH-079).
  if (mount.stabilisation === 'poor' && unit.moved) return [refuse('DU-VEH-080', 'notSteady', { weapon })];
  const isSteady = !hull.driving || mount.stabilisation === 'superior';
  return isSteady ? [] : [refuse('DU-VEH-082', 'notSteady', { weapon })];
}

/** What may fire at a target now: those that fire together first, then each mount by itself. */
export function mountsOn(table: Dustup, unit: Unit, hull: Hull, target: Target): Shot[][] {
  const { mounts, kind } = hull.model;
  const ready = mounts.flatMap((mount, index) =>
    whyNotMount(table, unit, hull, index, mount, target.at).length === 0 ? [index] : [],
  );
  const groups = [...new Set(ready.map(index => mounts[index]!.slaved))].flatMap(slaved =>
    slaved === undefined ? [] : [ready.filter(index => mounts[index]!.slaved === slaved)],
  );
  if (kind !== 'vehicle') groups.push(ready.filter(index => !isGuided(mounts[index]!)).slice(0, MOST_OF_A_MECH));
  const together = groups.filter(group => group.length > 1);
  return [...together, ...ready.map(index => [index])].map(group => group.map((index): Shot => [NONE, index]));
}

/** DU-VEH-123: all support weapons that bear on somebody, whatever they have fired and however the vehicle has driven. */
export function defensiveMounts(table: Dustup, unit: Unit, hull: Hull, target: Target): Shot[] {
  const steady = { ...unit, moved: false };
  const loaded = { ...hull, fired: 0, driving: false };
  return hull.model.mounts.flatMap((mount, index): Shot[] => {
    // DU-HEAVY-030: heavy weapons have no part in it.
    if (knownWeapon(table.armoury, mount.weapon)?.kind !== 'support') return [];
    return whyNotMount(table, steady, loaded, index, mount, target.at).length === 0 ? [[NONE, index]] : [];
  });
}
