import { part, type Refusal, refuse, type Tally, tally } from '@sightline/kernel';
import { ORDER_ROWS } from '../../content/load.ts';
import type { Order } from '../../content/schema.ts';
import { stockOf } from '../../content/stock.ts';
import { groundOf, hasLeftBy } from '../../ground/ground.ts';
import { touchesEnemy } from '../../ground/measure.ts';
import { type Killzone, sideOf } from '../../table/table.ts';
import { type Figure, NONE } from '../../table/units.ts';
import { drugRowsOf, isUnder } from '../drugs/users.ts';
import { isInTheDark } from '../night/darkness.ts';
import { orderOf, orderRowOf } from '../orders/orders-in-force.ts';
import { weaponsFired } from '../vehicles/mounted-weapons.ts';
import { isInHinderingGround, type Walk } from './walking.ts';

/** KZ-MOVE-001: the modified movement rate in inches. */
export function allowance(table: Killzone, figure: Figure, order: Order | 'hidden' = orderOf(table, figure)): Tally {
  const row = ORDER_ROWS.get(order);
  const { values } = table;
  const suit = stockOf(table).troops.get(figure.troop).move;
  const full = tally(
    row.move,
    suit !== undefined && part('KZ-PAT-007', suit, 'powerArmour'),
    isInTheDark(table, figure) && part('KZ-NIGHT-001', values.nightMove, 'night'),
    figure.captive !== NONE && part('KZ-CAPT-002', values.captorMove, 'captive'),
    ...drugRowsOf(table, figure).flatMap(drug => [
      drug.move !== undefined && part(drug.rule, drug.move, drug.name),
      figure.overdosed && drug.overdoseMove !== undefined && part('KZ-DRUG-024', drug.overdoseMove, drug.name),
    ]),
  );
  return full.total >= 0 ? full : { ...full, total: 0 };
}

/** Why a figure may not move at all now. */
export function whyNotMoveNow(table: Killzone, figure: Figure): Refusal[] {
  const row = orderRowOf(table, figure);
  if (figure.state !== 'active') return [refuse('KZ-SUPP-002', 'notActive', figure.state)];
  if (figure.vehicle !== NONE) return [refuse('KZ-VEH-005', 'aboard', figure.vehicle)];
  if (figure.locked && !row.traits.includes('breaksAway')) return [refuse('KZ-HTH-007', 'locked')];
  const fired = weaponsFired(table, figure);
  if (row.shots === 'aimed' && fired.length > 0) return [refuse('KZ-ORDER-006', 'aimedShotTaken')];
  if (fired.some(({ weapon }) => isFiredStandingStill(table, weapon))) return [refuse('KZ-WEAP-002', 'cannonFired')];
  if (figure.moves === 0) return [];
  if (!row.traits.includes('splitsMove')) return [refuse('KZ-ORDER-009', 'hasMoved')];
  return figure.moves === 1 && fired.length > 0 ? [] : [refuse('KZ-ORDER-008', 'hasMoved')];
}

/** KZ-WEAP-002: whoever fires it stays where he is. */
function isFiredStandingStill(table: Killzone, weapon: string): boolean {
  return stockOf(table).weapons.get(weapon).traits.includes('firedStandingStill');
}

/** Why a way that can be walked may not be taken, compelled or not. */
export function whyNotWalk(table: Killzone, figure: Figure, walk: Walk): Refusal[] {
  const unpaid = whyNotPay(table, figure, walk);
  return unpaid.length > 0 ? unpaid : whyNotEnd(table, figure, walk);
}

/** Why a way that can be walked and paid for may not end where it does. */
export function whyNotEnd(table: Killzone, figure: Figure, walk: Walk): Refusal[] {
  return walk.leaves ? whyNotLeave(table, figure, walk) : whyNotContact(table, figure, walk);
}

/** KZ-GAP-012: the defenders of the tower may leave by one edge only, and not at once. */
function whyNotLeave(table: Killzone, figure: Figure, { end }: Walk): Refusal[] {
  const { objective, turn } = table;
  if (objective.kind !== 'tower' || figure.side === sideOf(table, objective.attacker)) return [];
  if (turn < objective.escapeFrom) return [refuse('KZ-GAP-012', 'tooEarlyToLeave', objective.escapeFrom)];
  return hasLeftBy(groundOf(table.map), end, objective.edge) ? [] : [refuse('KZ-GAP-012', 'wrongEdge', objective.edge)];
}

function whyNotPay(table: Killzone, figure: Figure, walk: Walk): Refusal[] {
  const rate = allowance(table, figure).total * 1000;
  if (figure.spent + walk.cost <= rate) return [];
  const atLeast = table.values.leastFromHindering * 1000;
  if (figure.moves === 0 && walk.length <= atLeast && isInHinderingGround(groundOf(table.map), figure)) return [];
  return [refuse('KZ-MOVE-001', 'tooFar', { cost: walk.cost, left: rate - figure.spent })];
}

/** KZ-ORDER-013: contact with an enemy only on Shoot, Assault and Stay Sharp; a Haywire user goes in on any order. */
function whyNotContact(table: Killzone, figure: Figure, { end }: Walk): Refusal[] {
  const row = orderRowOf(table, figure);
  if (row.contact || isUnder(table, figure, 'berserk')) return [];
  const there = { ...figure, x: end.x, y: end.y, room: end.room };
  return touchesEnemy(table, there) ? [refuse(contactRule(row.id), 'noContact', row.id)] : [];
}

function contactRule(order: Order) {
  if (order === 'keepDown') return 'KZ-ORDER-005';
  if (order === 'run') return 'KZ-ORDER-007';
  return order === 'hitAndRun' ? 'KZ-ORDER-008' : 'KZ-ORDER-013';
}
