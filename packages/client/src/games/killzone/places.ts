import type { Question } from '@sightline/kernel';
import type {
  Act,
  Figure,
  Group,
  KillzoneBoard,
  KillzoneQuestion,
  KillzoneView,
  Place,
  Route,
  Target,
  VehiclePlacing,
} from '@sightline/killzone';
import type { Point, Spot } from '../game.ts';
import { pointOfFigure, pointOfVehicle } from './figures.ts';
import { NONE, placeAt, shownAt } from './floors.ts';
import { endOfGettingOut, getOutTo } from './getting-out.ts';
import { areaOfVehicle } from './plates.ts';
import type { KillzoneEdition } from './rules.ts';
import { shotAt } from './sought.ts';
import { wayFrom, wayTo } from './steering.ts';
import { vehicleAt } from './vehicles-at.ts';

/** Where an answer is on the board: whom it names, or where it leads. */
export function spotOf(rules: KillzoneBoard, view: KillzoneView, question: Question, answer: unknown): Spot | null {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act':
      return spotOfAct(rules, view, view.figures[asked.figure.id]!, answer as Act);
    case 'pick':
    case 'overdose':
      return typeof answer === 'number' ? spotOfFigure(rules, view, answer) : null;
    case 'fight':
      return spotOfFigure(rules, view, (answer as readonly [number, number])[1]);
    case 'drift':
    case 'driftSmoke':
    case 'barrage':
    case 'shift':
    case 'climbOut':
      return around(shownAt(rules, view, answer as Place));
    case 'deploy':
      return around(shownAt(rules, view, (answer as readonly Place[])[0]!));
    case 'deployVehicle':
      return around(pointOfVehicle(rules, view, answer as VehiclePlacing));
    case 'route': {
      const vehicle = view.vehicles[asked.vehicle.id]!;
      const { end } = rules.driveOf(view, vehicle, answer as Route);
      // Where there is no room to turn it stays where it is, and that is not the place that was pressed.
      if (end.x === vehicle.x && end.y === vehicle.y) return null;
      return around(pointOfVehicle(rules, view, end));
    }
    case 'firstOfTie':
      return spotOfGroup(rules, view, Number(answer));
    default:
      return null;
  }
}

/** A way by car is looked at as a whole: every stretch of it, and the car at its end. */
export function spreadOf(
  rules: KillzoneBoard,
  view: KillzoneView,
  question: Question,
  answer: unknown,
): readonly Spot[] {
  const asked = question as KillzoneQuestion;
  if (asked.kind !== 'route') return [];
  const vehicle = view.vehicles[asked.vehicle.id]!;
  const { end, legs = [] } = rules.driveOf(view, vehicle, answer as Route);
  const corners = legs.slice(1).map(({ from }) => around(pointOfVehicle(rules, view, from)));
  return [...corners, areaOfVehicle(rules, view, { ...vehicle, ...end })];
}

function spotOfAct(rules: KillzoneBoard, view: KillzoneView, figure: Figure, act: Act): Spot | null {
  switch (act.do) {
    case 'move':
      return around(shownAt(rules, view, rules.walkWay(view, figure, act.way).end));
    case 'shoot':
      return spotOfTarget(rules, view, act.target);
    case 'board':
    case 'attackVehicle':
      return around(pointOfVehicle(rules, view, view.vehicles[act.vehicle]!));
    case 'jump':
      return around(shownAt(rules, view, rules.walkWay(view, figure, act.way).end));
    case 'getOut':
      return around(shownAt(rules, view, endOfGettingOut(rules, view, figure, act)));
    case 'bailOut': {
      // From a fast car it is the last resort: nothing on the board invites to it.
      const isFast = view.vehicles[figure.vehicle]!.speed > 1000 * view.values.bailOutInches;
      return isFast ? null : around(shownAt(rules, view, act.at));
    }
    default:
      return null;
  }
}

/** A group is pointed at by its first member on the table. */
function spotOfGroup(rules: KillzoneBoard, view: KillzoneView, group: number): Spot | null {
  const member = view.groups[group]?.members.find(id => rules.isInPlay(view.figures[id]!));
  return member === undefined ? null : spotOfFigure(rules, view, member);
}

function spotOfTarget(rules: KillzoneBoard, view: KillzoneView, target: Target): Spot {
  if ('figure' in target) return spotOfFigure(rules, view, target.figure);
  return around(shownAt(rules, view, rules.placeOf(view, target)));
}

