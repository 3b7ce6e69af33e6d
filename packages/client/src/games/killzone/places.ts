import { bearingOf, contains, minus } from '@sightline/geometry/field';
import type { Question } from '@sightline/kernel';
import {
  type Act,
  deploymentAround,
  type Figure,
  groundOf,
  isInPlay,
  type KillzoneQuestion,
  type KillzoneView,
  NONE,
  outlineOfVehicle,
  type Place,
  placeOf,
  type Target,
  type Vehicle,
  type VehiclePlacing,
  walkWay,
  wayBetween,
} from '@sightline/killzone';
import type { Point, Spot } from '../game.ts';
import { pointOfFigure, pointOfVehicle } from './figures.ts';
import { placeAt, shownAt } from './floors.ts';

/** Where an answer is on the board: whom it names, or where it leads. */
export function spotOf(view: KillzoneView, question: Question, answer: unknown): Spot | null {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act':
      return spotOfAct(view, view.figures[asked.figure.id]!, answer as Act);
    case 'pick':
    case 'overdose':
      return typeof answer === 'number' ? spotOfFigure(view, answer) : null;
    case 'fight':
      return spotOfFigure(view, (answer as readonly [number, number])[1]);
    case 'drift':
    case 'driftSmoke':
    case 'barrage':
    case 'shift':
    case 'climbOut':
      return around(shownAt(view, answer as Place));
    case 'deploy':
      return around(shownAt(view, (answer as readonly Place[])[0]!));
    case 'deployVehicle':
      return around(pointOfVehicle(view, answer as VehiclePlacing));
    case 'firstOfTie':
      return spotOfGroup(view, Number(answer));
    default:
      return null;
  }
}

function spotOfAct(view: KillzoneView, figure: Figure, act: Act): Spot | null {
  switch (act.do) {
    case 'move':
      return around(shownAt(view, walkWay(view, figure, act.way).end));
    case 'shoot':
      return spotOfTarget(view, act.target);
    case 'board':
    case 'attackVehicle':
      return around(pointOfVehicle(view, view.vehicles[act.vehicle]!));
    case 'jump':
      return around(shownAt(view, walkWay(view, figure, act.way).end));
    case 'getOut':
    case 'bailOut':
      return around(shownAt(view, act.at));
    default:
      return null;
  }
}

/** A group is pointed at by its first member on the table. */
function spotOfGroup(view: KillzoneView, group: number): Spot | null {
  const member = view.groups[group]?.members.find(id => isInPlay(view.figures[id]!));
  return member === undefined ? null : spotOfFigure(view, member);
}

function spotOfTarget(view: KillzoneView, target: Target): Spot {
  if ('figure' in target) return spotOfFigure(view, target.figure);
  return around(shownAt(view, placeOf(view, target)));
}

function spotOfFigure(view: KillzoneView, id: number): Spot {
  return around(pointOfFigure(view, view.figures[id]!));
}

function around({ x, y }: Point): Spot {
  return { x: x - 0.5, y: y - 0.5, width: 1, height: 1 };
}

/** What somebody means who points there: the enemy to shoot at, the way to walk, the direction to drive in. */
export function answerAt(view: KillzoneView, question: Question, point: Point): unknown {
  const asked = question as KillzoneQuestion;
  const place = placeAt(view, point);
  switch (asked.kind) {
    case 'act':
      return actAt(view, view.figures[asked.figure.id]!, point, place);
    case 'pick':
    case 'overdose':
      return figureAt(view, point)?.id;
    case 'deploy':
      return deploymentAround(view, view.groups[asked.group.id]!, place);
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

function actAt(view: KillzoneView, figure: Figure, point: Point, place: Place): Act | undefined {
  const other = figureAt(view, point);
  if (other && other.side !== figure.side) return { do: 'shoot', weapon: 0, target: { figure: other.id } };
  const vehicle = vehicleAt(view, place);
  if (vehicle && vehicle.side !== figure.side) return { do: 'shoot', weapon: 0, target: { vehicle: vehicle.id } };
  if (figure.vehicle !== NONE) return undefined;
  const way = wayBetween(groundOf(view.map), figure, place);
  return { do: 'move', way: way ?? [{ x: place.x, y: place.y }] };
}

/** The figure under a point; bases are an inch across. */
export function figureAt(view: KillzoneView, point: Point): Figure | undefined {
  return view.figures.find(figure => {
    if (!isInPlay(figure)) return false;
    const at = pointOfFigure(view, figure);
    return (at.x - point.x) ** 2 + (at.y - point.y) ** 2 <= 0.25;
  });
}

function vehicleAt(view: KillzoneView, { x, y, room }: Place): Vehicle | undefined {
  if (room !== NONE) return undefined;
  return view.vehicles.find(vehicle => !vehicle.away && contains(outlineOfVehicle(vehicle), { x, y }));
}

/** The pivot that turns a vehicle to a place, in whole degrees from -180 to 180. */
function turnTowards(vehicle: Vehicle, place: Place): number {
  if (place.x === vehicle.x && place.y === vehicle.y) return 0;
  const turn = Math.round(bearingOf(minus(place, vehicle)) - vehicle.heading + 720) % 360;
  return turn > 180 ? turn - 360 : turn;
}
