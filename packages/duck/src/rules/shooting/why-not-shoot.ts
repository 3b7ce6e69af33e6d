import { centreOf, type Direction, inArc, vectorOf } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { planOf } from '../../ship/plan.ts';
import type { Figure, Teamer, Threat } from '../../table/figure.ts';
import { isAble, isGrappling, isOnMap } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { isShotUp, whyNotShootUp } from '../ceiling/shooting-up.ts';
import { whyNotActWithArms, whyNotPay } from './able.ts';
import { fireArc, whyNotInFireArc } from './arc.ts';
import { type Gun, gunOf, isFlamer, rangeOf } from './gun.ts';
import { type FireLine, hasLineOfFire, inTheWay, isClearOfFurniture } from './line-of-fire.ts';
import { headOf, rangeBetween, sees, seesSquare } from './sight.ts';

/**
 * DK-SHOOT-027: able to act, an action, a loaded weapon, range, arc, sight, line of fire. Every failing test is listed
 * in that order; the first is the reason shown.
 */
export function whyNotShoot(table: DuckTable, shooter: Figure, target: Figure): Refusal[] {
  const isUp = isShotUp(shooter, target);
  const gun = gunOf(table, shooter);
  const refusals = whyNotFire(table, shooter, gun);
  // In one square they grapple, and a Pistol has its place in the rounds (DK-WEAP-007).
  if (isOnMap(target) && target.at === shooter.at && !isUp) return [...refusals, refuse('DK-SHOOT-025', 'ownSquare')];
  if (!gun) return refusals;
  if (!isOnMap(target)) return [...refusals, refuse('DK-SHOOT-002', 'noTarget')];
  if (!aimsAtOne(gun)) refusals.push(refuse('DK-WEAP-022', 'aimedAtSquares'));
  if (target.at !== shooter.at) refusals.push(...whyNotReach(table, shooter, gun, target.at));
  const isSeen = !isUp && sees(table, shooter, target);
  if (isUp) refusals.push(...whyNotShootUp(table, shooter, gun, target));
  else if (!isSeen) refusals.push(refuse('DK-SHOOT-002', 'notInSight'));
  else refusals.push(...whyNotThrough(table, fireLineAt(table, shooter, gun, target)));
  // DK-GRAP-032: a captor that drags its victim off is in no grapple any more.
  if ((isUp || isSeen) && isGrappling(table, target)) refusals.push(refuse('DK-SHOOT-025', 'targetGrappling'));
  return refusals;
}

/** The same for one of the squares of a spray or a flame attack; those who stand in them hide nobody (DK-WEAP-016). */
export function whyNotShootSquare(
  table: DuckTable,
  shooter: Figure,
  gun: Gun,
  square: number,
  squares: readonly number[],
  toFeedFire = false,
): Refusal[] {
  const refusals = whyNotReach(table, shooter, gun, square);
  if (square === shooter.at) refusals.push(refuse('DK-SHOOT-005', 'ownSquare'));
  else if (!seesSquare(table, shooter, square, toFeedFire))
    refusals.push(refuse('DK-SHOOT-002', 'notInSight', { square }));
  else refusals.push(...whyNotThrough(table, fireLineInto(table, shooter, gun, square, squares)));
  return refusals;
}

/** Refusals but for men who may yet DUCK!: with these alone a shot may be declared (DK-DUCK-002). */
export function whyNotDeclare(refusals: readonly Refusal[]): Refusal[] {
  return refusals.filter(({ remedy }) => remedy?.code !== 'duck');
}

/** DK-SHOOT-027: the tests that have nothing to do with the target. */
export function whyNotFire(table: DuckTable, shooter: Figure, gun: Gun | null): Refusal[] {
  const refusals = whyNotActWithArms(table, shooter);
  if (shooter.ducked) refusals.push(refuse('DK-CDUCK-004', 'lyingDown', undefined, { code: 'standUp' }));
  return [...refusals, ...whyNotLoaded(gun)];
}

