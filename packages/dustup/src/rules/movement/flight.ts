import { fits, plus, scaled, squaredDistance } from '@sightline/geometry/field';
import { coverSpots } from '../../ground/cover-spots.ts';
import { groundOf } from '../../ground/ground.ts';
import { nearestVisibleEnemy } from '../../ground/sight.ts';
import { POINT, walkOf } from '../../ground/walk.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, leaderOf, type Place } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { onEdge } from './edges.ts';
import { arrive, goAlong, rollMovement, tellMoved } from './movement.ts';
import { movementDie } from './movement-die.ts';
import { bearing, leaveBehind } from './wounded.ts';

/** Farther than anybody runs. */
const FAR = 60 * POINT;

/** DU-FORCE-035: every action a rolled move directly away from the nearest visible enemy, or else to the own edge. */
export function withdrawRouted(table: Dustup, io: DustupIo, unit: Unit): void {
  unit.actions--;
  unit.acted++;
  unit.propped = false;
  runTo(table, io, unit, awayFrom(table, unit));
}

/** DU-FORCE-034: towards the nearest cover that does not lead nearer to the nearest visible enemy. */
export function fleeToCover(table: Dustup, io: DustupIo, unit: Unit): void {
  unit.actions--;
  unit.acted++;
  unit.propped = false;
  const leader = leaderOf(table, unit);
  const enemy = nearestVisibleEnemy(table, unit);
  const against = enemy === null ? null : leaderOf(table, enemy);
  const walk = walkOf(table, unit);
  const isAway = (p: Place) => against === null || squaredDistance(p, against) >= squaredDistance(leader, against);
  const cover = coverSpots(table, leader, against).find(p => isAway(p) && fits(walk, p));
  runTo(table, io, unit, cover ?? awayFrom(table, unit));
}

/** Where a unit that only wants to get away makes for. */
function awayFrom(table: Dustup, unit: Unit): Place {
  const leader = leaderOf(table, unit);
  const enemy = nearestVisibleEnemy(table, unit);
  if (enemy !== null) return beyond(table, leader, leaderOf(table, enemy));
  const { homeEdge } = table.sides[unit.side]!;
  return homeEdge === null ? beyond(table, leader, middleOf(table)) : onEdge(table, leader, homeEdge);
}

function middleOf(table: Dustup): Place {
  const { width, depth } = groundOf(table);
  return { x: Math.round(width / 2), y: Math.round(depth / 2) };
}

/** Straight on from a place as seen from another. */
export function beyond(table: Dustup, at: Place, from: Place): Place {
  const away = { x: at.x - from.x, y: at.y - from.y };
  return away.x === 0 && away.y === 0 ? onEdge(table, at, 'south') : plus(at, scaled(away, FAR));
}

/** A rolled move without a choice; the edge of the table stops it as it stops any other. */
function runTo(table: Dustup, io: DustupIo, unit: Unit, goal: Place): void {
  const leader = leaderOf(table, unit);
  const from = { x: leader.x, y: leader.y };
  const { carried, left } = bearing(table, unit, []);
  const die = movementDie(table, unit, carried.length);
  const rolled = rollMovement(table, io, unit, die);
  const { points } = rolled;
  leaveBehind(io, unit, left);
  const gone = goAlong(table, io, unit, [goal], points);
  tellMoved(io, unit, unit.confidence === 'routed' ? 'DU-FORCE-035' : 'DU-FORCE-034', die, rolled, gone);
  arrive(table, io, unit, gone, points);
  happen(table, io, { on: 'withdrew', unit: unit.id, from });
}
