import type { Drill, DrillBoard, Unit } from '@sightline/drill';
import { say } from '../../words/index.ts';
import type { Measured, Point } from '../game.ts';
import { centreOf, nearestSquare, spotOfSquare } from './squares.ts';

/** The straight distance between two squares, with one digit. */
export function distanceText({ size }: DrillBoard, from: number, to: number): string {
  const dx = (from % size) - (to % size);
  const dy = Math.floor(from / size) - Math.floor(to / size);
  return String(Math.round(Math.sqrt(dx * dx + dy * dy) * 10) / 10);
}

/** Whether a shot reaches that far, obstacles aside: asked of the rules, on a field that has none. */
function isInRange(rules: DrillBoard, view: Drill, from: number, to: number): boolean {
  const [red, blue] = [view.units[0]!, view.units[10]!];
  const shooter: Unit = { ...red, at: from };
  const target: Unit = { ...blue, at: to, health: 1 };
  return rules.canShoot({ ...view, obstacles: [] }, shooter, target);
}

/** The rules' own line between two squares, with the obstacle that blocks it. */
export function lineBetween(rules: DrillBoard, view: Drill, from: number, to: number): Measured {
  const obstacle = from === to ? null : rules.obstacleBetween(view, from, to);
  const reaches = isInRange(rules, view, from, to);
  const sentences = [
    say('drill.distance', { squares: distanceText(rules, from, to), inRange: reaches }),
    obstacle === null ? say('drill.clear') : say('drill.blocked', { square: rules.squareName(obstacle) }),
  ];
  return {
    reaches,
    from: centreOf(rules, from),
    to: centreOf(rules, to),
    text: sentences.join(' '),
    blockedBy: obstacle === null ? null : spotOfSquare(rules, obstacle),
  };
}

export function measure(rules: DrillBoard, view: Drill, from: Point, to: Point): Measured {
  return lineBetween(rules, view, nearestSquare(rules, from), nearestSquare(rules, to));
}
