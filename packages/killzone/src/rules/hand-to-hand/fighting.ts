import { tally } from '@sightline/kernel';
import type { HandRow } from '../../content/schema.ts';
import { enemiesInContact, isInContact } from '../../ground/measure.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { type Figure, type Group, isFighting, membersInPlay, NONE } from '../../table/units.ts';
import { capture, isCapturable } from '../captives/capturing.ts';
import { isNeverSuppressed, slay, suppress } from '../suppression/damage.ts';
import type { CombatResult } from './events.ts';
import { deductionOf, rollFighter, stuns, weaponsToChooseFrom } from './fighters.ts';
import type { ChooseWeapon, FinishOff, PickFight } from './questions.ts';

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
  const arm = chooseWeapon(table, io, attacker, defender);
  const otherArm = chooseWeapon(table, io, defender, attacker);
  const attack = rollFighter(table, io, attacker, arm);
  const defence = rollFighter(table, io, defender, otherArm);
  io.tell({ type: 'foughtHandToHand', rule: 'KZ-HTH-002', attacker: attack, defender: defence });
  attacker.fought++;
  defender.fought++;
  const attackerWins = attack.score >= defence.score;
  const [winner, won] = attackerWins ? [attacker, attack] : [defender, defence];
  const [loser, lost] = attackerWins ? [defender, defence] : [attacker, attack];
  const reduced = tally(won.score, attack.score !== defence.score && deductionOf(table, loser));
  const margin = reduced.total - lost.score;
  const result = resultOf(table, io, winner, loser, margin, stuns(attackerWins ? arm : otherArm));
  const told = { winner: winner.who, loser: loser.who, tally: reduced, margin, result };
  io.tell({ type: 'combatDecided', rule: 'KZ-HTH-003', ...told });
  if (result === 'suppressed') suppress(table, io, loser, 'combat', 'KZ-HTH-003');
  else if (result === 'captured') capture(table, io, loser, winner);
  else if (result === 'killed') slay(table, io, loser, 'combat', 'KZ-HTH-003');
}

/** KZ-HTH-002: both say what they fight with before a die is thrown; whoever is suppressed has no use for it. */
function chooseWeapon(table: Killzone, io: KillzoneIo, figure: Figure, enemy: Figure): HandRow {
  const choice = weaponsToChooseFrom(table, figure);
  if (choice.length === 1 || figure.state === 'suppressed') return choice[0]!;
  const question: ChooseWeapon = {
    kind: 'handWeapon',
    rule: 'KZ-HTH-002',
    figure: figure.who,
    enemy: enemy.who,
    weapons: choice.map(({ name }) => name),
    options: choice.map((_, i) => i),
  };
  return choice[io.ask(seatOf(table, figure.side), question)]!;
}

/** KZ-HTH-003, KZ-HTH-005, KZ-WEAP-013. */
function resultOf(
  table: Killzone,
  io: KillzoneIo,
  winner: Figure,
  loser: Figure,
  margin: number,
  withStunner: boolean,
): CombatResult {
  if (margin <= 0) return 'noEffect';
  const isStunned = winner.state === 'active' && withStunner;
  if (loser.state === 'suppressed') return finishOff(table, io, winner, loser, isStunned);
  if (isStunned || margin <= table.values.suppressMargin) {
    return isNeverSuppressed(table, loser) ? 'noEffect' : 'suppressed';
  }
  return 'killed';
}

/** KZ-HTH-005: a suppressed loser is killed or captured, as the winner chooses; KZ-WEAP-013: a stunstick leaves him so. */
function finishOff(table: Killzone, io: KillzoneIo, winner: Figure, loser: Figure, isStunned: boolean): CombatResult {
  const canHold = winner.state === 'active' && winner.captive === NONE && isCapturable(table, loser);
  if (isStunned) return canHold && table.rulings.stunstick === 'captures' ? 'captured' : 'suppressed';
  if (!canHold) return 'killed';
  const options = ['kill', 'capture'] as const;
  const question: FinishOff = { kind: 'finishOff', rule: 'KZ-HTH-005', figure: loser.who, by: winner.who, options };
  return io.ask(seatOf(table, winner.side), question) === 'kill' ? 'killed' : 'captured';
}
