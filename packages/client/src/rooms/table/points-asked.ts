import { cornersOf } from '../../board/area.ts';
import { OUTER } from '../../board/DirectionWheel.tsx';
import { middleOf } from '../../board/middle.ts';
import type { Closeness } from '../../board/use-camera.ts';
import type { DeedId } from '../../games/deeds.ts';
import type { Point, Spot } from '../../games/game.ts';
import type { TableState } from './use-table.ts';

interface Asked extends Pick<TableState, 'game' | 'view' | 'viewer' | 'turn'> {
  readonly deed: DeedId | null;
  readonly marked?: unknown;
  /** Whether it only says who is next. */
  readonly isPick?: boolean;
  /** Where those who are asked can get to, where that is what is chosen. */
  readonly reach?: readonly Spot[];
}

const NOWHERE: readonly Point[] = [];

/** Pixels that a figure has at least, though then not all may be seen. */
const KNOWN_AT_LEAST = 45;
/** On a small screen, where a finger has to press it. */
const KNOWN_ON_SMALL = 60;
/** And at least, so that those about him are seen with him: whoever has a square to himself is drawn 45 pixels wide then. */
const SEEN_ON_SMALL = 51;
/** Where a place is chosen it is the ground that is pressed, and all of it that can be reached is seen. */
const PLACES_ON_SMALL = 30;
/** Where the game shows more than those who are asked, both sides are seen from as far off as figures are made out. */
const BOTH_SIDES_ON_SMALL = 16;
/** Where there is room for all. */
const WELL_KNOWN = 56;

/** Whoever chooses among several wants to see how they all stand: on a small screen so large, where the game says no size. */
const KNOWN_FROM_AFAR = 24;

/** Pixels from the middle of a wheel to its rim at least there: a thumb has to hit an arrow. */
const WHEEL_AT_LEAST = 120;
/** Pixels of a figure that a finger can press there: whoever has looked at all of the board is brought back so close. */
const PRESSED_AT_LEAST = 48;

/** Where a question is: all that the game wants to be seen for it, or else whomever it is about; and a wheel to its rim. */
export function pointsAsked(asked: Asked): readonly Point[] {
  const { game, view, viewer, turn } = asked;
  if (!turn) return NOWHERE;
  const wheel = wheelOf(asked);
  if (wheel) return roundOf(wheel.centre, wheel.rim);
  return game.scope?.(view, viewer, turn.question, asked.deed) ?? subjectsOf(asked).flat();
}

/** Whether it is about places or enemies as much as about those who are asked: then all of it is shown. */
export function isAboutMore(asked: Asked): boolean {
  const { game, view, viewer, turn, deed } = asked;
  return turn !== null && (game.scope?.(view, viewer, turn.question, deed) ?? null) !== null;
}

/** Pixels of a unit of the board so that whoever stands there is well known. */
export const wellKnown = (game: TableState['game']): number => WELL_KNOWN / (game.figureSize ?? 1);

/** How large what a question is about is, in units of the board: a car is known from farther off than a man. */
export const sizeAsked = ({ game, view, turn }: Pick<Asked, 'game' | 'view' | 'turn'>): number =>
  game.sizeAsked?.(view, turn?.question ?? null) ?? game.figureSize ?? 1;

/** The same so that it can just be known. */
export const leastKnown = (size: number, isSmall: boolean): number =>
  (isSmall ? KNOWN_ON_SMALL : KNOWN_AT_LEAST) / size;

export const hasWheel = (asked: Asked): boolean => wheelOf(asked) !== null;

/** What of it is to be seen in any case: of several who are asked about the first. */
export function pointsToSee(asked: Asked): readonly Point[] {
  return isAboutMore(asked) || hasWheel(asked) ? pointsAsked(asked) : (subjectsOf(asked)[0] ?? NOWHERE);
}

/** How that is seen: with the others, and with the enemies about it, where the game does not say what is to be seen. */
export function closenessOf(asked: Asked, isSmall: boolean): Closeness {
  const how = howSeen(asked, isSmall);
  if (!isSmall) return how;
  const [who] = subjectsOf(asked);
  return { ...how, comesBack: true, who: hasWheel(asked) ? null : who ? centreOf(who) : null };
}

