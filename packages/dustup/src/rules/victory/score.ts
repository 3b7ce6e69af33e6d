import { contains, inches, polygonOf } from '@sightline/geometry/field';
import type { VictoryRow } from '../../content/scenario-schema.ts';
import { knownWeapon } from '../../content/weapons.ts';
import { excess } from '../../dice/ladder.ts';
import type { Objective } from '../../table/markers.ts';
import { type Dustup, enemyOf, NONE, type Place, placeOf, sideOf } from '../../table/table.ts';
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

/** What points are counted for. */
export type Counted =
  | 'held'
  | 'all'
  | 'destroyed'
  | 'broken'
  | 'evacuated'
  | 'breached'
  | 'escaped'
  | 'lost'
  | 'carried'
  | 'vehicles'
  | 'infantry'
  | 'commander'
  | 'reached'
  | 'nest';

/** What brought so many points: an objective by its name, or so many of whatever counts. */
export interface Scored {
  readonly of: Counted;
  readonly count: number;
  readonly points: number;
  readonly objective?: string;
}

/** The points of both sides as the scenario counts them. */
export function scoresOf(table: Dustup): [number, number] {
  return [0, 1].map(side => scoredBy(table, side).reduce((sum, { points }) => sum + points, 0)) as [number, number];
}

/** What the points of a side are made of; what has brought none is left out. */
export function scoredBy(table: Dustup, side: number): Scored[] {
  return partsOf(table, side, table.victory).filter(({ points }) => points !== 0);
}

function partsOf(table: Dustup, side: number, victory: VictoryRow): Scored[] {
  const isOurs = ({ holder, counts }: Objective) => holder === side && (counts === NONE || counts === side);
  const ours = table.objectives.filter(isOurs);
  const held = ours.map(({ name, points }): Scored => ({ of: 'held', count: 1, points, objective: name }));
  const enemy = enemyOf(side);
  const each = (of: Counted, count: number, worth: number): Scored => ({ of, count, points: count * worth });
  switch (victory.kind) {
    case 'points':
      return [
        ...held,
        each('all', ours.length === table.objectives.length ? 1 : 0, victory.both),
        each('destroyed', destroyed(table, enemy), victory.perDestroyed),
        each('broken', broken(table, enemy), victory.perBroken),
        each('evacuated', table.sides[side]!.evacuated, 1),
      ];
    case 'assault':
    case 'seize':
      return held;
    case 'breakout':
      return side === sideOf(table, victory.runner)
        ? [each('escaped', escaped(table, side), victory.perExit)]
        : [each('lost', destroyed(table, enemy) + broken(table, enemy), victory.perLost)];
    case 'recover': {
      const isHolder = table.units.some(unit => unit.side === side && unit.carries !== NONE);
      return [
        each('carried', isHolder ? 1 : 0, victory.holder),
        each('lost', destroyed(table, enemy) + broken(table, enemy), victory.perLost),
      ];
    }
    case 'spoils':
      return [...held, ...spoilsOf(table, side, victory)];
    default:
      return victory satisfies never;
  }
}

type Spoils = Extract<VictoryRow, { readonly kind: 'spoils' }>;

/** DU-GAP2-009: what a side has got besides ground. */
function spoilsOf(table: Dustup, side: number, victory: Spoils): Scored[] {
  const { perInfantry, commander, perEvacuated, perBreach = 0 } = victory;
  const enemies = table.units.filter(unit => unit.side !== side && countsAlone(unit));
  const leader = table.figures[table.sides[enemyOf(side)]!.commander];
  const { evacuated, breached } = table.sides[side]!;
  const hulls = enemies
    .flatMap(unit => (unit.hull === null ? [] : worthOfHull(table, unit)))
    .filter(worth => worth > 0);
  const men = enemies.filter(
    unit => unit.hull === null && (unit.confidence === 'routed' || isDestroyed(table, unit)),
  ).length;
  const reached = reachedBy(table, side, victory);
  return [
    { of: 'evacuated', count: evacuated, points: perEvacuated * evacuated },
    { of: 'breached', count: breached, points: perBreach * breached },
    { of: 'reached', count: reached, points: (victory.reach?.points ?? 0) * reached },
    { of: 'nest', count: 1, points: nestOf(table, side, victory) },
    { of: 'commander', count: 1, points: leader?.state === 'killed' ? commander : 0 },
    { of: 'vehicles', count: hulls.length, points: hulls.reduce((sum, worth) => sum + worth, 0) },
    { of: 'infantry', count: men, points: perInfantry * men },
  ];
}

/** DU-GAP2-009: its size, or half of it, rounded up, of an aircraft that went home. */
function worthOfHull(table: Dustup, unit: Vehicle): number {
  const { size } = unit.hull.model;
  if (isWrecked(table, unit)) return size;
  return unit.where === 'atBase' ? Math.ceil(size / 2) : 0;
}

/** DU-GAP2-046: units in the part of the table that they were to get to; whoever runs has not got there. */
function reachedBy(table: Dustup, side: number, { reach }: Spoils): number {
  if (reach === undefined || sideOf(table, reach.seat) !== side) return 0;
  const zone = polygonOf(reach.zone.map(([x, y]) => ({ x: inches(x), y: inches(y) })));
  const isThere = (unit: Unit) =>
    unit.side === side &&
    !isTurret(unit) &&
    stands(table, unit) &&
    unit.confidence !== 'routed' &&
    contains(zone, at(placeOf(table, unit)));
  return table.units.filter(isThere).length;
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
