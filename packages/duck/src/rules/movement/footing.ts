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
import { FULL, LOW, type Plan, type PlanDoor, planOf } from '../../ship/plan.ts';
import { levelsOf, vehicleSquares } from '../../ship/standing.ts';
import { sidesOf } from '../../ship/walls.ts';
import type { Figure, Machine, Survivor, Teamer, Threat } from '../../table/figure.ts';
import { figuresAt, isOnMap, isPerson } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable, Vehicle } from '../../table/table.ts';
import { ceilingFooting } from '../ceiling/level.ts';
import { isWorking } from '../machines/machine.ts';
import { createGrounds, type Ground, type Grounds, keptGround, narrowSteps } from './kept-steps.ts';

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
  for (const machine of rosterOf(table).machines) if (isOnMap(machine)) closeMachine(footing, machine, walker);
  for (const vehicle of table.vehicles) closeVehicle(table, footing, vehicle, walker);
  return footing;
}

/**
 * DK-CYBER-024: a machine is met, not climbed; but a Threat goes for one that works as it does for a man. One that
 * steps past its corner finds it in the way like any HIGH piece (DK-MOVE-027, DK-MOVE-047).
 */
function closeMachine(footing: Footing, machine: Machine, walker: Walker): void {
  footing.closed[machine.at] = walker === 'threat' && isWorking(machine) ? 0 : 1;
  if (walker !== 'threat') return;
  footing.levels[machine.at] = 0;
  footing.prohibited[machine.at] = 1;
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

/** What one search after another is worked out in; and who stands in each square, counted for one of them. */
interface Scratch extends Ways {
  /** The squares that anybody stands in, and those where that or a fire makes a difference. */
  readonly occupied: SquareList;
  readonly changed: SquareList;
  readonly closed: Uint8Array;
  readonly prohibited: Uint8Array;
  readonly enemies: Uint8Array;
  readonly friends: Uint8Array;
  readonly machines: Uint8Array;
}

/** Used again and again, so that a search leaves nothing behind. */
interface SquareList {
  readonly squares: Int32Array;
  length: number;
}

function add(list: SquareList, square: number): void {
  list.squares[list.length++] = square;
}

const scratches = new WeakMap<Plan, Scratch>();

function scratchFor(plan: Plan): Scratch {
  let scratch = scratches.get(plan);
  if (!scratch) {
    const bytes = (each = 1): Uint8Array => new Uint8Array(plan.grid.size * each);
    scratch = {
      occupied: { squares: new Int32Array(plan.grid.size), length: 0 },
      changed: { squares: new Int32Array(plan.grid.size * 4), length: 0 },
      steps: bytes(8),
      stops: bytes(),
      closed: bytes(),
      prohibited: bytes(),
      enemies: bytes(),
      friends: bytes(),
      machines: bytes(),
    };
    scratches.set(plan, scratch);
  }
  return scratch;
}

/**
 * The ways of one figure, with everybody else where he stands and fire where it burns. Those who go along with him are
 * in nobody's way, but need room beside him (DK-MOVE-013). Who stands farther off than he can come is left out. What
 * it says holds until the next call.
 */
export function waysOf(
  table: DuckTable,
  figure: Figure,
  company: readonly Figure[] = [],
  farthest: number = Number.POSITIVE_INFINITY,
): Ways {
  const plan = planOf(table.arena);
  const ground = groundOf(table, walkerOf(figure));
  const scratch = scratchFor(plan);
  const { steps, stops, closed, prohibited } = scratch;
  steps.set(ground.steps);
  stops.fill(0);
  closed.set(ground.footing.closed);
  prohibited.set(ground.footing.prohibited);
  const { grid, sides, filled, levels } = ground.footing;
  const footing: Footing = { grid, sides, closed, prohibited, filled, levels };
  const { occupied, changed } = scratch;
  changed.length = 0;
  countOthers(table, figure, company, farthest, scratch);
  for (let i = 0; i < occupied.length; i++) {
    const square = occupied.squares[i]!;
    markOccupied(figure, company, square, footing, scratch);
    if (isChanged(ground.footing, footing, square)) add(changed, square);
  }
  if (company.length > 0) closeNarrowSquares(table, footing, changed);
  if (!figure.overhead) markFire(table, figure, footing, changed);
  for (let i = 0; i < changed.length; i++) narrowSteps(ground, footing, steps, changed.squares[i]!);
  if (!figure.overhead) addCosts(table, plan, steps);
  return scratch;
}

/** Counts everybody else on his level whom he could meet by the square they are in, and lists those squares. */
function countOthers(
  table: DuckTable,
  figure: Figure,
  company: readonly Figure[],
  farthest: number,
  scratch: Scratch,
): void {
  const { grid } = planOf(table.arena);
  const { occupied, enemies, friends, machines } = scratch;
  occupied.length = 0;
  const count = (others: readonly Figure[], counts: Uint8Array): void => {
    for (const other of others) {
      if (other === figure || !isOnMap(other) || other.overhead !== figure.overhead) continue;
      const square = other.at;
      if (range(grid, figure.at, square) > farthest + 1 || company.includes(other)) continue;
      if (figure.kind === 'threat' && isPassedBy(table, figure, other)) continue;
      if (!isListed(occupied, square)) {
        add(occupied, square);
        enemies[square] = friends[square] = machines[square] = 0;
      }
      counts[square]!++;
    }
  };
  const roster = rosterOf(table);
  count(roster.people, friends);
  count(roster.threats, enemies);
  count(roster.machines, machines);
}

function isListed({ squares, length }: SquareList, square: number): boolean {
  for (let i = 0; i < length; i++) if (squares[i] === square) return true;
  return false;
}

/** DK-MOVE-042, DK-GRAP-028: one who lies helpless and in nobody's claws is nothing to a Threat that takes no prey. */
function isPassedBy(table: DuckTable, { card }: Threat, other: Figure): boolean {
  if (other.condition === 'fit' || !isPerson(other) || card.prey) return false;
  return !rosterOf(table).threats.some(({ captive }) => captive === other.id);
}

/** DK-MOVE-042: whose square it may cross, but not end its move in. */
export function canEndIn(table: DuckTable, threat: Threat, square: number): boolean {
  const there = figuresAt(table, square, threat.overhead).filter(other => other !== threat);
  return there.length === 0 || !there.every(other => isPassedBy(table, threat, other));
}

/** One comrade in a square, say, leaves all steps as they are. */
function isChanged(before: Footing, now: Footing, square: number): boolean {
  return now.closed[square] !== before.closed[square] || now.prohibited[square] !== before.prohibited[square];
}

/** DK-MOVE-043: two together do not fit beside a piece that fills part of a square. */
function closeNarrowSquares(table: DuckTable, footing: Footing, changed: SquareList): void {
  for (const { at, quarters } of table.fittings) if (quarters !== WHOLE) closeTo(footing, at, changed);
}

/** DK-MOVE-041, DK-MOVE-042: who may enter, cross or brush past an occupied square. */
function markOccupied(
  figure: Figure,
  company: readonly Figure[],
  square: number,
  { closed, prohibited, filled }: Footing,
  there: Scratch,
): void {
  const enemies = there.enemies[square]!;
  const friends = there.friends[square]!;
  if (figure.kind === 'threat') {
    const isFree = enemies < friends || (there.machines[square]! > 0 && enemies === 0);
    if (!isFree) closed[square] = 1;
    there.stops[square] = 1;
    if (enemies > 0) prohibited[square] = 1;
    return;
  }
  const room = filled[square] === 0 ? 2 : 1;
  // DK-BINGE-016: a chicken starts no grapple.
  const isShunned = enemies > 0 && figure.kind === 'teamer' && figure.chicken;
  if (isShunned || friends + company.length >= room) closed[square] = 1;
  if (enemies > 0) there.stops[square] = 1;
  if (friends >= 2 || enemies > 0) prohibited[square] = 1;
}

/** DK-GREN-014, DK-GREN-032, DK-GREN-033: nobody walks into fire, but one who starts in it may cross more of it. */
function markFire(table: DuckTable, figure: Figure, footing: Footing, changed: SquareList): void {
  if (figure.overhead || isAlight(table, figure.at)) return;
  for (const { at } of table.flames) closeTo(footing, at, changed);
  for (const { at } of table.explosions) closeTo(footing, at, changed);
}

function closeTo({ closed }: Footing, square: number, changed: SquareList): void {
  closed[square] = 1;
  add(changed, square);
}

/** Whether a fire burns in a square or an explosion marker lies there: on the deck, never above the ceiling (DK-CEIL-001). */
export function isAlight({ flames, explosions }: DuckTable, square: number, overhead = false): boolean {
  if (overhead) return false;
  for (const { at } of flames) if (at === square) return true;
  for (const { at } of explosions) if (at === square) return true;
  return false;
}

/** DK-DMG-029: squares of mush cost 2 to enter. */
export function addCosts(table: DuckTable, plan: Plan, steps: StepCosts): void {
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

/** Where distances are kept that were measured so, by the square they were measured from. */
export function distancesKept(table: DuckTable, doorsPassable: boolean): Ground['distances'] {
  return (doorsPassable ? openedGround(table) : groundOf(table, 'threat')).distances;
}

const openedGrounds = createGrounds();

/** The ground of Threats with every door of the ship counted as open. */
function openedGround(table: DuckTable): Ground {
  return keptGround(openedGrounds, table, ratesOf(table), openedFooting);
}

/** The steps of Threats with every door of the ship counted as open, figures disregarded. */
export function stepsThroughDoors(table: DuckTable): StepCosts {
  return openedGround(table).steps;
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
