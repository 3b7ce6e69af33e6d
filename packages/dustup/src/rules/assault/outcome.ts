import type { RuleId } from '@sightline/ledger';
import { type Dustup, type DustupIo, leaderOf, type Place, type Unit } from '../../table.ts';
import { isInPlay } from '../../units.ts';
import type { Melee } from './close-combat.ts';
import { testOutcome } from './courage.ts';
import { chiefOf, type Party, survivorsOf } from './party.ts';
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
export function settle(table: Dustup, io: DustupIo, melees: readonly Melee[]): Unit[] {
  const defeats: Defeat[] = [];
  for (const melee of melees) judge(table, io, melee, defeats);
  const defenders = unitsOf(melees.map(({ defender }) => defender));
  const attackers = unitsOf(melees.map(({ attacker }) => attacker));
  for (const unit of [...defenders, ...attackers]) {
    const defeat = defeats.find(one => one.unit === unit);
    if (defeat) withdraw(table, io, unit, { ...defeat, afterCombat: true });
  }
  const isBeaten = (unit: Unit) => !isInPlay(table, unit) || defeats.some(defeat => defeat.unit === unit);
  return [...attackers, ...defenders].filter(unit => !isBeaten(unit));
}

function unitsOf(parties: readonly Party[]): Unit[] {
  return [...new Set(parties.flatMap(({ units }) => units))];
}

function judge(table: Dustup, io: DustupIo, melee: Melee, defeats: Defeat[]): void {
  const { attacker, defender, attackerLosses, defenderLosses } = melee;
  const beat = (loser: Party, winner: Party, levels: number, rule: RuleId) => {
    const { x, y } = leaderOf(table, chiefOf(winner));
    for (const unit of loser.units) addDefeat(defeats, { unit, from: { x, y }, levels, rule });
  };
  const [left, leftOver] = [survivorsOf(attacker).length, survivorsOf(defender).length];
  if (left === 0 && leftOver === 0) return;
  if (left === 0 || leftOver === 0) {
    // DU-ASSAULT-072. If only a part of a unit is destroyed, the rest of it has lost.
    const [winner, loser] = left === 0 ? [defender, attacker] : [attacker, defender];
    io.tell({ type: 'overran', rule: 'DU-ASSAULT-072', unit: chiefOf(winner).who, target: chiefOf(loser).who });
    return beat(loser, winner, 1, 'DU-ASSAULT-086');
  }
  // DU-ASSAULT-070: a routed unit that was caught has lost.
  if (defender.units.some(({ confidence }) => confidence === 'routed')) {
    return beat(defender, attacker, 0, 'DU-ASSAULT-070');
  }
  const { result, clear } = testOutcome(table, io, melee, [attackerLosses, defenderLosses]);
  if (result === 'drawn') return beat(attacker, defender, 0, 'DU-ASSAULT-074');
  const [winner, loser] = result === 'attackerLoses' ? [defender, attacker] : [attacker, defender];
  beat(loser, winner, clear ? 2 : 1, clear ? 'DU-ASSAULT-069' : 'DU-ASSAULT-068');
}

function addDefeat(defeats: Defeat[], defeat: Defeat): void {
  const known = defeats.find(({ unit }) => unit === defeat.unit);
  if (known) known.levels += defeat.levels;
  else defeats.push(defeat);
}
