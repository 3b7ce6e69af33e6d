import { OUTER } from '../../board/DirectionWheel.tsx';
import type { Closeness } from '../../board/use-camera.ts';
import type { DeedId } from '../../games/deeds.ts';
import type { Point } from '../../games/game.ts';
import type { TableState } from './use-table.ts';

interface Asked extends Pick<TableState, 'game' | 'view' | 'viewer' | 'turn'> {
  readonly deed: DeedId | null;
  readonly marked?: unknown;
}

const NOWHERE: readonly Point[] = [];

/** Pixels that a figure has at least on a small screen, though then not all may be seen. */
export const KNOWN_AT_LEAST = 60;

/** Pixels from the middle of a wheel to its rim at least there: a thumb has to hit an arrow. */
const WHEEL_AT_LEAST = 120;

/** Where a question is: all that the game wants to be seen for it, or else whomever it is about; and a wheel to its rim. */
export function pointsAsked(asked: Asked): readonly Point[] {
  const { game, view, viewer, turn } = asked;
  if (!turn) return NOWHERE;
  const wheel = wheelOf(asked);
  if (wheel) return roundOf(wheel.centre, wheel.rim);
  return game.scope?.(view, viewer, turn.question) ?? subjectsOf(asked);
}

export const hasWheel = (asked: Asked): boolean => wheelOf(asked) !== null;

/** How that is seen on a small screen: with the enemies about it, where the game does not say what is to be seen. */
export function closenessOf(asked: Asked): Closeness {
  const { game } = asked;
  const wheel = wheelOf(asked);
  const least = KNOWN_AT_LEAST / (game.figureSize ?? 1);
  return { near: enemiesAbout(asked), least, wanted: wheel ? WHEEL_AT_LEAST / wheel.rim : 0 };
}

/** Under a card there is less room: both ends of a shot are seen there a little smaller, if they are known at all. */
const KNOWN_UNDER_CARD = 42;

/** How a target is seen on a small screen: with whoever aims at it, where there is room for both. */
export function withWhoAims(asked: Omit<Asked, 'deed'>): Closeness {
  const least = KNOWN_UNDER_CARD / (asked.game.figureSize ?? 1);
  return { near: asked.turn ? subjectsOf(asked) : NOWHERE, least, wanted: 0 };
}

function enemiesAbout({ game, view, viewer, turn, ...more }: Asked): readonly Point[] {
  if (!turn || game.scope?.(view, viewer, turn.question)) return NOWHERE;
  const [at] = subjectsOf({ game, view, viewer, turn, ...more });
  if (!at) return NOWHERE;
  const far = ({ x, y }: Point): number => Math.hypot(x - at.x, y - at.y);
  const foes = (game.enemies?.(view, viewer) ?? []).flatMap(figure => game.pointOf?.(view, figure) ?? []);
  return foes.toSorted((a, b) => far(a) - far(b));
}

function subjectsOf({ game, view, turn }: Omit<Asked, 'deed'>): readonly Point[] {
  return (game.subject?.(view, turn!.question) ?? []).flatMap(figure => game.pointOf?.(view, figure) ?? []);
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
