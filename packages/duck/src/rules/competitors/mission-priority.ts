import { neighbour } from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import { squaresOfTile, tileAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { figuresAt } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { CORE } from '../missions/conditions.ts';
import { attackNearest } from '../threats/attack.ts';
import { distancesTo, NO_WAY, STRAIGHT_FIRST } from '../threats/distance.ts';
import { canGoOn, leaveFire, throwMove } from '../threats/movement.ts';
import { isOpenBetween } from '../threats/stimulus.ts';
import { closeIn } from './find-sight.ts';
import { entryOf, isBeside, type Objective, objectiveOf } from './objective.ts';
import { enemiesOf, shootIfTarget, wantedBy } from './targets.ts';
import { travel } from './travel.ts';

/** DK-TSHOOT-016. */
const DONE_ON = 4;

/** DK-TSHOOT-016: whatever furthers its mission most; if it cannot get any closer and has a target it shoots. */
export function pursueMission(table: DuckTable, io: DuckIo, threat: Threat): void {
  // DK-WEAP-027: out of the fire before it lays hand on anything.
  const points = leaveFire(table, io, threat);
  if (canGoOn(table, threat) && !furtherMission(table, io, threat, points)) shootIfTarget(table, io, threat);
}

function furtherMission(table: DuckTable, io: DuckIo, threat: Threat, points?: number): boolean {
  const objective = objectiveOf(table);
  if (threat.carriesObjective) return takeAway(table, io, threat, points);
  if (objective && isBesideObjective(table, threat, objective)) return actOnObjective(table, io, threat, objective);
  if (objective && table.progress.competitors.identifiedObjective) return goForIt(table, io, threat, objective, points);
  const tile = objective ? nearestNewTile(table, threat) : null;
  return tile !== null
    ? travel(table, io, threat, tile, { points })
    : closeIn(table, io, threat, wantedBy(table, threat, enemiesOf(table)), points);
}

/** (b) Back the way it came. */
function takeAway(table: DuckTable, io: DuckIo, threat: Threat, points?: number): boolean {
  const entry = entryOf(table);
  return entry !== null && travel(table, io, threat, entry, { points, leaves: true });
}

export function isBesideObjective(table: DuckTable, { at }: Threat, { at: there, bearer }: Objective): boolean {
  return bearer === null && isBeside(table, at, there);
}

/** (a) Taken, operated or destroyed on 4 or more. */
export function actOnObjective(table: DuckTable, io: DuckIo, threat: Threat, { at }: Objective): boolean {
  const face = io.roll(D6, { rule: 'DK-TSHOOT-016', purpose: 'objective', seat: 'threats', figure: threat.id });
  const done = face >= DONE_ON;
  io.tell({ type: 'objectiveTried', rule: 'DK-TSHOOT-016', figure: threat.id, at, face, done });
  if (!done) return true;
  threat.carriesObjective = true;
  table.things = table.things.filter(({ item }) => item !== CORE);
  io.tell({ type: 'objectiveTaken', rule: 'DK-TSHOOT-016', figure: threat.id, at });
  return true;
}

/** (c) To where it lies, or at the Team figure that has it. A comrade who has it needs no help. */
function goForIt(table: DuckTable, io: DuckIo, threat: Threat, objective: Objective, points?: number): boolean {
  const { at, bearer } = objective;
  if (bearer?.kind === 'threat') return closeIn(table, io, threat, wantedBy(table, threat, enemiesOf(table)), points);
  const isShut = distancesTo(table, at, false)[threat.at]! === NO_WAY;
  if (!bearer || isShut) return travel(table, io, threat, isShut ? at : besideOf(table, threat, at), { points });
  const from = threat.at;
  attackNearest(table, io, threat, points ?? throwMove(table, io, threat), [bearer], { byHand: true });
  return threat.at !== from;
}

/** The nearest square on or next to where it lies: it need come no closer to act on it. */
function besideOf(table: DuckTable, threat: Threat, at: number): number {
  const { grid } = planOf(table.arena);
  const distances = distancesTo(table, threat.at, false);
  let best = at;
  for (const direction of STRAIGHT_FIRST) {
    const square = neighbour(grid, at, direction);
    const isFree = square >= 0 && figuresAt(table, square).every(figure => figure === threat);
    if (isFree && distances[square]! < distances[best]! && isOpenBetween(table, square, at)) best = square;
  }
  return best;
}

/** (d) The nearest square of a tile that none of them has been on. */
function nearestNewTile(table: DuckTable, threat: Threat): number | null {
  const { entered } = table.progress.competitors;
  const here = tileAt(table, threat.at)?.id;
  let [goal, least] = [-1, NO_WAY];
  for (const { id } of planOf(table.arena).tiles) {
    if (id === here || entered.includes(id)) continue;
    for (const square of squaresOfTile(table, id)) {
      const distance = distancesTo(table, threat.at, true)[square]!;
      if (distance < least) [goal, least] = [square, distance];
    }
  }
  return goal < 0 ? null : goal;
}
