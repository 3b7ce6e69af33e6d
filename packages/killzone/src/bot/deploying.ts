import { bearing, distance, UNIT } from '@sightline/geometry/field';
import type { Edge } from '../content/schema.ts';
import { floorOf, groundOf } from '../ground/ground.ts';
import { membersOnFoot, whyNotDeploy } from '../rules/deployment/deploying.ts';
import { spotsIn } from '../rules/deployment/gathering.ts';
import { EDGES, isNearEdge, overlaps } from '../rules/deployment/zones.ts';
import { whyNotStand } from '../rules/movement/walking.ts';
import { objectivesOf } from '../rules/winning/objective-places.ts';
import type { Killzone } from '../table/table.ts';
import { type Figure, type Group, NONE, type Place } from '../table/units.ts';
import { type Exposure, exposureOf, rangesOf, threatsTo } from './threats.ts';
import { stakeIn } from './worth.ts';

/** What it is worth to have all enemies under fire at short range, and what it costs to stand before all their guns. */
const FIRE = 6;
const FEAR = 3;
/** What every mil to go costs those who have somewhere to go, and what a floor adds to the way. */
const TO_GO = 0.0006;
const STOREY = 8000;
/** Nearer together than this one burst hurts two; further from the leader nobody hears him. */
const BURST = 2500;
const EARSHOT = 4000;
const CROWDING = 0.0007;
const STRAGGLING = 0.0004;
/** Nobody stands where his own side's cars come through, so far ahead of them and so far aside, in mils. */
const IN_THE_LANE = 20;
const LANE = 24_000;
const ASIDE = 2500;
/** So many spots are weighed, evenly taken from all there are. */
const MOST = 120;

/** A spot, and what can be said of it whoever stands there. */
interface Spot extends Place {
  readonly exposure: Exposure;
}

/** Places for a group: in cover, with its weapons in range of the enemy, near what matters, and apart; null for none. */
export function deploymentFor(table: Killzone, group: Group): Place[] | null {
  const spots = spotsFor(table, group);
  const parts = group.zone.kind === 'anyEdge' ? EDGES.map(edge => alongEdge(table, group, spots, edge)) : [spots];
  let best: Place[] | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const part of parts) {
    const { places, worth } = placeAll(table, group, part);
    if (worth > most && whyNotDeploy(table, group, places).length === 0) [best, most] = [places, worth];
  }
  return best;
}

function spotsFor(table: Killzone, group: Group): Spot[] {
  const all = spotsIn(table, group);
  const each = Math.max(1, all.length / MOST);
  const threats = threatsTo(table, group.side);
  const spots: Spot[] = [];
  for (let i = 0; i < all.length; i += each) {
    const place = all[Math.floor(i)]!;
    spots.push({ ...place, exposure: exposureOf(table, place, threats) });
  }
  return spots;
}

function alongEdge(table: Killzone, { zone }: Group, spots: readonly Spot[], edge: Edge): Spot[] {
  if (zone.kind !== 'anyEdge') return [];
  const ground = groundOf(table.map);
  return spots.filter(spot => isNearEdge(ground, spot, edge, zone.depth));
}

/** The leader where he is best off, then one after the other round him; first those that a floor must have. */
function placeAll(table: Killzone, group: Group, spots: readonly Spot[]): { places: Place[]; worth: number } {
  const members = membersOnFoot(table, group);
  const leaderFirst = members.toSorted((a, b) => Number(b.leader) - Number(a.leader));
  const taken = new Map<Figure, Place>();
  const needed = floorsToMan(table, group);
  let worth = 0;
  for (const figure of leaderFirst) {
    const floor = needed.shift();
    const fits = (spot: Spot): boolean => floor === undefined || floorOf(groundOf(table.map), spot.room) === floor;
    const best = bestSpot(table, figure, spots.filter(fits), [...taken.values()]);
    if (best === null) continue;
    const { x, y, room } = best.spot;
    taken.set(figure, { x, y, room });
    worth += best.worth;
  }
  return { places: members.flatMap(figure => taken.get(figure) ?? []), worth };
}

/** KZ-GAP-012: the floors that must be manned, once for each man, from the top. */
function floorsToMan(table: Killzone, { zone }: Group): number[] {
  if (zone.kind !== 'building' || zone.leastPerFloor === undefined) return [];
  const { floors } = groundOf(table.map).buildings[zone.building]!;
  const least = zone.leastPerFloor;
  return Array.from({ length: floors * least }, (_, i) => floors - 1 - (i % floors));
}

function bestSpot(
  table: Killzone,
  figure: Figure,
  spots: readonly Spot[],
  others: readonly Place[],
): { spot: Spot; worth: number } | null {
  const ranges = rangesOf(table, figure);
  const fear = (FEAR * stakeIn(table, figure)) / figure.points;
  let best: { spot: Spot; worth: number } | null = null;
  for (const spot of spots) {
    const worth =
      FIRE * spot.exposure.fireAt(ranges) -
      fear * spot.exposure.danger -
      TO_GO * wayToGo(table, figure, spot) -
      company(spot, others) -
      (isInLane(table, figure, spot) ? IN_THE_LANE : 0);
    if (best !== null && worth <= best.worth) continue;
    if (others.some(other => overlaps(spot, other)) || whyNotStand(table, figure, spot) !== null) continue;
    best = { spot, worth };
  }
  return best;
}

/** To what the scenario is about, to all of the turf alike, or to where the enemy is. */
function wayToGo(table: Killzone, figure: Figure, spot: Spot): number {
  const { objective, map } = table;
  if (objective.kind === 'turf') {
    const ways = objective.markers.map(([x, y]) => distance(spot, { x: x * 1000, y: y * 1000 }));
    return ways.reduce((sum, way) => sum + way, 0) / ways.length;
  }
  const goals = objectivesOf(table, { ...figure, x: spot.x, y: spot.y, room: spot.room });
  if (goals.length === 0) return spot.exposure.nearest;
  const height = (room: number): number => floorOf(groundOf(map), room) * STOREY;
  return Math.min(...goals.map(goal => distance(spot, goal) + Math.abs(height(goal.room) - height(spot.room))));
}

/** What it costs to stand too near to the others, or too far from the first of them. */
function company(spot: Place, others: readonly Place[]): number {
  let cost = 0;
  for (const other of others) cost += CROWDING * Math.max(0, BURST - distance(spot, other));
  const [leader] = others;
  return leader === undefined ? cost : cost + STRAGGLING * Math.max(0, distance(spot, leader) - EARSHOT);
}

/** Before a vehicle of one's own that is rolling already. */
function isInLane({ vehicles }: Killzone, { side }: Figure, spot: Place): boolean {
  if (spot.room !== NONE) return false;
  return vehicles.some(({ x, y, heading, speed, ...vehicle }) => {
    if (vehicle.side !== side || vehicle.away || speed === 0) return false;
    const ahead = bearing(heading);
    const [dx, dy] = [spot.x - x, spot.y - y];
    const along = (dx * ahead.x + dy * ahead.y) / UNIT;
    const across = (dx * ahead.y - dy * ahead.x) / UNIT;
    return along > 0 && along < LANE && Math.abs(across) < ASIDE;
  });
}
