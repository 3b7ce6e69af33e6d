import { isWithin } from '@sightline/geometry/field';
import { D6, type Refusal, refuse } from '@sightline/kernel';
import { WEAPONS } from '../content/load.ts';
import type { RangedRow } from '../content/schema.ts';
import { gap, isInContact, touchesEnemy } from '../ground/measure.ts';
import type { Act, Target } from '../questions.ts';
import { type Carried, type Figure, isFighting, type Killzone, type KillzoneIo, NONE, seatOf } from '../table.ts';
import { burnStrip, burst, driftBurst, whyNotAim } from './area-weapons.ts';
import { claimKeepDown } from './claiming-keep-down.ts';
import { fillWithFire, isEnclosedRoom, markFireAttack, roomSetUpon } from './fire-attack.ts';
import { damage } from './harm.ts';
import { isHiddenByDark } from './night.ts';
import { orderRowOf } from './orders.ts';
import { landSmoke } from './smoke-grenades.ts';
import { targeting } from './targeting.ts';
import { nameTarget, placeOf, rangeTo, sightTo } from './targets.ts';
import { damageVehicle } from './vehicles/firing-at-vehicles.ts';
import { manWeapon, weaponsAtHand } from './vehicles/mounted-weapons.ts';
import { whyNotWeapon } from './weapons.ts';

export type Shot = Extract<Act, { do: 'shoot' }>;

/** KZ-SHOOT-002: how many shots a weapon has under the figure's order. */
export function shotsAllowed(table: Killzone, figure: Figure, { burst: firing }: Carried, weapon: RangedRow): number {
  const { shots } = orderRowOf(table, figure);
  if (shots === 'none' || (shots === 'aimed' && figure.moves > 0)) return 0;
  if (weapon.traits.includes('bursts')) return shots === 'rapid' ? firing : 0;
  return shots === 'rapid' ? weapon.shots : 1;
}

/** KZ-SHOOT-001: why a figure may not shoot at anything at all now. */
export function whyNotShootNow(table: Killzone, figure: Figure): Refusal[] {
  const row = orderRowOf(table, figure);
  if (figure.state !== 'active') return [refuse('KZ-SUPP-002', 'notActive', figure.state)];
  if (row.shots === 'none') return [refuse('KZ-ORDER-007', 'noShots')];
  if (row.shots === 'aimed' && figure.moves > 0) return [refuse('KZ-ORDER-006', 'movedInstead')];
  if (figure.unarmed) return [refuse('KZ-CAPT-003', 'unarmed')];
  if (figure.captive !== NONE) return [refuse('KZ-CAPT-002', 'holdsCaptive')];
  if (figure.locked) return [refuse('KZ-HTH-007', 'locked')];
  if (touchesEnemy(table, figure)) return [refuse('KZ-SHOOT-001', 'inContact')];
  if (figure.shotFirst && figure.moves > 0) return [refuse('KZ-ORDER-009', 'shotBeforeMove')];
  if (figure.vehicle !== NONE && figure.place === 0) return [refuse('KZ-VEH-022', 'driving')];
  if (row.shots === 'aimed' && figure.vehicle !== NONE && table.vehicles[figure.vehicle]!.speed > 0) {
    return [refuse('KZ-VEH-022', 'aimedFromMoving')];
  }
  return [];
}

/** KZ-SHOOT-001 to KZ-SHOOT-010: why a figure may not take this shot. */
export function whyNotShoot(table: Killzone, figure: Figure, shot: Shot): Refusal[] {
  const now = whyNotShootNow(table, figure);
  if (now.length > 0) return now;
  const carried = weaponsAtHand(table, figure)[shot.weapon];
  if (!carried) return [refuse('KZ-SHOOT-010', 'noSuchWeapon')];
  const weapon = WEAPONS.get(carried.weapon);
  const firing = whyNotWeapon(table, figure, carried, weapon, shot.burst);
  if (firing.length > 0) return firing;
  return whyNotTarget(table, figure, carried, weapon, shot.target);
}

/** Whether what is aimed at may be aimed at. */
export function whyNotTarget(
  table: Killzone,
  figure: Figure,
  carried: Carried,
  weapon: RangedRow,
  target: Target,
): Refusal[] {
  const unfit = whyNotAim(table, figure, weapon, target);
  if (unfit.length > 0) return unfit;
  const range = rangeTo(table, figure, target);
  const limit = (weapon.long ?? weapon.short!) * 1000;
  if (range > limit) return [refuse('KZ-SHOOT-005', 'outOfRange', { range, limit })];
  const spread = whyNotSpread(table, carried, target);
  if (spread.length > 0) return spread;
  const { blocked } = sightTo(table, figure, target);
  if (blocked) return [refuse(blocked.by === 'smoke' ? 'KZ-SMOKE-005' : 'KZ-SHOOT-008', 'noSight', { ...blocked })];
  return 'figure' in target ? whyNotFigure(table, figure, table.figures[target.figure]!) : [];
}

