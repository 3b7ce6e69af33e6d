import type { Desk } from '@sightline/desk';
import { type Question, type Refusal, sameJson } from '@sightline/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { DeedId } from '../games/deeds.ts';
import type { Game, Point, Spot } from '../games/game.ts';
import type { Act } from '../games/table-talk.ts';
import { toldApart } from './told-apart.ts';
import { withoutTwins } from './twins.ts';
import type { Turn } from './viewer.ts';

export interface Option {
  readonly answer: unknown;
  readonly label: string;
  readonly spot: Spot | null;
  /** What kind of thing it is, for the action bar; null where the game makes no difference. */
  readonly act: Act | null;
  /** Folded away where there is much to choose from. */
  readonly seldom?: boolean;
  /** Its place in the list of its kind, among others of the same rank as the rules list them. */
  readonly rank?: number;
  /** It spends a shot or an attack on somebody: its chances are shown before it is done. */
  readonly strikes?: boolean;
  /** Whom it is about, where the game says it. */
  readonly whom?: number | null;
}

/** An answer, allowed or not, that somebody looks at before giving it. */
export interface Considered extends Option {
  readonly refusals: readonly Refusal[];
}

export interface Considering {
  readonly options: readonly Option[];
  /** Of these, what is shown on the board: all that is not seldom, or what belongs to the deed that was taken up. */
  readonly shown: readonly Option[];
  readonly deed: DeedId | null;
  /** What the pointer is over, or else what is marked. */
  readonly considered: Considered | null;
  readonly marked: unknown;
  /** What is marked, wherever the pointer is. */
  readonly atMark: Considered | null;
  /** All that can be done at the place that is marked. */
  readonly here: readonly Option[];
  /** All that is open at a point of the board, the deed that was taken up before anything else. */
  optionsAt(point: Point): readonly Option[];
  /** What pointing at a place means; undefined when nothing. */
  at(point: Point): unknown;
  hover(answer: unknown): void;
  mark(answer: unknown): void;
  takeUp(deed: DeedId | null): void;
  readonly whyNot: (answer: unknown) => readonly Refusal[];
}

interface Held {
  readonly view: unknown;
  readonly turn: Turn | null;
  readonly hovered?: unknown;
  readonly marked?: unknown;
  readonly deed?: DeedId | null;
}

/**
 * What is open to a seat, and which of it is being considered. A new question starts with nothing considered, though the table
 * may look the same as before it: at a desk of a server it is then the same view.
 */
