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
  VehiclePlacing,
} from '@sightline/killzone';
import { windName, windOf } from '../../board/winds.ts';
import { called, decimal, say } from '../../words/killzone.ts';
import { wayOutName } from './climbing-out.ts';
import { touchedAt } from './closing.ts';
import { nameOf } from './figures.ts';
import { NONE } from './floors.ts';
import { endOfGettingOut } from './getting-out.ts';
import { isAtLoot } from './hints.ts';
import { besideVehicle, placeNameOf } from './naming-places.ts';
import { farthest, isOnWheels } from './orders.ts';
import { paceRange } from './pace.ts';
import { lootedWreck } from './prizes.ts';
import { meetingName, routeName } from './routes.ts';
import { barredAt, isCutShort } from './steering.ts';
import { gunName, sideOfOpening, targetName } from './targets.ts';

type Strays = Pick<Extract<KillzoneQuestion, { kind: 'drift' | 'driftSmoke' }>, 'from' | 'firer'>;
type ShootAct = Extract<Act, { do: 'shoot' }>;

/** Short and unmistakable; what the board need not say is said by the rules. */
export function label(rules: KillzoneBoard, view: KillzoneView, question: Question, answer: unknown): string | null {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act':
      return actLabel(rules, view, view.figures[asked.figure.id]!, answer as Act);
    case 'deploy':
      return say('killzone.deployAt', { place: placeNameOf(rules, view, (answer as readonly Place[])[0]!) });
    case 'deployVehicle':
      return placingLabel(rules, view, answer as VehiclePlacing);
    case 'drift':
    case 'driftSmoke':
      return driftLabel(rules, view, asked, answer as Place);
    case 'barrage':
      return say('killzone.smokeAt', { place: placeNameOf(rules, view, answer as Place) });
    case 'shift':
      return shiftLabel(rules, view.figures[asked.figure.id]!, answer as Place);
    case 'climbOut':
      return wayOutName(view, asked, answer as Place);
    case 'finishOff':
      return say(`killzone.finish.${answer as 'kill' | 'capture'}`, { name: nameOf(rules, asked.figure) });
    case 'pick':
      return pickLabel(rules, view, answer);
    case 'order':
      return orderLabel(rules, view, asked.group.id, answer as Order);
    case 'route':
      return routeLabel(rules, view, view.vehicles[asked.vehicle.id]!, answer as Route);
    default:
      return null;
  }
}

/** Of those in a car it is said who drives it and who can shoot from it. */
function pickLabel(rules: KillzoneBoard, view: KillzoneView, answer: unknown): string | null {
  const figure = typeof answer === 'number' ? view.figures[answer] : undefined;
  if (!figure || figure.vehicle === NONE || view.vehicles[figure.vehicle]!.wrecked) return null;
  return say('killzone.pick', { name: nameOf(rules, figure.who), drives: figure.place === 0 });
}

/** A way that is barred is called by what bars it. */
export function saysWhyNot(rules: KillzoneBoard, view: KillzoneView, question: Question, answer: unknown): boolean {
  const asked = question as KillzoneQuestion;
  return asked.kind === 'route' && barrierOf(rules, view, view.vehicles[asked.vehicle.id]!, answer as Route) !== null;
}

const barrierOf = (rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route) =>
  isCutShort(route, vehicle) ? barredAt(rules, view, vehicle, route).stop : null;

/** What a way comes to; of one that leads nowhere, what it would meet. */
function routeLabel(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route): string {
  const barred = barrierOf(rules, view, vehicle, route);
  if (!barred) return routeName(rules, view, vehicle, route);
  const what = meetingName(rules, view, barred);
  return say('killzone.route.barred', { inches: decimal(barred.distance / 1000, 0), what });
}

/** What is wanted of a group, and how far that goes on foot; on wheels the vehicle says how far. */
function orderLabel(rules: KillzoneBoard, view: KillzoneView, group: number, order: Order): string {
  const { name, move } = rules.orderRow(order);
  if (isOnWheels(view, group)) return called(name);
  return say('killzone.orderLabel', { name: called(name), move: farthest(rules, view, group, order) ?? move });
}

function actLabel(rules: KillzoneBoard, view: KillzoneView, figure: Figure, act: Act): string | null {
  switch (act.do) {
    case 'move':
      return walkLabel(rules, view, figure, act);
    case 'shoot':
      return shotLabel(rules, view, figure, act);
    case 'jump':
      return say('killzone.jumpFrom', { side: sideOfOpening(rules, view, act.window) });
    case 'drive':
      return paceLabel(view.vehicles[figure.vehicle]!, act);
    case 'board':
      return say('killzone.getInto', { vehicle: nameOf(rules, view.vehicles[act.vehicle]!.who) });
    case 'getOut':
      return outLabel(rules, view, figure, act);
    case 'bailOut': {
      const { side } = besideVehicle(view.vehicles[figure.vehicle]!, act.at);
      return say('killzone.bailOut', { side });
    }
    case 'pickUp':
      return say('killzone.take', { loot: view.objective.kind === 'getaway' });
    default:
      return null;
  }
}