function whyNotLoaded(gun: Gun | null): Refusal[] {
  if (!gun) return [refuse('DK-WEAP-048', 'noGunInHand', undefined, { code: 'takeUpGun' })];
  if (gun.broken) return [refuse('DK-KITTY-016', 'broken')];
  return gun.loaded > 0 ? [] : [refuse('DK-WEAP-012', 'empty', undefined, { code: 'reload' })];
}

function whyNotReach(table: DuckTable, shooter: Figure, gun: Gun, square: number): Refusal[] {
  const refusals: Refusal[] = [];
  const range = rangeBetween(table, shooter.at, square);
  const reach = rangeOf(table, shooter, gun.card);
  if (reach !== null && range > reach) refusals.push(refuse('DK-SHOOT-005', 'outOfRange', { range, reach }));
  return [...refusals, ...whyNotInFireArc(table, shooter, square, gun.card.effect.kind)];
}

/** Who would have to DUCK! for a shot at a figure; nobody where that would not help. */
export function inTheWayOf(table: DuckTable, shooter: Figure, target: Figure): (Teamer | Threat)[] {
  const gun = gunOf(table, shooter);
  return gun ? inTheWay(table, fireLineAt(table, shooter, gun, target)) : [];
}

function whyNotThrough(table: DuckTable, line: FireLine): Refusal[] {
  if (hasLineOfFire(table, line)) return [];
  const men = inTheWay(table, line).map(({ id }) => id);
  const remedy = men.length > 0 ? { code: 'duck', about: men } : undefined;
  return [refuse(whatStops(table, line), 'lineOfFireBlocked', undefined, remedy)];
}

/** LOW furniture, whoever stands there; else figures, which a Flamer passes not even when they lie. */
function whatStops(table: DuckTable, line: FireLine): RuleId {
  if (!isClearOfFurniture(table, line)) return 'DK-SHOOT-020';
  return isFlamer(line.card) ? 'DK-SHOOT-019' : 'DK-SHOOT-018';
}

/** DK-SHOOT-010: to the base of the one figure aimed at. */
export function fireLineAt(table: DuckTable, shooter: Figure, { card }: Gun, target: Figure): FireLine {
  return { shooter, card, squares: [target.at], square: target.at, to: headOf(table, target) };
}

export function fireLineInto(
  table: DuckTable,
  shooter: Figure,
  { card }: Gun,
  square: number,
  squares: readonly number[],
): FireLine {
  return { shooter, card, squares, square, to: centreOf(planOf(table.arena).grid, square) };
}

/** Flamers are aimed at squares and the Flechette Cannon in a direction; the narrow jet of hot air at one figure. */
function aimsAtOne({ card: { effect } }: Gun): boolean {
  return effect.kind === 'flame' ? effect.dryOnly : effect.kind !== 'flechette';
}

/** DK-CDUCK-005, DK-DUCK-010: at one who comes into the shooter's square over his arc of fire, before they grapple. */
export function whyNotShootAtEntry(table: DuckTable, shooter: Figure, from: Direction): Refusal[] {
  const gun = gunOf(table, shooter);
  const refusals: Refusal[] = isAble(shooter) ? [] : [refuse('DK-SHOOT-027', 'unableToAct')];
  refusals.push(...whyNotPay(shooter), ...whyNotLoaded(gun));
  if (gun && !canFireAtEntry(gun)) refusals.push(refuse('DK-CDUCK-005', 'ownSquare'));
  const { dx, dy } = vectorOf(from);
  const arc = gun ? fireArc(table, shooter, gun.card.effect.kind) : 180;
  if (!inArc(shooter.facing, dx, dy, arc)) refusals.push(refuse('DK-CDUCK-005', 'outOfArc'));
  return refusals;
}

/** DK-CDUCK-005: any gun but a cannon, whose template begins before the square. */
function canFireAtEntry({ card: { effect } }: Gun): boolean {
  return effect.kind !== 'flechette';
}
