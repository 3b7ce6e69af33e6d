import {
  type Box,
  bearing,
  distance,
  isSamePoint,
  minus,
  type Point,
  plus,
  pointAlong,
  scaled,
} from '@sightline/geometry/field';
import type { Question } from '@sightline/kernel';
import { hazardCandidates, jumpsOf, otherTargetsOf } from './candidates-hazards.ts';
import { WEAPONS } from './content/load.ts';
import { deploymentsOf } from './deployments.ts';
import { goalsOf } from './goals.ts';
import { cutWay, type Walked } from './ground/cut-way.ts';
import { BASE, groundOf } from './ground/ground.ts';
import { nearestEnemy } from './ground/measure.ts';
import { wayBetween } from './ground/navigate.ts';
import { boxOfVehicle } from './ground/vehicle-outline.ts';
import type { Act, Drift, KillzoneQuestion, Target } from './questions.ts';
import { routesOf } from './routes.ts';
import { whyNotDrift } from './rules/area-weapons.ts';
import { type Compulsion, compulsionOn, whyNotCompelled, whyNotForgoMove } from './rules/compelled-movement.ts';
import { whyNotStop } from './rules/group-action.ts';
import { allowance, whyNotEnd, whyNotMoveNow } from './rules/movement.ts';
import { whyNotPickUp } from './rules/prizes.ts';
import { type Shot, whyNotShootNow, whyNotTarget } from './rules/shooting.ts';
import { weaponsAtHand } from './rules/vehicles/mounted-weapons.ts';
import { isRunning, sideOfVehicle } from './rules/vehicles/vehicle.ts';
import { BURSTS, whyNotWeapon } from './rules/weapons.ts';
import { type Figure, isInPlay, type Killzone, NONE, type Place } from './table.ts';
import { actsWithVehicles, placingsOf } from './vehicle-candidates.ts';

/** Some good answers to a question that lists none: for bots, for keyboards, and to try things out. */
export function candidates(table: Killzone, question: Question): readonly unknown[] {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act':
      return actsOf(table, table.figures[asked.figure.id]!);
    case 'deploy':
      return deploymentsOf(table, table.groups[asked.group.id]!);
    case 'deployVehicle':
      return placingsOf(table, table.vehicles[asked.vehicle.id]!);
    case 'route':
      return routesOf(table, table.vehicles[asked.vehicle.id]!);
    case 'drift':
      return driftsOf(table, asked);
    case 'shift':
    case 'driftSmoke':
    case 'barrage':
      return hazardCandidates(table, asked);
    default:
      return [];
  }
}

export function actsOf(table: Killzone, figure: Figure): Act[] {
  const compulsion = compulsionOn(table, figure);
  const acts: Act[] = shotsOf(table, figure);
  acts.push(...movesOf(table, figure, compulsion), ...actsWithVehicles(table, figure));
  if (table.prizes.length > 0 && whyNotPickUp(table, figure).length === 0) acts.unshift({ do: 'pickUp' });
  acts.push(...jumpsOf(table, figure));
  if (whyNotStop(table, figure, compulsion).length === 0) acts.push({ do: 'done' });
  return acts;
}

/** Every enemy that may be shot at with every weapon that may be fired. */
function shotsOf(table: Killzone, figure: Figure): Act[] {
  if (whyNotShootNow(table, figure).length > 0) return [];
  const shots: Shot[] = [];
  for (const [weapon, carried] of weaponsAtHand(table, figure).entries()) {
    const row = WEAPONS.get(carried.weapon);
    const lengths = row.traits.includes('bursts') && carried.shots === 0 ? BURSTS : [undefined];
    const bursts = lengths.filter(burst => whyNotWeapon(table, figure, carried, row, burst).length === 0);
    if (bursts.length === 0) continue;
    for (const target of targetsOf(table, figure, (row.long ?? row.short!) * 1000)) {
      if (whyNotTarget(table, figure, carried, row, target).length > 0) continue;
      for (const burst of bursts)
        shots.push({ do: 'shoot', weapon, target, ...(burst === undefined ? {} : { burst }) });
    }
    for (const target of otherTargetsOf(table, figure, carried, row)) shots.push({ do: 'shoot', weapon, target });
  }
  return shots.filter(shot => whyNotForgoMove(table, figure, shot).length === 0);
}

