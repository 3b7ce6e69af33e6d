import { DIRECTIONS, neighbour } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import type { Act } from '../../table/acts.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { waysOut } from '../grenades/flames.ts';
import { whyNotMoveAsHandler } from '../machines/control.ts';
import { isAlight, waysOf } from '../movement/footing.ts';

/** DK-DUCK-012, DK-CDUCK-004: all that one who lies on the deck can do; what is free or mere waiting is no activity. */
const LYING: ReadonlySet<Act['do']> = new Set<Act['do']>([
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
export function whyNotLyingDown(man: Teamer, kind: Act['do']): Refusal[] {
  // In a grapple the list of DK-GRAP-015 holds instead.
  if (!man.ducked || man.grapple || LYING.has(kind)) return [];
  return [refuse('DK-DUCK-012', 'lyingDown', undefined, { code: 'standUp' })];
}

export function whyNotFromTheDeck(man: Teamer, rule: 'DK-DUCK-008' | 'DK-DUCK-013'): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(man) || man.grapple) refusals.push(refuse(rule, 'unableToAct'));
  if (!man.ducked) refusals.push(refuse(rule, 'standing'));
  return refusals;
}

export const whyNotCrawl = (table: DuckTable, man: Teamer): Refusal[] => [
  ...whyNotFromTheDeck(man, 'DK-DUCK-008'),
  ...whyNotMoveAsHandler(table, man),
];

/** DK-GREN-031: whether he gets anywhere without standing up. */
export const canCrawl = (table: DuckTable, man: Teamer): boolean => squaresToCrawlTo(table, man).length > 0;

export function squaresToCrawlTo(table: DuckTable, man: Teamer): number[] {
  return !man.ducked || whyNotCrawl(table, man).length > 0 ? [] : crawlSquares(table, man);
}

/**
 * With whomever he bears; out of a seat nobody crawls, and out of fire where one may flee to (DK-GREN-015), or to any
 * other square without fire if those are too high for him.
 */
export function crawlSquares(table: DuckTable, man: Teamer): number[] {
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
