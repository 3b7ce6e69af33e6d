import { type Part, part, type Tally, tally } from '@sightline/kernel';
import { ARMOURS, HAND_WEAPONS, ORDER_ROWS, TROOPS } from '../content/load.ts';
import type { HandRow } from '../content/schema.ts';
import type { CombatResult, Fighter } from '../events.ts';
import { enemiesInContact, isInContact } from '../ground/measure.ts';
import type { FinishOff, PickFight } from '../questions.ts';
import { type Figure, type Group, isFighting, type Killzone, type KillzoneIo, NONE, seatOf } from '../table.ts';
import { capture, isCapturable } from './captives.ts';
import { isNeverSuppressed, rollSum, slay, suppress } from './harm.ts';
import { membersInPlay, orderOf } from './orders.ts';

type Pair = readonly [number, number];

/** KZ-HTH-001, KZ-SMOKE-010: every pair in contact with a member of the acting group fights once, in smoke or out of it. */
export function handToHand(table: Killzone, io: KillzoneIo, group: Group): void {
  let pairs = pairsInContact(table, group);
  while (pairs.length > 0) {
    const [first] = pairs;
    const question: PickFight = { kind: 'fight', rule: 'KZ-HTH-006', names: table.names, options: pairs };
    const pair = pairs.length === 1 ? first! : io.ask(seatOf(table, group.side), question);
    fight(table, io, table.figures[pair[0]]!, table.figures[pair[1]]!);
    pairs = pairs.filter(other => (other[0] !== pair[0] || other[1] !== pair[1]) && canFight(table, other));
  }
}

function pairsInContact(table: Killzone, group: Group): Pair[] {
  const pairs: Pair[] = [];
  for (const figure of membersInPlay(table, group)) {
    if (figure.vehicle !== NONE) continue;
    for (const enemy of enemiesInContact(table, figure)) pairs.push([figure.id, enemy.id]);
  }
  return pairs;
}

/** A killed or captured figure fights no further. */
function canFight(table: Killzone, [a, b]: Pair): boolean {
  const [one, other] = [table.figures[a]!, table.figures[b]!];
  return isFighting(one) && isFighting(other) && isInContact(one, other);
}

/** KZ-HTH-002, KZ-ORG-012: the acting figure's dice, then its opponent's; the higher score wins. */
export function fight(table: Killzone, io: KillzoneIo, attacker: Figure, defender: Figure): void {
  const attack = rollFighter(table, io, attacker);
  const defence = rollFighter(table, io, defender);
  io.tell({ type: 'foughtHandToHand', rule: 'KZ-HTH-002', attacker: attack, defender: defence });
  attacker.fought++;
  defender.fought++;
  const attackerWins = attack.score >= defence.score;
  const [winner, won] = attackerWins ? [attacker, attack] : [defender, defence];
  const [loser, lost] = attackerWins ? [defender, defence] : [attacker, attack];
  const reduced = tally(won.score, attack.score !== defence.score && deductionOf(loser));
  const margin = reduced.total - lost.score;
  const result = resultOf(table, io, winner, loser, margin);
  const told = { winner: winner.who, loser: loser.who, tally: reduced, margin, result };
  io.tell({ type: 'combatDecided', rule: 'KZ-HTH-003', ...told });
  if (result === 'suppressed') suppress(table, io, loser, 'combat', 'KZ-HTH-003');
  else if (result === 'captured') capture(table, io, loser, winner);
  else if (result === 'killed') slay(table, io, loser, 'combat', 'KZ-HTH-003');
}

/** KZ-HTH-003, KZ-HTH-005, KZ-WEAP-013. */
function resultOf(table: Killzone, io: KillzoneIo, winner: Figure, loser: Figure, margin: number): CombatResult {
  if (margin <= 0) return 'noEffect';
  const stuns = winner.state === 'active' && weaponOf(winner).traits.includes('stuns');
  if (loser.state === 'suppressed') return finishOff(table, io, winner, loser, stuns);
  if (stuns || margin <= table.values.suppressMargin) {
    return isNeverSuppressed(table, loser) ? 'noEffect' : 'suppressed';
  }
  return 'killed';
}

/** KZ-HTH-005: a suppressed loser is killed or captured, as the winner chooses; a stunstick only captures. */
function finishOff(table: Killzone, io: KillzoneIo, winner: Figure, loser: Figure, stuns: boolean): CombatResult {
  const canHold = winner.state === 'active' && winner.captive === NONE && isCapturable(loser);
  if (stuns) return canHold ? 'captured' : 'noEffect';
  if (!canHold) return 'killed';
  const options = ['kill', 'capture'] as const;
  const question: FinishOff = { kind: 'finishOff', rule: 'KZ-HTH-005', figure: loser.who, by: winner.who, options };
  return io.ask(seatOf(table, winner.side), question) === 'kill' ? 'killed' : 'captured';
}

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
