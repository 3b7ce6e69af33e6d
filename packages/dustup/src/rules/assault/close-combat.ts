import type { Cover } from '../../content/schema.ts';
import { closeWeaponOf } from '../../content/weapons.ts';
import type { ArmourFace } from '../../table/hulls.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import { carrierOf, isVehicle, type Unit, woundedOf } from '../../table/units.ts';
import { afterAttack, beforeAttack } from '../casualties/under-attack.ts';
import { faceToward } from '../vehicles/faces.ts';
import { type Approach, coverIn } from './courage.ts';
import { followUp, placesOf } from './follow-up.ts';
import { type Losses, NO_LOSSES } from './losses.ts';
import { settle } from './outcome.ts';
import { chiefOf, type Pair, type Party, pairUp, partOf, shares } from './party.ts';
import type { LeaderAgainst, StrikeApart } from './questions.ts';
import { impactOf, strike } from './strike.ts';

/** Two parties that fight, and what each has lost. */
export interface Melee extends Pair {
  /** The defender's. */
  readonly cover: Cover;
  /** DU-VEH-101: what the defender shows to those who came, if it has a hull. */
  readonly face: ArmourFace;
  attackerLosses: Losses;
  defenderLosses: Losses;
}

/**
 * DU-ASSAULT-050: two rounds, the attackers striking first, then the outcome. Each step is done for all who fight
 * before the next (DU-ASSAULT-081). Attackers who have not won have nothing left of their activation (DU-ASSAULT-071).
 * Returns who has won.
 */
export function fight(
  table: Dustup,
  io: DustupIo,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
  approach: Approach,
  followsUp = true,
): Unit[] {
  const held = placesOf(table, defenders);
  const units = [...attackers, ...defenders];
  const led = units.filter(({ leaderless }) => !leaderless);
  const untreated = new Map(units.map(unit => [unit, untreatedOf(table, unit)]));
  const hulls = units.filter(isVehicle).map(unit => beforeAttack(table, unit));
  const melees = exchangeBlows(
    table,
    io,
    pairsFor(table, io, attackers, defenders).map(pair => ({
      ...pair,
      cover: coverIn(approach, pair),
      face: faceIn(approach, pair),
    })),
  );
  const winners = settle(table, io, melees, untreated);
  for (const unit of attackers) if (!winners.includes(unit)) unit.actions = 0;
  for (const unit of led) if (unit.leaderless) strainLeader(table, unit, untreated.get(unit)!);
  // DU-VEH-077: damage in close combat is tested for after the outcome.
  for (const was of hulls) afterAttack(table, io, was, { by: 'closeCombat', isCaught: false, casualties: 0 });
  // DU-VEH-122: those who ride leave no place behind.
  const isAboard = defenders.some(unit => carrierOf(table, unit) !== null);
  for (const winner of winners) {
    if (attackers.includes(winner) && followsUp && !isAboard) followUp(table, io, winner, held, []);
  }
  return winners;
}

/** DU-ASSAULT-050, DU-ASSAULT-065: both rounds, with all who stood there at the moment of contact. */
function exchangeBlows(
  table: Dustup,
  io: DustupIo,
  pairs: readonly Omit<Melee, 'attackerLosses' | 'defenderLosses'>[],
): Melee[] {
  const melees = pairs.map((pair): Melee => ({ ...pair, attackerLosses: NO_LOSSES, defenderLosses: NO_LOSSES }));
  for (const melee of melees) melee.defenderLosses = strike(table, io, melee.attacker, melee.defender, 1, melee.face);
  for (const melee of melees) {
    if (strikesBack(melee.defender)) melee.attackerLosses = strike(table, io, melee.defender, melee.attacker, 2);
  }
  return melees;
}

/** DU-VEH-101: by where the attacker began his last move; whoever comes by himself shows his front. */
export function faceIn({ from }: Approach, { attacker, defender }: Pair): ArmourFace {
  const { hull } = chiefOf(defender);
  return hull === null ? 'front' : faceToward(hull, from.get(chiefOf(attacker))!);
}

