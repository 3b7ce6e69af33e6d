import {
  createFooting,
  createReach,
  type Direction,
  type Footing,
  fillStepCosts,
  neighbour,
  type Reach,
  reachFrom,
  refreshStepCosts,
  type StepCosts,
  type StepRates,
} from '@sightline/geometry/grid';
import type { Figure, Teamer, Threat } from '../figure.ts';
import { figuresAt, isOnMap } from '../figures.ts';
import { FULL, LOW, type Plan, planOf } from '../ship/plan.ts';
import { levelAt } from '../ship/standing.ts';
import { sidesOf } from '../ship/walls.ts';
import type { DuckTable } from '../table.ts';

/** DK-MOVE-049, the table of step costs: for the Team every obstacle is climbed, for Threats LOW is open floor. */
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

/** Who walks: the Team climbs LOW pieces, Threats do not notice them. */
export type Walker = 'team' | 'threat';

/** The ways of a walker at this moment. `stops` marks squares that may be entered but not left again. */
export interface Ways {
  readonly steps: StepCosts;
  readonly stops: Uint8Array;
}

/** What does not depend on where the figures stand, kept until the ship changes. */
interface Ground {
  readonly changes: number;
  readonly footing: Footing;
  readonly steps: StepCosts;
}

const grounds: Readonly<Record<Walker, WeakMap<DuckTable, Ground>>> = { team: new WeakMap(), threat: new WeakMap() };

export function ratesOf(table: DuckTable): StepRates {
  return table.switches.diagonalsCost2 ? DIFFICULT_RATES : TEAM_RATES;
}

function groundOf(table: DuckTable, walker: Walker): Ground {
  let ground = grounds[walker].get(table);
  if (ground?.changes !== table.shipChanges) {
    const footing = emptyFooting(table, walker);
    ground = { changes: table.shipChanges, footing, steps: fillStepCosts(footing, ratesOf(table)) };
    grounds[walker].set(table, ground);
  }
  return ground;
}

/** Where a walker can set foot, figures and fire apart. */
export function emptyFooting(table: DuckTable, walker: Walker): Footing {
  const plan = planOf(table.arena);
  const footing = createFooting(plan.grid, sidesOf(table).movement);
  for (let square = 0; square < plan.grid.size; square++) {
    const height = levelAt(table, square);
    const isOutside = plan.tileAt[square]! < 0 && !table.bridge.squares.includes(square);
    footing.closed[square] = isOutside || height === FULL ? 1 : 0;
    footing.levels[square] = walker === 'threat' && height === LOW ? 0 : height;
  }
  // A vehicle or a machine is met, not climbed.
  for (const figure of table.figures) if (figure.kind === 'machine' && isOnMap(figure)) footing.closed[figure.at] = 1;
  return footing;
}

/** The ways of one figure, with everybody else where he stands and fire where it burns. */
export function waysOf(table: DuckTable, figure: Figure): Ways {
  const plan = planOf(table.arena);
  const ground = groundOf(table, figure.kind === 'threat' ? 'threat' : 'team');
  const footing: Footing = {
    ...ground.footing,
    closed: ground.footing.closed.slice(),
    prohibited: ground.footing.prohibited.slice(),
  };
  const steps = ground.steps.slice();
  const stops = new Uint8Array(plan.grid.size);
  const changed = new Set<number>();
  for (const other of table.figures) {
    if (other === figure || !isOnMap(other) || other.overhead !== figure.overhead) continue;
    if (changed.has(other.at)) continue;
    changed.add(other.at);
    markOccupied(table, figure, other.at, footing, stops);
  }
  markFire(table, figure, footing, changed);
  for (const square of changed) refreshStepCosts(footing, ratesOf(table), steps, square);
  addCosts(table, plan, steps);
  return { steps, stops };
}

/** DK-MOVE-041, DK-MOVE-042: who may enter, cross or brush past an occupied square. */
function markOccupied(table: DuckTable, figure: Figure, square: number, footing: Footing, stops: Uint8Array): void {
  const there = figuresAt(table, square, figure.overhead).filter(other => other !== figure);
  const enemies = there.filter(other => other.kind === 'threat');
  const friends = there.filter(other => other.kind === 'teamer' || other.kind === 'survivor');
  if (figure.kind === 'threat') {
    const isFree = friends.length > 0 && enemies.length < friends.length;
    if (!isFree) footing.closed[square] = 1;
    stops[square] = 1;
    if (enemies.length > 0) footing.prohibited[square] = 1;
    return;
  }
  if (friends.length >= 2) footing.closed[square] = 1;
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
  const { steps, stops } = waysOf(table, threat);
  return reachFrom(reachFor(planOf(table.arena)), steps, threat.at, points, stops);
}

/** DK-DUCK-008 apart, a man's ways without regard to his facing; for distances and for crawling. */
export function teamReach(table: DuckTable, man: Teamer, points: number): Reach {
  const { steps, stops } = waysOf(table, man);
  return reachFrom(reachFor(planOf(table.arena)), steps, man.at, points, stops);
}

/** Farther than any way on the largest arena. */
export const FAR = 250;

/** DK-THREAT-001: squares of the way from one square to every other, figures disregarded; doors count as open if told so. */
export function distancesFrom(table: DuckTable, square: number, doorsPassable: boolean): Reach {
  const plan = planOf(table.arena);
  const { footing, steps } = groundOf(table, 'threat');
  const passable = doorsPassable ? openedSteps(table, plan, footing) : steps;
  return reachFrom(reachFor(plan), passable, square, FAR);
}

const openedByTable = new WeakMap<DuckTable, { changes: number; steps: StepCosts }>();

function openedSteps(table: DuckTable, plan: Plan, footing: Footing): StepCosts {
  let kept = openedByTable.get(table);
  if (kept?.changes !== table.shipChanges) {
    const sides = footing.sides.slice();
    for (const door of plan.doors)
      if (!door.isAirlock) for (const segment of door.segments) openSide(plan, sides, segment);
    kept = { changes: table.shipChanges, steps: fillStepCosts({ ...footing, sides }, ratesOf(table)) };
    openedByTable.set(table, kept);
  }
  return kept.steps;
}

function openSide(plan: Plan, sides: Uint8Array, { square, side }: { square: number; side: 1 | 3 | 5 | 7 }): void {
  const beyond = neighbour(plan.grid, square, side);
  sides[square]! &= ~(1 << (side >> 1));
  sides[beyond]! &= ~(1 << ((side >> 1) ^ 2));
}
