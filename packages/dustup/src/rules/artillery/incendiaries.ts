import { groundOf, isOnTable } from '../../ground/ground.ts';
import { type Dustup, type DustupIo, NONE, type Place } from '../../table/table.ts';
import { isVehicle, type Unit } from '../../table/units.ts';
import type { Hurt } from '../casualties/harm.ts';
import { BURNS } from '../fire/burning-hulls.ts';
import { ignitesOn, startFire } from '../fire/fire.ts';
import { smokeOfNewFire } from '../smoke/smoke.ts';
import { isFigureIn, isHullIn } from './in-burst.ts';
import { asOneAttack, type Caught, feltByRiders } from './one-attack.ts';

/** DU-FIRE-007: a fire at each point where something on the table can burn, and whoever stands round it is in the attack. */
export function setAlight(table: Dustup, io: DustupIo, points: readonly Place[], firedBy = NONE): void {
  asOneAttack(table, io, caught => setAlightWithin(table, io, points, caught), firedBy);
}

/** The same as a part of a larger attack, and of what that does to men (DU-SHOOT-040). */
export function setAlightWithin(
  table: Dustup,
  io: DustupIo,
  points: readonly Place[],
  caught: Caught,
  hurt: Hurt = new Map(),
): void {
  for (const at of points) {
    if (!catchesFire(table, at)) continue;
    for (const unit of table.units) if (isInFlames(table, unit, at) && !caught.has(unit)) caught.set(unit, 0);
    const riders = table.units.filter(({ where }) => where === 'aboard');
    feltByRiders(table, caught, riders, () => smokeOfNewFire(table, io, startFire(table, io, at, hurt)));
  }
}

/** DU-ARTY-034, DU-FIRE-007: nothing is placed beyond the edge, and water does not burn. */
export function catchesFire(table: Dustup, at: Place): boolean {
  return isOnTable(groundOf(table), at) && ignitesOn(table, at) !== null;
}

export function isInFlames(table: Dustup, unit: Unit, at: Place): boolean {
  const blast = { at, radius: BURNS, airBurst: false };
  if (isVehicle(unit)) return isHullIn(unit, blast);
  return unit.figures.some(id => {
    const figure = table.figures[id]!;
    return unit.where === 'table' && !figure.left && isFigureIn(table, unit, figure, blast);
  });
}
