import { type Drill, type DrillEvent, drill, isStanding, type Unit } from '@sightline/drill';
import type { Line } from '@sightline/kernel';
import { words } from '../../words/index.ts';

const say = words.drill;

/** What a unit starts with, as the rules have it. */
export const HEALTH = drill.begin({ scenario: 'open', switches: {} }).units[0]!.health;

export function numberOf(id: number): number {
  return (id % 10) + 1;
}

export function nameOf(id: number): string {
  return say.unit(id < 10 ? say.sides.red : say.sides.blue, numberOf(id));
}

export function unitAt(view: Drill, square: number | null): Unit | undefined {
  return view.units.find(unit => isStanding(unit) && unit.at === square);
}

/** The unit whose activation is under way. */
export function activeIn(underWay: readonly Line<DrillEvent>[]): number | null {
  const events = underWay.flatMap(line => (line.kind === 'event' ? [line.event] : []));
  const picked = events.findLast(event => event.type === 'picked');
  return picked && 'unit' in picked ? picked.unit : null;
}

/** All that can be seen of a unit, in words. */
export function stateOf(unit: Unit): string {
  if (!isStanding(unit)) return say.gone;
  const marks = [
    say.health(unit.health, HEALTH),
    unit.watching && say.watching,
    unit.pinned && say.pinned,
    unit.acted && say.acted,
  ];
  return marks.filter(mark => mark !== false).join(', ');
}
