import { costTo, isReached, type Reach } from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import { moduleAt } from '../../ship/places.ts';
import { vehicleSquares } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Survivor, Teamer, Threat } from '../../table/figure.ts';
import { figuresAt, isAble, people } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable, Hatch } from '../../table/table.ts';
import { ungrappledAt } from '../grapple/contact.ts';
import { FAR } from '../movement/distances.ts';
import { isAlight, threatReach } from '../movement/footing.ts';
import { enterSquare } from '../movement/steps.ts';
import { runnerOf } from '../multi-team/runner.ts';
import { rangeBetween } from '../shooting/sight.ts';
import { attackNearest } from '../threats/attack.ts';
import { canGoOn, type Route, recover, routeTo, throwMove, walk } from '../threats/movement.ts';
import { react } from '../threats/reaction.ts';
import { stay } from '../threats/stay.ts';
import { exitsOf, isKnownExit } from './level.ts';
import type { OverheadQuestion } from './questions.ts';

/** DK-CEIL-003: what a weak spot marker has to throw to be one. */
const REAL_UP_TO = 2;

/** DK-CEIL-007. */
export const WAY_DOWN = 1;

/** DK-CEIL-007: it hears the Team below and throws in the left column; anything but an attack leaves it where it is. */
export function actOverhead(table: DuckTable, io: DuckIo, threat: Threat): void {
  const attacks = runnerOf(table) === null ? reactsByAttack(table, io, threat) : isToldToAttack(table, io, threat);
  if (attacks) attackFromAbove(table, io, threat);
  else stay(table, io, threat);
}

function isToldToAttack(table: DuckTable, io: DuckIo, { id }: Threat): boolean {
  const question: OverheadQuestion = {
    kind: 'threatAbove',
    rule: 'DK-TSHOOT-019',
    figure: id,
    options: ['attackBelow', 'stay'],
  };
  return ask(io, runnerOf(table)!, question) === 'attackBelow';
}

/** One with a mind of its own, whose matrix is made for those who see, comes for whoever is below without a throw. */
function reactsByAttack(table: DuckTable, io: DuckIo, threat: Threat): boolean {
  const below = menIn(table, threat);
  if (threat.card.mind === 'intellect') return below.length > 0;
  const column = below.length > 0 ? 'teamOnTile' : 'noTeam';
  const stimuli = { by: below, nearest: below[0] ?? null, unit: null, column } as const;
  return react(table, io, threat, stimuli, false) === 'attack-nearest';
}

/** DK-THREAT-005: those of the Team in its module whom it would attack, the nearest first. */
export function menIn(table: DuckTable, threat: Threat): (Teamer | Survivor)[] {
  const here = moduleAt(table, threat.at);
  return people(table)
    .filter(person => moduleAt(table, person.at) === here && isAble(person))
    .sort((a, b) => rangeBetween(table, threat.at, a.at) - rangeBetween(table, threat.at, b.at) || a.id - b.id);
}

/**
 * DK-CEIL-007: at a man who is up there too; through an exit above a man if one can be reached; else to the nearest
 * exit, down and on.
 */
export function attackFromAbove(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  points: number = throwMove(table, io, threat),
): void {
  const [intruder] = menIn(table, threat).filter(({ overhead }) => overhead);
  const exit = intruder ? null : chooseExit(table, threat, points);
  const goal = exit?.at ?? (intruder ?? menIn(table, threat)[0])?.at;
  if (goal === undefined) return;
  const left = walk(table, io, threat, points, remaining => routeAlong(table, threat, goal, remaining));
  if (!exit || !canGoOn(table, threat) || threat.at !== exit.at || left < WAY_DOWN) return;
  if (!isWayDown(table, io, threat, exit) || !hasRoomBelow(table, exit.at)) return;
  dropDown(table, io, threat);
  if (canGoOn(table, threat)) attackNearest(table, io, threat, left - WAY_DOWN);
}

/** The nearest exit that it has a way to up there. */
export function nearestExit(table: DuckTable, threat: Threat): Hatch | null {
  const reach = threatReach(table, threat, FAR);
  return nearestOf(reach, exitsReached(table, threat, reach));
}

function exitsReached(table: DuckTable, threat: Threat, reach: Reach): Hatch[] {
  return exitsOf(table, threat.at).filter(({ at }) => isReached(reach, at) && !isParkedOn(table, at));
}

function chooseExit(table: DuckTable, threat: Threat, points: number): Hatch | null {
  const reach = threatReach(table, threat, FAR);
  const exits = exitsReached(table, threat, reach);
  const above = exits.filter(
    ({ at }) => ungrappledAt(table, at, false).length > 0 && costTo(reach, at)! + WAY_DOWN <= points,
  );
  return nearestOf(reach, above) ?? nearestOf(reach, exits);
}

function nearestOf(reach: Reach, exits: readonly Hatch[]): Hatch | null {
  let nearest: Hatch | null = null;
  for (const exit of exits) if (!nearest || costTo(reach, exit.at)! < costTo(reach, nearest.at)!) nearest = exit;
  return nearest;
}

/** As far along the way up there as the points last; what stands in it ends it. */
export function routeAlong(table: DuckTable, threat: Threat, goal: number, points: number): Route | null {
  const far = routeTo(threatReach(table, threat, FAR), goal);
  if (!far) return null;
  let left = points;
  let steps = 0;
  for (; steps < far.costs.length && far.costs[steps]! <= left; steps++) left -= far.costs[steps]!;
  return { squares: far.squares.slice(0, steps), costs: far.costs.slice(0, steps) };
}

/** DK-CEIL-003: a marker that is tried is real or a dummy; a dummy is taken away and the movement is used up. */
export function isWayDown(table: DuckTable, io: DuckIo, threat: Threat, exit: Hatch): boolean {
  if (isKnownExit(exit)) return true;
  const face = io.roll(D6, { rule: 'DK-CEIL-003', purpose: 'weakSpot', figure: threat.id });
  const isReal = face <= REAL_UP_TO;
  if (isReal) exit.proved = true;
  else table.hatches = table.hatches.filter(hatch => hatch !== exit);
  io.tell({ type: 'weakSpotTried', rule: 'DK-CEIL-003', figure: threat.id, at: exit.at, isReal, shows: true });
  return isReal;
}

/** DK-CARGO-013: the squares of an empty vehicle are closed to all. */
function isParkedOn(table: DuckTable, square: number): boolean {
  const isThere = table.vehicles.some(vehicle => vehicleSquares(table, vehicle).includes(square));
  return isThere && figuresAt(table, square).length === 0;
}

/** Nobody there, or a man it can take on; and no fire (DK-GREN-014). */
function hasRoomBelow(table: DuckTable, square: number): boolean {
  if (isAlight(table, square)) return false;
  return figuresAt(table, square).length === 0 || ungrappledAt(table, square, false).length > 0;
}

/** DK-CEIL-007: it comes down behind whoever stands there. */
export function dropDown(table: DuckTable, io: DuckIo, threat: Threat): void {
  const wasWounded = threat.wounds > 0;
  threat.overhead = false;
  const [victim] = ungrappledAt(table, threat.at, false);
  io.tell({ type: 'droppedDown', rule: 'DK-CEIL-007', figure: threat.id, at: threat.at });
  enterSquare(table, io, threat, threat.at, { willingly: true, facing: victim?.facing ?? threat.facing });
  if (wasWounded) recover(io, threat);
}
