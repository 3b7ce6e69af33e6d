import type { Question, Viewer } from '@sightline/kernel';
import type { Figure, KillzoneBoard, KillzoneQuestion, KillzoneView, Vehicle } from '@sightline/killzone';
import { cornersOf } from '../../board/area.ts';
import { middleOf } from '../../board/middle.ts';
import type { Point } from '../game.ts';
import { pointOfFigure, pointOfVehicle } from './figures.ts';
import { extent, NONE, shownAt } from './floors.ts';
import { objective } from './objective.ts';
import { isOnWheels } from './orders.ts';
import { areaOfVehicle } from './plates.ts';
import { subject } from './turn.ts';
import { zoneAsked } from './zones.ts';

/** So far off, in inches, a goal is still shown with one's own: farther, and nobody would be known on a small screen. */
const NEAR = 20;

/** All that somebody wants to see who answers: a whole zone, whom he can shoot at, how far the road goes. */
export function scope(
  rules: KillzoneBoard,
  view: KillzoneView,
  viewer: Viewer,
  question: Question,
): readonly Point[] | null {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'deploy':
    case 'deployVehicle': {
      const { spots = [] } = zoneAsked(rules, view, asked) ?? {};
      return spots.length === 0 ? null : spots.flatMap(cornersOf);
    }
    case 'edge':
    case 'barrage':
      return cornersOf(extent(rules, view));
    case 'order': {
      // The first order is chosen with what the battle is about in sight, if it is near; a later one with one's own.
      const own = pointsOf(rules, view, subject(rules, view, question));
      if (isOnWheels(view, asked.group.id)) return [...own, ...chased(rules, view, view.groups[asked.group.id]!.side)];
      const goals = view.phase === 'orders' ? (objective(rules, view, viewer)?.at ?? []).map(middleOf) : [];
      return [...own, ...goals.filter(goal => own.some(({ x, y }) => Math.hypot(goal.x - x, goal.y - y) <= NEAR))];
    }
    case 'act': {
      const figure = view.figures[asked.figure.id]!;
      if (figure.vehicle !== NONE) {
        const vehicle = view.vehicles[figure.vehicle]!;
        return [
          ...cornersOf(areaOfVehicle(rules, view, vehicle)),
          ...(figure.place === 0 && !vehicle.moved ? ahead(rules, view, vehicle, topNow(vehicle)) : []),
          ...chased(rules, view, figure.side),
          ...pointsOf(rules, view, withinReach(rules, view, figure)),
        ];
      }
      return withFoes(rules, view, [figure.id, ...withinReach(rules, view, figure)], figure.side);
    }
    case 'pick': {
      const own = subject(rules, view, question);
      // Those who sit in cars are seen with what they are after, once one of them is asked.
      if (own.some(id => view.figures[id]!.vehicle !== NONE)) return null;
      return withFoes(rules, view, own, view.groups[asked.group.id]!.side);
    }
    case 'route':
      return [
        ...ahead(rules, view, view.vehicles[asked.vehicle.id]!, asked.speed),
        ...chased(rules, view, view.vehicles[asked.vehicle.id]!.side),
      ];
    default:
      return null;
  }
}

/** So much farther off than the nearest enemy, in inches, others are still shown with him. */
const ABOUT_AS_NEAR = 6;

/** Some of one's own with the nearest enemies: what somebody does on foot he does about them. */
function withFoes(rules: KillzoneBoard, view: KillzoneView, own: readonly number[], side: number): readonly Point[] {
  const at = own.map(id => view.figures[id]!);
  const foes = view.figures
    .filter(foe => foe.side !== side && rules.isFighting(foe))
    .map(({ id, x, y }) => ({ id, far: Math.min(...at.map(figure => Math.hypot(figure.x - x, figure.y - y))) / 1000 }));
  const nearest = Math.min(...foes.map(({ far }) => far));
  const near = foes.filter(({ far }) => far <= nearest + ABOUT_AS_NEAR).map(({ id }) => id);
  return pointsOf(rules, view, [...own, ...near]);
}

/** What a chase is about, for those who drive: the car with the loot, or where the loot is by now. */
function chased(rules: KillzoneBoard, view: KillzoneView, side: number): readonly Point[] {
  if (view.objective.kind !== 'getaway') return [];
  const loot = view.prizes.find(({ away }) => !away);
  if (!loot) return [];
  const holder = view.figures[loot.holder];
  if (holder) return holder.side === side ? [] : [pointOfFigure(rules, view, holder)];
  return loot.vehicle === NONE
    ? [shownAt(rules, view, loot)]
    : cornersOf(areaOfVehicle(rules, view, view.vehicles[loot.vehicle]!));
}

/** A vehicle is about so long: whoever sits in one is known by it. */
const VEHICLE = 4;

/** An order is given with the quarry in sight as well, and nobody is pressed for it: a car is known from farther off. */
const VEHICLE_FROM_AFAR = 6;

/** How large those are who are asked about: in a car as large as the car. */
export function sizeAsked(rules: KillzoneBoard, view: KillzoneView, question: Question | null): number | null {
  const asked = question
    ? subject(rules, view, question).map(id => view.figures[id]!)
    : view.figures.filter(rules.isInPlay);
  if (asked.length === 0 || asked.some(({ vehicle }) => vehicle === NONE)) return null;
  return question?.kind === 'order' ? VEHICLE_FROM_AFAR : VEHICLE;
}

/** Whom somebody could shoot or fight from where he is; those who have done it are of no more use. */
function withinReach(rules: KillzoneBoard, view: KillzoneView, figure: Figure): readonly number[] {
  return rules.threatenedBy?.(view, figure) ?? [];
}

function pointsOf(rules: KillzoneBoard, view: KillzoneView, figures: readonly number[]): Point[] {
  return figures
    .map(id => view.figures[id]!)
    .filter(rules.isInPlay)
    .map(figure => pointOfFigure(rules, view, figure));
}

/** From the vehicle to where it comes straight on, as far as the table goes. */
function ahead(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, speed: number): readonly Point[] {
  const { width, depth } = rules.groundOf(view.map);
  const turn = (vehicle.heading * Math.PI) / 180;
  const held = (at: number, most: number): number => Math.max(0, Math.min(most, at));
  const end = {
    x: held(vehicle.x + speed * Math.sin(turn), width),
    y: held(vehicle.y + speed * Math.cos(turn), depth),
  };
  return [pointOfVehicle(rules, view, vehicle), pointOfVehicle(rules, view, end)];
}

/** As fast as it can be made to go this turn, in mils: so far its driver looks ahead before he chooses a pace. */
const topNow = ({ speed, model }: Vehicle): number => Math.min(1000 * model.speed, speed + 6000 * model.acceleration);
