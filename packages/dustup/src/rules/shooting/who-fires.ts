import { distance } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { TOLERANCE } from '../../ground/measure.ts';
import { type Figure, isAble } from '../../table/figures.ts';
import { type Dustup, leaderOf } from '../../table/table.ts';
import { has, type Unit } from '../../table/units.ts';
import { isSolo, weaponAt } from './firepower.ts';
import type { Shot } from './shot.ts';

/** DU-FORCE-046: how many of a unit may throw grenades. */
export const MOST_THROWERS = 2;

/**
 * DU-SHOOT-060: able members, each with one weapon that reaches and has not fired yet. So a unit may split its fire over
 * two actions, at two targets or twice at the same (DU-SHOOT-046, DU-SHOOT-047).
 */
export function whyNotWeapons(table: Dustup, unit: Unit, target: Unit, shots: readonly Shot[]): Refusal[] {
  return whyNotWeaponsAt(table, unit, distance(leaderOf(table, unit), leaderOf(table, target)), shots);
}

/** The same at something so many mils away. */
export function whyNotWeaponsAt(table: Dustup, unit: Unit, range: number, shots: readonly Shot[]): Refusal[] {
  if (shots.length === 0) return [refuse('DU-SHOOT-004', 'noWeapon')];
  const seen = new Set<number>();
  let thrown = 0;
  for (const [id, weapon] of shots) {
    const figure = table.figures[id];
    if (figure === undefined || figure.unit !== unit.id || !isAble(figure) || figure.left || seen.has(id)) {
      return [refuse('DU-SHOOT-060', 'cannotFire', { figure: figure?.who.name ?? null })];
    }
    seen.add(id);
    const fault = whyNotFire(table, unit, figure, weapon, range);
    if (fault !== null) return [fault];
    if (shots.length > 1 && isSolo(weaponAt(table, id, weapon))) return [refuse('DU-GAP-002', 'firesAlone')];
    if (typeof weapon !== 'number') thrown++;
  }
  return thrown > MOST_THROWERS ? [refuse('DU-FORCE-046', 'tooManyThrowers', MOST_THROWERS)] : [];
}

/** DU-SHOOT-003: no weapon twice in an activation. DU-SHOOT-014: none beyond its range, in mils. */
export function whyNotFire(table: Dustup, unit: Unit, figure: Figure, weapon: Shot[1], range: number): Refusal | null {
  if (typeof weapon === 'number' && figure.weapons[weapon] === undefined) return refuse('DU-SHOOT-004', 'noWeapon');
  if (typeof weapon === 'number' ? figure.fired & (1 << weapon) : figure.fired !== 0) {
    return refuse('DU-SHOOT-003', 'firedAlready', { figure: figure.who.name });
  }
  return whyNotUse(table, unit, figure, weapon, range);
}

/** What stands against a weapon whether it has fired or not. */
export function whyNotUse(table: Dustup, unit: Unit, figure: Figure, index: Shot[1], range: number): Refusal | null {
  const { kind, row } = weaponAt(table, figure.id, index);
  if (kind === 'support') {
    if (row.traits.includes('grenade') && !table.options.grenades) return refuse('DU-FORCE-047', 'noGrenades');
    if (index === 'grenade' && !has(unit, 'grenades')) return refuse('DU-SHOOT-022', 'noGrenades');
    if (index === 'antiTankGrenade' && !has(unit, 'antiTankGrenades')) return refuse('DU-SHOOT-025', 'noGrenades');
    if (typeof index === 'number' && table.weather.jammed.includes(figure.id)) {
      return refuse('DU-GAP-026', 'weaponJammed');
    }
  }
  const isOut = row.range !== undefined && range > row.range * 1000 + TOLERANCE;
  return isOut ? refuse('DU-SHOOT-014', 'outOfRange', { weapon: row.name, range: row.range! }) : null;
}

/** DU-SHOOT-022: whoever throws something has used up his own weapons too. */
export function markFired(table: Dustup, shots: readonly Shot[]): void {
  for (const [id, weapon] of shots) {
    table.figures[id]!.fired |= typeof weapon === 'number' ? 1 << weapon : ALL_WEAPONS;
  }
}

const ALL_WEAPONS = 0xff;
