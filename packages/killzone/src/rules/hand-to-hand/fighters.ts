import { type Part, part, type Tally, tally } from '@sightline/kernel';
import { BARE_HANDS, HAND_WEAPONS, ORDER_ROWS } from '../../content/load.ts';
import type { HandRow } from '../../content/schema.ts';
import { stockOf } from '../../content/stock.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import type { Figure } from '../../table/units.ts';
import { orderOf } from '../orders/orders-in-force.ts';
import { rollSum } from '../suppression/damage.ts';
import type { Fighter } from './events.ts';

/** His dice with the weapon in his hand; against anything but people the best of them will do. */
export function rollFighter(
  table: Killzone,
  io: KillzoneIo,
  figure: Figure,
  weapon: HandRow = weaponOf(table, figure),
): Fighter {
  const why = { rule: 'KZ-HTH-002', purpose: 'combat', seat: seatOf(table, figure.side), figure: figure.id } as const;
  const { dice, total } = rollSum(io, combatDice(table, figure).total, why);
  const isDown = figure.state === 'suppressed';
  const sum = tally(total, !isDown && weapon.modifier !== 0 && part(weapon.rule, weapon.modifier, weapon.name));
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
  const gloves = figure.hand.filter(id => stockOf(table).handWeapons.get(id).traits.includes('extraDie')).length;
  const { laterFightDice, heroDice } = table.values;
  const dice = tally(
    stockOf(table).troops.get(figure.troop).combatDice,
    figure.hero && part('KZ-ORG-007', heroDice, 'hero'),
    gloves > 0 && part('KZ-PAT-013', gloves, 'powerGlove'),
    figure.fought > 0 && part('KZ-HTH-006', laterFightDice, 'foughtBefore'),
  );
  return dice.total >= 1 ? dice : { ...dice, total: 1 };
}

/** The best of its hand weapons. */
export function weaponOf(table: Killzone, figure: Figure): HandRow {
  return weaponsToChooseFrom(table, figure)[0]!;
}

/**
 * KZ-HTH-002, KZ-WEAP-013: what is worth choosing between, the best first: the best weapon that kills and the best that
 * only stuns. Gun butts and fists are always there.
 */
export function weaponsToChooseFrom(table: Killzone, { hand, unarmed }: Figure): HandRow[] {
  const { handWeapons } = stockOf(table);
  const all = [...(unarmed ? [] : hand.map(id => handWeapons.get(id))), HAND_WEAPONS.get(BARE_HANDS)];
  const byBest = all.toSorted((a, b) => b.modifier - a.modifier);
  return byBest.filter((weapon, i) => byBest.findIndex(other => stuns(other) === stuns(weapon)) === i);
}

/** KZ-WEAP-013: a loser beaten with it is only suppressed. */
export function stuns({ traits }: HandRow): boolean {
  return traits.includes('stuns');
}

/** KZ-HTH-004, KZ-HTH-008: what the loser's armour, and nothing else of his, takes off the winner's score. */
export function deductionOf(table: Killzone, loser: Figure): Part {
  const troop = stockOf(table).troops.get(loser.troop);
  if (troop.killScore !== null) {
    const isSuit = troop.traits.includes('powerArmour');
    return isSuit
      ? part('KZ-PAT-015', 0 - troop.deduction, 'powerArmour')
      : part('KZ-HTH-004', 0 - troop.deduction, troop.name);
  }
  const armour = stockOf(table).armours.get(loser.armour);
  return part(armour.combatRule, 0 - armour.deduction, armour.name);
}
