import type { Drill, DrillBoard, DrillEvent, Unit } from '@sightline/drill';
import type { Line } from '@sightline/kernel';
import { say } from '../../words/index.ts';

export function numberOf(id: number): number {
  return (id % 10) + 1;
}

export function nameOf(id: number): string {
  return say('drill.unit', { side: id < 10 ? say('drill.sides.red') : say('drill.sides.blue'), number: numberOf(id) });
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
  if (!rules.isStanding(unit)) return say('drill.gone');
  const marks = [
    say('drill.health', { now: unit.health, most: rules.health }),
    unit.watching && say('drill.watching'),
    unit.pinned && say('drill.pinned'),
    unit.acted && say('drill.acted'),
  ];
  return marks.filter(mark => mark !== false).join(', ');
}
