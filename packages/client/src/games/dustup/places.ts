import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit } from '@sightline/dustup';
import type { AnswerTo, Question } from '@sightline/kernel';
import type { Point, Spot } from '../game.ts';
import { placeAt, shownAt, spotOfPiece } from './land.ts';
import { isSeen, pointOfUnit } from './units.ts';

/** Where an answer is on the table: the unit it names, or the place it leads to. */
export function spotOf(rules: DustupBoard, view: DustupView, question: Question, answer: unknown): Spot | null {
  const asked = question as DustupQuestion;
  switch (asked.kind) {
    case 'act':
      return spotOfAct(rules, view, answer as Act);
    case 'activate': {
      const choice = answer as AnswerTo<typeof asked>;
      return choice.do === 'activate' ? ofUnit(view, choice.unit) : null;
    }
    case 'deploy':
    case 'arrive':
      return around(shownAt(view, (answer as { readonly at: Place }).at));
    case 'dummy':
      return answer === 'enough' ? null : around(shownAt(view, answer as Place));
    case 'layCommandMine':
      return answer === 'enough' ? null : around(shownAt(view, (answer as { readonly at: Place }).at));
    case 'defensiveFire':
    case 'leaderAgainst':
      return typeof answer === 'number' ? ofUnit(view, answer) : null;
    case 'newLeader':
      return ofFigure(view, Number(answer));
    case 'followUp': {
      const choice = answer as AnswerTo<typeof asked>;
      return choice.do === 'occupy' ? ofUnit(view, choice.unit) : null;
    }
    case 'react':
      return spotOfReaction(view, answer as AnswerTo<typeof asked>);
    case 'arrange':
    case 'carryOrLeave':
    case 'comeIn':
    case 'goFirst':
    case 'inMinefield':
    case 'keepInitiative':
    case 'pickForEvent':
    case 'spendWarfare':
    case 'standOrWithdraw':
    case 'strikeApart':
    case 'switchWarfare':
    case 'whichToDeploy':
      return null;
    default:
      return asked satisfies never;
  }
}

/** An offer is about the unit that takes it, or the one it is aimed at. */
function spotOfReaction(view: DustupView, answer: AnswerTo<Interruption>): Spot | null {
  if ('pass' in answer) return null;
  const { choice } = answer;
  switch (choice.do) {
    case 'seize':
    case 'spot':
      return ofUnit(view, choice.unit);
    case 'detonate':
      return ofUnit(view, choice.target);
    default:
      return choice satisfies never;
  }
}

type Interruption = Extract<DustupQuestion, { readonly kind: 'react' }>;

function spotOfAct(rules: DustupBoard, view: DustupView, act: Act): Spot | null {
  switch (act.do) {
    case 'move':
      return around(shownAt(view, act.route.at(-1)!));
    case 'shoot':
      return ofUnit(view, act.target);
    case 'assault':
      return ofUnit(view, act.targets[0]!);
    case 'orderAssault':
      return ofUnit(view, act.target);
    case 'order':
    case 'rally':
    case 'treat':
    case 'activateDetachment':
      return ofUnit(view, act.unit);
    case 'communicate':
    case 'rejoin':
    case 'regroup':
      return ofUnit(view, act.with);
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
      return spotOfBuilding(rules, view, act.building);
    case 'fightFire': {
      const fire = view.blazes[act.fire];
      return fire ? around(shownAt(view, fire)) : null;
    }
    case 'reorganise':
      return 'at' in act.use ? around(shownAt(view, act.use.at)) : null;
    default:
      return null;
  }
}

/** Buildings are pointed at in their middle, where nobody's own place is hidden by them. */
function spotOfBuilding(rules: DustupBoard, view: DustupView, building: number): Spot | null {
  const area = view.buildings[building]?.area;
  const box = area === undefined ? null : spotOfPiece(rules, view, area);
  return box && around({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

function ofFigure(view: DustupView, id: number): Spot | null {
  const figure = view.figures[id];
  return figure ? around(shownAt(view, figure)) : null;
}

function ofUnit(view: DustupView, id: number): Spot | null {
  const unit = view.units[id];
  return unit && unit.where === 'table' ? around(pointOfUnit(view, unit)) : null;
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
    case 'arrive':
      return { at: place };
    case 'dummy':
      return place;
    default:
      return undefined;
  }
}

function actAt(rules: DustupBoard, view: DustupView, question: Question, unit: Unit, point: Point, place: Place): Act {
  const other = unitAt(rules, view, point);
  if (other && other.side !== unit.side) return rules.shotAt(view, question, unit, other);
  return { do: 'move', route: rules.wayTo(view, unit, place) };
}

/** The unit somebody of which stands there. */
function unitAt(rules: DustupBoard, view: DustupView, point: Point): Unit | undefined {
  return view.units.find(
    unit =>
      isSeen(rules, view, unit) &&
      rules.membersOf(view, unit).some(figure => {
        const at = shownAt(view, figure);
        return (at.x - point.x) ** 2 + (at.y - point.y) ** 2 <= 0.36;
      }),
  );
}
