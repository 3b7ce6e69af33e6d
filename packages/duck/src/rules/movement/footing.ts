import {
  DIRECTIONS,
  type Direction,
  eighthsBetween,
  type Footing,
  neighbour,
  type Reach,
  range,
  reachFrom,
  type StepCosts,
  WHOLE,
} from '@sightline/geometry/grid';
import { type Plan, planOf } from '../../ship/plan.ts';
import type { Figure, Survivor, Teamer, Threat } from '../../table/figure.ts';
import { figuresAt, isHumanThreat, isOnMap, isPerson } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { groundOf, reachFor, type Walker } from './ground.ts';
import { narrowSteps } from './kept-steps.ts';

/** The ways of a walker at this moment. `stops` marks squares that may be entered but not left again. */
export interface Ways {
  readonly steps: StepCosts;
  readonly stops: Uint8Array;
}

/** DK-CEIL-001: in the ceiling all have the same footing. */
function walkerOf({ kind, overhead }: Figure): Walker {
  if (kind === 'threat') return overhead ? 'threatOverhead' : 'threat';
  return overhead ? 'overhead' : 'team';
}

/** What one search after another is worked out in; and who stands in each square, counted for one of them. */
interface Scratch extends Ways {
  /** The squares that anybody stands in, and those where that or a fire makes a difference. */
  readonly occupied: SquareList;
  readonly changed: SquareList;
  readonly closed: Uint8Array;
  readonly prohibited: Uint8Array;
  readonly enemies: Uint8Array;
  /** Those of the enemies, as a Teamer sees it, who are human. */
  readonly humans: Uint8Array;
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
      humans: bytes(),
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
  if (figure.kind === 'threat') addTurn(figure, steps);
  return scratch;
}

/** DK-MOVE-012: a Threat that sets out behind its back turns first, for 1; a single backward step is no cheaper. */
function addTurn({ at, facing }: Threat, steps: StepCosts): void {
  for (const direction of DIRECTIONS) {
    const index = at * 8 + direction - 1;
    if (steps[index]! > 0 && eighthsBetween(facing, direction) > 2) steps[index]!++;
  }
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
  const { occupied, enemies, humans, friends, machines } = scratch;
  occupied.length = 0;
  const count = (others: readonly Figure[], counts: Uint8Array): void => {
    for (const other of others) {
      if (other === figure || !isOnMap(other) || other.overhead !== figure.overhead) continue;
      const square = other.at;
      if (range(grid, figure.at, square) > farthest + 1 || company.includes(other)) continue;
      if (figure.kind === 'threat' && isPassedBy(table, other)) continue;
      if (!isListed(occupied, square)) {
        add(occupied, square);
        enemies[square] = humans[square] = friends[square] = machines[square] = 0;
      }
      counts[square]!++;
      if (isHumanThreat(other)) humans[square]!++;
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

/** DK-MOVE-042, DK-GRAP-028: one who lies helpless and in nobody's claws is left alone. */
function isPassedBy(table: DuckTable, other: Figure): boolean {
  if (other.condition === 'fit' || !isPerson(other)) return false;
  return !rosterOf(table).threats.some(({ captive }) => captive === other.id);
}

/** DK-MOVE-042: whose square it may cross, but not end its move in. */
export function canEndIn(table: DuckTable, threat: Threat, square: number): boolean {
  const there = figuresAt(table, square, threat.overhead).filter(other => other !== threat);
  return there.length === 0 || !there.every(other => isPassedBy(table, other));
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
    // DK-MOVE-013: past and beside one human comrade as one of the Team goes past another.
    const isAlone = there.humans[square] === 1 && enemies === 1 && friends === 0 && there.machines[square] === 0;
    if (isAlone && figure.card.human && filled[square] === 0) return;
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

/**
 * DK-GREN-014, DK-GREN-032, DK-GREN-033: nobody walks into fire, but one who starts in it or on an explosion may cross
 * more of it; over an explosion marker nobody passes.
 */
function markFire(table: DuckTable, figure: Figure, footing: Footing, changed: SquareList): void {
  if (figure.overhead) return;
  for (const { at } of table.explosions) if (at !== figure.at) closeTo(footing, at, changed);
  if (isAlight(table, figure.at)) return;
  for (const { at } of table.flames) closeTo(footing, at, changed);
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
