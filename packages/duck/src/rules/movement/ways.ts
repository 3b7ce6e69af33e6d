import {
  createFacingReach,
  type Direction,
  directionBySigns,
  eighthsBetween,
  type FacedStep,
  type FacingReach,
  facingPathTo,
  NOWHERE,
  neighbour,
  range,
  reachFacing,
  vectorBetween,
} from '@sightline/geometry/grid';
import { type Refusal, refuse, sameJson } from '@sightline/kernel';
import { FULL, type Plan, planOf } from '../../ship/plan.ts';
import { levelsOf } from '../../ship/standing.ts';
import type { Teamer } from '../../table/figure.ts';
import { figuresAt, isOnMap, isPerson } from '../../table/figures.ts';
import { isFlag, isNumber, record } from '../../table/form.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { squaresForChicken } from '../binge/chicken.ts';
import { type Climb, climbsOf, isClimb, whyNotClimbDown, whyNotClimbUp } from '../ceiling/climbing.ts';
import { waysOut } from '../grenades/flames.ts';
import { zoneOf } from '../grenades/mines.ts';
import { isAlight, type Ways, waysOf } from './footing.ts';

/** DK-MOVE-009, DK-MOVE-010, DK-MOVE-011: 1 point to turn on the spot, twice the points for a step out of the front half. */
const FACING = { turn: 1, backward: 2 } as const;

/**
 * Where to: all the way to a square, or one step, or through a hatch, after which the points left are asked about
 * again.
 */
export type Where = { readonly to: number } | { readonly via: number; readonly back: boolean } | Climb;

const isGoal = record<Extract<Where, { to: number }>>({ to: isNumber });
const isStep = record<Extract<Where, { via: number }>>({ via: isNumber, back: isFlag });

export const isWhere = (answer: unknown): boolean => isGoal(answer) || isStep(answer) || isClimb(answer);

const scratch = new WeakMap<Plan, FacingReach>();

function scratchFor(plan: Plan): FacingReach {
  let reach = scratch.get(plan);
  if (!reach) {
    reach = createFacingReach(plan.grid);
    scratch.set(plan, reach);
  }
  return reach;
}

/** The ways of those who go together, led by the first. Out of fire the first step is laid down (DK-GREN-015). */
function waysOfParty(table: DuckTable, party: readonly Teamer[], points: number): Ways {
  const [man] = party as [Teamer];
  const out = waysOut(table, man);
  const ways = waysOf(table, man, companyOf(table, party), points);
  if (out.length === 0) return ways;
  for (let direction = 1; direction <= 8; direction++)
    if (!out.some(way => way.direction === direction)) ways.steps[man.at * 8 + direction - 1] = 0;
  return ways;
}

/** Everybody who comes along: those who walk beside him, and the man on his shoulders. */
function companyOf(table: DuckTable, party: readonly Teamer[]) {
  return [...party.slice(1), ...party.flatMap(man => (man.carries === null ? [] : [table.figures[man.carries]!]))];
}

function reachOf(table: DuckTable, man: Teamer, { steps, stops }: Ways, points: number): FacingReach {
  const from = { square: man.at, facing: man.facing };
  return reachFacing(scratchFor(planOf(table.arena)), steps, from, points, FACING, stops, dangers(table, man.overhead));
}

/** DK-GREN-021, DK-THREAT-027. */
const SPRINGS_WITHIN = 2;

/** DK-MOVE-001: known dangers that a way of the same cost goes round: armed mines, and whatever lies in wait. */
function dangers(table: DuckTable, overhead: boolean): Uint8Array | null {
  const waiting = rosterOf(table).threats.filter(
    threat => threat.waitingSince > 0 && isOnMap(threat) && threat.overhead === overhead,
  );
  const mines = overhead ? [] : table.charges.filter(({ armed, trigger }) => armed && trigger === 'movement');
  if (waiting.length === 0 && mines.length === 0) return null;
  const { grid } = planOf(table.arena);
  const squares = new Uint8Array(grid.size);
  for (const mine of mines) for (const square of zoneOf(table, mine.at, mine.facing)) squares[square] = 1;
  for (const { at } of waiting)
    for (let square = 0; square < grid.size; square++)
      if (range(grid, at, square) <= SPRINGS_WITHIN) squares[square] = 1;
  return squares;
}

/** DK-MOVE-001: the squares within reach, his own first; single steps by which a player lays out a route of his own. */
export function wheresOf(table: DuckTable, party: readonly Teamer[], points: number): Where[] {
  const [man] = party as [Teamer];
  const isDriven = waysOut(table, man).length > 0;
  const ways = waysOfParty(table, party, points);
  const reach = reachOf(table, man, ways, points);
  const wheres: { readonly to: number }[] = [];
  for (let i = 0; i < reach.count; i++) {
    const square = reach.order[i]!;
    if (!isAlight(table, square, man.overhead)) wheres.push({ to: square });
  }
  // He stays in a fire only if he can get nowhere else (DK-GREN-031).
  if (wheres.length === 0) return [{ to: man.at }];
  const chicken = party.find(one => one.chicken);
  if (chicken && !isDriven) return wheresForChicken(table, chicken, wheres);
  const climbs = isDriven || party.length > 1 ? [] : climbsOf(table, man, points);
  return [...wheres, ...singleSteps(table, man, ways, points), ...climbs];
}

