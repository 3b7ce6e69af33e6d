import {
  type Blocker,
  type Cover,
  columnOf,
  halfAt,
  inArc,
  type Point,
  type Quarters,
  rowOf,
  sees,
  sideOfPosition,
  sightLineIn,
  vectorBetween,
  WHOLE,
} from '@sightline/geometry/grid';
import type { WeaponCard } from '../../content/arms.ts';
import { type Plan, planOf } from '../../ship/plan.ts';
import { filledBeside, fireCover, footLevelAt, levelAt } from '../../ship/standing.ts';
import type { Figure, Teamer, Threat } from '../../table/figure.ts';
import { areOnOneSide, figuresAt, isAble, isGrappling, isHuman, isLying, isOnMap } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { ceilingCover } from '../ceiling/level.ts';
import { comradeIn } from '../movement/positions.ts';
import { isFlamer } from './gun.ts';
import { headOf } from './sight.ts';

/** DK-SHOOT-022: how high a standing figure is above what it stands on, for fire alone. */
export const FIGURE_HEIGHT = 2;

/** Whether those who are in a square stop a shot through it. */
export type Stops = (there: readonly Figure[]) => boolean;

export function standingAmong(figures: readonly Figure[]): number {
  return figures.reduce((standing, figure) => standing + (isLying(figure) ? 0 : 1), 0);
}

/**
 * DK-SHOOT-009, DK-SHOOT-016, DK-SHOOT-018, DK-SHOOT-019, DK-SHOOT-026: the column of direct fire. Flamer and shotgun do
 * not fire over the DUCK!ed either (DK-DUCK-006); a man of either side lets bullets pass.
 */
function stopsFire(card: WeaponCard, shooter: Figure): Stops {
  if (isFlamer(card) || card.effect.kind === 'flechette') return there => there.length > 0;
  if (card.effect.kind !== 'bullet') return there => standingAmong(there) > 0;
  const isMan = (figure: Figure): boolean => isHuman(figure) || areOnOneSide(figure, shooter);
  return there => standingAmong(there) > 1 || there.some(figure => !isLying(figure) && !isMan(figure));
}

/** DK-SHOOT-007: two men, a Threat that is not human or one in the centre fill the square, a man in a half his half. */
export function quartersOf(there: readonly Figure[]): Quarters {
  const [figure] = there;
  if (!figure || there.length > 1 || (figure.kind === 'threat' && !figure.card.human)) return figure ? WHOLE : 0;
  const side = sideOfPosition(figure.facing, figure.position);
  return side === null ? WHOLE : halfAt(side);
}

interface Passage {
  readonly from: Figure;
  /** Squares aimed at: whoever is in them is not in the way. */
  readonly squares: readonly number[];
  /** The one of them that the line leads to; what stands in the others does stop it (DK-WEAP-016). */
  readonly target: number;
  readonly level: number;
  readonly stops: Stops;
  /** Counts everybody who could DUCK! for the shot as lying down. */
  readonly allDucked?: boolean;
}

const scratch = new WeakMap<Plan, Uint8Array>();

function scratchFor(plan: Plan): Uint8Array {
  let solids = scratch.get(plan);
  if (!solids) {
    solids = new Uint8Array(plan.grid.size);
    scratch.set(plan, solids);
  }
  return solids;
}

/**
 * A cover with the figures added that stop this shot. What a figure stands on never covers it, what stands beside it in
 * its own square does. What it says holds until the next call.
 */
export function withFigures(table: DuckTable, cover: Cover, passage: Passage): Cover {
  const { from, squares, target, level, stops, allDucked } = passage;
  const { overhead } = from;
  const { grid, sides } = cover;
  const solids = scratchFor(planOf(table.arena));
  solids.set(cover.solids);
  let west = columnOf(grid, from.at);
  let north = rowOf(grid, from.at);
  let east = west;
  let south = north;
  for (const square of squares) {
    west = Math.min(west, columnOf(grid, square));
    east = Math.max(east, columnOf(grid, square));
    north = Math.min(north, rowOf(grid, square));
    south = Math.max(south, rowOf(grid, square));
  }
  const add = (figures: readonly Figure[]): void => {
    for (const figure of figures) {
      const { at } = figure;
      if (!isOnMap(figure) || figure.overhead !== from.overhead) continue;
      const column = columnOf(grid, at);
      const row = rowOf(grid, at);
      if (column < west || column > east || row < north || row > south) continue;
      if (at === from.at || solids[at] === WHOLE || squares.includes(at)) continue;
      if (levelAt(table, at) + FIGURE_HEIGHT <= level) continue;
      const there = figuresAt(table, at, from.overhead);
      const lyingLow = allDucked
        ? there.map(other => (canClear(table, from, other) ? { ...other, ducked: true } : other))
        : there;
      if (stops(lyingLow)) solids[at]! |= quartersOf(there);
    }
  };
  const { people, threats } = rosterOf(table);
  add(people);
  add(threats);
  solids[from.at] = overhead ? 0 : cover.solids[from.at]! & filledBeside(table, from.at);
  solids[target] = overhead ? 0 : cover.solids[target]! & filledBeside(table, target);
  return { grid, sides, solids };
}

