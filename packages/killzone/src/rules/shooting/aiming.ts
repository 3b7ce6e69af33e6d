import { circle } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import type { RangedRow } from '../../content/schema.ts';
import { stockOf } from '../../content/stock.ts';
import { groundOf, isSpot } from '../../ground/ground.ts';
import { gap, isInContact, touchesEnemy } from '../../ground/measure.ts';
import type { Killzone } from '../../table/table.ts';
import { type Carried, type Figure, isFighting, isInPlay, NONE } from '../../table/units.ts';
import { whyNotStay } from '../movement/compelled-movement.ts';
import { isBeyondNightSight, isFirelit, isHiddenByDark } from '../night/darkness.ts';
import { orderRowOf } from '../orders/orders-in-force.ts';
import { whyNotAimAtVehicle } from '../vehicles/firing-at-vehicles.ts';
import { weaponsAtHand } from '../vehicles/mounted-weapons.ts';
import type { ShootAct } from './acts.ts';
import { gapOfTargets, insideOf, placeOf, rangeTo, sightTo, type Target } from './targets.ts';
import { whyNotWeapon } from './weapons.ts';

/** KZ-SHOOT-001: why a figure may not shoot at anything at all now. */
export function whyNotShootNow(table: Killzone, figure: Figure): Refusal[] {
  const row = orderRowOf(table, figure);
  if (figure.state !== 'active') return [refuse('KZ-SUPP-002', 'notActive', figure.state)];
  if (row.shots === 'none') return [refuse('KZ-ORDER-007', 'noShots')];
  if (row.shots === 'aimed' && (figure.moves > 0 || figure.spent > 0)) return [refuse('KZ-ORDER-006', 'movedInstead')];
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
export function whyNotShoot(table: Killzone, figure: Figure, shot: ShootAct): Refusal[] {
  const now = whyNotShootNow(table, figure);
  if (now.length > 0) return now;
  const carried = weaponsAtHand(table, figure)[shot.weapon];
  if (!carried) return [refuse('KZ-SHOOT-010', 'noSuchWeapon')];
  const weapon = stockOf(table).weapons.get(carried.weapon);
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
  if ('figure' in target) return whyNotFigure(table, figure, table.figures[target.figure]!);
  // KZ-NIGHT-002: nothing is seen further off, be it only the ground; a vehicle has been looked at already.
  const isDark = !('vehicle' in target) && isBeyondNightSight(table, figure, range);
  return isDark && !isFirelit(table, circle(placeOf(table, target), 0)) ? [refuse('KZ-NIGHT-002', 'dark', range)] : [];
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
  if (carried.shots === 0 || carried.first === null) return [];
  const reach = table.values.spread * 1000;
  return gapOfTargets(table, carried.first, target) <= reach ? [] : [refuse('KZ-SHOOT-007', 'tooFarSpread', reach)];
}

/** What may be aimed at: enemies with anything; spots and openings only with weapons that fill them. */
function whyNotAim(table: Killzone, figure: Figure, weapon: RangedRow, target: Target): Refusal[] {
  if ('figure' in target) {
    const enemy = table.figures[target.figure];
    if (weapon.traits.includes('smoke')) return [refuse('KZ-SMOKE-002', 'aimAtGround')];
    if (!enemy || !isInPlay(enemy) || enemy.side === figure.side) return [refuse('KZ-SHOOT-001', 'notAnEnemy')];
    if (enemy.state === 'captured') return [refuse('KZ-CAPT-002', 'captiveIsNoTarget', enemy.id)];
    return enemy.vehicle === NONE ? [] : [refuse('KZ-VEH-023', 'aimAtVehicle', enemy.vehicle)];
  }
  if ('vehicle' in target) return whyNotAimAtVehicle(table, figure, weapon, target.vehicle);
  const isArea = weapon.traits.some(trait => trait === 'area' || trait === 'smoke');
  if ('point' in target) {
    if (!isArea) return [refuse('KZ-AREA-001', 'needsTarget', weapon.name)];
    return isSpot(groundOf(table.map), target.point) ? [] : [refuse('KZ-AREA-001', 'notAPlace')];
  }
  if (!groundOf(table.map).openings[target.opening]) return [refuse('KZ-BUILD-004', 'noOpening')];
  const isOutward = insideOf(table, figure, target.opening).room === NONE;
  const fills = isArea || (weapon.traits.includes('flame') && !isOutward);
  return fills && !weapon.traits.includes('missIsLost') ? [] : [refuse('KZ-BUILD-004', 'needsTarget', weapon.name)];
}

/** KZ-DRUG-013: a shot after which there is no moving is not for those who have to move. */
export function whyNotForgoMove(table: Killzone, figure: Figure, { weapon }: ShootAct): Refusal[] {
  if (figure.vehicle !== NONE) return [];
  const { traits } = stockOf(table).weapons.get(figure.weapons[weapon]!.weapon);
  const isRooted = orderRowOf(table, figure).shots === 'aimed' || traits.includes('firedStandingStill');
  return isRooted ? whyNotStay(table, figure) : [];
}
