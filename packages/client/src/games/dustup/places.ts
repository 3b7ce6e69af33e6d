import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit } from '@sightline/dustup';
import type { AnswerTo, Question } from '@sightline/kernel';
import type { Point, Spot } from '../game.ts';
import { isAircraft, isAloft } from './aloft.ts';
import { ontoEdge, spotOnEdge } from './arriving.ts';
import type { Aim } from './fire-missions.ts';
import { spotOfHull } from './hulls.ts';
import { middleOfBuilding, placeAt, shownAt } from './land.ts';
import { unitAt } from './reach.ts';
import { carrierOf, isVehicle, pointOfUnit } from './units.ts';
import { whomOf } from './whom.ts';

/** Where an answer is on the table: the unit it names, or the place it leads to. */
export function spotOf(rules: DustupBoard, view: DustupView, question: Question, answer: unknown): Spot | null {
  const asked = question as DustupQuestion;
  const whom = whomOf(question, answer);
  if (whom !== null) return ofUnit(rules, view, whom);
  switch (asked.kind) {
    case 'act':
      return spotOfAct(rules, view, answer as Act);
    case 'activate': {
      const choice = answer as AnswerTo<typeof asked>;
      return choice.do === 'land' ? ofMission(rules, view, choice.mission) : null;
    }
    case 'arrive': {
      const { at } = answer as { readonly at: Place };
      return spotOnEdge(view, at) ?? around(shownAt(view, at));
    }
    case 'deploy':
      return around(shownAt(view, (answer as { readonly at: Place }).at));
    case 'dummy':
      return answer === 'enough' ? null : around(shownAt(view, answer as Place));
    case 'layCommandMine':
      return answer === 'enough' ? null : around(shownAt(view, (answer as { readonly at: Place }).at));
    case 'newLeader':
      return ofFigure(view, Number(answer));
    case 'placeMission':
      return answer === 'nowhere' ? null : around(shownAt(view, (answer as { readonly at: Place }).at));
    case 'underLock':
      return typeof answer === 'string' ? null : around(shownAt(view, (answer as { readonly to: Place }).to));
    case 'placeThrown': {
      const places = answer as AnswerTo<typeof asked>;
      return places === 'anywhere' ? null : around(shownAt(view, places[0]!));
    }
    case 'arrange':
    case 'carryGun':
    case 'leaveBoxOne':
    case 'underAirDefence':
    case 'useAreaSystem':
    case 'useDecoy':
    case 'carryOrLeave':
    case 'comeIn':
    case 'defensiveFire':
    case 'fireFirst':
    case 'fireOnTheMove':
    case 'followUp':
    case 'goFirst':
    case 'inMinefield':
    case 'keepInitiative':
    case 'leaderAgainst':
    case 'pickForEvent':
    case 'react':
    case 'shareOutMines':
    case 'smokeLine':
    case 'spendWarfare':
    case 'standOrWithdraw':
    case 'driveOn':
    case 'strikeApart':
    case 'crewFights':
    case 'strikeAtHull':
    case 'switchWarfare':
    case 'useCharge':
    case 'whichToDeploy':
      return null;
    default:
      return asked satisfies never;
  }
}

const flies = (unit: Unit): boolean => isVehicle(unit) && isAircraft(unit) && unit.drop === null;

function spotOfAct(rules: DustupBoard, view: DustupView, act: Act): Spot | null {
  switch (act.do) {
    case 'move':
      return around(shownAt(view, act.route.at(-1)!));
    case 'detect':
    case 'spotByDrone': {
      const counter = view.counters[act.counter];
      return counter ? around(shownAt(view, counter)) : null;
    }
    case 'launchDrone':
      return around(shownAt(view, act.at));
    case 'flyDrone':
    case 'openLane':
      return around(shownAt(view, act.to));
    case 'torch':
      return around(shownAt(view, act.at));
    case 'shootDrone': {
      const drone = view.units[act.unit]?.drone;
      return drone ? around(shownAt(view, drone)) : null;
    }
    case 'shootBuilding':
    case 'driveIn':
      return spotOfBuilding(rules, view, act.building);
    case 'fly':
    case 'taxi':
      return around(shownAt(view, act.to));
    case 'takeOff':
      return act.to ? around(shownAt(view, act.to)) : null;
    case 'fireMission':
      return ofMission(rules, view, act.mission);
    case 'fightFire': {
      const fire = view.blazes[act.fire];
      return fire ? around(shownAt(view, fire)) : null;
    }
    case 'reorganise':
      if (act.use.do === 'alight' && act.use.places?.[0]) return around(shownAt(view, act.use.places[0]));
      if (act.use.do === 'blowNest') return view.nest && around(shownAt(view, view.nest));
      return 'at' in act.use ? around(shownAt(view, act.use.at)) : null;
    default:
      return null;
  }
}

