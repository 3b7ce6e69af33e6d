import { type Part, part, type Tally, tally } from '@sightline/kernel';
import { ARMOURS, HAND_WEAPONS, ORDER_ROWS, TROOPS } from '../../content/load.ts';
import type { HandRow } from '../../content/schema.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import type { Figure } from '../../table/units.ts';
import { orderOf } from '../orders/orders-in-force.ts';
import { rollSum } from '../suppression/damage.ts';
import type { Fighter } from './events.ts';

export function rollFighter(table: Killzone, io: KillzoneIo, figure: Figure): Fighter {
  const why = { rule: 'KZ-HTH-002', purpose: 'combat', seat: seatOf(table, figure.side), figure: figure.id } as const;
  const { dice, total } = rollSum(io, combatDice(table, figure).total, why);
  const isDown = figure.state === 'suppressed';
  const weapon = weaponOf(figure);
  const sum = tally(total, !isDown && weapon.modifier !== 0 && part(weapon.rule, weapon.modifier, weapon.id));
  const doubled = !isDown && isDoubled(table, figure);
  return { figure: figure.who, dice, tally: sum, doubled, score: doubled ? 2 * sum.total : sum.total };
}

/** KZ-ORDER-003: only in its own group's action, unless the players read it otherwise. */
function isDoubled(table: Killzone, figure: Figure): boolean {
  const order = orderOf(table, figure);
  if (order === 'hidden' || !ORDER_ROWS.get(order).traits.includes('doublesCombat')) return false;
  const isActing = figure.group === table.acting;
  return isActing || (table.rulings.assaultDefends && table.groups[figure.group]!.shown);
}

/** KZ-ORG-003, KZ-ORG-007, KZ-PAT-013, KZ-HTH-005, KZ-HTH-006. */
export function combatDice(table: Killzone, figure: Figure): Tally {
  if (figure.state === 'suppressed') return tally(1);
  const gloves = figure.hand.filter(id => HAND_WEAPONS.get(id).traits.includes('extraDie')).length;
  const { laterFightDice, heroDice } = table.values;
  const dice = tally(
    TROOPS.get(figure.troop).combatDice,
    figure.hero && part('KZ-ORG-007', heroDice, 'hero'),
    gloves > 0 && part('KZ-PAT-013', gloves, 'powerGlove'),
    figure.fought > 0 && part('KZ-HTH-006', laterFightDice, 'foughtBefore'),
  );
  return dice.total >= 1 ? dice : { ...dice, total: 1 };
}

/** The best of its hand weapons; gun butts and fists are always there. */
export function weaponOf(figure: Figure): HandRow {
  let best = HAND_WEAPONS.get('bare-hands');
  if (figure.unarmed) return best;
  for (const id of figure.hand) {
    const weapon = HAND_WEAPONS.get(id);
    if (weapon.modifier > best.modifier) best = weapon;
  }
  return best;
}

/** KZ-HTH-004, KZ-HTH-008: what the loser's armour, and nothing else of his, takes off the winner's score. */
export function deductionOf(loser: Figure): Part {
  const troop = TROOPS.get(loser.troop);
  if (troop.killScore !== null) {
    const rule = troop.traits.includes('powerArmour') ? 'KZ-PAT-015' : 'KZ-HTH-004';
    return part(rule, 0 - troop.deduction, troop.id);
  }
  const armour = ARMOURS.get(loser.armour);
  return part(armour.combatRule, 0 - armour.deduction, armour.id);
}
