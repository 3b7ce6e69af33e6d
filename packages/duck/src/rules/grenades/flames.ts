import { DIRECTIONS, type Direction, neighbour } from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { WeaponCard } from '../../content/arms.ts';
import { effectOf } from '../../content/deck.ts';
import { planOf } from '../../ship/plan.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { figureOf, isGrappling, isOnMap } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckTable, Marker } from '../../table/table.ts';
import type { Cause } from '../damage/kill-and-wound.ts';
import { KILL, NOTHING, type Outcome, thrownAgainst } from '../damage/protection.ts';
import { suffer } from '../damage/suffer.ts';
import { canEndIn, isAlight, waysOf } from '../movement/footing.ts';
import { rangeBetween } from '../shooting/sight.ts';

/** DK-WEAP-025: no square holds more. */
export const MOST_FLAMES = 3;

/** DK-WEAP-023: what 1, 2 and 3 squirts kill on; three need no throw. Fire on the deck is as hot as the chart's Flamer. */
const KILLS_ON: readonly number[] = effectOf('flamer', 'flame').kill;

/** What the squirts of a gun kill on: a gun of the players' own has its own numbers. */
export const killsOnOf = ({ effect }: WeaponCard): readonly number[] =>
  effect.kind === 'flame' ? effect.kill : KILLS_ON;

export function flamesAt(table: DuckTable, square: number): number {
  return table.flames.find(({ at }) => at === square)?.count ?? 0;
}

/** DK-WEAP-025, DK-GREN-016: markers of any fire top one another up; whoever flees does so from the latest. */
export function layFlames(
  table: DuckTable,
  io: DuckIo,
  { at, count, from, rule }: { at: number; count: number; from: number; rule: RuleId },
): void {
  const burning = Math.min(MOST_FLAMES, flamesAt(table, at) + count);
  const marker: Marker = { at, count: burning, from, freshIn: freshness(table) };
  table.flames = [...table.flames.filter(flame => flame.at !== at), marker];
  shipChanged(table);
  io.tell({ type: 'flamesLaid', rule, at, count: burning });
}

/** What a flame attack does to one figure: no wounds, no pips (DK-WEAP-024). */
export function flameOutcome(
  io: DuckIo,
  figure: Figure,
  squirts: number,
  modifier = 0,
  numbers: readonly number[] = KILLS_ON,
): Outcome {
  const killsOn = numbers[squirts - 1];
  if (killsOn === undefined) throw new Error(`a flame attack has 1 to 3 squirts, not ${squirts}`);
  // DK-DMG-004: a result without a throw is not altered by armour.
  if (killsOn === 0) {
    io.tell({ type: 'flamesStruck', rule: 'DK-WEAP-023', figure: figure.id, squirts, face: null });
    return KILL;
  }
  return thrownAgainst(figure.protection, () => {
    const face = io.roll(D6, { rule: 'DK-WEAP-023', purpose: 'flame', figure: figure.id });
    io.tell({ type: 'flamesStruck', rule: 'DK-WEAP-023', figure: figure.id, squirts, face });
    return Math.max(0, face + modifier) >= killsOn ? KILL : NOTHING;
  });
}

/** DK-GREN-034: driven into flames, or unable to leave them. */
function sufferFlames(table: DuckTable, io: DuckIo, figure: Figure, markers: number, cause: Cause): void {
  suffer(table, io, figure, flameOutcome(io, figure, markers), cause);
}

/** DK-GREN-034: who drove him into them has done it. */
export function burnTheDriven(table: DuckTable, io: DuckIo, { figure, by }: Extract<Moment, { on: 'driven' }>): void {
  const driven = figureOf(table, figure);
  const markers = flamesAt(table, driven.at);
  if (markers > 0) sufferFlames(table, io, driven, markers, { by, means: 'flame', rule: 'DK-GREN-034' });
}

/** DK-GREN-034: one who ends his activation in flames because he cannot leave them. Explosion markers do no harm. */
export function endInFlames(table: DuckTable, io: DuckIo, figure: Figure): void {
  const markers = isOnMap(figure) && !figure.overhead ? flamesAt(table, figure.at) : 0;
  if (markers > 0) sufferFlames(table, io, figure, markers, { by: null, means: 'flame', rule: 'DK-GREN-034' });
}

/** DK-HOUSE-004: what Housekeeping itself makes outlives it. */
export function freshness({ phase, turn }: DuckTable): number {
  return phase === 'housekeeping' ? turn : 0;
}

/** DK-WEAP-028, DK-HOUSE-003, DK-HOUSE-004: every square loses a marker, save those lit in this Housekeeping. */
export function reduceFlames(table: DuckTable, io: DuckIo): void {
  if (table.flames.length === 0) return;
  for (const flame of table.flames) {
    if (flame.freshIn === table.turn) continue;
    flame.count--;
    io.tell({ type: 'flamesBurntDown', rule: 'DK-WEAP-028', at: flame.at, count: flame.count });
  }
  table.flames = table.flames.filter(({ count }) => count > 0);
  shipChanged(table);
}

/** DK-GREN-013, DK-HOUSE-004. */
export function removeExplosionMarkers(table: DuckTable, io: DuckIo): void {
  const squares = table.explosions.filter(({ freshIn }) => freshIn !== table.turn).map(({ at }) => at);
  if (squares.length === 0) return;
  table.explosions = table.explosions.filter(({ freshIn }) => freshIn === table.turn);
  io.tell({ type: 'explosionMarkersRemoved', rule: 'DK-GREN-013', squares });
}

/** DK-GREN-015, DK-GREN-031: whether the next activation has to begin with a step out of fire or off an explosion. */
export function hasToLeave(table: DuckTable, figure: Figure): boolean {
  return fireToLeave(table, figure) !== null && figure.condition === 'fit' && !isGrappling(table, figure);
}

/** The square that the fire or explosion came from; null if there is none to leave, or if it is below (DK-CEIL-001). */
function fireToLeave(table: DuckTable, figure: Figure): number | null {
  if (!figure.overhead) {
    for (const marker of table.flames) if (marker.at === figure.at) return marker.from;
    for (const marker of table.explosions) if (marker.at === figure.at) return marker.from;
  }
  // DK-WEAP-024: one that survived a Flamer's attack shrinks back from it.
  return figure.kind === 'threat' && figure.flameFrom >= 0 ? figure.flameFrom : null;
}

interface WayOut {
  readonly square: number;
  readonly direction: Direction;
  readonly cost: number;
}

/**
 * DK-WEAP-027, DK-GREN-015, DK-GREN-017: the first step of one who stands in fire or on an explosion: a free square
 * without either, further from where it came from; failing that any such square. Empty if there is none, or if he need
 * not leave.
 */
export function waysOut(table: DuckTable, figure: Figure): WayOut[] {
  const from = fireToLeave(table, figure);
  if (from === null || !hasToLeave(table, figure)) return [];
  const { grid } = planOf(table.arena);
  const { steps, stops } = waysOf(table, figure, [], 1);
  const free: WayOut[] = [];
  for (const direction of DIRECTIONS) {
    const cost = steps[figure.at * 8 + direction - 1]!;
    const square = neighbour(grid, figure.at, direction);
    if (cost === 0 || stops[square] !== 0 || isAlight(table, square, figure.overhead)) continue;
    if (figure.kind !== 'threat' || canEndIn(table, figure, square)) free.push({ square, direction, cost });
  }
  const here = rangeBetween(table, from, figure.at);
  const away = free.filter(({ square }) => rangeBetween(table, from, square) > here);
  return away.length > 0 ? away : free;
}
