import { DIRECTIONS, type Direction, neighbour } from '@sightline/geometry/grid';
import { type Listed, type Refusal, refuse } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, isOnMap, seatOf } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import type { DuckTable } from '../../table/table.ts';
import { putOnWait, spendAction, whyNotWait } from '../actions/chits.ts';
import { plainAct } from '../actions/plain-act.ts';
import { waysOut } from '../grenades/flames.ts';
import { whyNotMoveAsHandler } from '../machines/control.ts';
import { isAlight, waysOf } from '../movement/footing.ts';
import { halfFacing } from '../movement/positions.ts';
import { enterSquare, turnTo } from '../movement/steps.ts';

export type LyingAct =
  | { readonly do: 'crawl'; readonly square: number }
  | { readonly do: 'standUp' }
  | { readonly do: 'standUpAndWait' };

/** DK-DUCK-008: which way he faces when he has crawled. */
export interface CrawlFacingQuestion extends Listed<{ readonly facing: Direction }> {
  readonly kind: 'crawlFacing';
  readonly rule: 'DK-DUCK-008';
  readonly figure: number;
}

/** DK-DUCK-012, DK-CDUCK-004: all that one who lies on the deck can do; what is free or mere waiting is no activity. */
const LYING: ReadonlySet<string> = new Set([
  'crawl',
  'standUp',
  'standUpAndWait',
  'reload',
  // Only at an enemy that enters his square, as the shot itself knows (DK-DUCK-010).
  'shoot',
  'throw',
  'pass',
  'wait',
  'rest',
  'setOffOwnGrenades',
  'honour',
]);

/** DK-DUCK-012: why a man on the deck cannot do a thing of this kind, whatever else there is to say against it. */
export function whyNotLyingDown(man: Teamer, kind: string): Refusal[] {
  // In a grapple the list of DK-GRAP-015 holds instead.
  if (!man.ducked || man.grapple || LYING.has(kind)) return [];
  return [refuse('DK-DUCK-012', 'lyingDown', undefined, { code: 'standUp' })];
}

function whyNotFromTheDeck(man: Teamer, rule: 'DK-DUCK-008' | 'DK-DUCK-013'): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(man) || man.grapple) refusals.push(refuse(rule, 'unableToAct'));
  if (!man.ducked) refusals.push(refuse(rule, 'standing'));
  return refusals;
}

/** DK-DUCK-008: one square, any way, but onto nothing higher than what he lies on. */
const crawl: ActKind<Extract<LyingAct, { do: 'crawl' }>> = {
  do: 'crawl',
  isForm: form<Extract<LyingAct, { do: 'crawl' }>>({ square: isNumber }),
  list: (table, man) =>
    !man.ducked || whyNotCrawl(table, man).length > 0
      ? []
      : crawlSquares(table, man).map(square => ({ do: 'crawl', square }) as const),
  whyNot: (table, man, { square }) => [
    ...whyNotCrawl(table, man),
    ...(crawlSquares(table, man).includes(square) ? [] : [refuse('DK-DUCK-008', 'noCrawlingThere')]),
  ],
  perform(table, io, man, { square }) {
    spendAction(man);
    enterSquare(table, io, man, square, { willingly: true, facing: man.facing });
    if (!isAble(man) || !isOnMap(man) || man.grapple) return;
    const facing = askFacing(io, man);
    man.position = halfFacing(man, facing);
    turnTo(table, io, man, facing);
  },
};

const whyNotCrawl = (table: DuckTable, man: Teamer): Refusal[] => [
  ...whyNotFromTheDeck(man, 'DK-DUCK-008'),
  ...whyNotMoveAsHandler(table, man),
];

/** DK-GREN-031: whether he gets anywhere without standing up. */
export const canCrawl = (table: DuckTable, man: Teamer): boolean => crawl.list(table, man).length > 0;

/**
 * With whomever he bears; out of a seat nobody crawls, and out of fire where one may flee to (DK-GREN-015), or to any
 * other square without fire if those are too high for him.
 */
function crawlSquares(table: DuckTable, man: Teamer): number[] {
  if (man.seat !== null) return [];
  const { grid } = planOf(table.arena);
  const out = waysOut(table, man);
  const company = man.carries === null ? [] : [table.figures[man.carries]!];
  const { steps, stops } = waysOf(table, man, company, 1);
  // DK-CEIL-001: up there it is open floor.
  const heightOf = (square: number): number => (man.overhead ? 0 : levelAt(table, square));
  const here = heightOf(man.at);
  const free = DIRECTIONS.filter(direction => steps[man.at * 8 + direction - 1]! > 0)
    .map(direction => neighbour(grid, man.at, direction))
    .filter(square => stops[square] === 0 && heightOf(square) <= here && !isBurning(table, man, square));
  const away = free.filter(square => out.some(way => way.square === square));
  return away.length > 0 ? away : free;
}

const isBurning = (table: DuckTable, { overhead }: Teamer, square: number): boolean =>
  !overhead && isAlight(table, square);

function askFacing(io: DuckIo, man: Teamer): Direction {
  const question: CrawlFacingQuestion = {
    kind: 'crawlFacing',
    rule: 'DK-DUCK-008',
    figure: man.id,
    options: DIRECTIONS.map(facing => ({ facing })),
  };
  return io.ask(seatOf(man), question).facing;
}

function getUp(io: DuckIo, man: Teamer, waits: boolean): void {
  man.ducked = false;
  io.tell({ type: 'stoodUp', rule: waits ? 'DK-DUCK-014' : 'DK-DUCK-013', figure: man.id, waits });
}

/** DK-DUCK-013, DK-CDUCK-003: same square, same facing, no test. */
const standUp = plainAct({
  do: 'standUp',
  whyNot: (_table, man) => whyNotFromTheDeck(man, 'DK-DUCK-013'),
  perform(_table, io, man) {
    spendAction(man);
    getUp(io, man, false);
  },
});

/** DK-DUCK-014: with his last chit, which goes to WAIT in place of ACTED. */
const standUpAndWait = plainAct({
  do: 'standUpAndWait',
  whyNot: (_table, man) => [...whyNotFromTheDeck(man, 'DK-DUCK-013'), ...whyNotWait(man)],
  perform(_table, io, man) {
    putOnWait(man);
    getUp(io, man, true);
  },
});

export const LYING_ACTS = [crawl, standUp, standUpAndWait] as const;
