import { fits, isSamePoint, pointAlong, scaled, squaredDistance } from '@sightline/geometry/field';
import { coverSpots } from '../../ground/cover-spots.ts';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { POINT, walkOf } from '../../ground/walk.ts';
import { type Dustup, leaderOf, NONE, type Place } from '../../table/table.ts';
import { isDisorganised, isHidden, isInPlay, type Unit } from '../../table/units.ts';
import { whyNotEnter } from '../buildings/buildings.ts';
import { isCarryingOff } from '../evacuation/evacuation.ts';
import type { MoveAct } from './acts.ts';
import { onEdge } from './edges.ts';
import { whyNotFlee } from './movement.ts';
import { movementDie } from './movement-die.ts';

/** A few points worth making for: objectives, the exit, the enemy, cover, and back. */
export function movesOf(table: Dustup, unit: Unit): MoveAct[] {
  const leader = leaderOf(table, unit);
  if (isDisorganised(table, unit)) return [{ do: 'move', route: [{ x: leader.x, y: leader.y }] }];
  const reach = movementDie(table, unit, 0).die * 2 * POINT;
  const walk = walkOf(table, unit, { within: reach });
  const ground = groundOf(table);
  const moves: MoveAct[] = [];
  for (const goal of goalsOf(table, unit, leader)) {
    const { x, y } = pointAlong(leader, goal, reach);
    const point = { x, y };
    if (isSamePoint(point, leader) || !isOnTable(ground, point)) continue;
    if (moves.some(({ route }) => isSamePoint(route[0]!, point))) continue;
    // Where a move may end, it may also be meant to end.
    if (!fits(walk, point) || whyNotEnter(table, unit, point).length > 0) continue;
    if (whyNotFlee(table, unit, leader, point).length === 0) {
      moves.push({ do: 'move', route: [point] });
    }
  }
  return moves;
}

const COVERS = 2;
const OBJECTIVES = 2;

function goalsOf(table: Dustup, unit: Unit, leader: Place): Place[] {
  const { exitEdge } = table.sides[unit.side]!;
  const goals: Place[] = [];
  const near = (a: Place, b: Place) => squaredDistance(a, leader) - squaredDistance(b, leader);
  const wanted = table.objectives.filter(({ carrier, holder }) => carrier === NONE && holder !== unit.side);
  goals.push(...wanted.toSorted(near).slice(0, OBJECTIVES));
  const { homeEdge } = table.sides[unit.side]!;
  if (homeEdge !== null && isCarryingOff(table, unit)) goals.push(onEdge(table, leader, homeEdge));
  if (exitEdge !== null && (unit.carries !== NONE || table.victory.kind === 'breakout')) {
    goals.unshift(onEdge(table, leader, exitEdge));
  }
  const enemy = nearestEnemyPlace(table, unit);
  goals.push(...coverSpots(table, leader, enemy, COVERS));
  if (enemy !== null && !isSamePoint(enemy, leader)) {
    const ahead = scaled({ x: enemy.x - leader.x, y: enemy.y - leader.y }, 12_000);
    goals.push(enemy, { x: leader.x - ahead.x, y: leader.y - ahead.y });
    goals.push({ x: leader.x - ahead.y, y: leader.y + ahead.x }, { x: leader.x + ahead.y, y: leader.y - ahead.x });
  }
  return goals;
}

/** The nearest enemy known: a unit in the open or a counter. */
export function nearestEnemyPlace(table: Dustup, unit: Unit): Place | null {
  const from = leaderOf(table, unit);
  let nearest: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  const weigh = (place: Place): void => {
    const away = squaredDistance(from, place);
    if (away >= least) return;
    least = away;
    nearest = { x: place.x, y: place.y };
  };
  for (const other of table.units) {
    if (other.side !== unit.side && !isHidden(other) && isInPlay(table, other)) weigh(leaderOf(table, other));
  }
  for (const counter of table.counters) if (counter.side !== unit.side && !counter.removed) weigh(counter);
  return nearest;
}
