import {
  createFooting,
  createReach,
  type Direction,
  type Footing,
  neighbour,
  type Reach,
  range,
  reachFrom,
  type StepCosts,
  type StepRates,
  WHOLE,
} from '@sightline/geometry/grid';
import type { Figure, Machine, Survivor, Teamer, Threat } from '../figure.ts';
import { isOnMap } from '../figures.ts';
import { FULL, LOW, type Plan, type PlanDoor, planOf } from '../ship/plan.ts';
import { levelsOf, vehicleSquares } from '../ship/standing.ts';
import { sidesOf } from '../ship/walls.ts';
import type { DuckTable, Vehicle } from '../table.ts';
import { ceilingFooting } from './ceiling/level.ts';
import { createGrounds, type Ground, type Grounds, keptGround, narrowSteps } from './kept-steps.ts';
import { isWorking } from './machines/machine.ts';

/**
 * DK-MOVE-049, the table of step costs, along rows, columns and diagonals (DK-MOVE-026): past no prohibited corner 1
 * (DK-MOVE-029), past one 2 (DK-MOVE-028), past two not at all (DK-MOVE-027). Onto an obstacle 2, diagonally 3
 * (DK-MOVE-030, DK-MOVE-039, DK-MOVE-047); from top to top and down again 1 (DK-MOVE-031). The picture of the booklet
 * shows them all (DK-MOVE-032, DK-MOVE-033).
 */
const TEAM_RATES: StepRates = {
  floor: { straight: 1, diagonal: 1, pastCorner: 2 },
  top: { straight: 1, diagonal: 1, pastCorner: 2 },
  up: { straight: 2, diagonal: 3, pastCorner: 3 },
  down: { straight: 1, diagonal: 1, pastCorner: 2 },
};
/** DK-MOVE-040. */
const DIFFICULT_RATES: StepRates = {
  floor: { straight: 1, diagonal: 2, pastCorner: 2 },
  top: { straight: 1, diagonal: 2, pastCorner: 2 },
  up: { straight: 2, diagonal: 3, pastCorner: 3 },
  down: { straight: 1, diagonal: 2, pastCorner: 2 },
};

/** Who walks: for the Team every obstacle is climbed, for Threats a LOW one is open floor (DK-MOVE-046). */
export type Walker = 'team' | 'threat' | 'overhead';

/** The ways of a walker at this moment. `stops` marks squares that may be entered but not left again. */
export interface Ways {
  readonly steps: StepCosts;
  readonly stops: Uint8Array;
}

const grounds: Readonly<Record<Walker, Grounds>> = {
  team: createGrounds(),
  threat: createGrounds(),
  overhead: createGrounds(),
};

export function ratesOf(table: DuckTable): StepRates {
  return table.switches.diagonalsCost2 ? DIFFICULT_RATES : TEAM_RATES;
}

function groundOf(table: DuckTable, walker: Walker): Ground {
  return keptGround(grounds[walker], table, ratesOf(table), () => emptyFooting(table, walker));
}

/** Where a walker can set foot, figures and fire apart: nothing leads over bulkheads and FULL pieces (DK-MOVE-038, DK-MOVE-048). */
export function emptyFooting(table: DuckTable, walker: Walker): Footing {
  if (walker === 'overhead') return ceilingFooting(table);
  const plan = planOf(table.arena);
  const footing = createFooting(plan.grid, sidesOf(table).movement);
  const levels = levelsOf(table);
  for (let square = 0; square < plan.grid.size; square++) {
    const level = levels[square]!;
    footing.closed[square] = plan.tileAt[square]! < 0 || level === FULL ? 1 : 0;
    footing.levels[square] = walker === 'threat' && level === LOW ? 0 : level;
  }
  for (const square of table.bridge.squares) footing.closed[square] = 0;
  // DK-MOVE-043: what fills a half bars its side and corners, a quarter its corner.
  for (const { at, quarters } of table.fittings) if (quarters !== WHOLE) footing.filled[at]! |= quarters;
  for (const figure of table.figures)
    if (figure.kind === 'machine' && isOnMap(figure)) closeMachine(footing, figure, walker);
  for (const vehicle of table.vehicles) closeVehicle(table, footing, vehicle, walker);
  return footing;
}