/** A mission is where it is meant for, as far as the viewer knows that. */
function ofMission(rules: DustupBoard, view: DustupView, mission: number): Spot | null {
  const real = rules.artillery?.missionsOf(view).find(({ id }) => id === mission)?.real;
  return real ? around(shownAt(view, real)) : null;
}

/** Buildings are pointed at in their middle, where nobody's own place is hidden by them. */
function spotOfBuilding(rules: DustupBoard, view: DustupView, building: number): Spot | null {
  const middle = middleOfBuilding(rules, view, building);
  return middle && around(shownAt(view, middle));
}

function ofFigure(view: DustupView, id: number): Spot | null {
  const figure = view.figures[id];
  return figure ? around(shownAt(view, figure)) : null;
}

/** A unit is pointed at wherever somebody of it stands. */
function ofUnit(rules: DustupBoard, view: DustupView, id: number): Spot | null {
  const unit = view.units[id];
  if (!unit) return null;
  const hull = carrierOf(view, unit)?.hull ?? unit.hull ?? null;
  if (hull) return spotOfHull(rules, view, hull);
  if (unit.where !== 'table') return null;
  const points = [pointOfUnit(view, unit), ...rules.membersOf(view, unit).map(figure => shownAt(view, figure))];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - 0.6, Math.min(...ys) - 0.6];
  return { x, y, width: Math.max(...xs) + 0.6 - x, height: Math.max(...ys) + 0.6 - y };
}

function around({ x, y }: Point): Spot {
  return { x: x - 0.7, y: y - 0.7, width: 1.4, height: 1.4 };
}

/** What somebody means who points there: the enemy to shoot at, the way to go, the place to stand. */
export function answerAt(rules: DustupBoard, view: DustupView, question: Question, point: Point): unknown {
  const asked = question as DustupQuestion;
  const place = placeAt(view, point);
  switch (asked.kind) {
    case 'act':
      return actAt(rules, view, question, view.units[asked.unit.id]!, point, place);
    case 'deploy':
      return { at: place };
    case 'arrive':
      // What flies comes in over an edge, wherever one points.
      return { at: flies(view.units[asked.unit.id]!) ? ontoEdge(view, place) : place };
    case 'placeThrown': {
      const [unit, vehicle] = [view.units[asked.unit.id]!, view.units[asked.vehicle.id]!];
      return isVehicle(vehicle) ? (rules.vehicles?.alightingAt(view, unit, vehicle, place) ?? 'anywhere') : 'anywhere';
    }
    case 'dummy':
      return place;
    case 'underLock':
      return { to: place };
    case 'placeMission': {
      const [first] = rules.artillery?.ammunitionFor(view, asked) ?? [];
      return first && { at: place, ammunition: first.id };
    }
    default:
      return undefined;
  }
}

/** The ammunition that is marked, somewhere else. */
export function drawnTo(view: DustupView, question: Question, point: Point, marked: unknown): unknown {
  if ((question as DustupQuestion).kind !== 'placeMission' || typeof marked !== 'object') return undefined;
  return { at: placeAt(view, point), ammunition: (marked as Aim).ammunition };
}

function actAt(rules: DustupBoard, view: DustupView, question: Question, unit: Unit, point: Point, place: Place): Act {
  const other = unitAt(rules, view, point);
  const carrier = carrierOf(view, unit);
  if (carrier && !(other && other.side !== unit.side)) {
    const places = rules.vehicles?.alightingAt(view, unit, carrier, place) ?? [];
    return { do: 'reorganise', use: places.length > 0 ? { do: 'alight', places } : { do: 'alight' } };
  }
  if (other && other.side !== unit.side) return rules.shotAt(view, question, unit, other);
  if (isAloft(unit)) return { do: 'fly', to: place };
  if (isVehicle(unit) && isAircraft(unit)) return { do: 'takeOff', to: place };
  return { do: 'move', route: rules.wayTo(view, unit, place) };
}
