import { ORDER_ROWS } from '../../content/load.ts';
import { stockOf } from '../../content/stock.ts';
import { isInContact, touchesEnemy } from '../../ground/measure.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, isActive, isFighting, NONE } from '../../table/units.ts';
import { isHiddenByDark } from '../night/darkness.ts';
import { orderOf } from '../orders/orders-in-force.ts';
import { weaponsAtHand } from '../vehicles/mounted-weapons.ts';
import { rangeTo, sightTo, type Target } from './targets.ts';

/**
 * Whom a figure could fight or shoot from where it is. An order that lies face down may be any: it is taken to allow a
 * shot, so that nothing is learnt about it.
 */
export function threatenedBy(table: Killzone, figure: Figure): number[] {
  if (!isActive(figure)) return [];
  const enemies = table.figures.filter(enemy => enemy.side !== figure.side && isFighting(enemy));
  const isFree = maySometimeShoot(table, figure);
  return enemies
    .filter(enemy => isTouched(figure, enemy) || (isFree && isInAim(table, figure, enemy)))
    .map(({ id }) => id);
}

function isTouched(figure: Figure, enemy: Figure): boolean {
  return figure.vehicle === NONE && enemy.vehicle === NONE && isInContact(figure, enemy);
}

/** KZ-SHOOT-001: whether anything but its order keeps a figure from shooting, and whether a shown order does. */
function maySometimeShoot(table: Killzone, figure: Figure): boolean {
  const order = orderOf(table, figure);
  if (order !== 'hidden' && ORDER_ROWS.get(order).shots === 'none') return false;
  const isDriving = figure.vehicle !== NONE && figure.place === 0;
  return !isDriving && !figure.unarmed && figure.captive === NONE && !touchesEnemy(table, figure);
}

/** KZ-SHOOT-005, KZ-SHOOT-008: within the range of something it has at hand, and in sight. */
function isInAim(table: Killzone, figure: Figure, enemy: Figure): boolean {
  const target: Target = enemy.vehicle === NONE ? { figure: enemy.id } : { vehicle: enemy.vehicle };
  const range = rangeTo(table, figure, target);
  const isReached = weaponsAtHand(table, figure).some(({ weapon, supply }) => {
    const { short, long, traits } = stockOf(table).weapons.get(weapon);
    return supply !== 0 && !traits.includes('smoke') && range <= (long ?? short ?? 0) * 1000;
  });
  return isReached && !isHiddenByDark(table, figure, enemy) && sightTo(table, figure, target).blocked === null;
}