/** DK-BINGE-014: fear chooses where the move ends, and which way it goes. */
function wheresForChicken(table: DuckTable, chicken: Teamer, wheres: readonly { readonly to: number }[]): Where[] {
  const squares = wheres.map(({ to }) => to);
  return squaresForChicken(table, chicken, squares).map(to => ({ to }));
}

function singleSteps(table: DuckTable, man: Teamer, { steps }: Ways, points: number): Where[] {
  const { grid } = planOf(table.arena);
  const wheres: Where[] = [];
  for (let direction = 1; direction <= 8; direction++) {
    const cost = steps[man.at * 8 + direction - 1]!;
    const square = neighbour(grid, man.at, direction as Direction);
    if (cost === 0 || square === NOWHERE || isAlight(table, square, man.overhead)) continue;
    const isForward = eighthsBetween(man.facing, direction as Direction) <= 2;
    if (cost + (isForward ? 0 : FACING.turn) <= points) wheres.push({ via: square, back: false });
    if (!isForward && cost * FACING.backward <= points) wheres.push({ via: square, back: true });
  }
  return wheres;
}

/** Why those who go together cannot go there: what bars the square itself, or else that it is too far. */
export function whyNotGo(table: DuckTable, party: readonly Teamer[], points: number, where: Where): Refusal[] {
  if (wheresOf(table, party, points).some(other => sameJson(other, where))) return [];
  const [man] = party as [Teamer];
  if ('do' in where) return whyNotClimb(table, man, points, where);
  const square = 'to' in where ? where.to : where.via;
  const { grid } = planOf(table.arena);
  if (!Number.isInteger(square) || square < 0 || square >= grid.size) return [refuse('DK-MOVE-023', 'noSuchSquare')];
  const refusals: Refusal[] = [];
  if (levelsOf(table)[square] === FULL) refusals.push(refuse('DK-MOVE-048', 'filledToTheTop'));
  const there = figuresAt(table, square, man.overhead).filter(isPerson);
  if (square !== man.at && there.length + party.length > 2) refusals.push(refuse('DK-MOVE-013', 'squareFull'));
  if (isAlight(table, square, man.overhead)) refusals.push(refuse('DK-GREN-032', 'fireThere'));
  if (refusals.length === 0) refusals.push(...whyNotForChicken(table, party, points, square));
  return refusals.length > 0 ? refusals : [refuse('DK-MOVE-002', 'outOfReach', { points })];
}

/** DK-BINGE-014, DK-BINGE-016: what his points would last for, but not his nerve. */
function whyNotForChicken(table: DuckTable, party: readonly Teamer[], points: number, square: number): Refusal[] {
  const [man] = party as [Teamer];
  if (!party.some(({ chicken }) => chicken)) return [];
  const brave = party.map(one => ({ ...one, chicken: false }));
  if (!isInReach(reachOf(table, man, waysOfParty(table, brave, points), points), square)) return [];
  const isHeld = figuresAt(table, square, man.overhead).some(({ kind }) => kind === 'threat');
  return [isHeld ? refuse('DK-BINGE-016', 'chickenGrapples') : refuse('DK-BINGE-014', 'chickenExposed')];
}

function isInReach({ order, count }: FacingReach, square: number): boolean {
  return order.subarray(0, count).includes(square);
}

function whyNotClimb(table: DuckTable, man: Teamer, points: number, climb: Climb): Refusal[] {
  const refusals = climb.do === 'climbUp' ? whyNotClimbUp(table, man, climb) : whyNotClimbDown(table, man);
  return refusals.length > 0 ? refusals : [refuse('DK-CEIL-008', 'outOfReach', { points })];
}

/** The steps and turns that lead there, with what each costs; none along the deck for a climb. */
export function routeTo(table: DuckTable, party: readonly Teamer[], points: number, where: Where): FacedStep[] {
  const [man] = party as [Teamer];
  if ('do' in where) return [];
  const ways = waysOfParty(table, party, points);
  if ('to' in where) {
    const path = facingPathTo(reachOf(table, man, ways, points), where.to);
    if (!path) throw new Error(`${man.card.name} cannot come to square ${where.to} with ${points} points`);
    return path;
  }
  const { grid } = planOf(table.arena);
  const { dx, dy } = vectorBetween(grid, man.at, where.via);
  const direction = directionBySigns(dx, dy);
  const cost = ways.steps[man.at * 8 + direction - 1]!;
  if (where.back) return [{ kind: 'backward', square: where.via, facing: man.facing, cost: cost * FACING.backward }];
  const step: FacedStep = { kind: 'forward', square: where.via, facing: direction, cost };
  if (eighthsBetween(man.facing, direction) <= 2) return [step];
  return [{ kind: 'turn', facing: direction, cost: FACING.turn }, step];
}