export function useConsidering(game: Game, desk: Desk, view: unknown, turn: Turn | null): Considering {
  const [held, setHeld] = useState<Held>({ view, turn });
  const isOfNow = held.view === view && held.turn === turn;
  const { hovered, marked, deed = null } = isOfNow ? held : ({} as Partial<Held>);

  const options = useMemo((): readonly Option[] => {
    if (!turn) return [];
    const { question } = turn;
    const offered = withoutTwins(game, view, question, desk.candidates(question));
    const isOffered = (answer: unknown): boolean =>
      offered.some(each => sameJson(each, answer) || game.comesToTheSame?.(view, question, answer, each) === true);
    const more = (game.moreAnswers?.(view, question) ?? []).filter(
      answer => !isOffered(answer) && desk.whyNot(question, answer).length === 0,
    );
    return toldApart([...offered, ...more].map(answer => ({ answer, ...named(game, view, question, answer) })));
  }, [game, desk, view, turn]);

  const whyNot = useCallback(
    (answer: unknown): readonly Refusal[] => (turn ? desk.whyNot(turn.question, answer) : []),
    [desk, turn],
  );

  const judged = useMemo(() => {
    return (answer: unknown): Considered | null => {
      if (!turn || answer === undefined) return null;
      const { question } = turn;
      return { answer, ...named(game, view, question, answer), refusals: desk.whyNot(question, answer) };
    };
  }, [game, desk, view, turn]);
  const atMark = useMemo(() => judged(marked), [judged, marked]);
  // Whoever points at what is marked considers the same as before: a card that began anew would move under his finger.
  const isElsewhere = hovered !== undefined && !sameJson(hovered, marked);
  const considered = useMemo(() => (isElsewhere ? judged(hovered) : atMark), [judged, hovered, isElsewhere, atMark]);

  const shown = useMemo(
    () => options.filter(({ act, seldom }) => (deed ? act?.deed === deed : !seldom)),
    [options, deed],
  );

  const here = useMemo(() => {
    const at = marked === undefined ? undefined : options.find(({ answer }) => sameJson(answer, marked));
    // An answer over a region need not be listed to be allowed.
    if (!at) return atMark && atMark.refusals.length === 0 ? [atMark] : [];
    if (!at.spot) return [at];
    const around = options.filter(
      ({ spot, whom }) =>
        spot && (isTouching(spot, at.spot!) || (isPerson(whom) && isPerson(at.whom) && isMingled(spot, at.spot!))),
    );
    return sorted(around, deed, at.whom);
  }, [options, marked, deed, atMark]);

  const optionsAt = (point: Point): readonly Option[] =>
    sorted(
      options.filter(({ spot }) => spot && isInside(spot, point)),
      deed,
      game.figureAt?.(view, point),
    );

  return {
    options,
    shown,
    deed,
    considered,
    marked,
    atMark,
    here,
    whyNot,
    optionsAt,
    at(point) {
      if (!turn) return undefined;
      const [option] = optionsAt(point);
      if (option) return option.answer;
      const drawn = marked === undefined ? undefined : game.drawnTo?.(view, turn.question, point, marked);
      return drawn ?? game.answerAt(view, turn.question, point);
    },
    hover(answer) {
      if (!sameJson(answer, hovered)) setHeld({ view, turn, hovered: answer, marked, deed });
    },
    mark: answer => setHeld({ view, turn, marked: answer, deed }),
    takeUp: next => setHeld({ view, turn, deed: next }),
  };
}

/**
 * Of people who stand in one another first whoever is meant; then the deed that was taken up, what is seldom wanted last; then by
 * its rank, and otherwise as the rules list it.
 */
function sorted(options: readonly Option[], deed: DeedId | null, meant: number | null | undefined): readonly Option[] {
  const rank = ({ act, seldom }: Option): number => (deed && act?.deed === deed ? 0 : seldom ? 2 : 1);
  const others = (option: Option): number => Number(isAboutAnother(option, meant));
  return options.toSorted((a, b) => others(a) - others(b) || rank(a) - rank(b) || (a.rank ?? 0) - (b.rank ?? 0));
}

const isPerson = (whom: number | null | undefined): whom is number => typeof whom === 'number';

/** Whether it is about somebody who stands there as well, and not about whoever is meant. */
export function isAboutAnother({ whom }: Option, meant: number | null | undefined): boolean {
  return isPerson(whom) && isPerson(meant) && whom !== meant;
}

/** What an answer is called, where it is, and what kind of thing. */
function named(game: Game, view: unknown, question: Question, answer: unknown): Omit<Option, 'answer'> {
  return {
    label: game.label?.(view, question, answer) ?? game.system.words.option(question, answer),
    spot: game.spotOf(view, question, answer),
    act: game.act?.(view, question, answer) ?? null,
    seldom: game.isSeldom?.(answer, view, question) ?? false,
    rank: game.rankOf?.(view, question, answer) ?? 0,
    strikes: game.strikes?.(view, question, answer) ?? false,
    whom: game.whomOf?.(view, question, answer) ?? null,
  };
}

export function isInside({ x, y, width, height }: Spot, point: Point): boolean {
  return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
}

/** Whether the middle of one place lies in the other: a man and the square he stands on are one place to the eye. */
function isTouching(spot: Spot, at: Spot): boolean {
  const middle = (each: Spot): Point => ({ x: each.x + each.width / 2, y: each.y + each.height / 2 });
  return isInside(spot, middle(at)) || isInside(at, middle(spot));
}

/** Two squads that share so much of the smaller one's place stand in one another. */
const MINGLED = 0.25;

function isMingled(a: Spot, b: Spot): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return false;
  return width * height >= MINGLED * Math.min(a.width * a.height, b.width * b.height);
}
