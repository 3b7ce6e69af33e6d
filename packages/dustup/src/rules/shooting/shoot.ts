import { distance } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { TOLERANCE } from '../../ground/measure.ts';
import { seesThroughSmoke, seesUnit } from '../../ground/sight.ts';
import { type Dustup, type DustupIo, leaderOf } from '../../table/table.ts';
import { isHidden, isInPlay, type Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import type { ShootAct } from './acts.ts';
import { firepowerOf } from './firepower.ts';
import { isBeyondAim, targetDie } from './target-die.ts';
import { fireAt } from './volley.ts';
import { markFired, whyNotWeapons } from './who-fires.ts';

/** DU-GAP-030: how far eyes reach at night. */
const NIGHT = 16_000 + TOLERANCE;

/** DU-SHOOT-005: why a unit may not be fired at, whatever with. Neither the nearest enemy nor facing matters. */
export function whyNotTarget(table: Dustup, unit: Unit, target: Unit | undefined): Refusal[] {
  if (target === undefined || target.side === unit.side || isHidden(target) || !isInPlay(table, target)) {
    return [refuse('DU-SHOOT-005', 'noTarget')];
  }
  if (isLostInNight(table, unit, target)) return [refuse('DU-GAP-030', 'tooDark', { target: target.who.name })];
  return seesUnit(table, unit, target) ? [] : [refuse('DU-SHOOT-050', 'noSight', { target: target.who.name })];
}

function isLostInNight(table: Dustup, unit: Unit, target: Unit): boolean {
  if (!table.night || seesThroughSmoke(unit.sensors) || target.firedOn === table.turn) return false;
  return distance(leaderOf(table, unit), leaderOf(table, target)) > NIGHT;
}

/** DU-SHOOT-061: target, weapons and mode are judged before anything is spent. */
export function whyNotShoot(table: Dustup, unit: Unit, act: ShootAct): Refusal[] {
  const target = table.units[act.target];
  const refusals = whyNotTarget(table, unit, target);
  if (refusals.length > 0) return refusals;
  const weapons = whyNotWeapons(table, unit, target!, act.shots);
  if (weapons.length > 0) return weapons;
  const { effective } = firepowerOf(table, act.shots);
  const aimed = targetDie(table, unit, target!, { suppressive: act.suppressive === true, effective });
  return isBeyondAim(aimed) ? [refuse('DU-SHOOT-010', 'beyondAim')] : [];
}

/** A shoot action; all its weapons fire at one unit. */
export function shoot(table: Dustup, io: DustupIo, unit: Unit, act: ShootAct): void {
  reveal(table, io, unit, 'DU-DETECT-003');
  markFired(table, act.shots);
  fireAt(table, io, unit, table.units[act.target]!, act);
}
