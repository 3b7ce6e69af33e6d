import { neighbour, type Side } from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import { apertureSquares, farFaceOf, moduleAt, squaresOfTile } from '../../ship/places.ts';
import { type PlanDoor, planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Threat } from '../../table/figure.ts';
import { figuresAt, isOccupied } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { distancesTo, NO_WAY, nearestOf, quickestStep } from '../threats/distance.ts';
import { faceTeamFrom, routeTowards, walk } from '../threats/movement.ts';
import { batter } from './battering.ts';
import { takeCheaperWay } from './cheaper-way.ts';
import {
  crossBulkhead,
  findsDuct,
  findsWeakSpot,
  footprintsBeside,
  layFootprints,
  mayHideWeakSpot,
  sideTowards,
  squaresAtFootprints,
} from './short-cuts.ts';

/** Whom or what a Threat makes for. */
export type Goal = Pick<Figure, 'at'>;

/** What keeps a Threat from the Team: a shut door, and the bulkhead it is set in. */
export interface Barrier {
  readonly door: PlanDoor;
  /** The aperture squares on the Threat's own face, in the order of the door's segments. */
  readonly places: readonly number[];
  readonly near: number;
  readonly far: number;
}

/**
 * DK-DOOR-001, DK-DOOR-014, DK-DOOR-020: the first shut door on the quickest way to a square that no hole and no other
 * open way leads past; null if no door would help.
 */
export function barrierBefore(table: DuckTable, from: number, to: number): Barrier | null {
  const { grid } = planOf(table.arena);
  const distances = distancesTo(table, to, true);
  for (let at = from; distances[at]! > 0; ) {
    const direction = quickestStep(table, at, to);
    if (direction === null) return null;
    const next = neighbour(grid, at, direction);
    const barrier = moduleAt(table, at) === moduleAt(table, next) ? null : shutDoorBetween(table, at, next);
    if (barrier && distancesTo(table, next, false)[at] === NO_WAY) return barrier;
    at = next;
  }
  return null;
}

/** DK-DOOR-001: what shuts off the nearest of those it has noticed, or else the next of them that a door parts it from. */
export function barrierTo(table: DuckTable, from: number, goals: readonly Goal[]): Barrier | null {
  const farness = ({ at }: Goal): number => distancesTo(table, at, true)[from]!;
  for (const { at } of goals.toSorted((a, b) => farness(a) - farness(b))) {
    const barrier = barrierBefore(table, from, at);
    if (barrier) return barrier;
  }
  return null;
}

/** DK-DOOR-001: what alone shuts one off from those it has noticed: behind it the way to one of them is open. */
export function onlyBarrierTo(table: DuckTable, from: number, goals: readonly Goal[]): Barrier | null {
  const barrier = barrierTo(table, from, goals);
  if (!barrier) return null;
  const beyond = farFaceOf(barrier.door, barrier.near);
  const isOpenTo = ({ at }: Goal): boolean => beyond.some(square => distancesTo(table, at, false)[square]! < NO_WAY);
  return goals.some(isOpenTo) ? barrier : null;
}

/** The shut door of two modules that a step from one to the other leads through or past the edge of. */
function shutDoorBetween(table: DuckTable, from: number, to: number): Barrier | null {
  const [near, far] = [moduleAt(table, from)?.id ?? -1, moduleAt(table, to)?.id ?? -1];
  for (const door of planOf(table.arena).doors) {
    const { open, jammed } = table.doors[door.id]!;
    if ((open && !jammed) || !door.modules.includes(near) || !door.modules.includes(far)) continue;
    const { here, beyond } = apertureSquares(table, door);
    const places = door.modules[0] === near ? here : beyond;
    const others = farFaceOf(door, near);
    if (places.includes(from) || others.includes(to)) return { door, places, near, far };
  }
  return null;
}

/** What a Threat does about a barrier in one activation (DK-DOOR-002). */
type Work = 'cross' | 'goToFootprints' | 'batter' | 'seek' | 'approach' | 'wait';

/** DK-DOOR-002: footprints first, else by its choice die. Only those that begin at the barrier choose. */
export function chooseWork(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  barrier: Barrier,
  wasBattering: boolean,
): Work {
  const { ducts } = threat.card;
  const place = barrier.places.indexOf(threat.at);
  const canBatter = place >= 0 && !table.doors[barrier.door.id]!.holed[place];
  if (threat.captive !== null) return canBatter ? 'batter' : 'approach';
  if (ducts) {
    const marked = squaresAtFootprints(table, barrier.near, barrier.far);
    if (marked.includes(threat.at)) return 'cross';
    if (marked.length > 0)
      return wasBattering && canBatter && goesOnBattering(io, threat) ? 'batter' : 'goToFootprints';
  }
  if (canBatter) return ducts && prefersSeeking(io, threat) ? 'seek' : 'batter';
  const isFull = barrier.places.every(square => figuresAt(table, square).some(({ kind }) => kind === 'threat'));
  if (!isFull) return 'approach';
  // DK-DOOR-003: only one to a segment; the others seek, or wait behind.
  if (sideTowards(table, threat.at, barrier.far) === null) return 'approach';
  return ducts ? 'seek' : 'wait';
}

