import type { DustupBoard, DustupView, Place, Unit } from '@sightline/dustup';
import type { Spot } from '../game.ts';
import { flyerOf, isAloft } from './aloft.ts';
import { shownAt } from './land.ts';
import { isFit, isSeenOrRides } from './units.ts';

// Who sees and who could fire at what is in the air, as far as this viewer knows. Editions before it say none of it.

const known = new WeakMap<DustupView, Map<number, readonly Spot[]>>();

/** The squares over which a unit could fire at an aircraft; it is worked out once for what is seen. */
export function airReachOf(rules: DustupBoard, view: DustupView, unit: Unit): readonly Spot[] {
  const reaches = known.get(view) ?? new Map<number, readonly Spot[]>();
  known.set(view, reaches);
  const spots = reaches.get(unit.id) ?? spotsOf(rules, view, unit);
  reaches.set(unit.id, spots);
  return spots;
}

function spotsOf(rules: DustupBoard, view: DustupView, unit: Unit): readonly Spot[] {
  if (!isGuarding(rules, view, unit)) return [];
  const { places = [], step = 1 } = rules.aircraft?.airReachOf?.(view, unit) ?? {};
  return places.map(place => {
    const { x, y } = shownAt(view, place);
    return { x: x - step / 2, y: y - step / 2, width: step, height: step };
  });
}

/** Whether it is there, can fight, and has something against aircraft; what flies itself guards no piece of the table. */
function isGuarding(rules: DustupBoard, view: DustupView, unit: Unit): boolean {
  const { aircraft } = rules;
  if (!aircraft || isAloft(unit) || !isSeenOrRides(rules, view, unit) || !isFit(rules, view, unit)) return false;
  return aircraft.antiAirOf(view, unit).length > 0;
}

/** Enemies on the ground who could fire at an aircraft that were at a place. */
export function guardsOver(rules: DustupBoard, view: DustupView, { side }: Unit, at: Place): readonly Unit[] {
  return view.units.filter(
    unit =>
      unit.side !== side &&
      isGuarding(rules, view, unit) &&
      (rules.aircraft?.coversAir?.(view, unit, at) ?? rules.aircraft?.wouldSee(view, unit, at)) === true,
  );
}

/** How an enemy and an aircraft stand to one another: it could be fired at, it is seen, or it alone does the seeing. */
export type Watch = 'fires' | 'sees' | 'seen' | 'concealed';

/** Every enemy of an aircraft who is known, with how they stand to one another. */
export function watchesOf(rules: DustupBoard, view: DustupView, unit: Unit): ReadonlyMap<number, Watch> {
  const flyer = flyerOf(unit);
  const watches = new Map<number, Watch>();
  if (!rules.aircraft || !flyer || !isAloft(unit)) return watches;
  const below = view.units.filter(other => other.side !== unit.side && isKnownBelow(rules, view, other));
  const concealed = rules.aircraft.concealedBelow?.(view, flyer) ?? [];
  const seenBy = rules.aircraft.seenBy(view, flyer);
  const threats = rules.aircraft.threatenedBy(view, flyer);
  for (const { id } of below) {
    const isHiding = concealed.includes(id) ? 'concealed' : 'seen';
    watches.set(id, threats.includes(id) ? 'fires' : seenBy.includes(id) ? 'sees' : isHiding);
  }
  return watches;
}

function isKnownBelow(rules: DustupBoard, view: DustupView, unit: Unit): boolean {
  return unit.where === 'table' && !isAloft(unit) && !rules.isHidden(unit) && isFit(rules, view, unit);
}
