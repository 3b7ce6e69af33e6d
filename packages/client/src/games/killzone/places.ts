import { bearingOf, contains, minus } from '@sightline/geometry/field';
import type { Question } from '@sightline/kernel';
import type {
  Act,
  Figure,
  KillzoneBoard,
  KillzoneQuestion,
  KillzoneView,
  Place,
  Target,
  Vehicle,
  VehiclePlacing,
} from '@sightline/killzone';
import type { Point, Spot } from '../game.ts';
import { pointOfFigure, pointOfVehicle } from './figures.ts';
import { NONE, placeAt, shownAt } from './floors.ts';

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
    case 'firstOfTie':
      return spotOfGroup(rules, view, Number(answer));
    default:
      return null;
  }
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
    case 'bailOut':
      return around(shownAt(rules, view, act.at));
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
  return around(pointOfFigure(rules, view, view.figures[id]!));
}

function around({ x, y }: Point): Spot {
  return { x: x - 0.5, y: y - 0.5, width: 1, height: 1 };
}

/** What somebody means who points there: the enemy to shoot at, the way to walk, the direction to drive in. */
export function answerAt(rules: KillzoneBoard, view: KillzoneView, question: Question, point: Point): unknown {
  const asked = question as KillzoneQuestion;
  const place = placeAt(rules, view, point);
  switch (asked.kind) {
    case 'act':
      return actAt(rules, view, view.figures[asked.figure.id]!, point, place);
    case 'pick':
    case 'overdose':
      return figureAt(rules, view, point)?.id;
    case 'deploy':
      return rules.deploymentAround(view, view.groups[asked.group.id]!, place);
    case 'route':
      return [{ turn: turnTowards(view.vehicles[asked.vehicle.id]!, place), ahead: asked.speed }];
    case 'drift':
    case 'driftSmoke':
    case 'barrage':
    case 'shift':
      return place;
    default:
      return undefined;
  }
}

function actAt(rules: KillzoneBoard, view: KillzoneView, figure: Figure, point: Point, place: Place): Act | undefined {
  const other = figureAt(rules, view, point);
  if (other && other.side !== figure.side) return { do: 'shoot', weapon: 0, target: { figure: other.id } };
  const vehicle = vehicleAt(rules, view, place);
  if (vehicle && vehicle.side !== figure.side) return { do: 'shoot', weapon: 0, target: { vehicle: vehicle.id } };
  if (figure.vehicle !== NONE) return undefined;
  return { do: 'move', way: rules.wayTo(view, figure, place) };
}

/** The figure under a point; bases are an inch across. */
function figureAt(rules: KillzoneBoard, view: KillzoneView, point: Point): Figure | undefined {
  return view.figures.find(figure => {
    if (!rules.isInPlay(figure)) return false;
    const at = pointOfFigure(rules, view, figure);
    return (at.x - point.x) ** 2 + (at.y - point.y) ** 2 <= 0.25;
  });
}

function vehicleAt(rules: KillzoneBoard, view: KillzoneView, { x, y, room }: Place): Vehicle | undefined {
  if (room !== NONE) return undefined;
  return view.vehicles.find(vehicle => !vehicle.away && contains(rules.outlineOf(vehicle), { x, y }));
}

/** The pivot that turns a vehicle to a place, in whole degrees from -180 to 180. */
function turnTowards(vehicle: Vehicle, place: Place): number {
  if (place.x === vehicle.x && place.y === vehicle.y) return 0;
  const turn = Math.round(bearingOf(minus(place, vehicle)) - vehicle.heading + 720) % 360;
  return turn > 180 ? turn - 360 : turn;
}
