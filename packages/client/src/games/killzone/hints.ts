import type { Question } from '@sightline/kernel';
import type {
  Act,
  Figure,
  KillzoneBoard,
  KillzoneQuestion,
  KillzoneView,
  Order,
  Place,
  Route,
  Vehicle,
} from '@sightline/killzone';
import { asSentence } from '@sightline/words';
import { say } from '../../words/killzone.ts';
import { nameOf } from './figures.ts';
import { NONE } from './floors.ts';
import { endOfGettingOut } from './getting-out.ts';
import { besideVehicle } from './naming-places.ts';
import { metAhead, paceRange, paceRisk } from './pace.ts';
import { lootedWreck } from './prizes.ts';
import { isClear, meetingName, routeRisk } from './routes.ts';
import type { KillzoneEdition } from './rules.ts';
import { bestShot, isLongShot, shotChance } from './shot-chance.ts';
import { isLeastBad, outlookOf } from './ways.ts';

/** Half a base and a hair, in inches: so near to a hull one touches it. */
const TOUCH = 0.51;

/** Whether somebody who stands there touches the wreck with the loot in it. */
export function isAtLoot(view: KillzoneView, place: Place): boolean {
  const wreck = lootedWreck(view);
  return wreck !== undefined && place.room === NONE && besideVehicle(wreck, place).gap <= TOUCH;
}

/** What the machine hopes for: of an order what it is good for now, and of what a chase is about. */
export function hintReason(
  edition: KillzoneEdition,
  view: KillzoneView,
  question: Question,
  answer: unknown,
): string | null {
  const asked = question as KillzoneQuestion;
  const rules = edition.board;
  if (asked.kind === 'order') return orderReason(rules, view, asked.group.id, answer as Order);
  if (asked.kind === 'route') return routeReason(edition, view, asked, answer as Route);
  if (asked.kind !== 'act') return null;
  const figure = view.figures[asked.figure.id]!;
  const act = answer as Act;
  if (act.do === 'shoot') return shotReason(rules, view, figure, act);
  if (act.do === 'drive') {
    const vehicle = view.vehicles[figure.vehicle]!;
    const ram = ramReason(rules, view, vehicle, act);
    if (ram) return ram;
    const risk = paceRisk(rules, view, vehicle, act);
    return risk === null ? null : asSentence(risk);
  }
  if (view.objective.kind !== 'getaway') return null;
  if (act.do === 'pickUp') return say('killzone.hint.take', { law: view.seats[figure.side] !== view.objective.runner });
  const end =
    act.do === 'getOut'
      ? endOfGettingOut(rules, view, figure, act)
      : act.do === 'move'
        ? rules.walkWay(view, figure, act.way).end
        : null;
  return end && isAtLoot(view, end) ? say('killzone.hint.there') : null;
}

/** Why this way of all: whom it rams, that it is clear, that nothing risks less, or else what it risks. */
function routeReason(edition: KillzoneEdition, view: KillzoneView, asked: Steering, route: Route): string {
  const { board: rules } = edition;
  const vehicle = view.vehicles[asked.vehicle.id]!;
  const { stop } = rules.driveOf(view, vehicle, route);
  if (stop?.with === 'vehicle') return asSentence(meetingName(rules, view, stop));
  if (isClear(rules, view, vehicle, route)) return say('killzone.hint.clear');
  if (isLeastBad(outlookOf(edition, view, asked), route)) return say('killzone.hint.leastBad');
  return asSentence(routeRisk(rules, view, vehicle, route));
}

type Steering = Extract<KillzoneQuestion, { kind: 'route' }>;

/** Whoever speeds up at an enemy's car is after a ram. */
function ramReason(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, act: Drive): string | null {
  const stop = metAhead(rules, view, vehicle, act);
  if (stop?.with !== 'vehicle' || act.pace === 'brake') return null;
  const chances = rules.ramChances?.(view, { ...vehicle, speed: 1000 * paceRange(vehicle, act).most }, stop);
  const met = view.vehicles[stop.id]!;
  if (!chances || met.side === vehicle.side) return null;
  const [theirs, ours] = [Math.round(100 * chances.theirs), Math.round(100 * chances.ours)];
  return say('killzone.hint.ram', { name: nameOf(rules, met.who), theirs, ours });
}

type Drive = Extract<Act, { do: 'drive' }>;

/** What is seldom hit is shot at for want of anything better. */
function shotReason(
  rules: KillzoneBoard,
  view: KillzoneView,
  figure: Figure,
  { weapon, target }: Extract<Act, { do: 'shoot' }>,
): string | null {
  if (!('figure' in target || 'vehicle' in target)) return null;
  const chance = shotChance(rules, view, figure, weapon, target);
  return isLongShot(chance) ? say('killzone.hint.longShot', { percent: Math.round(100 * chance) }) : null;
}

/** What an order is good for, with how many can be shot at from where they are. */
function orderReason(rules: KillzoneBoard, view: KillzoneView, group: number, order: Order): string {
  if (order === 'run' || order === 'hitAndRun') return say(`killzone.hint.order.${order}`);
  const members = view.groups[group]!.members.map(id => view.figures[id]!).filter(rules.isFighting);
  const seen = members.flatMap(figure => rules.threatenedBy?.(view, figure) ?? []);
  const groups = view.groups.with(group, { ...view.groups[group]!, order });
  const best = bestShot(rules, { ...view, groups }, members);
  // Many who can hardly be hit are no reason to shoot.
  if (order === 'shoot' && seen.length > 0 && isLongShot(best))
    return say('killzone.hint.order.longShots', { percent: Math.max(1, Math.round(100 * best)) });
  return say(`killzone.hint.order.${order}`, { enemies: new Set(seen).size });
}
