import { type Part, part, sub, tally } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { COVERS, type Cover } from '../../content/schema.ts';
import { open } from '../../dice/ladder.ts';
import { isBelowHalf, isMoreThanDouble, roll } from '../../dice/rolls.ts';
import { shelterOf } from '../../ground/cover.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { fightsBack, isAtBest, type Unit } from '../../table/units.ts';
import type { CourageResult, CourageRoll, OutcomeResult } from './events.ts';
import { type Losses, NO_LOSSES } from './losses.ts';
import {
  chiefOf,
  confidenceOf,
  markersOf,
  outnumbering,
  type Pair,
  type Party,
  qualityDie,
  spreadsTerror,
  survivorsOf,
} from './party.ts';

/** DU-ASSAULT-010: what shifts a courage die. Cover is the defender's alone (DU-ASSAULT-016). */
export function courageShifts(table: Dustup, own: Party, foe: Party, cover: Cover, losses: Losses): Part[] {
  const fewer = outnumbering(survivorsOf(own), survivorsOf(foe));
  const confidence = confidenceOf(own);
  const shifts = [
    fewer > 0 && part('DU-ASSAULT-011', 0 - fewer, fewer === 1 ? 'outnumberedTwo' : 'outnumberedThree'),
    markersOf(own) > 0 && part('DU-ASSAULT-013', -1, 'suppressed'),
    confidence === 'confident' && part('DU-ASSAULT-014', 1, 'confident'),
    own.units.some(unit => isAtBest(unit, 'shaken')) && part('DU-ASSAULT-014', -1, 'shaken'),
    losses.wounded > 0 && part('DU-ASSAULT-017', 0 - losses.wounded, 'wounded'),
    losses.killed > 0 && part('DU-ASSAULT-017', -2 * losses.killed, 'killed'),
    losses.leaderKilled && part('DU-ASSAULT-017', -1, 'leaderKilled'),
    spreadsTerror(table, foe) && part('DU-ASSAULT-015', -2, 'facingTerror'),
    cover !== 'none' && part('DU-ASSAULT-016', cover === 'hard' ? 2 : 1, cover === 'hard' ? 'hardCover' : 'softCover'),
  ];
  return shifts.filter(shift => shift !== false);
}

/** How attackers came: what it was like before the move that brought them into contact. */
export interface Approach {
  /** DU-ASSAULT-016, DU-VEH-121: the cover of each defender against each attacker, as it was before anybody moved. */
  readonly covers: ReadonlyMap<Unit, ReadonlyMap<Unit, Cover>>;
  /** DU-VEH-101, DU-VEH-107: where each attacker began his last move to contact. */
  readonly from: Map<Unit, Place>;
}

export function approachOf(table: Dustup, attackers: readonly Unit[], defenders: readonly Unit[]): Approach {
  const against = (from: Place) => new Map(defenders.map(unit => [unit, shelterOf(table, unit, from).cover]));
  const place = (unit: Unit): Place => {
    const { x, y } = placeOf(table, unit);
    return { x, y };
  };
  return {
    covers: new Map(attackers.map(attacker => [attacker, against(placeOf(table, attacker))])),
    from: new Map(attackers.map(attacker => [attacker, place(attacker)])),
  };
}

/** The cover that counts between two parties: of several defenders the least. */
export function coverIn({ covers }: Approach, { attacker, defender }: Pair): Cover {
  const own = covers.get(chiefOf(attacker))!;
  return COVERS[Math.min(...defender.units.map(unit => COVERS.indexOf(own.get(unit)!)))]!;
}

function coverOf(table: Dustup, pair: Pair): Cover {
  return coverIn(approachOf(table, pair.attacker.units, pair.defender.units), pair);
}

export interface Duel {
  readonly attack: CourageRoll;
  readonly defence: CourageRoll;
}

/** The dice of a courage test before they are rolled, with open shifts (DU-ASSAULT-009). */
export function courageDice(
  table: Dustup,
  pair: Pair,
  [attackers, defenders]: readonly [Losses, Losses] = [NO_LOSSES, NO_LOSSES],
  cover: Cover = coverOf(table, pair),
) {
  const { attacker, defender } = pair;
  const shiftsA = tally(0, ...courageShifts(table, attacker, defender, 'none', attackers));
  const shiftsD = tally(0, ...courageShifts(table, defender, attacker, cover, defenders));
  const [dieA, dieD] = open(qualityDie(attacker), shiftsA.total, qualityDie(defender), shiftsD.total);
  return { attack: { die: dieA, shifts: shiftsA }, defence: { die: dieD, shifts: shiftsD } };
}

