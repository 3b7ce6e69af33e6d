import { type Dustup, type DustupIo, type Ending, enemyOf, NONE, seatOf, sideOf } from '../../table/table.ts';
import { isAtBest, isInPlay, type Unit } from '../../table/units.ts';
import { settleControl } from './control.ts';
import { scoresOf } from './score.ts';

/** DU-GAP-028: what the end of a turn means for the battle. */
export function judgeTurn(table: Dustup, io: DustupIo): void {
  settleControl(table, io);
  const seizer = seizerOf(table);
  if (seizer !== null) return end(table, io, [seizer], 'objective');
  judgeNow(table, io);
  if (table.ending === null && table.turn >= table.turns) settle(table, io);
}

/** DU-GAP-028: what may end the battle in the middle of a turn: a prize carried home, a side with nobody left. */
export function judgeNow(table: Dustup, io: DustupIo): void {
  const carrier = table.victory.kind === 'recover' ? carrierHome(table) : null;
  if (carrier !== null) return end(table, io, [carrier.side], 'objective');
  const lost = [0, 1].filter(side => isBeaten(table, side));
  if (lost.length > 0) {
    // The side that is left takes what nobody holds against it.
    if (lost.length === 1) for (const objective of table.objectives) objective.holder = enemyOf(lost[0]!);
    settle(table, io);
  }
}

/** DU-GAP-028: a side that gives up has lost, whatever it holds. */
export function concede(table: Dustup, io: DustupIo, side: number): void {
  io.tell({ type: 'conceded', rule: 'DU-GAP-028', side: seatOf(table, side) });
  end(table, io, [enemyOf(side)], 'conceded');
}

/** DU-GAP-028: nobody on the table, nobody on the way. */
function isBeaten(table: Dustup, side: number): boolean {
  return !table.units.some(unit => unit.side === side && (isInPlay(table, unit) || unit.where === 'inbound'));
}

/** DU-GAP-023: a unit that has left the table with the prize. */
function carrierHome(table: Dustup): Unit | null {
  return table.units.find(unit => unit.where === 'exited' && unit.carries !== NONE) ?? null;
}

/** DU-GAP-024: at the end of a turn the attacker may hold the key to the place, or have nobody left who wants it. */
function seizerOf(table: Dustup): number | null {
  const { victory } = table;
  if (victory.kind !== 'seize') return null;
  const attacker = sideOf(table, victory.attacker);
  const isSeized = table.objectives.some(({ decides, holder }) => decides && holder === attacker);
  if (table.turn >= victory.fromTurn && isSeized) return attacker;
  const isSpent = (unit: Unit) => unit.side !== attacker || !isInPlay(table, unit) || isAtBest(unit, 'broken');
  return table.units.every(isSpent) ? enemyOf(attacker) : null;
}

/** The end of the last turn, or of a side. */
function settle(table: Dustup, io: DustupIo): void {
  const { winners, reason } = verdictOf(table);
  end(table, io, winners, reason);
}

/** Who has won if it ends here, and by what. */
export function verdictOf(table: Dustup): Pick<Ending, 'winners' | 'reason'> {
  const [red, blue] = scoresOf(table);
  const { victory } = table;
  switch (victory.kind) {
    case 'points':
      return { winners: ahead(red, blue, victory.margin), reason: 'points' };
    case 'assault': {
      const attacker = sideOf(table, victory.attacker);
      const score = [red, blue][attacker]!;
      if (score >= victory.needs) return { winners: [attacker], reason: 'taken' };
      return { winners: score <= victory.most ? [enemyOf(attacker)] : [], reason: 'held' };
    }
    case 'seize': {
      const attacker = sideOf(table, victory.attacker);
      const isTaken = [red, blue][attacker]! >= victory.needs;
      return { winners: [isTaken ? attacker : enemyOf(attacker)], reason: isTaken ? 'taken' : 'held' };
    }
    case 'breakout':
    case 'recover':
      return { winners: ahead(red, blue, 1), reason: 'points' };
    case 'spoils':
      return { winners: red === blue ? [sideOf(table, victory.tie)] : ahead(red, blue, 1), reason: 'points' };
    default:
      return victory satisfies never;
  }
}

function ahead(red: number, blue: number, margin: number): number[] {
  if (Math.abs(red - blue) < margin) return [];
  return [red > blue ? 0 : 1];
}

function end(table: Dustup, io: DustupIo, winners: readonly number[], reason: Ending['reason']): void {
  const isEarly = reason === 'conceded' || (reason === 'points' && table.turn < table.turns);
  const rule: Ending['rule'] = isEarly ? 'DU-GAP-028' : table.victoryRule;
  table.ending = { winners, rule, reason };
  table.phase = 'over';
  io.tell({
    type: 'battleEnded',
    rule,
    winners: winners.map(side => seatOf(table, side)),
    reason,
    scores: scoresOf(table),
  });
}