/** DK-DOOR-004. */
function prefersSeeking(io: DuckIo, threat: Threat): boolean {
  return io.roll(D6, { rule: 'DK-DOOR-004', purpose: 'choice', seat: 'threats', figure: threat.id }) >= 5;
}

/** DK-DOOR-005: an even chance for one that was at it when footprints appeared. */
function goesOnBattering(io: DuckIo, threat: Threat): boolean {
  return io.roll(D6, { rule: 'DK-DOOR-005', purpose: 'batteringOn', seat: 'threats', figure: threat.id }) <= 3;
}

/** Carries it out; `thrown` gives the movement if there is any to be made. */
export function doWork(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  barrier: Barrier,
  work: Work,
  thrown: () => number,
): void {
  const start = threat.at;
  const hauls = threat.captive !== null;
  switch (work) {
    case 'cross':
      crossAt(table, io, threat, barrier);
      break;
    case 'goToFootprints':
      goTo(table, io, threat, squaresAtFootprints(table, barrier.near, barrier.far), thrown);
      break;
    case 'batter':
      batter(table, io, threat, barrier.door.id, barrier.places.indexOf(threat.at));
      break;
    case 'seek':
      seek(table, io, threat, sideTowards(table, threat.at, barrier.far), thrown);
      break;
    case 'approach':
      goTo(table, io, threat, placesToGo(table, threat, barrier), thrown);
      break;
    case 'wait':
      break;
    default:
      return work satisfies never;
  }
  // HS-VIEW-008: known when it has been seen to go there, not while its move is thrown. What keeps a captor from the
  // Source keeps it from nobody, and would tell which way the Source lies.
  if (!hauls) threat.atDoor = barrier.door.id;
  faceTeamFrom(table, io, threat, start);
}

/** DK-DOOR-008, DK-DOOR-013. */
function crossAt(table: DuckTable, io: DuckIo, threat: Threat, { far }: Barrier): void {
  const { grid } = planOf(table.arena);
  const side = footprintsBeside(table, threat.at).find(
    way => moduleAt(table, neighbour(grid, threat.at, way))?.id === far,
  );
  if (side) crossBulkhead(table, io, threat, side);
}

/** DK-DOOR-006, DK-DOOR-009, DK-DOOR-010, DK-DOOR-012: in the bulkhead on that side of its square. */
export function seek(table: DuckTable, io: DuckIo, threat: Threat, side: Side | null, thrown: () => number): void {
  if (side === null) return;
  const beyond = neighbour(planOf(table.arena).grid, threat.at, side);
  const [near, far] = [moduleAt(table, threat.at)?.id ?? -1, moduleAt(table, beyond)?.id ?? -1];
  const here = { square: threat.at, side };
  const marked = table.switches.everyDuct ? [] : squaresAtFootprints(table, near, far);
  const useMarked = (): void => goTo(table, io, threat, marked, thrown);
  if (findsDuct(table, io, threat)) {
    if (marked.length > 0) return useMarked();
    layFootprints(table, io, here, threat.id);
    crossBulkhead(table, io, threat, side);
  } else if (mayHideWeakSpot(table, threat, here) && findsWeakSpot(table, io, threat, here)) {
    if (marked.length > 0) return useMarked();
    layFootprints(table, io, here, threat.id);
  }
}

/** DK-DOOR-001, DK-DOOR-003: free aperture squares; where all are taken, squares at the bulkhead beside the door. */
function placesToGo(table: DuckTable, threat: Threat, { places, near, far }: Barrier): number[] {
  const isFree = (square: number): boolean =>
    square === threat.at ? figuresAt(table, square).length === 1 : !isOccupied(table, square);
  const free = places.filter(isFree);
  if (free.length > 0) return free;
  const module = planOf(table.arena).modules[near];
  const along = module?.tiles.flatMap(tile => squaresOfTile(table, tile)) ?? [];
  const atBulkhead = along.filter(square => sideTowards(table, square, far) !== null && isFree(square));
  return atBulkhead.length > 0 ? atBulkhead : [...places];
}

/** As near as its movement brings it to the nearest of some squares; arriving is its whole activation. */
export function goTo(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  squares: readonly number[],
  thrown: () => number,
): void {
  const goal = nearestOf(squares, distancesTo(table, threat.at, false));
  if (goal === null || goal === threat.at || takeCheaperWay(table, io, threat, [goal], thrown)) return;
  walk(table, io, threat, thrown(), points => routeTowards(table, threat, goal, points));
}
