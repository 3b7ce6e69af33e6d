import { distance, squaredDistance } from '@sightline/geometry/field';
import { shelterAt } from '../ground/cover.ts';
import { mayHide, whyNotDeploy } from '../rules/deployment/deployment.ts';
import { exposureAt } from '../rules/deployment/exposure.ts';
import type { Deployment } from '../rules/deployment/questions.ts';
import { gridOf } from '../rules/deployment/zones.ts';
import { NONE, type Place, placeOf } from '../table/table.ts';
import { isAtBest, isInPlay, isVehicle, membersOf, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { bestOf } from './best.ts';
import { mayBeShelled, tollOfCompany } from './spreading.ts';

/** One place of the zone in so many is looked at, and the best of them are tried until there is room at one. */
const STRIDE = 11;
const TRIES = 40;
/** There is less ground to hide in. */
const HIDING_TRIES = 100;

/** What a mil between a place and an objective costs, and what a friend does who is nearer to it. */
const PER_MIL = 1 / 6000;
const FRIEND = 6000;
/** Leaders keep so far apart that one burst does not bother two units, and farther where shells are to be expected. */
const ELBOW_ROOM = 6000;
const UNDER_SHELLS = 9000;
/** What it is worth that nobody knows where one is; a squad in the open gives all others away as well. */
const UNSEEN = 4;
/** Crews do not go to where the work is: it comes to them, and what cannot run away wants more cover. */
const CREWS = 2.5;
/** What it costs to begin with others under one roof or under one mission, by what it costs in play. */
const COMPANY = 3;
/** So far from its leader a squad stands, and what it costs that nobody can tell two of them apart, or hit only one. */
const ABOUT_A_LEADER = 3500;
const MIXED = 2;
/** What it costs to be seen from anywhere, and by all who may fire across the table: more than a walk from where nobody does. */
const SEEN = 3;
const EXPOSED = 10;
/** DU-GAP2-046: a house that the enemy has to destroy is no place for those who command, nor is what is beside it. */
const TARGET = 6000;

/** DU-GAP-029: whoever may hide goes first, because nobody may any more when others stand in the open. */
export function bestToDeploy(view: DustupView, options: readonly number[]): number {
  return options.find(id => mayHide(view, view.units[id]!)) ?? options[0]!;
}

/** As near to where it will be wanted as the zone allows, in cover if there is any, and unseen if it may be. */
export function bestDeployment(view: DustupView, unit: Unit, proposed: readonly Deployment[]): Deployment {
  return bestOf(
    [...bestFree(view, unit), ...proposed],
    ({ at, hidden }) => worthOfPost(view, unit, at) + (hidden ? UNSEEN : 0),
  );
}

/** The best places that are free, of those looked at, in the open and hidden; columns stand where they are packed. */
function bestFree(view: DustupView, unit: Unit): Deployment[] {
  // Where there is no ground to hold, those who hide are best spread over all of it.
  const isAnywhere = view.objectives.length === 0 && mayHide(view, unit);
  if (view.sides[unit.side]!.column || isAnywhere) return [];
  const posts = postsIn(view, unit.side).map(at => ({ at, worth: worthOfPost(view, unit, at) }));
  posts.sort((a, b) => b.worth - a.worth);
  const isFree = (post: Deployment): boolean => whyNotDeploy(view, unit, post).length === 0;
  const open = posts.slice(0, TRIES).find(({ at }) => isFree({ at }));
  const hidden = mayHide(view, unit)
    ? posts.slice(0, HIDING_TRIES).find(({ at }) => isFree({ at, hidden: true }))
    : undefined;
  return [
    ...(hidden === undefined ? [] : [{ at: hidden.at, hidden: true as const }]),
    ...(open === undefined ? [] : [{ at: open.at }]),
  ];
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
  const shelter =
    (unit.piece === NONE ? 1 : CREWS) *
    ((cover === 'hard' ? 0.8 : cover === 'soft' ? 0.5 : 0) + (concealment === 'none' ? 0 : 0.3));
  const room = mayBeShelled(view, unit.side) ? UNDER_SHELLS : ELBOW_ROOM;
  const isCrowded = friendsOf(view, unit).some(friend => distance(placeOf(view, friend), at) < room);
  const isMixed = !isVehicle(unit) && friendsOf(view, unit).some(friend => isAmong(view, friend, at));
  const isHoused =
    unit.commands && view.objectives.some(({ building, x, y }) => building !== NONE && distance({ x, y }, at) < TARGET);
  const toll =
    (isHoused ? 3 : isCrowded ? 1 : 0) +
    (isMixed ? MIXED : 0) +
    (isVehicle(unit) ? 0 : tollOfSight(view, unit, at)) +
    COMPANY * tollOfCompany(view, unit, at);
  return shelter - nearestWork(view, unit, at) * PER_MIL - toll;
}

/** A squad in the open pays for whoever sees it, a hull less. Where nobody does is a kind of place, and not only a better one. */
function tollOfSight(view: DustupView, unit: Unit, at: Place): number {
  const share = exposureAt(view, unit, at);
  return share === 0 ? 0 : SEEN + EXPOSED * share;
}

/** Whether those of a friend would stand among those who stand about a place. */
function isAmong(view: DustupView, friend: Unit, at: Place): boolean {
  return !isVehicle(friend) && membersOf(view, friend).some(figure => distance(figure, at) < ABOUT_A_LEADER);
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