export function rollDuel(
  table: Dustup,
  io: DustupIo,
  pair: Pair,
  { attack, defence }: ReturnType<typeof courageDice>,
  rule: 'DU-ASSAULT-009' | 'DU-ASSAULT-067',
): Duel {
  const purpose = rule === 'DU-ASSAULT-009' ? 'courage' : 'outcome';
  const faceA = roll(io, attack.die, becauseOf(table, chiefOf(pair.attacker), rule, purpose));
  const faceD = roll(io, defence.die, becauseOf(table, chiefOf(pair.defender), rule, purpose));
  return { attack: { ...attack, face: faceA }, defence: { ...defence, face: faceD } };
}

/** DU-ASSAULT-023: the four results, by the scores of attacker and defender. */
export function courageResult(attack: number, defence: number): CourageResult {
  if (isMoreThanDouble(attack, defence)) return 'withdraws';
  if (attack > defence) return 'contact';
  return isBelowHalf(attack, defence) ? 'ends' : 'off';
}

/** The passages of the four results. */
const RULES: Readonly<Record<CourageResult, RuleId>> = {
  off: 'DU-ASSAULT-018',
  contact: 'DU-ASSAULT-019',
  withdraws: 'DU-ASSAULT-020',
  ends: 'DU-ASSAULT-021',
};

function resultFor(plain: CourageResult, isBroken: boolean, stays: boolean): CourageResult {
  if (stays) return plain === 'withdraws' ? 'contact' : plain;
  return plain === 'contact' && isBroken ? 'withdraws' : plain;
}

/** The test before contact. A broken defender runs from any attacker who beats it (DU-ASSAULT-026). */
export function testCourage(table: Dustup, io: DustupIo, pair: Pair): CourageResult {
  const dice = courageDice(table, pair);
  const isBroken = pair.defender.units.some(unit => isAtBest(unit, 'broken'));
  // DU-VEH-103: a vehicle is never made to go.
  const stays = !pair.defender.units.every(fightsBack);
  return sub(io, `courage ${dice.attack.die} ${dice.defence.die} ${isBroken} ${stays}`, dicing => {
    const duel = rollDuel(table, dicing, pair, dice, 'DU-ASSAULT-009');
    const plain = courageResult(duel.attack.face, duel.defence.face);
    const result = resultFor(plain, isBroken, stays);
    const [unit, target] = [chiefOf(pair.attacker).who, chiefOf(pair.defender).who];
    const rule = result === plain ? RULES[result] : stays ? 'DU-VEH-103' : 'DU-ASSAULT-026';
    dicing.tell({ type: 'courageTested', rule, unit, target, ...duel, result });
    return result;
  });
}

export interface Outcome {
  readonly result: OutcomeResult;
  /** DU-ASSAULT-069: by more than double. */
  readonly clear: boolean;
}

/**
 * DU-ASSAULT-067: the test after combat, casualties included, as in the extended example (DU-ASSAULT-079,
 * DU-ASSAULT-080), and with the cover that the defender had before it.
 */
export function testOutcome(
  table: Dustup,
  io: DustupIo,
  pair: Pair,
  losses: readonly [Losses, Losses],
  cover: Cover,
): Outcome {
  return rollOutcome(table, io, pair, courageDice(table, pair, losses, cover));
}

export function rollOutcome(table: Dustup, io: DustupIo, pair: Pair, dice: ReturnType<typeof courageDice>): Outcome {
  return sub(io, `outcome ${dice.attack.die} ${dice.defence.die}`, dicing => {
    const duel = rollDuel(table, dicing, pair, dice, 'DU-ASSAULT-067');
    const [a, d] = [duel.attack.face, duel.defence.face];
    const result = a > d ? 'defenderLoses' : a < d ? 'attackerLoses' : 'drawn';
    const [unit, target] = [chiefOf(pair.attacker).who, chiefOf(pair.defender).who];
    const rule = result === 'drawn' ? 'DU-ASSAULT-074' : 'DU-ASSAULT-068';
    dicing.tell({ type: 'outcomeTested', rule, unit, target, ...duel, result });
    return { result, clear: isMoreThanDouble(a, d) || isMoreThanDouble(d, a) };
  });
}
