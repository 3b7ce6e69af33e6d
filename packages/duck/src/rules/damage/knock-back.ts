import {
  beginRetreat,
  type Direction,
  fillStepCosts,
  isSide,
  neighbour,
  nextRetreat,
  opposite,
  type Retreat,
  type RetreatStep,
  type StepCosts,
  type StepRates,
  takeRetreat,
  type Vector,
  vectorBetween,
  vectorOf,
} from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import { footLevelAt } from '../../ship/standing.ts';
import type { DuckEvent, DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { isGrappling, isHeldFast, isOnMap } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { emptyFooting } from '../movement/ground.ts';
import { createGrounds, keptGround } from '../movement/kept-steps.ts';
import { turnInHalf } from '../movement/positions.ts';
import { sees } from '../shooting/sight.ts';
import { type Cause, letGo, wound } from './kill-and-wound.ts';
import { beDriven, chosenAtFork, type Drive, makeRoom } from './pushing.ts';
import type { Driven } from './questions.ts';

/** DK-DMG-023: so many pips left over against an obstacle are a wound. */
export const WOUNDING_PIPS = 5;

interface KnockBackOrder {
  readonly pips: number;
  readonly cause: Cause;
  /** Which way it goes, where that is not straight away from the shooter. */
  readonly back?: Direction | undefined;
}

export type End = Extract<DuckEvent, { type: 'knockedBack' }>['end'];

/** DK-DMG-013, DK-DMG-014, DK-DMG-016, DK-SHOOT-028: straight away from the shooter, a square for each pip. */
export function knockBack(table: DuckTable, io: DuckIo, figure: Figure, order: KnockBackOrder): void {
  const { pips, cause } = order;
  if (pips <= 0) return;
  if (figure.kind === 'machine' && figure.model === 'roboGun') {
    // DK-CYBER-009: it stands fast.
    if (pips >= WOUNDING_PIPS) wound(table, io, figure, { ...cause, rule: 'DK-CYBER-009' });
    return;
  }
  const shooter = cause.by === null ? null : (table.figures[cause.by] ?? null);
  const away = order.back ? vectorOf(order.back) : awayFrom(table, figure, shooter?.at ?? figure.at);
  const drive: Drive = { shooter, steps: retreatSteps(table, figure), away };
  const from = figure.at;
  const path: number[] = [];
  const line = beginRetreat(figure.at, away.dx, away.dy);
  const { end, left } = retreat(table, io, figure, pips, drive, path, line);
  io.tell({
    type: 'knockedBack',
    rule: 'DK-DMG-014',
    figure: figure.id,
    by: cause.by,
    from,
    path,
    facing: figure.facing,
    left,
    end,
  });
  if (end === 'barred' && left >= WOUNDING_PIPS) wound(table, io, figure, { ...cause, rule: 'DK-DMG-023' });
}

/** DK-DMG-014: at range 0 it goes back the way the Threat came in. */
function awayFrom(table: DuckTable, figure: Figure, from: number): Vector {
  if (figure.at !== from) return vectorBetween(planOf(table.arena).grid, from, figure.at);
  const held = table.figures.find(
    other => (other.kind === 'teamer' || other.kind === 'survivor') && other.grapple?.threat === figure.id,
  );
  const cameFrom = held && 'grapple' in held ? held.grapple?.from : undefined;
  return vectorOf(cameFrom ?? opposite(figure.facing));
}

/** How it goes on from a fork, for those who choose there: the first way that is asked for is theirs. */
export function goOnFrom(table: DuckTable, io: DuckIo, figure: Figure, driven: Driven): Ended {
  const { by, left: pips, retreat: line } = driven;
  const shooter = by === null ? null : (table.figures[by] ?? null);
  const drive: Drive = { shooter, steps: retreatSteps(table, figure), away: { dx: line.dx, dy: line.dy } };
  const path: number[] = [];
  return { ...retreat(table, io, figure, pips, drive, path, line), path };
}

export interface Ended {
  readonly end: End;
  /** The points that were not spent. */
  readonly left: number;
  readonly path: readonly number[];
}

function retreat(
  table: DuckTable,
  io: DuckIo,
  figure: Figure,
  pips: number,
  drive: Drive,
  path: number[],
  line: Retreat,
): { end: End; left: number } {
  const { grid } = planOf(table.arena);
  // DK-DUCK-021: what is caught in a door stays in it.
  if (isHeldFast(figure)) return { end: 'barred', left: pips };
  let state = line;
  for (let left = pips; left > 0; ) {
    const next = nextRetreat(grid, drive.steps, state);
    if (next.kind === 'barred') {
      // DK-DMG-018: it faces into what stopped it.
      turnInHalf(figure, next.direction);
      return { end: 'barred', left };
    }
    const step =
      next.kind === 'step' ? next.step : stepAtFork(table, io, figure, next.steps, drive, { left, retreat: state });
    const into = neighbour(grid, figure.at, step.direction);
    if (!makeRoom(table, io, [figure], into, step.direction, drive)) {
      turnInHalf(figure, step.direction);
      return { end: 'barred', left };
    }
    if (!isOnMap(figure)) return { end: 'dead', left };
    const isHole = passesHole(table, figure.at, step.direction);
    // DK-THREAT-016, DK-GRAP-029: whoever is driven off a square lets go and is no longer hiding.
    if (path.length === 0) breakOff(table, figure);
    path.push(into);
    left--;
    beDriven(table, io, figure, into, step.direction, drive);
    if (!isOnMap(figure)) return { end: 'dead', left };
    // What lay in wait there has him, or something has carried him elsewhere: the blow is spent.
    if (figure.at !== into || isGrappling(table, figure)) return { end: 'spent', left: 0 };
    if (isHole) return { end: 'throughHole', left };
    // DK-DMG-021: the sight column decides; the arc of the shooter does not matter.
    // DK-CEIL-010: through the ceiling nobody was in sight to begin with.
    const isSighted = drive.shooter && isOnMap(drive.shooter) && drive.shooter.overhead === figure.overhead;
    if (isSighted && !sees(table, drive.shooter!, figure)) return { end: 'outOfSight', left };
    state = takeRetreat(grid, state, step);
  }
  return { end: 'spent', left: 0 };
}

function stepAtFork(
  table: DuckTable,
  io: DuckIo,
  figure: Figure,
  steps: readonly [RetreatStep, RetreatStep],
  { shooter }: Drive,
  so: Pick<Driven, 'left' | 'retreat'>,
): RetreatStep {
  const ways = [steps[0].direction, steps[1].direction] as const;
  const direction = chosenAtFork(table, io, figure, ways, shooter, { by: shooter?.id ?? null, ...so });
  return steps[0].direction === direction ? steps[0] : steps[1];
}

function breakOff(table: DuckTable, figure: Figure): void {
  letGo(table, figure);
  if (figure.kind === 'threat') figure.waitingSince = 0;
}

/** DK-DMG-022: a hole in a door that is shut, or in a bulkhead. */
function passesHole(table: DuckTable, square: number, direction: Direction): boolean {
  if (!isSide(direction)) return false;
  const plan = planOf(table.arena);
  const beyond = neighbour(plan.grid, square, direction);
  const isThere = (side: { square: number; side: Direction }): boolean =>
    (side.square === square && side.side === direction) ||
    (side.square === beyond && side.side === opposite(direction));
  if (table.breaches.some(breach => breach.footprints === 'GREEN' && isThere(breach))) return true;
  return table.doors.some(
    door =>
      !door.open && plan.doors[door.id]!.segments.some((segment, n) => door.holed[n] === true && isThere(segment)),
  );
}

/** DK-DMG-015: nobody is driven up onto anything; level ground, equal tops and the way down are free. */
const RETREAT_RATES: StepRates = {
  floor: { straight: 1, diagonal: 1, pastCorner: 1 },
  top: { straight: 1, diagonal: 1, pastCorner: 1 },
  up: { straight: 0, diagonal: 0, pastCorner: 0 },
  down: { straight: 1, diagonal: 1, pastCorner: 1 },
};

const grounds = { team: createGrounds(), overhead: createGrounds() } as const;

function retreatSteps(table: DuckTable, { at, overhead }: Figure): StepCosts {
  const walker = overhead ? 'overhead' : 'team';
  const { footing, steps } = keptGround(grounds[walker], table, RETREAT_RATES, () => emptyFooting(table, walker));
  const level = footLevelAt(table, at);
  if (overhead || footing.levels[at] === level) return steps;
  // A drone, or what has climbed onto it, stands no higher than its wheels or feet (DK-CYBER-023).
  const levels = footing.levels.slice();
  levels[at] = level;
  return fillStepCosts({ ...footing, levels }, RETREAT_RATES);
}
