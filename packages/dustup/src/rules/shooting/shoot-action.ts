import { distance, isWithin } from '@sightline/geometry/field';
import { type Part, type Refusal, refuse } from '@sightline/kernel';
import { excess } from '../../dice/ladder.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import { isHidden, type Unit } from '../../table/units.ts';
import { joinStrains } from '../casualties/under-attack.ts';
import { reveal } from '../detection/counters.ts';
import { isDarkFor } from '../detection/detect.ts';
import { whyNotMounts } from '../vehicles/mounts.ts';
import { firepowerOf } from './firepower.ts';
import type { Target } from './target.ts';
import { aimOf, dieAgainst, firerShifts, isBeyondAim } from './target-die.ts';
import { fireAt, type Volley } from './volley.ts';
import { markFired, throwTubes, whyNotWeapons } from './who-fires.ts';

/** What of a shoot action is the same whatever it is aimed at; what stands against the target itself comes before. */
export function whyNotFireAt(table: Dustup, unit: Unit, target: Target, volley: Volley): Refusal[] {
  const range = distance(placeOf(table, unit), target.at);
  const weapons =
    unit.hull === null
      ? whyNotWeapons(table, unit, range, volley.shots)
      : whyNotMounts(table, unit, unit.hull, target, volley.shots);
  if (weapons.length > 0) return weapons;
  return salvosOf(unit, volley)
    .flatMap(salvo => whyNotAim(table, unit, target, salvo))
    .slice(0, 1);
}

/** DU-VEH-084: what a vehicle fires together is resolved shot by shot; what men fire is one. */
function salvosOf({ hull }: Unit, volley: Volley): readonly Volley[] {
  return hull === null ? [volley] : volley.shots.map(shot => ({ ...volley, shots: [shot] }));
}

/** DU-SHOOT-010, DU-SHOOT-057: why a target is too hard to hit. */
export function whyNotAim(table: Dustup, unit: Unit, target: Target, volley: Volley): Refusal[] {
  const firepower = firepowerOf(table, unit, volley.shots, target);
  if (firepower.missile !== null)
    return whyNotGuide(table, unit, target, volley.suppressive === true, firepower.shifts);
  const aimed = dieAgainst(table, unit, target, aimOf(firepower, volley.suppressive === true));
  return isBeyondAim(aimed) ? [refuse('DU-SHOOT-010', 'beyondAim')] : [];
}

/** DU-GUIDED-009, DU-HEAVY-026: why a missile cannot be sent on its way. */
function whyNotGuide(
  table: Dustup,
  unit: Unit,
  target: Target,
  suppressive: boolean,
  shifts: readonly Part[],
): Refusal[] {
  if (target.ecm === null) return [refuse('DU-GUIDED-003', 'nothingToFollow')];
  if (suppressive) return [refuse('DU-HEAVY-026', 'missilesHit')];
  // DU-VEH-074: enough damage ends all shooting.
  if ((unit.hull?.damage ?? 0) >= 3) return [refuse('DU-GUIDED-009', 'tooDamagedToGuide')];
  const firer = [...shifts, ...firerShifts(table, unit)].reduce((sum, { value }) => sum + value, 0);
  const isBarred = table.options.launchBarredAboveD12 && excess(target.ecm, firer) > 0;
  return isBarred ? [refuse('DU-GUIDED-009', 'beyondGuidance')] : [];
}

/** A shoot action at a target as it is now, if there still is one: what is destroyed is not shot at again. */
export function shootAt<Harm>(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  targetNow: () => Target<Harm> | null,
  volley: Volley,
): void {
  reveal(table, io, unit, 'DU-DETECT-003');
  markFired(table, unit, volley.shots);
  const borne = table.strains.length;
  for (const salvo of salvosOf(unit, volley)) {
    const target = targetNow();
    if (target !== null) fireAt(table, io, unit, target, salvo);
  }
  if (volley.shots.length > 1 && unit.hull !== null) joinStrains(table, borne);
  throwTubes(table, unit, volley.shots);
}

/** DU-GAP-030: how far eyes reach at night. */
const NIGHT = 16_000 + TOLERANCE;

/**
 * DU-GAP-030: too far off in the dark, unless one of those who are there has fired in this turn. What a launcher on remote
 * sees will do as well (DU-GUIDED-017).
 */
export function isLostInNight(
  table: Dustup,
  unit: Unit,
  at: Place,
  there: readonly Unit[],
  launcher: Place | null = null,
): boolean {
  const isNear = (from: Place) => isWithin(from, at, NIGHT);
  if (!isDarkFor(table, unit.sensors) || isNear(placeOf(table, unit))) return false;
  if (launcher !== null && isNear(launcher)) return false;
  return !there.some(other => other.firedOn === table.turn && !isHidden(other));
}
