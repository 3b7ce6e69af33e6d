import { type Direction, opposite } from '@sightline/geometry/grid';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { figureOf, isGrappling, isOnMap } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';
import { killsOf, noteShot } from '../binge/deeds.ts';
import { isShotUp } from '../ceiling/shooting-up.ts';
import { suffer } from '../damage/suffer.ts';
import { payForShot } from '../machines/drone-power.ts';
import { makeNoise } from '../threats/noise.ts';
import { spendAmmunition, spendByDice } from './ammunition.ts';
import { denyShot } from './denied-shots.ts';
import { offerToDuck } from './duck-under-fire.ts';
import { type Aim, throwEffect } from './effect.ts';
import { type Gun, gunOf } from './gun.ts';
import { hasLineOfFire } from './line-of-fire.ts';
import { isLineOverhead, rangeBetween, sees } from './sight.ts';
import { fireLineAt } from './why-not-shoot.ts';

/** A direct shot at one figure. */
interface Shot {
  readonly shooter: number;
  readonly target: number;
  /** Of a Hot Air Gun. */
  readonly squirts?: number;
  /** The target has just entered the shooter's square from there (DK-CDUCK-005). */
  readonly enteredFrom?: Direction;
}

/**
 * DK-CDUCK-005: the direction from which an enemy has just come into the man's square, before the two grapple; null if
 * it did not. It faces the way it came.
 */
export function cameIn(table: DuckTable, man: Figure, enemy: Figure): Direction | null {
  const isThere = isOnMap(enemy) && enemy.at === man.at && enemy.overhead === man.overhead;
  if (!isThere || enemy.kind !== 'threat' || enemy.captive !== null || isGrappling(table, enemy)) return null;
  return isGrappling(table, man) ? null : opposite(enemy.facing);
}

/** DK-DUCK-005: whom the shooter turns to when his target dives; null to shoot at the man on the deck. */
export type Elsewhere = (table: DuckTable, dived: Figure) => number | null;

/**
 * DK-SHOOT-027: declared, DUCK!ed under, judged afresh, thrown, suffered and booked. False if the line was still
 * blocked and no shot was fired. Paying the action is the business of whoever activates the shooter.
 */
export function shoot(table: DuckTable, io: DuckIo, shot: Shot, elsewhere: Elsewhere = () => null): boolean {
  const shooter = figureOf(table, shot.shooter);
  const target = figureOf(table, shot.target);
  const gun = gunHeld(table, shooter);
  const wasStanding = !target.ducked;
  const squares = [target.at];
  if (!declare(table, io, shooter, gun, squares, target)) return false;
  const dived = wasStanding && target.ducked;
  const other = dived ? elsewhere(table, target) : null;
  if (other !== null) return shoot(table, io, { ...shot, target: other }, elsewhere);
  const range = rangeBetween(table, shooter.at, target.at);
  fire(table, io, shooter, target, { range, squirts: shot.squirts ?? 0, dived }, shot);
  makeNoise(table, io, shooter.at, shooter.id, squares);
  if (isOnMap(target)) happen(table, io, { on: 'shotAt', figure: target.id, by: shooter.id });
  return true;
}

export function gunHeld(table: DuckTable, shooter: Figure): Gun {
  const gun = gunOf(table, shooter);
  if (!gun) throw new Error(`figure ${shooter.id} holds no gun to shoot with`);
  return gun;
}

function declare(
  table: DuckTable,
  io: DuckIo,
  shooter: Figure,
  gun: Gun,
  squares: readonly number[],
  target: Figure,
): boolean {
  const told = { figure: shooter.id, weapon: gun.card.id, squares };
  io.tell({ type: 'shotDeclared', rule: 'DK-SHOOT-027', ...told, target: target.id });
  offerToDuck(table, io, { on: 'shotDeclared', shooter: shooter.id, target: target.id, squares });
  const isFree = isShotUp(shooter, target)
    ? isLineOverhead(table, shooter, target)
    : shooter.at === target.at ||
      (sees(table, shooter, target) && hasLineOfFire(table, fireLineAt(table, shooter, gun, target)));
  if (isFree) return true;
  io.tell({ type: 'shotBlocked', rule: 'DK-SHOOT-018', ...told });
  denyShot(table, shooter.id, target.id);
  return false;
}

/**
 * The dice of a shot and what comes of them, allowed or not: hacking off uses it too (DK-GRAP-034). It strikes its target
 * alone, nobody behind it (DK-WEAP-017) and nothing of the ship (DK-WEAP-001).
 */
export function fire(
  table: DuckTable,
  io: DuckIo,
  shooter: Figure,
  target: Figure,
  aim: Aim,
  { enteredFrom }: { readonly enteredFrom?: Direction } = {},
): void {
  const gun = gunHeld(table, shooter);
  const killsBefore = killsOf(shooter);
  const { outcome, dice, throws } = throwEffect(table, io, shooter, gun, target, aim);
  const { id, effect } = gun.card;
  io.tell({
    type: 'shotFired',
    rule: 'DK-SHOOT-001',
    figure: shooter.id,
    weapon: id,
    target: target.id,
    throws,
    outcome: outcome.kind,
  });
  suffer(table, io, target, outcome, { by: shooter.id, means: 'shot', rule: 'DK-SHOOT-001' }, enteredFrom);
  if (effect.kind === 'flame') spendAmmunition(io, shooter, gun, aim.squirts);
  else if (effect.kind === 'wave') spendAmmunition(io, shooter, gun, 1);
  else spendByDice(table, io, shooter, gun, dice);
  noteShot(io, shooter, killsBefore);
  if (shooter.kind === 'machine') payForShot(table, io, shooter, dice);
}
