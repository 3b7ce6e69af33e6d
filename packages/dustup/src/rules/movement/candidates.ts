import { distance, fits, isSamePoint, pointAlong, scaled, squaredDistance } from '@sightline/geometry/field';
import { coverSpots } from '../../ground/cover-spots.ts';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { isSamePlace } from '../../ground/landmarks.ts';
import { nearestVisibleEnemy } from '../../ground/sight.ts';
import { POINT, walkOf } from '../../ground/walk.ts';
import { type Dustup, NONE, type Place, placeOf } from '../../table/table.ts';
import { isDisorganised, isVehicle, type Unit } from '../../table/units.ts';
import { whyNotEnter } from '../buildings/buildings.ts';
import { isCarryingOff } from '../evacuation/evacuation.ts';
import { whyNotMarch } from '../heavy-weapons/moving.ts';
import { isImmobile } from '../vehicles/driving.ts';
import { whyNotFireDriving } from '../vehicles/on-the-move.ts';
import type { MoveAct } from './acts.ts';
import { onEdge } from './edges.ts';
import { nearestEnemyPlace } from './known-enemies.ts';
import { whyNotFlee } from './movement.ts';
import { movementDie } from './movement-die.ts';

/** A few points worth making for: objectives, the exit, the enemy, cover, and back. */
export function movesOf(table: Dustup, unit: Unit): MoveAct[] {
  const leader = placeOf(table, unit);
  if (isVehicle(unit) && isImmobile(table, unit)) return [];
  // DU-HEAVY-008: nobody leaves a gun that stands because he was told to.
  if (whyNotMarch(table, unit).length > 0) return [];
  if (isDisorganised(table, unit)) return [{ do: 'move', route: [{ x: leader.x, y: leader.y }] }];
  const reach = movementDie(table, unit, 0).die * 2 * POINT;
  const walk = walkOf(table, unit, { within: reach });
  const ground = groundOf(table);
  const moves: MoveAct[] = [];
  for (const goal of goalsOf(table, unit, leader)) {
    const { x, y } = pointAlong(leader, goal, reach);
    const point = { x, y };
    if (isSamePoint(point, leader) || !isOnTable(ground, point)) continue;
    if (moves.some(({ route }) => isSamePlace(table, route[0]!, point, TWIN * distance(leader, point)))) continue;
    // Where a move may end, it may also be meant to end.
    if (!fits(walk, point) || whyNotEnter(table, unit, point).length > 0) continue;
    if (whyNotFlee(table, unit, leader, point).length === 0) {
      moves.push({ do: 'move', route: [point] });
    }
  }
  return withShot(table, unit, moves);
}

/** DU-VEH-082: and one with a shot on the way, for whoever can. */
function withShot(table: Dustup, unit: Unit, moves: readonly MoveAct[]): MoveAct[] {
  const [first] = moves;
  if (first === undefined || !isVehicle(unit) || whyNotFireDriving(table, unit).length > 0) return [...moves];
  return nearestVisibleEnemy(table, unit) === null ? [...moves] : [...moves, { ...first, firing: true }];
}

/** Goals that lead to a place of the same name in the same direction are one: how far apart, as a share of the way. */
const TWIN = 0.4;
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
