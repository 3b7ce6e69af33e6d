import { canShoot, type Drill, obstacleBetween, SIZE, squareName, type Unit } from '@sightline/drill';
import { say } from '../../words/index.ts';
import type { Measured, Point } from '../game.ts';
import { centreOf, nearestSquare, spotOfSquare } from './squares.ts';

/** The straight distance between two squares, with one digit. */
export function distanceText(from: number, to: number): string {
  const dx = (from % SIZE) - (to % SIZE);
  const dy = Math.floor(from / SIZE) - Math.floor(to / SIZE);
  return String(Math.round(Math.sqrt(dx * dx + dy * dy) * 10) / 10);
}

/** Whether a shot reaches that far, obstacles aside: asked of the rules, on a field that has none. */
function isInRange(view: Drill, from: number, to: number): boolean {
  const [red, blue] = [view.units[0]!, view.units[10]!];
  const shooter: Unit = { ...red, at: from };
  const target: Unit = { ...blue, at: to, health: 1 };
  return canShoot({ ...view, obstacles: [] }, shooter, target);
}

/** The rules' own line between two squares, with the obstacle that blocks it. */
export function lineBetween(view: Drill, from: number, to: number): Measured {
  const obstacle = from === to ? null : obstacleBetween(view, from, to);
  const reaches = isInRange(view, from, to);
  const sentences = [
    say('drill.distance', { squares: distanceText(from, to), inRange: reaches }),
    obstacle === null ? say('drill.clear') : say('drill.blocked', { square: squareName(obstacle) }),
  ];
  return {
    reaches,
    from: centreOf(from),
    to: centreOf(to),
    text: sentences.join(' '),
    blockedBy: obstacle === null ? null : spotOfSquare(obstacle),
  };
}

export function measure(view: Drill, from: Point, to: Point): Measured {
  return lineBetween(view, nearestSquare(from), nearestSquare(to));
}