function centreOf(points: readonly Point[]): Point {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

function howSeen(asked: Asked, isSmall: boolean): Closeness {
  const near = othersAbout(asked, isSmall);
  const size = sizeAsked(asked);
  const { pixelsFromAfar } = asked.game;
  const isFar = isSmall ? asked.isPick === true : pixelsFromAfar !== undefined;
  const afar = (pixelsFromAfar ?? KNOWN_FROM_AFAR) / size;
  // On a small screen all of the board is never close enough.
  if (isFar) return { near, least: afar, closeness: isSmall ? afar : 0, wanted: 0 };
  // Ground and badges are pressed there rather than men.
  if (pixelsFromAfar !== undefined && !hasWheel(asked))
    return { near, least: (2 * pixelsFromAfar) / size, closeness: 0, wanted: 0 };
  const wanted = isSmall ? wantedFor(asked) : 0;
  const known = leastKnown(size, isSmall);
  const least = isSmall ? seenOnSmall(asked) / size : known;
  const closeness = isSmall ? known : isAboutMore(asked) ? 0 : wellKnown(asked.game);
  return { near, least, closeness, wanted };
}

function seenOnSmall(asked: Asked): number {
  if (isAboutMore(asked)) return BOTH_SIDES_ON_SMALL;
  return (asked.reach ?? []).length > 0 ? PLACES_ON_SMALL : SEEN_ON_SMALL;
}

function wantedFor(asked: Asked): number {
  const wheel = wheelOf(asked);
  if (wheel) return WHEEL_AT_LEAST / wheel.rim;
  return isAboutMore(asked) ? 0 : PRESSED_AT_LEAST / sizeAsked(asked);
}

/** Under a card there is less room: both ends of a shot are seen there a little smaller, if they are known at all. */
const KNOWN_UNDER_CARD = 42;

/** How a target is seen on a small screen: with whoever aims at it, where there is room for both. */
export function withWhoAims(asked: Seen): Closeness {
  const least = KNOWN_UNDER_CARD / sizeAsked(asked);
  return { near: subjectsOf(asked), least, closeness: 0, wanted: 0 };
}

/** Who and what else is to be seen, the first before all others: where they get to, then one's own, then the enemies about. */
function othersAbout(asked: Asked, isSmall: boolean): readonly (readonly Point[])[] {
  const { game, view, viewer, reach = [] } = asked;
  const isMore = isAboutMore(asked);
  // Where there is room, the game has said all that is to be seen.
  if (isMore && !isSmall) return [];
  const [first = [], ...others] = subjectsOf(asked);
  const at = isMore ? pointsAsked(asked)[0] : first[0];
  if (!at) return [];
  const far = ([point]: readonly Point[]): number => (point ? Math.hypot(point.x - at.x, point.y - at.y) : 0);
  const own = isMore && first.length > 0 ? [first, ...others] : others;
  const foes = placesOf(asked, game.enemies?.(view, viewer) ?? []);
  const places = isSmall ? reach.map(spot => [middleOf(spot)]) : [];
  return [places, own, foes].flatMap(these => these.toSorted((a, b) => far(a) - far(b)));
}

type Seen = Omit<Asked, 'deed'>;

function subjectsOf({ turn, ...seen }: Seen): readonly (readonly Point[])[] {
  return turn ? placesOf({ turn, ...seen }, seen.game.subject?.(seen.view, turn.question) ?? []) : [];
}

/** Each of them as far as he reaches. */
function placesOf({ game, view }: Seen, figures: readonly number[]): readonly (readonly Point[])[] {
  return figures.flatMap(figure => {
    const area = game.areaOf?.(view, figure);
    if (area) return [cornersOf(area)];
    const point = game.pointOf?.(view, figure);
    return point ? [[point]] : [];
  });
}

function wheelOf({ game, view, turn, deed, marked }: Asked): { readonly centre: Point; readonly rim: number } | null {
  const wheel = turn && game.wheel?.(view, turn.question, { deed, marked });
  return wheel ? { centre: wheel.centre, rim: OUTER * (wheel.size ?? game.figureSize ?? 1) } : null;
}

const roundOf = ({ x, y }: Point, far: number): readonly Point[] => [
  { x: x - far, y },
  { x: x + far, y },
  { x, y: y - far },
  { x, y: y + far },
];
