import { sameJson } from '@sightline/kernel';
import type { KillzoneBoard, KillzoneQuestion, KillzoneView, Route, Vehicle } from '@sightline/killzone';
import { isClear, ownRisk, type Stop } from './routes.ts';
import type { KillzoneEdition } from './rules.ts';

// What a driver may choose from, weighed: the ways that the rules propose, and one of every other kind.

type Steering = Extract<KillzoneQuestion, { kind: 'route' }>;

export interface Weighed {
  readonly route: Route;
  /** How likely one's own vehicle is a wreck, or out of the battle for nothing, at the end of it. */
  readonly risk: number;
  /** Nothing is met, and nothing is rolled for. */
  readonly isClear: boolean;
}

export interface Outlook {
  readonly ways: readonly Weighed[];
  /** Of these, what the rules do not propose. */
  readonly more: readonly Route[];
  /** Some way is clear, whether it is on the list or not. */
  readonly isOpen: boolean;
  /** What is met straight on. */
  readonly ahead: Stop | null;
  /** The least risk of all. */
  readonly least: number;
}

/** Turns that are tried at once, and after these parts of the way, in degrees: the usual ones first. */
const NOW = [45, 20, 30, 60, 89, 10, 120, 150, 180] as const;
const LATER = [45, 89, 20] as const;
const PARTS = [0.5, 0.25, 0.75] as const;
const HANDS = [-1, 1] as const;
/** Of what is as likely to end well, something clear is still better; so much safer is worth a button of its own. */
const NOT_CLEAR = 0.01;
const MUCH_SAFER = 0.1;
/** Two risks that read the same. */
const SAME = 0.005;

const known = new WeakMap<KillzoneView, Map<string, Outlook>>();

/** All that may be steered at a question, worked out once for a view. */
export function outlookOf(edition: KillzoneEdition, view: KillzoneView, asked: Steering): Outlook {
  const ofView = known.get(view) ?? new Map<string, Outlook>();
  known.set(view, ofView);
  const key = `${asked.vehicle.id} ${asked.speed}`;
  const outlook = ofView.get(key) ?? look(edition, view, asked);
  ofView.set(key, outlook);
  return outlook;
}

function look({ system, board: rules }: KillzoneEdition, view: KillzoneView, asked: Steering): Outlook {
  const vehicle = view.vehicles[asked.vehicle.id]!;
  const weigh = (route: Route): Weighed[] => weighed(rules, view, vehicle, route);
  const offered = ((system.candidates?.(view, '', asked) ?? []) as readonly Route[]).flatMap(weigh);
  // A corner that is never come to is none.
  const isDriven = (route: Route): boolean => (rules.driveOf(view, vehicle, route).legs?.length ?? 1) === route.length;
  const tried = kindsOfWays(asked.speed).flatMap(kind =>
    kind.filter(isDriven).flatMap(weigh).toSorted(byWorth).slice(0, 1),
  );
  const isHope = [...offered, ...tried].some(({ risk }) => risk < 1);
  const more = tried.filter(way => {
    const alike = offered.filter(({ route }) => kindOf(route) === kindOf(way.route));
    return (way.risk < 1 || !isHope) && alike.every(other => worth(way) < worth(other) - MUCH_SAFER);
  });
  const ways = [...offered, ...more];
  return {
    ways,
    more: more.map(({ route }) => route),
    isOpen: ways.some(way => way.isClear),
    ahead: rules.driveOf(view, vehicle, straight(asked.speed)).stop,
    least: Math.min(1, ...ways.map(({ risk }) => risk)),
  };
}

/** Whether a vehicle has a clear way at its speed among those that are offered beside what the rules propose. */
export function hasOpenWay(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle): boolean {
  return kindsOfWays(vehicle.speed).some(kind =>
    kind.some(route => weighed(rules, view, vehicle, route).some(way => way.isClear)),
  );
}

/** Whether it is as good as it gets where nothing is clear, and something else is worse. */
export function isLeastBad({ ways, isOpen, least }: Outlook, route: Route): boolean {
  const risk = ways.find(way => sameJson(way.route, route))?.risk;
  if (isOpen || risk === undefined || risk > least + SAME) return false;
  return ways.some(way => way.risk > least + SAME);
}

/** Empty where there is no room for it. */
export function weighed(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route): Weighed[] {
  // Old editions find no fault with a way before it is driven.
  const { fault = [] } = rules.driveOf(view, vehicle, route);
  if (fault.length > 0) return [];
  return [{ route, risk: ownRisk(rules, view, vehicle, route), isClear: isClear(rules, view, vehicle, route) }];
}

const worth = ({ risk, isClear }: Weighed): number => risk + (isClear ? 0 : NOT_CLEAR);
export const byWorth = (a: Weighed, b: Weighed): number => worth(a) - worth(b);

export const straight = (speed: number): Route => [{ turn: 0, ahead: speed }];

/** Straight on; straight on and then to either side; to either side at once. */
function kindsOfWays(speed: number): readonly (readonly Route[])[] {
  const later = HANDS.map(hand =>
    PARTS.flatMap(part => {
      const lead = Math.round((part * speed) / 1000) * 1000;
      if (lead <= 0 || lead >= speed) return [];
      return LATER.map(degrees => [
        { turn: 0, ahead: lead },
        { turn: hand * degrees, ahead: speed - lead },
      ]);
    }),
  );
  const now = HANDS.map(hand => NOW.map(degrees => [{ turn: hand * degrees, ahead: speed }]));
  return [[straight(speed)], ...later, ...now];
}

function kindOf(route: Route): string {
  const degrees = route.reduce((sum, { turn }) => sum + turn, 0);
  if (route.every(({ turn }) => turn === 0)) return 'straight';
  if (degrees === 0) return 'aside';
  return `${route[0]!.turn === 0 ? 'later' : 'now'} ${degrees < 0 ? 'left' : 'right'}`;
}
