import type { Drill, DrillBoard, DrillEvent, Unit } from '@sightline/drill';
import type { Line } from '@sightline/kernel';
import { words } from '../../words/index.ts';

const say = words.drill;

export function numberOf(id: number): number {
  return (id % 10) + 1;
}

export function nameOf(id: number): string {
  return say.unit(id < 10 ? say.sides.red : say.sides.blue, numberOf(id));
}

export function unitAt(rules: DrillBoard, view: Drill, square: number | null): Unit | undefined {
  return view.units.find(unit => rules.isStanding(unit) && unit.at === square);
}

/** The unit whose activation is under way. */
export function activeIn(underWay: readonly Line<DrillEvent>[]): number | null {
  const events = underWay.flatMap(line => (line.kind === 'event' ? [line.event] : []));
  const picked = events.findLast(event => event.type === 'picked');
  return picked && 'unit' in picked ? picked.unit : null;
}

/** All that can be seen of a unit, in words. */
export function stateOf(rules: DrillBoard, unit: Unit): string {
  if (!rules.isStanding(unit)) return say.gone;
  const marks = [
    say.health(unit.health, rules.health),
    unit.watching && say.watching,
    unit.pinned && say.pinned,
    unit.acted && say.acted,
  ];
  return marks.filter(mark => mark !== false).join(', ');
}