function whyNotFigure(table: Killzone, figure: Figure, enemy: Figure): Refusal[] {
  if (isHiddenByDark(table, figure, enemy)) return [refuse('KZ-NIGHT-002', 'dark', gap(table, figure, enemy))];
  const isLocked = table.figures.some(
    friend => friend.side === figure.side && isFighting(friend) && isInContact(friend, enemy),
  );
  return isLocked ? [refuse('KZ-SHOOT-001', 'friendInContact', enemy.id)] : [];
}

/** KZ-SHOOT-007: every later target lies within 4 inches of the first. */
function whyNotSpread(table: Killzone, carried: Carried, target: Target): Refusal[] {
  if (carried.shots === 0) return [];
  const first = { x: carried.aimX, y: carried.aimY };
  const reach = table.values.spread * 1000 + table.values.baseAcross * 1000;
  return isWithin(first, placeOf(table, target), reach)
    ? []
    : [refuse('KZ-SHOOT-007', 'tooFarSpread', nameTarget(table, target))];
}

/** KZ-SHOOT-011: one shot, the targeting die, then what it does, at once. */
export function shoot(table: Killzone, io: KillzoneIo, figure: Figure, shot: Shot): void {
  const carried = weaponsAtHand(table, figure)[shot.weapon]!;
  const weapon = WEAPONS.get(carried.weapon);
  const { target } = shot;
  manWeapon(table, figure, carried);
  spend(table, carried, weapon, shot);
  figure.fired = true;
  const at = nameTarget(table, target);
  io.tell({ type: 'shotFired', rule: weapon.rule, figure: figure.who, weapon: weapon.name, at });
  const room = roomSetUpon(table, figure, weapon, target);
  // KZ-FIRE-002: flames fill an enclosed room without a die.
  if (weapon.traits.includes('flame') && isEnclosedRoom(table, room)) return fillWithFire(table, io, weapon, room);
  if ('figure' in target) claimKeepDown(table, io, table.figures[target.figure]!);
  const isHit = rollTargeting(table, io, figure, weapon, target);
  if (weapon.traits.includes('smoke')) return landSmoke(table, io, figure, target, isHit);
  if (isHit) hit(table, io, figure, weapon, target, room);
  else goAstray(table, io, figure, weapon, target, room);
}

/** What a hit does, by the kind of weapon and of target. */
function hit(table: Killzone, io: KillzoneIo, figure: Figure, weapon: RangedRow, target: Target, room: number): void {
  if (isEnclosedRoom(table, room)) return fillWithFire(table, io, weapon, room);
  markFireAttack(table, io, weapon, room);
  if (weapon.traits.includes('flame')) return burnStrip(table, io, figure, weapon, target);
  if (weapon.traits.includes('area')) return burst(table, io, figure, weapon, placeOf(table, target), target);
  if ('vehicle' in target) return damageVehicle(table, io, table.vehicles[target.vehicle]!, weapon.dice);
  if (!('figure' in target)) throw new Error(`expected ${weapon.id} to be aimed at a figure`);
  damage(table, io, table.figures[target.figure]!, { dice: weapon.dice, by: 'shot', rule: 'KZ-SHOOT-006' });
}

/** KZ-AREA-003, KZ-FIRE-003: a burst that misses comes down elsewhere; a bottle thrown at a room breaks outside. */
function goAstray(
  table: Killzone,
  io: KillzoneIo,
  figure: Figure,
  weapon: RangedRow,
  target: Target,
  room: number,
): void {
  const isLost = !weapon.traits.includes('area') || weapon.traits.includes('missIsLost') || isEnclosedRoom(table, room);
  if (isLost) return miss(io, figure, weapon);
  driftBurst(table, io, figure, weapon, target);
}

function miss(io: KillzoneIo, figure: Figure, weapon: RangedRow): void {
  io.tell({ type: 'missed', rule: 'KZ-SHOOT-003', figure: figure.who, weapon: weapon.name });
}

/** KZ-SHOOT-003: a natural 1 always misses and a natural 6 always hits. */
function rollTargeting(table: Killzone, io: KillzoneIo, figure: Figure, weapon: RangedRow, target: Target): boolean {
  const { needs, tally, onlySix } = targeting(table, figure, weapon, target);
  const why = {
    rule: 'KZ-SHOOT-003',
    purpose: 'targeting',
    seat: seatOf(table, figure.side),
    figure: figure.id,
  } as const;
  const die = io.roll(D6, why);
  const hit = die === 6 || (!onlySix && die !== 1 && die + tally.total >= needs);
  io.tell({ type: 'targetingRolled', rule: 'KZ-SHOOT-003', figure: figure.who, die, tally, needs, hit });
  return hit;
}

/** KZ-WEAP-009 and single-use weapons: what the shot takes from the supply, once for a whole burst. */
function spend(table: Killzone, carried: Carried, weapon: RangedRow, { burst: length, target }: Shot): void {
  if (carried.shots === 0) {
    const place = placeOf(table, target);
    carried.aimX = place.x;
    carried.aimY = place.y;
    carried.burst = length ?? 0;
    if (carried.supply !== NONE) carried.supply -= weapon.traits.includes('bursts') && length === 8 ? 2 : 1;
  }
  carried.shots++;
}
