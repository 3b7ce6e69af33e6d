import {
  bearing,
  bearingOf,
  distance,
  inches,
  minus,
  plus,
  pointAlong,
  scaled,
  squaredDistance,
} from '@sightline/geometry/field';
import { groundOf } from '../../ground/ground.ts';
import { type Flyer, isAirborne, isFlown, isFlyer } from '../../table/flight.ts';
import { type Dustup, type Place, placeOf } from '../../table/table.ts';
import { isHidden, stands, type Unit } from '../../table/units.ts';
import { nearestEnemyPlace } from '../movement/known-enemies.ts';
import type { FlyAct, FlyOffAct, TakeOffAct, TaxiAct, TurnInHoverAct } from './acts.ts';
import { bombsLeft } from './bombs.ts';
import { turnBetween } from './course.ts';
import { whyNotFly, whyNotFlyOff } from './flying.ts';
import { whyNotTurnInHover } from './hovering.ts';
import { whyNotLandAt } from './landing.ts';
import { zoneAt } from './landing-zones.ts';
import { whyNotTakeOff } from './taking-off.ts';
import { whyNotTaxi } from './taxiing.ts';
import { leastRangeOf } from './weapons.ts';

/** How far off the enemy it is well placed to fire, and to set somebody down. */
const STANDOFF = inches(24);
const MOST = 12;
/** How far from an objective there may be room to land. */
const BESIDE = inches(12);

/** Places worth flying to: towards objectives and the enemy, ahead, and to either side. */
function goalsOf(table: Dustup, unit: Unit): Place[] {
  const from = placeOf(table, unit);
  const { width, depth } = groundOf(table);
  const enemy = nearestEnemyPlace(table, unit);
  const about = (at: Place, far: number) =>
    [0, 90, 180, 270].map(degrees => plus({ x: at.x, y: at.y }, scaled(bearing(degrees), far)));
  const ahead = [0, 45, 315, 90, 270].flatMap(turn =>
    [inches(24), inches(36)].map(far => plus(from, scaled(bearing((unit.hull?.facing ?? 0) + turn), far))),
  );
  const middle = { x: Math.round(width / 2), y: Math.round(depth / 2) };
  return [
    ...table.objectives,
    ...table.objectives.flatMap(objective => about(objective, BESIDE)),
    ...(enemy === null ? [] : about(enemy, STANDOFF)),
    middle,
    ...ahead,
  ].map(({ x, y }) => ({ x, y }));
}

/** How many enemies are worth flying at. */
const MOST_PREY = 3;
/** How far short of them bombs are dropped, and beyond what is too near for a fixed weapon it is well placed. */
const SHORT = inches(3);
const BEYOND = inches(2);

/** Straight at the nearest enemies on the ground: to where its guns bear, or its bombs fall among them. */
function attackRuns(table: Dustup, unit: Flyer): Place[] {
  const { hull } = unit;
  const isPrey = (other: Unit) => other.side !== unit.side && !isHidden(other) && stands(table, other);
  const prey = table.units.filter(isPrey).map(other => placeOf(table, other));
  const nearest = prey.sort((a, b) => squaredDistance(a, hull) - squaredDistance(b, hull)).slice(0, MOST_PREY);
  const offs = [
    ...(bombsLeft(unit).some(left => left > 0) ? [SHORT] : []),
    ...(hull.model.mounts.some(({ on }) => on === 'fixed') ? [leastRangeOf(hull) + BEYOND] : []),
  ];
  return nearest.flatMap(({ x, y }) =>
    offs.flatMap(off => (distance(hull, { x, y }) > off ? [pointAlong({ x, y }, { x: hull.x, y: hull.y }, off)] : [])),
  );
}

/** How far from an objective a landing zone is looked for, ring by ring. */
const RINGS = [10, 14, 18, 22].map(inches);
const MOST_ZONES = 6;

/** DU-AIR-065: for whoever carries somebody, zones near the objectives in which it can land, clear ones first. */
function zonesOf(table: Dustup, unit: Unit): Place[] {
  if (!isFlyer(unit) || unit.hull.model.capacity === 0) return [];
  const spots = table.objectives.flatMap(({ x, y }) =>
    RINGS.flatMap(far =>
      [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map(degrees =>
        plus({ x, y }, scaled(bearing(degrees), far)),
      ),
    ),
  );
  const open = spots.filter(at => whyNotLandAt(table, unit, at).length === 0);
  const clear = open.filter(at => zoneAt(table, unit, at) === 'clear');
  const good = (clear.length > 0 ? clear : open).filter(to => whyNotFly(table, unit, { do: 'fly', to }).length === 0);
  // From all sides rather than the nearest alone, for some of them are out of sight.
  const every = Math.max(1, Math.floor(good.length / MOST_ZONES));
  return good.filter((_, i) => i % every === 0).slice(0, MOST_ZONES);
}

export function flightsOf(table: Dustup, unit: Unit): FlyAct[] {
  if (!isFlyer(unit) || !isAirborne(unit)) return [];
  const goals = [...zonesOf(table, unit), ...attackRuns(table, unit), ...goalsOf(table, unit)];
  const acts = goals.map((to): FlyAct => ({ do: 'fly', to }));
  return acts.filter(act => whyNotFly(table, unit, act).length === 0).slice(0, MOST);
}

export function flightsOff(table: Dustup, unit: Unit): FlyOffAct[] {
  return whyNotFlyOff(table, unit).length === 0 ? [{ do: 'flyOff', to: 'loiter' }] : [];
}

/** Into hover, and to where it may land again. */
export function takeOffsOf(table: Dustup, unit: Unit): TakeOffAct[] {
  if (!isFlyer(unit) || isFlown(unit)) return [];
  const there = goalsOf(table, unit).filter(to => whyNotLandAt(table, unit, to).length === 0);
  const acts: TakeOffAct[] = [{ do: 'takeOff' }, ...there.map((to): TakeOffAct => ({ do: 'takeOff', to }))];
  return acts.filter(act => whyNotTakeOff(table, unit, act).length === 0).slice(0, MOST);
}

export function taxiesOf(table: Dustup, unit: Unit): TaxiAct[] {
  if (!isFlyer(unit) || isFlown(unit)) return [];
  const { x, y, facing } = unit.hull;
  const to = plus({ x, y }, scaled(bearing(facing), inches(6)));
  const act: TaxiAct = { do: 'taxi', to };
  return whyNotTaxi(table, unit, act).length === 0 ? [act] : [];
}

/** How far off its nose the enemy may be before a turn is worth thinking of, in degrees. */
const OFF = 45;

export function turnsInHover(table: Dustup, unit: Unit): TurnInHoverAct[] {
  const enemy = isAirborne(unit) ? nearestEnemyPlace(table, unit) : null;
  const way = enemy === null ? null : minus(enemy, placeOf(table, unit));
  if (way === null || (way.x === 0 && way.y === 0)) return [];
  const act: TurnInHoverAct = { do: 'turnInHover', facing: bearingOf(way) };
  const off = Math.abs(turnBetween(unit.hull?.facing ?? 0, act.facing));
  return off > OFF && whyNotTurnInHover(table, unit, act).length === 0 ? [act] : [];
}
