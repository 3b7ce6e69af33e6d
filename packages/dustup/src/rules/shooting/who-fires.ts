import { type Refusal, refuse } from '@sightline/kernel';
import { rangeOf } from '../../content/weapons.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { type Figure, isAble } from '../../table/figures.ts';
import { type Dustup, NONE } from '../../table/table.ts';
import { has, type Unit } from '../../table/units.ts';
import { fortOf } from '../buildings/forts.ts';
import { whyNotServe } from '../heavy-weapons/serving.ts';
import { mostWhoFire } from '../vehicles/hatches.ts';
import { isSolo, weaponAt } from './firepower.ts';
import type { Shot } from './shot.ts';

/** DU-FORCE-046: how many of a unit may throw grenades. */
export const MOST_THROWERS = 2;

/**
 * DU-SHOOT-060: able members, each with one weapon that reaches and has not fired yet. So a unit may split its fire over
 * two actions, at two targets or twice at the same (DU-SHOOT-046, DU-SHOOT-047). The range is in mils.
 */
export function whyNotWeapons(table: Dustup, unit: Unit, range: number, shots: readonly Shot[]): Refusal[] {
  if (shots.length === 0) return [refuse('DU-SHOOT-004', 'noWeapon')];
  const most = mostWhoFire(table, unit);
  if (most === 0) return [refuse('DU-VEH-086', 'noPorts')];
  if (shots.length > most) return [refuse('DU-VEH-086', 'tooFewPorts', most)];
  if (shots.some(([id]) => id === NONE)) return whyNotGun(table, unit, range, shots);
  // DU-BUILD-009: the men of a fort that is kept down only serve what is built into it.
  if (unit.suppression > 0 && fortOf(table, unit) !== null)
    return [refuse('DU-BUILD-009', 'onlyTheFortFires', { unit: unit.who })];
  const seen = new Set<number>();
  let thrown = 0;
  for (const [id, weapon] of shots) {
    const figure = table.figures[id];
    if (figure === undefined || figure.unit !== unit.id || !isAble(figure) || figure.left || seen.has(id)) {
      return [refuse('DU-SHOOT-060', 'cannotFire', { figure: figure?.who ?? null })];
    }
    seen.add(id);
    const fault = whyNotFire(table, unit, figure, weapon, range);
    if (fault !== null) return [fault];
    const alone = whyAlone(table, unit, [id, weapon], shots);
    if (alone !== null) return [alone];
    if (typeof weapon !== 'number') thrown++;
  }
  return thrown > MOST_THROWERS ? [refuse('DU-FORCE-046', 'tooManyThrowers', MOST_THROWERS)] : [];
}

/** DU-HEAVY-014: a gun is fired by its crew, and with an action of its own. */
function whyNotGun(table: Dustup, unit: Unit, range: number, shots: readonly Shot[]): Refusal[] {
  if (shots.length > 1) return [refuse('DU-HEAVY-014', 'gunFiresAlone')];
  return shots[0]![1] === 0 ? whyNotServe(table, unit, range) : [refuse('DU-SHOOT-004', 'noWeapon')];
}

/** Why a weapon cannot be fired with the others: it never is, or it has no small arms to support (DU-HEAVY-033). */
function whyAlone(table: Dustup, unit: Unit, shot: Shot, shots: readonly Shot[]): Refusal | null {
  if (shots.length === 1) return null;
  const weapon = weaponAt(table, unit, shot);
  if (weapon.kind !== 'rocket') return isSolo(weapon) ? refuse('DU-GAP-002', 'firesAlone') : null;
  if (isSolo(weapon)) return refuse('DU-HEAVY-034', 'rocketFiresAlone');
  const hasSmall = shots.some(other => weaponAt(table, unit, other).kind === 'small');
  return hasSmall ? null : refuse('DU-HEAVY-034', 'rocketFiresAlone');
}

/** DU-SHOOT-003: no weapon twice in an activation. DU-SHOOT-014: none beyond its range, in mils. */
export function whyNotFire(table: Dustup, unit: Unit, figure: Figure, weapon: Shot[1], range: number): Refusal | null {
  if (typeof weapon === 'number' && figure.weapons[weapon] === undefined) return refuse('DU-SHOOT-004', 'noWeapon');
  if (typeof weapon === 'number' ? figure.fired & (1 << weapon) : figure.fired !== 0) {
    return refuse('DU-SHOOT-003', 'firedAlready', { figure: figure.who });
  }
  return whyNotUse(table, unit, figure, weapon, range);
}

/** What stands against a weapon whether it has fired or not. */
export function whyNotUse(table: Dustup, unit: Unit, figure: Figure, index: Shot[1], range: number): Refusal | null {
  const weapon = weaponAt(table, unit, [figure.id, index]);
  const { kind, row } = weapon;
  if (kind === 'support') {
    if (row.traits.includes('grenade') && !table.options.grenades) return refuse('DU-FORCE-047', 'noGrenades');
    if (index === 'grenade' && !has(unit, 'grenades')) return refuse('DU-SHOOT-022', 'noGrenades');
    if (index === 'antiTankGrenade' && !has(unit, 'antiTankGrenades')) return refuse('DU-SHOOT-025', 'noGrenades');
    if (typeof index === 'number' && table.weather.jammed.includes(figure.id)) {
      return refuse('DU-GAP-026', 'weaponJammed');
    }
  }
  const reach = rangeOf(weapon);
  const isOut = reach !== null && range > reach * 1000 + TOLERANCE;
  return isOut ? refuse('DU-SHOOT-014', 'outOfRange', { weapon: row.name, range: reach }) : null;
}

/** DU-SHOOT-022: whoever throws something has used up his own weapons too. What can be used up is counted. */
export function markFired(table: Dustup, unit: Unit, shots: readonly Shot[]): void {
  for (const [id, weapon] of shots) {
    const bits = typeof weapon === 'number' ? 1 << weapon : ALL_WEAPONS;
    if (id !== NONE) table.figures[id]!.fired |= bits;
    else if (typeof weapon === 'number') {
      markUsed(table, unit, weapon);
      spendShot(table, unit, weapon);
    }
  }
}

/** DU-HEAVY-015: a mount, or the gun that is served, is not used again in this activation. */
export function markUsed(table: Dustup, { hull, piece }: Unit, index: number): void {
  if (hull !== null) hull.fired |= 1 << index;
  else table.pieces[piece]!.fired = true;
}

/** Some have only so much to fire in a game. DU-GUIDED-018: a launcher on remote holds one missile. */
export function spendShot(table: Dustup, { hull, piece: id }: Unit, index: number): void {
  if (hull !== null) {
    hull.spent[index] = (hull.spent[index] ?? 0) + 1;
    return;
  }
  const piece = table.pieces[id]!;
  piece.spent++;
  piece.isLoaded = !piece.isRemote;
}

/** DU-HEAVY-035: a tube that has been fired is thrown away, once the shot is over. */
export function throwTubes(table: Dustup, unit: Unit, shots: readonly Shot[]): void {
  for (const shot of shots) {
    const weapon = weaponAt(table, unit, shot);
    if (weapon.kind !== 'rocket' || weapon.row.tube === 'reloadable') continue;
    const figure = table.figures[shot[0]]!;
    const index = shot[1] as number;
    figure.weapons.splice(index, 1);
    const below = (1 << index) - 1;
    figure.fired = (figure.fired & below) | ((figure.fired >> 1) & ~below);
  }
}

const ALL_WEAPONS = 0xff;
