import type { Question } from '@sightline/kernel';
import type { KillzoneBoard, KillzoneQuestion, KillzoneView, Place, Route, Vehicle } from '@sightline/killzone';
import type { Point } from '../game.ts';
import type { Held, Spoke, Wheel } from '../table-talk.ts';
import { NONE, shownAt } from './floors.ts';
import { poseAfter } from './routes.ts';
import type { KillzoneEdition } from './rules.ts';
import { CORNERS } from './steering.ts';
import { weighed } from './ways.ts';

/**
 * Misses and the overdosed go in a direction: those that are allowed, as a wheel about where they start from. A way by car that
 * is marked has one about its last corner: there it may be turned otherwise.
 */
export function wheel(
  { system, board: rules }: KillzoneEdition,
  view: KillzoneView,
  question: Question,
  held: Held | undefined,
): Wheel | null {
  const asked = question as KillzoneQuestion;
  if (asked.kind === 'route') return cornerOf(rules, view, view.vehicles[asked.vehicle.id]!, held?.marked);
  const from = startOf(view, asked);
  if (from === null) return null;
  const answers = (system.candidates?.(view, '', question) ?? []) as readonly Place[];
  const away = answers.filter(({ x, y, room }) => room === from.room && (x !== from.x || y !== from.y));
  if (away.length === 0) return null;
  return {
    centre: shownAt(rules, view, from),
    spokes: away
      .map(answer => ({ degrees: degreesOf(from, answer), answer }))
      .toSorted((a, b) => a.degrees - b.degrees),
  };
}

/** How large the ring about a corner is, in inches. */
const CORNER = 1.6;
/** Arrows nearer together than this, in degrees, are one. */
const APART = 15;

/** A ring stays the same while one looks about: its ways are worked out once. */
const known = new WeakMap<Route, { readonly view: KillzoneView; readonly wheel: Wheel | null }>();

function cornerOf(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, marked: unknown): Wheel | null {
  if (!isWithCorner(marked)) return null;
  const drawn = known.get(marked);
  if (drawn?.view === view) return drawn.wheel;
  const wheel = ringOn(rules, view, vehicle, marked);
  known.set(marked, { view, wheel });
  return wheel;
}

/** The ways that turn in another direction where this one turns last, as far as there is room for them. */
function ringOn(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route): Wheel | null {
  const legs = route.slice(0, -1);
  const { legs: driven = [] } = rules.driveOf(view, vehicle, route);
  // A corner that is never come to is none.
  if (driven.length < route.length) return null;
  const { turn: chosen, ahead } = route.at(-1)!;
  const { x, y, heading } = poseAfter(vehicle, legs);
  const others = [0, ...CORNERS].filter(turn => Math.abs(turn - chosen) >= APART);
  const spokes = [chosen, ...others].flatMap((turn): Spoke[] =>
    weighed(rules, view, vehicle, [...legs, { turn, ahead }]).map(way => ({
      degrees: (heading + turn + 360) % 360,
      answer: way.route,
      isDoubtful: !way.isClear,
      isShownFirst: true,
    })),
  );
  if (spokes.length < 2) return null;
  return {
    centre: shownAt(rules, view, { x, y, room: NONE }),
    size: CORNER,
    spokes: spokes.toSorted((a, b) => a.degrees - b.degrees),
  };
}

const isWithCorner = (marked: unknown): marked is Route => Array.isArray(marked) && marked.length > 1;

function startOf(view: KillzoneView, asked: KillzoneQuestion): Place | null {
  switch (asked.kind) {
    case 'drift':
    case 'driftSmoke':
      return asked.from;
    case 'shift':
      return view.figures[asked.figure.id]!;
    default:
      return null;
  }
}

function degreesOf(from: Point, to: Point): number {
  return (Math.round((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI) + 360) % 360;
}