function untreatedOf(table: Dustup, unit: Unit): number {
  return woundedOf(table, unit).filter(({ state }) => state === 'untreated').length;
}

/** DU-ASSAULT-025, DU-ASSAULT-066: neither the panicked nor the routed. */
export function strikesBack({ units }: Party): boolean {
  return units.some(unit => !unit.panicked && unit.confidence !== 'routed');
}

export function pairsFor(table: Dustup, io: DustupIo, attackers: readonly Unit[], defenders: readonly Unit[]): Pair[] {
  const pairs = pairUp(table, attackers, defenders, (one, foes) => leaderAgainst(table, io, one, foes));
  return pairs.flatMap(pair => apart(table, io, pair));
}

/** DU-ASSAULT-081: the leader of a split unit belongs to one of its parts by choice. */
function leaderAgainst(table: Dustup, io: DustupIo, unit: Unit, foes: readonly Party[]): number {
  const options = foes.map(foe => chiefOf(foe).id);
  const answer = io.ask<LeaderAgainst>(seatOf(table, unit.side), {
    kind: 'leaderAgainst',
    rule: 'DU-ASSAULT-081',
    options,
    unit: unit.who,
    names: table.names,
  });
  return options.indexOf(answer);
}

/** DU-ASSAULT-094: bearers of heavier weapons may fight apart, with their own impact; the attacker decides first. */
function apart(table: Dustup, io: DustupIo, pair: Pair): Pair[] {
  if (wantsApart(table, io, pair.attacker, pair.defender)) {
    const [mine, theirs] = parted(table, pair.attacker, pair.defender);
    return mine.map((attacker, i) => ({ attacker, defender: theirs[i]! }));
  }
  if (wantsApart(table, io, pair.defender, pair.attacker)) {
    const [mine, theirs] = parted(table, pair.defender, pair.attacker);
    return mine.map((defender, i) => ({ attacker: theirs[i]!, defender }));
  }
  return [pair];
}

function bearersOf(party: Party) {
  const usual = impactOf(party);
  return party.able.filter(figure => closeWeaponOf(party, figure).impact > usual.die);
}

function wantsApart(table: Dustup, io: DustupIo, own: Party, foe: Party): boolean {
  const unit = chiefOf(own);
  if (own.units.length > 1 || foe.units.length > 1 || foe.able.length < 2 || bearersOf(own).length === 0) return false;
  if (!strikesBack(own)) return false;
  const answer = io.ask<StrikeApart>(seatOf(table, unit.side), {
    kind: 'strikeApart',
    rule: 'DU-ASSAULT-094',
    options: ['together', 'apart'],
    unit: unit.who,
  });
  return answer === 'apart';
}

/** Both are divided in the same proportion; those with the usual weapons, and the wounded, come first. */
function parted(table: Dustup, own: Party, foe: Party): [Party[], Party[]] {
  const bearers = bearersOf(own);
  const rest = own.able.filter(figure => !bearers.includes(figure));
  const [first] = shares(foe.able.length, [rest.length, bearers.length]);
  const part = (party: Party, able: Party['able'], takesWounded: boolean): Party => {
    const all = partOf(table, chiefOf(party), able, takesWounded);
    return { ...all, members: all.members.filter(figure => party.members.includes(figure)) };
  };
  return [
    [part(own, rest, true), part(own, bearers, false)],
    [part(foe, foe.able.slice(0, first), true), part(foe, foe.able.slice(first), false)],
  ];
}

/** DU-ASSAULT-073: a fallen leader is tested for after the outcome; other casualties of close combat are not. */
function strainLeader(table: Dustup, unit: Unit, untreatedBefore: number): void {
  table.strains.push({
    unit: unit.id,
    by: 'closeCombat',
    firstUnderFire: false,
    firstSuppressed: false,
    casualties: 0,
    leaderHit: true,
    untreatedBefore,
    damage: 0,
    damageBefore: 0,
    inColumn: false,
    terror: false,
    fromTheAir: false,
  });
}
