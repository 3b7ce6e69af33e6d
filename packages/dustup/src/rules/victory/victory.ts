import { contains, inches, polygonOf } from '@sightline/geometry/field';
import type { VictoryRow } from '../../content/scenario-schema.ts';
import { knownWeapon } from '../../content/weapons.ts';
import { excess } from '../../dice/ladder.ts';
import type { Objective } from '../../table/markers.ts';
import {
  type Dustup,
  type DustupIo,
  type Ending,
  enemyOf,
  NONE,
  type Place,
  placeOf,
  seatOf,
  sideOf,
} from '../../table/table.ts';
import {
  isAtBest,
  isFit,
  isInPlay,
  isTurret,
  isVehicle,
  stands,
  turretsOf,
  type Unit,
  type Vehicle,
} from '../../table/units.ts';
import { isImmobile } from '../vehicles/driving.ts';
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
  const isOurs = ({ holder, counts }: Objective) => holder === side && (counts === NONE || counts === side);
  const held = table.objectives.filter(isOurs);
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
    case 'spoils':
      return points + spoilsOf(table, side, victory);
    default:
      return victory satisfies never;
  }
}

type Spoils = Extract<VictoryRow, { readonly kind: 'spoils' }>;

/** DU-GAP2-009: what a side has got besides ground. */
function spoilsOf(table: Dustup, side: number, victory: Spoils): number {
  const { perInfantry, commander, perEvacuated, perBreach = 0 } = victory;
  const enemies = table.units.filter(unit => unit.side !== side && countsAlone(unit));
  const leader = table.figures[table.sides[enemyOf(side)]!.commander];
  const { evacuated, breached } = table.sides[side]!;
  let spoils = perEvacuated * evacuated + perBreach * breached + reachedOf(table, side, victory);
  spoils += nestOf(table, side, victory);
  if (leader?.state === 'killed') spoils += commander;
  for (const unit of enemies) {
    if (unit.hull !== null) spoils += worthOfHull(table, unit);
    else if (unit.confidence === 'routed' || isDestroyed(table, unit)) spoils += perInfantry;
  }
  return spoils;
}

/** DU-GAP2-009: its size, or half of it, rounded up, of an aircraft that went home. */
function worthOfHull(table: Dustup, unit: Vehicle): number {
  const { size } = unit.hull.model;
  if (isWrecked(table, unit)) return size;
  return unit.where === 'atBase' ? Math.ceil(size / 2) : 0;
}

/** DU-GAP2-046: units in the part of the table that they were to get to; whoever runs has not got there. */
function reachedOf(table: Dustup, side: number, { reach }: Spoils): number {
  if (reach === undefined || sideOf(table, reach.seat) !== side) return 0;
  const zone = polygonOf(reach.zone.map(([x, y]) => ({ x: inches(x), y: inches(y) })));
  const isThere = (unit: Unit) =>
    unit.side === side &&
    !isTurret(unit) &&
    stands(table, unit) &&
    unit.confidence !== 'routed' &&
    contains(zone, at(placeOf(table, unit)));
  return reach.points * table.units.filter(isThere).length;
}

const at = ({ x, y }: Place): Place => ({ x, y });

/** DU-GAP2-047. */
function nestOf({ nest, sides }: Dustup, side: number, victory: Spoils): number {
  if (nest === null || victory.nest === undefined) return 0;
  const isKeeper = sides[side]!.seat === victory.nest.seat;
  return isKeeper === !nest.destroyed ? victory.nest.points : 0;
}

/** A detachment counts with its parent, and a turret with its hull (DU-VEH-127). */
function countsAlone(unit: Unit): boolean {
  return unit.parent === NONE && unit.where !== 'merged' && !isTurret(unit);
}

/** DU-VEH-127: a vehicle is destroyed when hull and all turrets are. */
function isWrecked(table: Dustup, unit: Unit): boolean {
  return [unit, ...turretsOf(table, unit)].every(each => isVehicle(each) && isWorthless(table, each));
}

/** DU-VEH-076: enough damage to neither move nor shoot is as good as a wreck where points are counted. */
const CRIPPLED = 3;

function isWorthless(table: Dustup, unit: Vehicle): boolean {
  const { hull } = unit;
  if (hull.destroyed) return true;
  return hull.damage >= CRIPPLED && unit.where === 'table' && isImmobile(table, unit) && !canShoot(table, unit);
}

/** DU-VEH-074, DU-SHOOT-010: whether one of its weapons still bears on somebody in the open, from close by if that helps it. */
function canShoot({ armoury }: Dustup, { hull: { damage, model } }: Vehicle): boolean {
  return model.mounts.some(({ weapon, fireControl }) => {
    const kind = knownWeapon(armoury, weapon)?.kind;
    if (kind === 'guided' || kind === 'antiAir') return false;
    const helps = (kind === 'heavy' ? 0 : 1) + (fireControl === 'superior' ? 1 : 0);
    return excess(8, damage - helps) === 0;
  });
}

/** DU-GAP-028: no able figure left, or routed off. */
function destroyed(table: Dustup, side: number): number {
  return table.units.filter(unit => unit.side === side && countsAlone(unit) && isDestroyed(table, unit)).length;
}

function isDestroyed(table: Dustup, unit: Unit): boolean {
  if (unit.where === 'routedOff' || unit.where === 'shotDown' || unit.where === 'lost') return true;
  if (unit.where !== 'table' && unit.where !== 'aboard') return false;
  if (isVehicle(unit)) return isWrecked(table, unit);
  const detached = table.units.filter(other => other.parent === unit.id && other.where === 'table');
  return [unit, ...detached].every(piece => !isFit(table, piece));
}

function broken(table: Dustup, side: number): number {
  return table.units.filter(
    unit => unit.side === side && countsAlone(unit) && isInPlay(table, unit) && isAtBest(unit, 'broken'),
  ).length;
}

/** DU-GAP-022: units that got away with at least half of their figures. */
function escaped(table: Dustup, side: number): number {
  const isWhole = (unit: Unit) =>
    2 * unit.figures.filter(id => table.figures[id]!.state === 'able').length >= unit.figures.length;
  const isAway = (unit: Unit) => unit.side === side && unit.where === 'exited' && countsAlone(unit);
  return table.units.filter(unit => isAway(unit) && isWhole(unit)).length;
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
