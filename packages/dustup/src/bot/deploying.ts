import { distance, squaredDistance } from '@sightline/geometry/field';
import { shelterAt } from '../ground/cover.ts';
import { whyNotDeploy } from '../rules/deployment/deployment.ts';
import type { Deployment } from '../rules/deployment/questions.ts';
import { gridOf } from '../rules/deployment/zones.ts';
import { NONE, type Place, placeOf } from '../table/table.ts';
import { isAtBest, isInPlay, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { bestOf } from './best.ts';

/** One place of the zone in so many is looked at, and the best of them are tried until there is room at one. */
const STRIDE = 29;
const TRIES = 12;

/** What a mil between a place and an objective costs, and what a friend does who is nearer to it. */
const PER_MIL = 1 / 6000;
const FRIEND = 6000;
/** Leaders keep so far apart that one burst does not bother two units. */
const ELBOW_ROOM = 6000;
/** DU-GAP2-046: a house that the enemy has to destroy is no place for those who command, nor is what is beside it. */
const TARGET = 6000;

/** As near to where it will be wanted as the zone allows, in cover if there is any. */
export function bestDeployment(view: DustupView, unit: Unit, proposed: readonly Deployment[]): Deployment {
  const free = proposed.some(({ hidden }) => hidden) ? null : bestFree(view, unit);
  const posts: readonly Deployment[] = free === null ? proposed : [free, ...proposed];
  return bestOf(posts, ({ at, hidden }) => worthOfPost(view, unit, at) + (hidden ? 1 : 0));
}

/** The best place that is free, of those looked at; columns stand where they are packed. */
function bestFree(view: DustupView, unit: Unit): Deployment | null {
  if (view.sides[unit.side]!.column) return null;
  const posts = postsIn(view, unit.side).map(at => ({ at, worth: worthOfPost(view, unit, at) }));
  posts.sort((a, b) => b.worth - a.worth);
  const free = posts.slice(0, TRIES).find(({ at }) => whyNotDeploy(view, unit, { at }).length === 0);
  return free === undefined ? null : { at: free.at };
}

function postsIn(view: DustupView, side: number): Place[] {
  const posts: Place[] = [];
  let i = 0;
  for (const at of gridOf(view, side)) if (i++ % STRIDE === 0) posts.push(at);
  return posts;
}

/** Of the places on the edge, the one nearest to where there is something to do. */
export function bestArrival(view: DustupView, unit: Unit, places: readonly Deployment[]): Deployment {
  return bestOf(places, ({ at }) => worthOfPost(view, unit, at));
}

function worthOfPost(view: DustupView, unit: Unit, at: Place): number {
  const { cover, concealment } = shelterAt(view, at, null);
  const shelter = (cover === 'hard' ? 0.8 : cover === 'soft' ? 0.5 : 0) + (concealment === 'none' ? 0 : 0.3);
  const isCrowded = friendsOf(view, unit).some(friend => distance(placeOf(view, friend), at) < ELBOW_ROOM);
  const isHoused =
    unit.commands && view.objectives.some(({ building, x, y }) => building !== NONE && distance({ x, y }, at) < TARGET);
  return shelter - nearestWork(view, unit, at) * PER_MIL - (isHoused ? 3 : isCrowded ? 1 : 0);
}

/** How far it is to the objective that wants somebody most, as for aims in play. */
function nearestWork(view: DustupView, unit: Unit, at: Place): number {
  const friends = friendsOf(view, unit);
  let least = Number.POSITIVE_INFINITY;
  for (const objective of view.objectives) {
    const own = squaredDistance(objective, at);
    const nearer = friends.filter(friend => squaredDistance(placeOf(view, friend), objective) < own).length;
    least = Math.min(least, distance(objective, at) + nearer * FRIEND - objective.points * 1000);
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

function friendsOf(view: DustupView, unit: Unit): Unit[] {
  return view.units.filter(
    other => other.side === unit.side && other.id !== unit.id && !isAtBest(other, 'broken') && isInPlay(view, other),
  );
}
