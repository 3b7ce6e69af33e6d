import type { VictoryRow } from '../../content/schema.ts';
import { type Dustup, type DustupIo, type Ending, enemyOf, NONE, seatOf, sideOf } from '../../table/table.ts';
import { ableCount, isAtBest, isInPlay, type Unit } from '../../table/units.ts';
import { settleControl } from './control.ts';

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

/** The points of both sides as the scenario counts them. */
export function scoresOf(table: Dustup): [number, number] {
  return [0, 1].map(side => scoreOf(table, side, table.victory)) as [number, number];
}

function scoreOf(table: Dustup, side: number, victory: VictoryRow): number {
  const held = table.objectives.filter(({ holder }) => holder === side);
  const points = held.reduce((sum, objective) => sum + objective.points, 0);
  const evacuated = table.sides[side]!.evacuated;
  switch (victory.kind) {
    case 'points': {
      const all = held.length === table.objectives.length ? victory.both : 0;
      const losses =
        victory.perDestroyed * destroyed(table, enemyOf(side)) + victory.perBroken * broken(table, enemyOf(side));
      return points + all + losses + evacuated;
    }
    case 'assault':
    case 'seize':
      return points;
    case 'breakout':
      return side === sideOf(table, victory.runner)
        ? victory.perExit * escaped(table, side)
        : victory.perLost * (destroyed(table, enemyOf(side)) + broken(table, enemyOf(side)));
    case 'recover': {
      const isHolder = table.units.some(unit => unit.side === side && unit.carries !== NONE);
      const losses = destroyed(table, enemyOf(side)) + broken(table, enemyOf(side));
      return (isHolder ? victory.holder : 0) + victory.perLost * losses;
    }
    default:
      return victory satisfies never;
  }
}

/** DU-GAP-028: no able figure left, or routed off; a detachment counts with its parent. */
function destroyed(table: Dustup, side: number): number {
  return table.units.filter(
    unit => unit.side === side && unit.parent === NONE && unit.where !== 'merged' && isDestroyed(table, unit),
  ).length;
}

function isDestroyed(table: Dustup, unit: Unit): boolean {
  if (unit.where === 'routedOff') return true;
  if (unit.where !== 'table') return false;
  const parts = [unit, ...table.units.filter(other => other.parent === unit.id && other.where === 'table')];
  return parts.every(piece => ableCount(table, piece) === 0);
}

function broken(table: Dustup, side: number): number {
  return table.units.filter(
    unit => unit.side === side && unit.parent === NONE && isInPlay(table, unit) && isAtBest(unit, 'broken'),
  ).length;
}

/** DU-GAP-022: units that got away with at least half of their figures. */
function escaped(table: Dustup, side: number): number {
  const isWhole = (unit: Unit) =>
    2 * unit.figures.filter(id => table.figures[id]!.state === 'able').length >= unit.figures.length;
  return table.units.filter(unit => unit.side === side && unit.where === 'exited' && isWhole(unit)).length;
}

/** The end of the last turn, or of a side. */
function settle(table: Dustup, io: DustupIo): void {
  const [red, blue] = scoresOf(table);
  const { victory } = table;
  switch (victory.kind) {
    case 'points':
      return end(table, io, ahead(red, blue, victory.margin), 'points');
    case 'assault': {
      const attacker = sideOf(table, victory.attacker);
      const score = [red, blue][attacker]!;
      if (score >= victory.needs) return end(table, io, [attacker], 'taken');
      return end(table, io, score <= victory.most ? [enemyOf(attacker)] : [], 'held');
    }
    case 'seize': {
      const attacker = sideOf(table, victory.attacker);
      const score = [red, blue][attacker]!;
      return end(
        table,
        io,
        [score >= victory.needs ? attacker : enemyOf(attacker)],
        score >= victory.needs ? 'taken' : 'held',
      );
    }
    case 'breakout':
    case 'recover':
      return end(table, io, ahead(red, blue, 1), 'points');
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