/** DK-DUCK-005: Team figures only, and only those who stand and can act. */
export function canDuck(figure: Figure): figure is Teamer {
  return figure.kind === 'teamer' && figure.condition === 'fit' && !figure.ducked && figure.grapple === null;
}

/** DK-DUCK-002: whoever has wits of his own makes room for a comrade: a Teamer for the Team, a competitor for its side. */
function canClear(table: DuckTable, shooter: Figure, figure: Figure): figure is Teamer | Threat {
  if (figure.kind !== 'threat' || shooter.kind !== 'threat') return shooter.kind !== 'threat' && canDuck(figure);
  const areCompetitors = shooter.card.mind === 'intellect' && figure.card.mind === 'intellect';
  const isFree = !figure.trapped && !figure.netted && figure.captive === null && !isGrappling(table, figure);
  return areCompetitors && isAble(figure) && !figure.ducked && isFree;
}

/** DK-SHOOT-013: aiming up to 45 degrees off straight ahead past a comrade who stands before him in his own square. */
export function isBehindComrade(table: DuckTable, figure: Figure, target: number): boolean {
  const comrade = comradeBefore(table, figure, target);
  return comrade !== null && !isLying(comrade);
}

function comradeBefore(table: DuckTable, figure: Figure, target: number): Figure | null {
  const comrade = comradeInFront(table, figure);
  if (!comrade) return null;
  const { dx, dy } = vectorBetween(planOf(table.arena).grid, figure.at, target);
  return inArc(figure.facing, dx, dy, 90) ? comrade : null;
}

/** DK-SHOOT-013: whoever has the forward half of his square, while he himself has the rear. */
export function comradeInFront(table: DuckTable, figure: Figure): Figure | null {
  return figure.position === 'rear' ? comradeIn(table, figure) : null;
}

/** A line of fire from a figure's head to a point in one of the squares aimed at. */
export interface FireLine {
  readonly shooter: Figure;
  readonly card: WeaponCard;
  readonly squares: readonly number[];
  readonly square: number;
  readonly to: Point;
}

/** DK-SHOOT-027: the last of the tests. `allDucked` asks whether it would be free if every man in the way DUCK!ed. */
export function hasLineOfFire(table: DuckTable, line: FireLine, allDucked = false): boolean {
  if (isStoppedInOwnSquare(table, line, allDucked)) return false;
  return sees(coverOf(table, line, allDucked), headOf(table, line.shooter), line.to);
}

/** The same as if nobody were there. */
export function isClearOfFurniture(table: DuckTable, line: FireLine): boolean {
  return sees(
    coverOf(table, line, false, () => false),
    headOf(table, line.shooter),
    line.to,
  );
}

function coverOf(
  table: DuckTable,
  { shooter, card, squares, square }: FireLine,
  allDucked: boolean,
  stops: Stops = stopsFire(card, shooter),
): Cover {
  // DK-SHOOT-022: height opens a target to fire, and helps no shooter. What stands below the ceiling lifts nobody above it.
  const level = shooter.overhead ? 0 : footLevelAt(table, square);
  const cover = shooter.overhead ? ceilingCover(table) : fireCover(table, level);
  return withFigures(table, cover, { from: shooter, squares, target: square, level, stops, allDucked });
}

function isStoppedInOwnSquare(table: DuckTable, { shooter, card, square }: FireLine, allDucked: boolean): boolean {
  const comrade = comradeBefore(table, shooter, square);
  if (!comrade) return false;
  return stopsFire(
    card,
    shooter,
  )([allDucked && canClear(table, shooter, comrade) ? { ...comrade, ducked: true } : comrade]);
}

/** Those who could clear a blocked line by DUCK!ing; none if it would stay blocked. */
export function inTheWay(table: DuckTable, line: FireLine): (Teamer | Threat)[] {
  if (!hasLineOfFire(table, line, true)) return [];
  const squares = new Set<number>();
  const { blockers } = sightLineIn(coverOf(table, line, false), headOf(table, line.shooter), line.to);
  for (const blocker of blockers) addSquares(blocker, squares);
  if (isStoppedInOwnSquare(table, line, false)) squares.add(line.shooter.at);
  const { shooter } = line;
  const { teamers, threats } = rosterOf(table);
  const side: readonly (Teamer | Threat)[] = shooter.kind === 'threat' ? threats : teamers;
  const isThere = (man: Figure): boolean => squares.has(man.at) && man.overhead === shooter.overhead && isOnMap(man);
  return side.filter(man => man !== shooter && isThere(man) && canClear(table, shooter, man));
}

function addSquares(blocker: Blocker, squares: Set<number>): void {
  if (blocker.kind === 'square') squares.add(blocker.square);
  else if (blocker.kind === 'corner') for (const way of blocker.ways) addSquares(way, squares);
}