function spotOfFigure(rules: KillzoneBoard, view: KillzoneView, id: number): Spot {
  const figure = view.figures[id]!;
  return around(pointOfFigure(rules, view, figure), figure.vehicle === NONE ? 1 : SEAT);
}

/** Those in a vehicle are drawn smaller than those on foot. */
const SEAT = 0.76;

function around({ x, y }: Point, size = 1): Spot {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

/** What somebody means who points there: the enemy to shoot at, the way to walk, the direction to drive in. */
export function answerAt(
  { system, board: rules }: KillzoneEdition,
  view: KillzoneView,
  question: Question,
  point: Point,
): unknown {
  const asked = question as KillzoneQuestion;
  const place = placeAt(rules, view, point);
  switch (asked.kind) {
    case 'act':
      return actAt(rules, view, view.figures[asked.figure.id]!, point, place);
    case 'pick':
    case 'overdose':
      return figureAt(rules, view, point)?.id ?? riderToPick(rules, view, asked, place);
    case 'deploy':
      return gatheredAt(rules, view, view.groups[asked.group.id]!, place);
    case 'deployVehicle':
      return placedAt(place, system.candidates?.(view, '', question)[0]);
    case 'route':
      return wayTo(rules, view, view.vehicles[asked.vehicle.id]!, asked.speed, place);
    case 'drift':
    case 'driftSmoke':
    case 'barrage':
    case 'shift':
      return place;
    default:
      return undefined;
  }
}

/** Whoever presses the vehicle means those in it, and the driver first. */
function riderToPick(
  rules: KillzoneBoard,
  view: KillzoneView,
  { options }: { readonly options: readonly unknown[] },
  place: Place,
): number | undefined {
  const vehicle = vehicleAt(rules, view, place);
  return view.figures
    .filter(({ id, vehicle: aboard }) => vehicle && aboard === vehicle.id && options.includes(id))
    .toSorted((a, b) => a.place - b.place)[0]?.id;
}

/** Round the place; whoever points outside of the zone is told so, and not led elsewhere. */
function gatheredAt(rules: KillzoneBoard, view: KillzoneView, group: Group, place: Place): readonly Place[] {
  const gathered = rules.deploymentAround(view, group, place);
  return rules.isInZone?.(view, group, place) === false ? [place, ...gathered.slice(1)] : gathered;
}

/** A route goes on from what is drawn already, and a vehicle keeps the crew that is marked. */
export function drawnTo(
  rules: KillzoneBoard,
  view: KillzoneView,
  question: Question,
  point: Point,
  marked: unknown,
): unknown {
  const asked = question as KillzoneQuestion;
  if (asked.kind === 'deployVehicle') return placedAt(placeAt(rules, view, point), marked);
  if (asked.kind !== 'route') return undefined;
  const place = placeAt(rules, view, point);
  return wayFrom(rules, view, view.vehicles[asked.vehicle.id]!, asked.speed, place, marked);
}

/** The same vehicle, crew and speed elsewhere. */
function placedAt({ x, y }: Place, like: unknown): VehiclePlacing | undefined {
  return like === undefined ? undefined : { ...(like as VehiclePlacing), x, y };
}

function actAt(rules: KillzoneBoard, view: KillzoneView, figure: Figure, point: Point, place: Place): Act | undefined {
  const other = figureAt(rules, view, point);
  if (other && other.side !== figure.side) return shotAt(rules, view, figure, { figure: other.id });
  const vehicle = vehicleAt(rules, view, place);
  if (vehicle && vehicle.side !== figure.side) return shotAt(rules, view, figure, { vehicle: vehicle.id });
  if (figure.vehicle !== NONE) return getOutTo(rules, view, figure, place);
  return { do: 'move', way: rules.wayTo(view, figure, place) };
}

/** The figure under a point, of several the one on top; bases are an inch across, and those in a vehicle are smaller. */
export function figureAt(rules: KillzoneBoard, view: KillzoneView, point: Point): Figure | undefined {
  return view.figures.findLast(figure => {
    if (!rules.isInPlay(figure)) return false;
    const at = pointOfFigure(rules, view, figure);
    const radius = figure.vehicle === NONE ? 0.5 : SEAT / 2;
    return (at.x - point.x) ** 2 + (at.y - point.y) ** 2 <= radius ** 2;
  });
}