/** Enemies on foot, and enemy vehicles with all that is in them, that are not plainly out of range. */
function targetsOf(table: Killzone, figure: Figure, range: number): Target[] {
  const from = figure.vehicle === NONE ? baseBox(figure) : boxOfVehicle(table.vehicles[figure.vehicle]!);
  const targets: Target[] = [];
  for (const enemy of table.figures) {
    if (enemy.side === figure.side || enemy.vehicle !== NONE || !isInPlay(enemy)) continue;
    if (areBoxesWithin(from, baseBox(enemy), range)) targets.push({ figure: enemy.id });
  }
  for (const vehicle of table.vehicles) {
    if (!isRunning(vehicle) || !areBoxesWithin(from, boxOfVehicle(vehicle), range)) continue;
    if (sideOfVehicle(table, vehicle) !== figure.side) targets.push({ vehicle: vehicle.id });
  }
  return targets;
}

function baseBox({ x, y }: Point): Box {
  return { minX: x - BASE, minY: y - BASE, maxX: x + BASE, maxY: y + BASE };
}

/** What is in a box is no nearer than the box is. */
function areBoxesWithin(a: Box, b: Box, reach: number): boolean {
  const dx = Math.max(0, a.minX - b.maxX, b.minX - a.maxX);
  const dy = Math.max(0, a.minY - b.maxY, b.minY - a.maxY);
  return dx * dx + dy * dy <= reach * reach;
}

/** Towards what is worth going to, and as far as possible away from the enemy and to either side. */
function movesOf(table: Killzone, figure: Figure, compulsion: Compulsion | null): Act[] {
  if (whyNotMoveNow(table, figure).length > 0) return [];
  const budget = allowance(table, figure).total * 1000 - figure.spent;
  if (budget <= 0) return [];
  const moves: Act[] = [];
  const add = (found: Walked | null): void => {
    if (found === null || whyNotEnd(table, figure, found.walk).length > 0) return;
    if (compulsion !== null && whyNotCompelled(table, figure, found.way, found.walk, compulsion).length > 0) return;
    moves.push({ do: 'move', way: found.way });
  };
  if (compulsion !== null) add(compulsion.best);
  for (const goal of goalsOf(table, figure)) add(wayTowards(table, figure, goal, budget));
  // Whoever has to go somewhere has no use for other directions.
  if (compulsion !== null && moves.length > 0) return moves;
  for (const to of sidestepsOf(table, figure, budget)) add(cutWay(table, figure, [to], budget));
  return moves;
}

/** Away from the nearest enemy, and to the left and the right of him. */
function sidestepsOf(table: Killzone, figure: Figure, budget: number): Point[] {
  const enemy = nearestEnemy(table, figure);
  const ahead = enemy === null || isSamePoint(enemy, figure) ? NORTH : minus(enemy, figure);
  const { x, y } = scaled(ahead, budget);
  return [
    { x: figure.x - x, y: figure.y - y },
    { x: figure.x - y, y: figure.y + x },
    { x: figure.x + y, y: figure.y - x },
  ];
}

const NORTH = { x: 0, y: 1 } as const;

/** As far towards a place as the budget allows, round whatever stands still. */
function wayTowards(table: Killzone, figure: Figure, to: Place, budget: number): Walked | null {
  const way = wayBetween(groundOf(table.map), figure, to);
  return way === null ? null : cutWay(table, figure, way, budget);
}

/** The twelve directions a miss may drift in. */
function driftsOf(table: Killzone, question: Drift): Place[] {
  const drift = table.values.burstDrift * 1000;
  const firer = table.figures[question.firer.id]!;
  const hours = Array.from({ length: 12 }, (_, hour) => ({
    ...plus(question.from, scaled(bearing(hour * 30), drift)),
    room: NONE,
  }));
  const { x, y } = pointAlong(question.from, firer, drift);
  const back = { x, y, room: NONE };
  const near = nearestEnemy(table, firer);
  const legal = [...hours, back].filter(place => whyNotDrift(table, question, place).length === 0);
  return near === null ? legal : legal.sort((a, b) => distance(b, near) - distance(a, near));
}
