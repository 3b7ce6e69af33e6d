import { sub, tally } from '@sightline/kernel';
import type { Cover } from '../../content/schema.ts';
import type { Faces } from '../../dice/ladder.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { has, type Unit } from '../../table/units.ts';
import { tollsOn } from '../casualties/allocation.ts';
import { stateAfter } from '../casualties/harm.ts';
import { provokesTerror } from '../morale/terror.ts';
import { declare, preyOf } from './assault.ts';
import { foreseeContact, isUponThem } from './charge.ts';
import { pairsFor, strikesBack } from './close-combat.ts';
import { courageDice, coverOf, type Losses, NO_LOSSES, rollOutcome } from './courage.ts';
import { goesOn, lostBy, testAll } from './courage-tests.ts';
import { type Verdict, verdictOf } from './outcome.ts';
import type { Pair, Party } from './party.ts';
import { blowsAt, lossesBy, mostHits } from './strike.ts';
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
  if (isUpon) return foreseeFight(table, io, unit, targets);
  const standing = targets.filter(target => target.confidence !== 'routed');
  for (const target of targets) if (!standing.includes(target)) giveWay(table, io, target, 1, 'DU-ASSAULT-008');
  unit.fared = 'goesIn';
  if (standing.length === 0) return;
  const tests = testAll(table, io, [unit], standing);
  const isGoing = goesOn(table, io, unit, tests);
  const beaten = standing.filter(target => lostBy(target, tests).length > 0);
  for (const target of beaten) giveWay(table, io, target, lostBy(target, tests).length, 'DU-ASSAULT-020');
  const staying = standing.filter(target => !beaten.includes(target));
  if (isGoing && staying.length > 0) foreseeCharge(table, io, unit, staying, leave);
}

/** The same for the second move to contact. */
export function foreseePress(table: Dustup, io: DustupIo, unit: Unit): void {
  foreseeCharge(table, io, unit, preyOf(table, unit), []);
}

function foreseeCharge(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  targets: readonly Unit[],
  leave: readonly number[],
): void {
  const met = foreseeContact(table, io, unit, targets, leave);
  if (met.length > 0) foreseeFight(table, io, unit, met);
}

/** Both rounds and the outcome, pair by pair, with shelter as it is before the blows. */
function foreseeFight(table: Dustup, io: DustupIo, attacker: Unit, defenders: readonly Unit[]): void {
  attacker.fared = 'inContact';
  const units = [attacker, ...defenders];
  const pairs = pairsFor(table, io, [attacker], defenders);
  if (!canBeCounted(table, units, pairs)) return;
  const levels = units.map(() => 0);
  const lost = units.map(() => false);
  for (const pair of pairs) {
    const verdict = foreseeVerdict(table, io, pair);
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

/** What two parties bring to the outcome test after the blows; a die of 0 is that of a party with nobody left. */
interface Aftermath {
  readonly attack: Faces | 0;
  readonly defence: Faces | 0;
}

function foreseeVerdict(table: Dustup, io: DustupIo, pair: Pair): Verdict | null {
  const cover = coverOf(table, pair);
  // Of several enemies some may have given way, and then others fight.
  const who = `${namesOf(pair.attacker)} against ${namesOf(pair.defender)}`;
  return sub(io, `verdict ${who} ${cover}`, dicing => {
    const { attack, defence } = sub(dicing, `aftermath ${who} ${cover}`, rounds => {
      const defender = remainsAfter(table, rounds, pair.attacker, pair.defender, 1);
      const attacker = strikesBack(pair.defender)
        ? remainsAfter(table, rounds, pair.defender, pair.attacker, 2)
        : unhurt(pair.attacker);
      return aftermath(table, pair, attacker, defender, cover);
    });
    return verdictOf(pair, attack, defence, () =>
      rollOutcome(table, dicing, pair, {
        attack: { die: attack as Faces, shifts: tally(0) },
        defence: { die: defence as Faces, shifts: tally(0) },
      }),
    );
  });
}

function namesOf({ members }: Party): string {
  return members.map(({ id }) => id).join();
}

function aftermath(table: Dustup, pair: Pair, attackers: Remains, defenders: Remains, cover: Cover): Aftermath {
  const [attacker, defender] = [leftOf(pair.attacker, attackers), leftOf(pair.defender, defenders)];
  const { attack, defence } = courageDice(
    table,
    { attacker, defender },
    [lossesOf(attackers), lossesOf(defenders)],
    cover,
  );
  return {
    attack: attacker.able.length === 0 ? 0 : attack.die,
    defence: defender.able.length === 0 ? 0 : defence.die,
  };
}

/** What is left of a party, as far as the outcome test asks: how many of each unit, and the shift for its losses. */
interface Remains {
  readonly left: readonly number[];
  readonly shift: number;
}

/** Eight steps down are all that two dice can bear, and hard cover and confidence may make up for three of them. */
const MOST_SHIFT = 11;

function remainsAfter(table: Dustup, io: DustupIo, striker: Party, target: Party, round: 1 | 2): Remains {
  return sub(io, `round ${round} ${namesOf(striker)} at ${namesOf(target)}`, dicing => {
    const toll = blowsAt(table, dicing, striker, target, round);
    const stands = target.members.map((figure, i) => stateAfter(figure, toll[i]!) === 'able');
    const left = target.units.map(
      ({ id }) => target.members.filter((figure, i) => stands[i] && figure.unit === id).length,
    );
    const { wounded, killed, leaderKilled } = lossesBy(target, toll);
    return { left, shift: Math.min(MOST_SHIFT, wounded + 2 * killed + (leaderKilled ? 1 : 0)) };
  });
}

function unhurt(party: Party): Remains {
  return { left: party.units.map(({ id }) => party.able.filter(({ unit }) => unit === id).length), shift: 0 };
}

function leftOf(party: Party, { left }: Remains): Party {
  const able = party.units.flatMap(({ id }, i) => party.able.filter(({ unit }) => unit === id).slice(0, left[i]));
  return { ...party, able };
}

/** Any losses that shift as much. */
function lossesOf({ shift }: Remains): Losses {
  return { ...NO_LOSSES, wounded: shift };
}