/** DK-CYBER-024: a machine is met, not climbed; but a Threat goes for one that works as it does for a man. */
function closeMachine(footing: Footing, machine: Machine, walker: Walker): void {
  footing.closed[machine.at] = walker === 'threat' && isWorking(machine) ? 0 : 1;
  if (walker === 'threat') footing.levels[machine.at] = 0;
}

/** DK-CARGO-013, DK-GAP-008: closed to others; only a Threat climbs on, where somebody sits. */
function closeVehicle(table: DuckTable, footing: Footing, vehicle: Vehicle, walker: Walker): void {
  const [front, rear] = vehicleSquares(table, vehicle);
  footing.closed[front] = walker === 'threat' && vehicle.driver !== null ? 0 : 1;
  footing.closed[rear] = walker === 'threat' && vehicle.passenger !== null ? 0 : 1;
}

/** DK-CEIL-001: in the ceiling all walk alike. */
function walkerOf({ kind, overhead }: Figure): Walker {
  if (overhead) return 'overhead';
  return kind === 'threat' ? 'threat' : 'team';
}

/**
 * The ways of one figure, with everybody else where he stands and fire where it burns. Those who go along with him are
 * in nobody's way, but need room beside him (DK-MOVE-013). Who stands farther off than he can come is left out.
 */
export function waysOf(
  table: DuckTable,
  figure: Figure,
  company: readonly Figure[] = [],
  farthest: number = Number.POSITIVE_INFINITY,
): Ways {
  const plan = planOf(table.arena);
  const ground = groundOf(table, walkerOf(figure));
  const footing: Footing = {
    ...ground.footing,
    closed: ground.footing.closed.slice(),
    prohibited: ground.footing.prohibited.slice(),
  };
  const steps = ground.steps.slice();
  const stops = new Uint8Array(plan.grid.size);
  const changed = new Set<number>();
  for (const [square, there] of othersAbout(table, figure, company, farthest)) {
    markOccupied(figure, company, square, there, footing, stops);
    if (isChanged(ground.footing, footing, square)) changed.add(square);
  }
  if (company.length > 0) closeNarrowSquares(table, footing, changed);
  if (!figure.overhead) markFire(table, figure, footing, changed);
  for (const square of changed) narrowSteps(footing, ratesOf(table), steps, square);
  if (!figure.overhead) addCosts(table, plan, steps);
  return { steps, stops };
}

/** Everybody else on his level whom he could meet, by the square they are in. */
function othersAbout(
  table: DuckTable,
  figure: Figure,
  company: readonly Figure[],
  farthest: number,
): ReadonlyMap<number, readonly Figure[]> {
  const { grid } = planOf(table.arena);
  const others = new Map<number, Figure[]>();
  for (const other of table.figures) {
    if (other === figure || !isOnMap(other) || other.overhead !== figure.overhead || company.includes(other)) continue;
    if (range(grid, figure.at, other.at) > farthest + 1) continue;
    const there = others.get(other.at);
    if (there) there.push(other);
    else others.set(other.at, [other]);
  }
  return others;
}

/** One comrade in a square, say, leaves all steps as they are. */
function isChanged(before: Footing, now: Footing, square: number): boolean {
  return now.closed[square] !== before.closed[square] || now.prohibited[square] !== before.prohibited[square];
}

/** DK-MOVE-043: two together do not fit beside a piece that fills part of a square. */
function closeNarrowSquares(table: DuckTable, footing: Footing, changed: Set<number>): void {
  for (const { at, quarters } of table.fittings) {
    if (quarters === WHOLE) continue;
    footing.closed[at] = 1;
    changed.add(at);
  }
}

