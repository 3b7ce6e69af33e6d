import { sub, tally } from '@sightline/kernel';
import type { Cover } from '../../content/schema.ts';
import type { Damage } from '../../dice/damage.ts';
import type { Faces } from '../../dice/ladder.ts';
import type { ArmourFace } from '../../table/hulls.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { fightsBack, has, isVehicle, type Unit } from '../../table/units.ts';
import { tollsOn } from '../casualties/allocation.ts';
import { stateAfter } from '../casualties/harm.ts';
import { provokesTerror } from '../morale/terror.ts';
import { faceToward } from '../vehicles/faces.ts';
import { declare, losesHold, preyOf } from './assault.ts';
import { batter, plantCharge } from './at-vehicles.ts';
import { foreseeContact, isUponThem } from './charge.ts';
import { faceIn, pairsFor, strikesBack } from './close-combat.ts';
import { type Approach, approachOf, courageDice, coverIn, rollOutcome } from './courage.ts';
import { goesOn, lostBy, testAll } from './courage-tests.ts';
import { type Losses, lossesOnTheWay, NO_LOSSES, together } from './losses.ts';
import { type Verdict, verdictOf } from './outcome.ts';
import { chiefOf, type Pair, type Party } from './party.ts';
import { blowsAt, harmBy, lossesBy, mostHits } from './strike.ts';
import { giveWay } from './withdrawal.ts';

/**
 * What is worth knowing of an assault beforehand, and can be counted to the last way while a player looks: the courage
 * test, who gives way, whether the move is long enough, and who wins the combat. Enemies who may choose stand. What
 * happens on the way is left out, such as fire at those who fall short and mines; so are the names of the fallen.
 */
export function foreseeAssault(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  targets: readonly Unit[],
  leave: readonly number[],
): void {
  const isUpon = targets.every(target => isUponThem(table, unit, target));
  declare(table, io, [unit], targets);
  if (isUpon) return foreseeFight(table, io, unit, targets, approachOf(table, [unit], targets));
  const standing = targets.filter(target => target.confidence !== 'routed' || !fightsBack(target));
  for (const target of targets) if (!standing.includes(target)) giveWay(table, io, target, 1, 'DU-ASSAULT-008');
  unit.fared = 'goesIn';
  if (standing.length === 0) return;
  const tests = testAll(table, io, [unit], standing);
  const isGoing = goesOn(table, io, unit, tests);
  for (const target of standing) losesHold(table, io, target, tests);
  const beaten = standing.filter(target => lostBy(target, tests).length > 0);
  for (const target of beaten) giveWay(table, io, target, lostBy(target, tests).length, 'DU-ASSAULT-020');
  const staying = standing.filter(target => !beaten.includes(target));
  if (isGoing && staying.length > 0) foreseeCharge(table, io, unit, staying, leave);
}

/** The same for the second move to contact. */
export function foreseePress(table: Dustup, io: DustupIo, unit: Unit, leave: readonly number[]): void {
  foreseeCharge(table, io, unit, preyOf(table, unit), leave);
}

function foreseeCharge(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  targets: readonly Unit[],
  leave: readonly number[],
): void {
  const approach = approachOf(table, [unit], targets);
  const met = foreseeContact(table, io, unit, targets, leave);
  if (met.length > 0) foreseeFight(table, io, unit, met, approach);
}

/** Both rounds and the outcome, pair by pair. */
function foreseeFight(
  table: Dustup,
  io: DustupIo,
  attacker: Unit,
  defenders: readonly Unit[],
  approach: Approach,
): void {
  attacker.fared = 'inContact';
  const [enemy] = defenders;
  if (enemy !== undefined && isVehicle(enemy) && !fightsBack(enemy)) {
    attacker.fared = 'attacksHull';
    const face = faceToward(enemy.hull, approach.from.get(attacker)!);
    if (isVehicle(attacker)) return batter(table, io, attacker, enemy, face);
    return plantCharge(table, io, attacker, enemy, face);
  }
  const units = [attacker, ...defenders];
  const pairs = pairsFor(table, io, [attacker], defenders);
  if (!canBeCounted(table, units, pairs)) return;
  const levels = units.map(() => 0);
  const lost = units.map(() => false);
  for (const pair of pairs) {
    const { verdict, fates } = foreseeVerdict(table, io, pair, approach);
    markHull(chiefOf(pair.attacker), fates[0]);
    markHull(chiefOf(pair.defender), fates[1]);
    const losers = verdict === null ? [...pair.attacker.units, ...pair.defender.units] : pair[verdict.loser].units;
    for (const unit of losers) {
      lost[units.indexOf(unit)] = true;
      levels[units.indexOf(unit)]! += verdict?.levels ?? 0;
    }
  }
  for (const [i, unit] of units.entries()) {
    if (lost[i]) giveWay(table, io, unit, levels[i]!, 'DU-ASSAULT-068');
    unit.fared = lost[i] ? 'loses' : 'wins';
  }
}

/** As many tolls, from one hit to the most that can fall, as are counted before a player gets impatient. */
const MOST_TOLLS = 500;