/** Who is aimed at has a short name, and the gun beside it; of rooms and spots the gun is told apart. */
function shotLabel(rules: KillzoneBoard, view: KillzoneView, figure: Figure, shot: ShootAct): string {
  const target = targetName(rules, view, shot.target);
  if (!('figure' in shot.target || 'vehicle' in shot.target)) {
    const { traits = [] } = rules.weaponInHand(view, figure, shot.weapon) ?? {};
    if (traits.includes('smoke')) return say('killzone.smokeOn', { target });
    return say(traits.includes('thrown') ? 'killzone.throwAt' : 'killzone.fireInto', { target });
  }
  // Of whoever has one gun alone it is the target that is in question.
  const isOnly = rules.weaponInHand(view, figure, 1) === null;
  if (isOnly && shot.burst === undefined) return say('killzone.fireInto', { target });
  const weapon = gunName(rules, view, figure, shot.weapon);
  if (shot.burst === undefined) return say('killzone.fireAt', { weapon, target });
  return say('killzone.burstAt', { weapon, target, shots: shot.burst });
}

/** On which side, and where he goes on to; a wreck with loot in it is what one gets out for. */
function outLabel(
  rules: KillzoneBoard,
  view: KillzoneView,
  figure: Figure,
  act: Extract<Act, { do: 'getOut' }>,
): string {
  if (act.way.length === 0)
    return say('killzone.getOut', { side: besideVehicle(view.vehicles[figure.vehicle]!, act.at).side });
  const end = endOfGettingOut(rules, view, figure, act);
  const wreck = lootedWreck(view);
  if (wreck && isAtLoot(view, end)) return say('killzone.getOutToWreck', { vehicle: nameOf(rules, wreck.who) });
  return say('killzone.getOutTo', { place: placeNameOf(rules, view, end) });
}

/** The pedal, the dice, and between what speeds they may leave the vehicle. */
function paceLabel(vehicle: Vehicle, act: Extract<Act, { do: 'drive' }>): string {
  const { pace, dice } = act;
  if (pace === 'hold') return say('killzone.pace.hold', { now: vehicle.speed / 1000 });
  const range = paceRange(vehicle, act);
  if (pace === 'brake' && range.most === 0) return say('killzone.pace.stop');
  return say(`killzone.pace.${pace}`, { dice, sure: range.least === range.most, ...range });
}

function walkLabel(
  rules: KillzoneBoard,
  view: KillzoneView,
  figure: Figure,
  { way }: Extract<Act, { do: 'move' }>,
): string {
  const { end: reached, fault } = rules.walkWay(view, figure, way);
  // A way that is barred is called by where it was meant to lead.
  const last = way.at(-1);
  const end = fault && last && 'x' in last ? { ...last, room: roomMeant(rules, view, figure, last) } : reached;
  if (end.x === figure.x && end.y === figure.y && end.room === figure.room) return say('killzone.walkOn');
  const ground = rules.groundOf(view.map);
  if (end.x < 0 || end.y < 0 || end.x > ground.width || end.y > ground.depth) {
    return say('killzone.moveOff', { edge: placeNameOf(rules, view, end) });
  }
  const enemy = touchedAt(rules, view, figure, end);
  if (enemy) return say('killzone.closeWith', { name: nameOf(rules, enemy.who) });
  const wreck = lootedWreck(view);
  if (wreck && !fault && isAtLoot(view, end)) return say('killzone.moveToWreck', { vehicle: nameOf(rules, wreck.who) });
  const wind = windName(windOf(end.x - figure.x, figure.y - end.y));
  return say('killzone.moveTo', { wind, place: placeNameOf(rules, view, end) });
}

/** Who presses a room of the ground floor from outside means the room, though no way leads there. */
function roomMeant(
  rules: KillzoneBoard,
  { map }: KillzoneView,
  { room }: Figure,
  { x, y }: Pick<Place, 'x' | 'y'>,
): number {
  if (room !== NONE) return room;
  const { rooms } = rules.groundOf(map);
  const within = rooms.find(
    ({ floor, minX, minY, maxX, maxY }) => floor === 0 && x >= minX && x <= maxX && y >= minY && y <= maxY,
  );
  return within?.id ?? NONE;
}

function placingLabel(rules: KillzoneBoard, view: KillzoneView, { x, y, speed, crew }: VehiclePlacing): string {
  const place = placeNameOf(rules, view, { x, y, room: NONE });
  if (crew.length === 0) return say('killzone.parkAt', { place });
  return say('killzone.startAt', { place, inches: speed / 1000 });
}

/** Which way it strays, as on the face of a clock, or straight back at whoever fired it. */
function driftLabel(rules: KillzoneBoard, view: KillzoneView, { from, firer }: Strays, to: Place): string {
  const place = placeNameOf(rules, view, to);
  const degrees = ((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI + 360) % 360;
  const hour = Math.round(degrees / 30);
  if (firer && Math.abs(degrees - 30 * hour) > 0.1) return say('killzone.astrayBack', { name: nameOf(rules, firer) });
  const isBetween = Math.abs(degrees - 30 * hour) > 0.5;
  if (isBetween)
    return say('killzone.astrayBetween', {
      hour: clock(Math.floor(degrees / 30)),
      next: clock(Math.ceil(degrees / 30)),
      place,
    });
  return say('killzone.astray', { hour: clock(hour), place });
}

const clock = (hour: number): number => hour % 12 || 12;

function shiftLabel(rules: KillzoneBoard, { who, x, y }: Figure, to: Place): string {
  const name = nameOf(rules, who);
  if (to.x === x && to.y === y) return say('killzone.letStand', { name });
  return say('killzone.lead', { name, wind: windName(windOf(to.x - x, y - to.y)) });
}
