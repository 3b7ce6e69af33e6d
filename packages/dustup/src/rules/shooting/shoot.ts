import { type Refusal, refuse } from '@sightline/kernel';
import { seesUnit } from '../../ground/sight.ts';
import { doesHover, isAirborne } from '../../table/flight.ts';
import { isOpen, isSoft } from '../../table/hulls.ts';
import type { Piece } from '../../table/pieces.ts';
import { type Dustup, type DustupIo, placeOf } from '../../table/table.ts';
import { carrierOf, isHidden, isInPlay, type Unit } from '../../table/units.ts';
import { isSeenByLauncher, launcherOf } from '../guided-weapons/remote.ts';
import type { ShootAct } from './acts.ts';
import { isLostInNight, shootAt, whyNotFireAt } from './shoot-action.ts';
import type { Target } from './target.ts';
import { unitTarget } from './unit-target.ts';

/** DU-SHOOT-005: why a unit may not be fired at, whatever with. Neither the nearest enemy nor facing matters. */
export function whyNotTarget(
  table: Dustup,
  unit: Unit,
  target: Unit | undefined,
  launcher: Piece | null = null,
): Refusal[] {
  if (target === undefined || target.side === unit.side || isHidden(target) || !isInPlay(table, target)) {
    return [refuse('DU-SHOOT-005', 'noTarget')];
  }
  const carrier = carrierOf(table, target);
  if (isAirborne(carrier ?? target)) return [refuse('DU-AIR-045', 'onlyAntiAir', { target: target.who })];
  const isInside = target.hull !== null || (carrier !== null && !isOpen(carrier.hull) && !isSoft(carrier.hull.model));
  if (carrier !== null && isInside) {
    return [refuse('DU-VEH-069', 'closedIn', { vehicle: carrier.who })];
  }
  if (isLostInNight(table, unit, placeOf(table, target), [target], launcher)) {
    return [refuse('DU-GAP-030', 'tooDark', { target: target.who })];
  }
  const seen = carrier ?? target;
  const isSeen = seesUnit(table, unit, seen) || isSeenByLauncher(table, unit, launcher, placeOf(table, seen));
  return isSeen ? [] : [refuse('DU-SHOOT-050', 'noSight', { target: target.who })];
}

/** DU-SHOOT-061: target, weapons and mode are judged before anything is spent. */
export function whyNotShoot(table: Dustup, firer: Unit, act: ShootAct): Refusal[] {
  if (act.facing !== undefined && !doesHover(firer)) return [refuse('DU-AIR-021', 'notHovering')];
  const unit = turnedTo(firer, act.facing);
  const target = table.units[act.target];
  const launcher = launcherOf(table, unit, act.shots);
  const refusals = whyNotTarget(table, unit, target, launcher);
  return refusals.length > 0 ? refusals : whyNotFireAt(table, unit, targetOf(table, unit, target!, launcher), act);
}

/** A shoot action; all its weapons fire at one unit. */
export function shoot(table: Dustup, io: DustupIo, unit: Unit, act: ShootAct): void {
  const target = table.units[act.target]!;
  const launcher = launcherOf(table, unit, act.shots);
  if (act.facing !== undefined) turnToFire(io, unit, act.facing);
  shootAt(table, io, unit, () => (isInPlay(table, target) ? targetOf(table, unit, target, launcher) : null), act);
}

/** DU-AIR-021, DU-AIR-022: what hovers turns in the course of the action. */
function turnToFire(io: DustupIo, unit: Unit, facing: number): void {
  if (unit.hull === null || unit.hull.facing === facing) return;
  unit.hull.facing = facing;
  io.tell({ type: 'turned', rule: 'DU-AIR-022', unit: unit.who, facing });
}

/** As it would be if it pointed that way. */
export function turnedTo(unit: Unit, facing: number | undefined): Unit {
  return unit.hull === null || facing === undefined ? unit : { ...unit, hull: { ...unit.hull, facing } };
}

function targetOf(table: Dustup, unit: Unit, target: Unit, launcher: Piece | null): Target {
  return unitTarget(table, unit, target, launcher ?? placeOf(table, unit));
}
