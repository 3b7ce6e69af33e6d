import type { DuckBoard, DuckView } from '@sightline/duck';
import { type Blocker, neighbour, oppositeSide } from '@sightline/geometry/grid';
import { say, sayIf } from '../../words/duck.ts';
import { nameText } from './names.ts';

/** What stops a line, by its name: a bulkhead, a shut door, a locker, fire. */
export function nameOfBlocker(rules: DuckBoard, view: DuckView, blocker: Blocker): string {
  switch (blocker.kind) {
    case 'side':
      return isDoor(rules, view, blocker.square, blocker.side)
        ? say('duck.blockers.door')
        : say('duck.blockers.bulkhead');
    case 'square':
      return nameOfFilling(rules, view, blocker.square);
    case 'corner':
      return blocker.ways[0] ? nameOfBlocker(rules, view, blocker.ways[0]) : say('duck.blockers.corner');
    default:
      return blocker satisfies never;
  }
}

function isDoor(rules: DuckBoard, { arena }: DuckView, square: number, side: 1 | 3 | 5 | 7): boolean {
  const { doors, grid } = rules.planOf(arena);
  const beyond = neighbour(grid, square, side);
  return doors.some(({ segments }) =>
    segments.some(
      segment =>
        (segment.square === square && segment.side === side) ||
        (segment.square === beyond && segment.side === oppositeSide(side)),
    ),
  );
}

function nameOfFilling(rules: DuckBoard, view: DuckView, square: number): string {
  if (view.flames.some(({ at }) => at === square)) return say('duck.blockers.flames');
  const figure = view.figures.find(({ at, kind }) => at === square && kind === 'machine');
  if (figure && rules.isOnMap(figure)) return nameText(rules, figure);
  if (view.vehicles.some(vehicle => rules.vehicleSquares(view, vehicle).includes(square)))
    return say('duck.blockers.vehicle');
  if (view.loads.some(({ at, lost }) => at === square && !lost)) return say('duck.blockers.cargo');
  const fitting = view.fittings.find(({ at }) => at === square);
  return (fitting && sayIf(`duck.pieces.${fitting.kind}`)?.toLowerCase()) ?? say('duck.blockers.block');
}
