import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit, Vehicle } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';
import type { Held, Wheel } from '../table-talk.ts';
import { flightOf, isAloft } from './aloft.ts';
import { missionsIn } from './fire-missions.ts';
import { extentOfHull } from './hulls.ts';
import { shownAt } from './land.ts';
import { isCutShort } from './movement.ts';
import type { DustupEdition } from './rules.ts';
import { carrierOf, isFit, isSeenOrRides, isVehicle } from './units.ts';

const NOTHING: Held = { deed: null, marked: undefined };
/** Every so many degrees. */
const STEP = 22.5;
const BEARINGS: readonly number[] = Array.from({ length: 16 }, (_, i) => Math.round(i * STEP) % 360);
const EIGHT: readonly number[] = BEARINGS.filter((_, i) => i % 2 === 0);

/** Where a vehicle points: on the spot once Turn has been taken up, or at the end of the way that is marked. None is taken back. */
export function wheel(
  edition: DustupEdition,
  view: DustupView,
  question: Question,
  held: Held = NOTHING,
): Wheel | null {
  const found = wheelOf(edition, view, question, held);
  return found && { ...found, spokes: found.spokes.map(spoke => ({ ...spoke, isShownFirst: true })) };
}

function wheelOf({ board: rules }: DustupEdition, view: DustupView, question: Question, held: Held): Wheel | null {
  if (question.kind === 'smokeLine')
    return smokeWheel(rules, view, question as DustupQuestion & { readonly kind: 'smokeLine' });
  const unit = vehicleAsked(view, question);
  if (!unit) return null;
  const { length, width } = extentOfHull(rules, unit.hull);
  const size = Math.hypot(length, width) / 2 + 0.4;
  const centreAt = (at: Place): Omit<Wheel, 'spokes'> => ({ centre: shownAt(view, at), size });
  if (question.kind === 'deploy' || question.kind === 'arrive') {
    const { at, ...placed } = (held.marked ?? {}) as { readonly at?: Place };
    if (!at) return null;
    return {
      ...centreAt(at),
      spokes: BEARINGS.map(degrees => ({ degrees, answer: { ...placed, at, facing: degrees } })),
    };
  }
  if (held.deed === 'turn') {
    const spokes = BEARINGS.filter(facing => facing !== unit.hull.facing);
    return { ...centreAt(unit.hull), spokes: spokes.map(degrees => ({ degrees, answer: turnOf(unit, degrees) })) };
  }
  const marked = held.marked as Act | undefined;
  if (marked?.do === 'fly' || marked?.do === 'takeOff') return courseWheel(rules, view, unit, marked, size);
  if (marked?.do !== 'move') return null;
  const { facing: _facing, ...way } = marked;
  return {
    ...centreAt(way.route.at(-1)!),
    spokes: BEARINGS.map(degrees => ({
      degrees,
      answer: { ...way, facing: degrees },
      isDoubtful: isCutShort(rules, view, unit, way.route, degrees),
    })),
  };
}

function vehicleAsked({ units }: DustupView, question: Question): Vehicle | null {
  const asked = question as DustupQuestion;
  const isAsked = asked.kind === 'act' || asked.kind === 'deploy' || asked.kind === 'arrive';
  const unit = isAsked ? units[asked.unit.id] : undefined;
  return unit && isVehicle(unit) ? unit : null;
}

type Flight = Extract<Act, { readonly do: 'fly' | 'takeOff' }>;

/** The ways it may point at the end of its course. */
function courseWheel(
  rules: DustupBoard,
  view: DustupView,
  unit: Vehicle,
  { facing: _facing, ...flight }: Flight,
  size: number,
): Wheel | null {
  const { to } = flight;
  if (!to) return null;
  const may = BEARINGS.filter(degrees => rules.flight?.courseTo(view, unit, to, degrees));
  return {
    centre: shownAt(view, to),
    size,
    spokes: may.map(degrees => ({ degrees, answer: { ...flight, facing: degrees } })),
  };
}

/** Lines of smoke lie the same either way along. */
function smokeWheel(
  rules: DustupBoard,
  view: DustupView,
  { mission }: Extract<DustupQuestion, { readonly kind: 'smokeLine' }>,
): Wheel | null {
  const real = missionsIn(rules, view).find(({ id }) => id === mission)?.real;
  if (!real) return null;
  const hours = Array.from({ length: 12 }, (_, i) => i * 30);
  return {
    centre: shownAt(view, real),
    size: 2,
    spokes: hours.map(degrees => ({ degrees, answer: { along: degrees % 180 } })),
  };
}

/** On the ground, or in hover. */
const turnOf = (unit: Vehicle, facing: number): Act => (isAloft(unit) ? { do: 'turnInHover', facing } : turnTo(facing));

const turnTo = (facing: number): Act => ({ do: 'reorganise', use: { do: 'turnHull', facing } });

/**
 * A vehicle may turn to any of the eight winds, riders get out on any side, and whoever is in sight be shot at, whatever the
 * rules think worth offering: of targets that is the nearest few.
 */
export function moreAnswers({ board: rules }: DustupEdition, view: DustupView, question: Question): readonly Act[] {
  const asked = question as DustupQuestion;
  const unit = asked.kind === 'act' ? view.units[asked.unit.id] : undefined;
  if (!unit) return [];
  const carrier = carrierOf(view, unit);
  const shots = enemiesOf(rules, view, unit).flatMap(enemy => rules.shotsAt?.(view, unit, enemy) ?? []);
  if (carrier) return [...SIDES.flatMap(side => outAt(rules, view, unit, carrier, side)), ...shots];
  if (!isVehicle(unit) || (isAloft(unit) && flightOf(unit)?.mode !== 'hovering')) return shots;
  return [...EIGHT.map(facing => turnOf(unit, facing)), ...shots];
}

const enemiesOf = (rules: DustupBoard, view: DustupView, { side }: Unit): readonly Unit[] =>
  view.units.filter(other => other.side !== side && isSeenOrRides(rules, view, other) && isFit(rules, view, other));

/** The four sides of the table. */
const SIDES = [
  { right: 0, up: 1 },
  { right: 1, up: 0 },
  { right: 0, up: -1 },
  { right: -1, up: 0 },
] as const;
/** Farther than any hull is long, in mils. */
const AWAY = 6000;

function outAt(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
  carrier: Vehicle,
  { right, up }: (typeof SIDES)[number],
): Act[] {
  const near = { x: carrier.hull.x + right * AWAY, y: carrier.hull.y + up * AWAY };
  const places = rules.vehicles?.alightingAt(view, unit, carrier, near);
  return places ? [{ do: 'reorganise', use: { do: 'alight', places } }] : [];
}