/** DK-MOVE-041, DK-MOVE-042: who may enter, cross or brush past an occupied square. */
function markOccupied(
  figure: Figure,
  company: readonly Figure[],
  square: number,
  there: readonly Figure[],
  footing: Footing,
  stops: Uint8Array,
): void {
  const enemies = there.filter(other => other.kind === 'threat');
  const friends = there.filter(other => other.kind === 'teamer' || other.kind === 'survivor');
  if (figure.kind === 'threat') {
    const hasMachine = there.some(({ kind }) => kind === 'machine');
    const isFree = enemies.length < friends.length || (hasMachine && enemies.length === 0);
    if (!isFree) footing.closed[square] = 1;
    stops[square] = 1;
    if (enemies.length > 0) footing.prohibited[square] = 1;
    return;
  }
  const room = footing.filled[square] === 0 ? 2 : 1;
  if (friends.length + company.length >= room) footing.closed[square] = 1;
  // DK-BINGE-016: a chicken starts no grapple.
  const isShunned = enemies.length > 0 && figure.kind === 'teamer' && figure.chicken;
  if (isShunned) footing.closed[square] = 1;
  if (enemies.length > 0) stops[square] = 1;
  if (friends.length >= 2 || enemies.length > 0) footing.prohibited[square] = 1;
}

/** DK-GREN-014, DK-GREN-032, DK-GREN-033: nobody walks into fire, but one who starts in it may cross more of it. */
function markFire(table: DuckTable, figure: Figure, footing: Footing, changed: Set<number>): void {
  const burning = [...table.flames, ...table.explosions].map(marker => marker.at);
  if (burning.includes(figure.at)) return;
  for (const square of burning) {
    footing.closed[square] = 1;
    changed.add(square);
  }
}

/** DK-DMG-029: squares of mush cost 2 to enter. */
function addCosts(table: DuckTable, plan: Plan, steps: StepCosts): void {
  for (const square of table.mush)
    for (let direction = 1; direction <= 8; direction++) {
      const from = neighbour(plan.grid, square, (((direction + 3) % 8) + 1) as Direction);
      const index = from * 8 + direction - 1;
      if (from >= 0 && steps[index]! > 0) steps[index] = Math.max(2, steps[index]!);
    }
}

const scratch = new WeakMap<Plan, Reach>();

function reachFor(plan: Plan): Reach {
  let reach = scratch.get(plan);
  if (!reach) {
    reach = createReach(plan.grid);
    scratch.set(plan, reach);
  }
  return reach;
}

/** Everywhere a Threat can get to with so many movement points. What it says holds until the next search. */
export function threatReach(table: DuckTable, threat: Threat, points: number): Reach {
  const { steps, stops } = waysOf(table, threat, [], points);
  return reachFrom(reachFor(planOf(table.arena)), steps, threat.at, points, stops);
}

/** DK-DUCK-008 apart, a man's ways without regard to his facing; for distances and for crawling. */
export function teamReach(table: DuckTable, man: Teamer | Survivor, points: number): Reach {
  const { steps, stops } = waysOf(table, man, [], points);
  return reachFrom(reachFor(planOf(table.arena)), steps, man.at, points, stops);
}

/** Farther than any way on the largest arena. */
export const FAR = 250;

/** DK-THREAT-001: squares of the way from one square to every other, figures disregarded; doors count as open if told so. */
export function distancesFrom(table: DuckTable, square: number, doorsPassable: boolean): Reach {
  const plan = planOf(table.arena);
  const passable = doorsPassable ? stepsThroughDoors(table) : groundOf(table, 'threat').steps;
  return reachFrom(reachFor(plan), passable, square, FAR);
}

const openedGrounds = createGrounds();

/** The steps of Threats with every door of the ship counted as open, figures disregarded. */
export function stepsThroughDoors(table: DuckTable): StepCosts {
  return keptGround(openedGrounds, table, ratesOf(table), openedFooting).steps;
}

function openedFooting(table: DuckTable): Footing {
  const plan = planOf(table.arena);
  const { footing } = groundOf(table, 'threat');
  const sides = footing.sides.slice();
  for (const door of plan.doors)
    if (!door.isAirlock || isEntry(table, door)) for (const segment of door.segments) openSide(plan, sides, segment);
  return { ...footing, sides };
}

/** The airlock that the bridge is attached to is a way like any other door (DK-SETUP-036). */
function isEntry({ bridge: { entry } }: DuckTable, { segments }: PlanDoor): boolean {
  return segments.some(({ square, side }) => square === entry?.square && side === entry.side);
}

function openSide(plan: Plan, sides: Uint8Array, { square, side }: { square: number; side: 1 | 3 | 5 | 7 }): void {
  const beyond = neighbour(plan.grid, square, side);
  sides[square]! &= ~(1 << (side >> 1));
  sides[beyond]! &= ~(1 << ((side >> 1) ^ 2));
}
