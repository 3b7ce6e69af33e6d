import type { RuleId } from '@sightline/ledger';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import { isInPlay, type Unit } from '../../table/units.ts';
import type { Melee } from './close-combat.ts';
import { type Outcome, testOutcome } from './courage.ts';
import { lossesOnTheWay, together } from './losses.ts';
import { chiefOf, leftOf, type Pair, type Party } from './party.ts';
import { withdraw } from './withdrawal.ts';

/** DU-ASSAULT-086, DU-ASSAULT-087: what the fights of its parts bring upon a unit. */
interface Defeat {
  readonly unit: Unit;
  readonly from: Place;
  readonly rule: RuleId;
  levels: number;
}

/**
 * DU-ASSAULT-067 to DU-ASSAULT-075: every pair settles who has lost, then each loser withdraws once, with all the
 * levels it has lost; defenders first. Returns the units that did not lose.
 */
export function settle(
  table: Dustup,
  io: DustupIo,
  melees: readonly Melee[],
  untreated: ReadonlyMap<Unit, number>,
): Unit[] {
  const defeats: Defeat[] = [];
  for (const melee of melees) judge(table, io, melee, defeats);
  const defenders = unitsOf(melees.map(({ defender }) => defender));
  const attackers = unitsOf(melees.map(({ attacker }) => attacker));
  for (const unit of [...defenders, ...attackers]) {
    const defeat = defeats.find(one => one.unit === unit);
    if (defeat) withdraw(table, io, unit, { ...defeat, afterCombat: { untreatedBefore: untreated.get(unit)! } });
  }
  const isBeaten = (unit: Unit) => !isInPlay(table, unit) || defeats.some(defeat => defeat.unit === unit);
  const winners = [...attackers, ...defenders].filter(unit => !isBeaten(unit));
  for (const unit of winners) unit.fared = 'wins';
  return winners;
}

function unitsOf(parties: readonly Party[]): Unit[] {
  return [...new Set(parties.flatMap(({ units }) => units))];
}

/** Who of two parties has lost, and how much; null if nobody is left to lose or win. */
export interface Verdict {
  readonly loser: keyof Pair;
  readonly levels: number;
  readonly rule: RuleId;
}

/** Judged by how many are left on either side, and if that does not decide it by a test. */
export function verdictOf(attackersLeft: number, defendersLeft: number, test: () => Outcome): Verdict | null {
  if (attackersLeft === 0 && defendersLeft === 0) return null;
  // DU-ASSAULT-072. If only a part of a unit is destroyed, the rest of it has lost.
  if (attackersLeft === 0) return { loser: 'attacker', levels: 1, rule: 'DU-ASSAULT-086' };
  if (defendersLeft === 0) return { loser: 'defender', levels: 1, rule: 'DU-ASSAULT-086' };
  const { result, clear } = test();
  if (result === 'drawn') return { loser: 'attacker', levels: 0, rule: 'DU-ASSAULT-074' };
  const loser = result === 'attackerLoses' ? 'attacker' : 'defender';
  return { loser, levels: clear ? 2 : 1, rule: clear ? 'DU-ASSAULT-069' : 'DU-ASSAULT-068' };
}

function judge(table: Dustup, io: DustupIo, melee: Melee, defeats: Defeat[]): void {
  const { attacker, defender, attackerLosses, defenderLosses, cover } = melee;
  const verdict = verdictOf(leftOf(attacker), leftOf(defender), () =>
    testOutcome(table, io, melee, [together(attackerLosses, lossesOnTheWay(table, attacker)), defenderLosses], cover),
  );
  if (verdict === null) return;
  const { loser, levels, rule } = verdict;
  const [won, lost] = loser === 'attacker' ? [defender, attacker] : [attacker, defender];
  if (rule === 'DU-ASSAULT-086') {
    io.tell({ type: 'overran', rule: 'DU-ASSAULT-072', unit: chiefOf(won).who, target: chiefOf(lost).who });
  }
  const { x, y } = placeOf(table, chiefOf(won));
  for (const unit of lost.units) addDefeat(defeats, { unit, from: { x, y }, levels, rule });
}

function addDefeat(defeats: Defeat[], defeat: Defeat): void {
  const known = defeats.find(({ unit }) => unit === defeat.unit);
  if (known) known.levels += defeat.levels;
  else defeats.push(defeat);
}