function canBeCounted(table: Dustup, units: readonly Unit[], pairs: readonly Pair[]): boolean {
  // Whether their terror outlasts the blows hangs on single men, whom these odds do not tell apart.
  if (units.some(unit => provokesTerror(table, unit) && !has(unit, 'terror'))) return false;
  const tolls = ({ attacker, defender }: Pair) =>
    mostHits(table, attacker, defender) * tollsOn(defender.members) +
    mostHits(table, defender, attacker) * tollsOn(attacker.members);
  return pairs.reduce((sum, pair) => sum + tolls(pair), 0) <= MOST_TOLLS;
}

/** What becomes of the hulls of two parties, the attacker's first. */
type Fates = readonly [Damage, Damage];

/** What two parties bring to the outcome test after the blows; a die of 0 is that of a party with nobody left. */
interface Aftermath {
  readonly attack: Faces | 0;
  readonly defence: Faces | 0;
  readonly fates: Fates;
}

interface Foreseen {
  readonly verdict: Verdict | null;
  readonly fates: Fates;
}

function foreseeVerdict(table: Dustup, io: DustupIo, pair: Pair, approach: Approach): Foreseen {
  const cover = coverIn(approach, pair);
  const face = faceIn(approach, pair);
  // Of several enemies some may have given way, and then others fight.
  const who = `${namesOf(pair.attacker)} against ${namesOf(pair.defender)} ${face}`;
  return sub(io, `verdict ${who} ${cover}`, dicing => {
    const { attack, defence, fates } = sub(dicing, `aftermath ${who} ${cover}`, rounds => {
      const defender = remainsAfter(table, rounds, pair.attacker, pair.defender, 1, face);
      const attacker = strikesBack(pair.defender)
        ? remainsAfter(table, rounds, pair.defender, pair.attacker, 2, 'front')
        : unhurt(pair.attacker);
      return aftermath(table, pair, attacker, defender, cover);
    });
    const verdict = verdictOf(attack, defence, () =>
      rollOutcome(table, dicing, pair, {
        attack: { die: attack as Faces, shifts: tally(0) },
        defence: { die: defence as Faces, shifts: tally(0) },
      }),
    );
    return { verdict, fates };
  });
}

/** DU-VEH-061: enough of it to be read off the table. */
function markHull({ hull }: Unit, fate: Damage): void {
  if (hull === null || fate === 'none') return;
  if (fate === 'damaged') hull.damage++;
  else hull.destroyed = true;
}

function namesOf({ members, units }: Party): string {
  return `${units.map(({ id }) => id).join()}: ${members.map(({ id }) => id).join()}`;
}

function aftermath(table: Dustup, pair: Pair, attackers: Remains, defenders: Remains, cover: Cover): Aftermath {
  const [attacker, defender] = [leftOf(pair.attacker, attackers), leftOf(pair.defender, defenders)];
  const { attack, defence } = courageDice(
    table,
    { attacker, defender },
    [together(lossesOf(attackers), lossesOnTheWay(table, pair.attacker)), lossesOf(defenders)],
    cover,
  );
  return {
    attack: isGone(attackers) ? 0 : attack.die,
    defence: isGone(defenders) ? 0 : defence.die,
    fates: [attackers.fate, defenders.fate],
  };
}

/** What is left of a party, as far as the outcome test asks: how many of each unit, and the shift for its losses. */
interface Remains {
  readonly left: readonly number[];
  readonly shift: number;
  /** DU-VEH-101: of a hull. */
  readonly fate: Damage;
}

function isGone({ left }: Remains): boolean {
  return left.every(count => count === 0);
}

/** Eight steps down are all that two dice can bear, and hard cover and confidence may make up for three of them. */
const MOST_SHIFT = 11;

function remainsAfter(
  table: Dustup,
  io: DustupIo,
  striker: Party,
  target: Party,
  round: 1 | 2,
  face: ArmourFace,
): Remains {
  const struck = chiefOf(target);
  return sub(io, `round ${round} ${namesOf(striker)} at ${namesOf(target)} ${face}`, dicing => {
    if (isVehicle(struck)) {
      const { markers, worst } = harmBy(table, dicing, striker, target, struck, round, face);
      return { left: [worst === 'destroyed' ? 0 : 1], shift: Math.min(MOST_SHIFT, markers), fate: worst };
    }
    const toll = blowsAt(table, dicing, striker, target, round);
    const stands = target.members.map((figure, i) => stateAfter(figure, toll[i]!) === 'able');
    const left = target.units.map(
      ({ id }) => target.members.filter((figure, i) => stands[i] && figure.unit === id).length,
    );
    const { wounded, killed, leaderKilled } = lossesBy(target, toll);
    return { left, shift: Math.min(MOST_SHIFT, wounded + 2 * killed + (leaderKilled ? 1 : 0)), fate: 'none' };
  });
}

function unhurt(party: Party): Remains {
  const left = party.units.map(({ id, hull }) =>
    hull === null ? party.able.filter(({ unit }) => unit === id).length : 1,
  );
  return { left, shift: 0, fate: 'none' };
}

function leftOf(party: Party, { left }: Remains): Party {
  const able = party.units.flatMap(({ id }, i) => party.able.filter(({ unit }) => unit === id).slice(0, left[i]));
  return { ...party, able };
}

/** Any losses that shift as much. */
function lossesOf({ shift }: Remains): Losses {
  return { ...NO_LOSSES, wounded: shift };
}
