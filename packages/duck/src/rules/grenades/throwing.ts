import { neighbour } from '@sightline/geometry/grid';
import { type Refusal, refuse, type Seat } from '@sightline/kernel';
import { weaponCalled } from '../../content/deck.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { figureOf, seatOf } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { sightOf } from '../shooting/sight.ts';
import type { ThrowAct } from './acts.ts';
import { grenadesIn, grenadesOf } from './grenade.ts';
import type { ThrowQuestion } from './questions.ts';
import { canLand, throwGrenade, whyNotThrow } from './throw-grenade.ts';

const FARTHEST = Math.max(weaponCalled('grenade-thrown').range!, weaponCalled('grenade-projector').range!);

/** The squares he may throw at, nearest rows first; as many as are wanted. */
function targetsOf(table: DuckTable, man: Figure, { grenade, byProjector }: ThrowAct, wanted: number): number[] {
  const { grid, tileAt } = planOf(table.arena);
  const found: number[] = [];
  const isTarget = (square: number): boolean => {
    const isInside = tileAt[square] !== undefined && (tileAt[square]! >= 0 || table.bridge.squares.includes(square));
    return isInside && canLand(table, man, square, byProjector);
  };
  const ahead = neighbour(grid, man.at, man.facing);
  if (!whyNotThrow(table, { thrower: man.id, target: ahead, kind: grenade, byProjector }).every(isOfThatSquare))
    return [];
  for (let reach = 1; reach <= FARTHEST; reach++)
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx += Math.abs(dy) === reach ? 1 : 2 * reach) {
        const square = man.at + dy * grid.width + dx;
        if (!isTarget(square)) continue;
        found.push(square);
        if (found.length === wanted) return found;
      }
  return found;
}

/** Reasons that another square may not have. */
const OF_THE_SQUARE: ReadonlySet<string> = new Set([
  'outOfRange',
  'ownSquare',
  'outOfArc',
  'notInSight',
  'flightBlocked',
]);

const isOfThatSquare = ({ code }: Refusal): boolean => OF_THE_SQUARE.has(code);

/** The kinds of throw that are open to somebody, whichever side he is on. */
export function throwsOf(table: DuckTable, man: Figure): ThrowAct[] {
  return grenadesIn(table)
    .filter(item => grenadesOf(man, item) > 0)
    .flatMap(grenade => [false, true].map((byProjector): ThrowAct => ({ do: 'throw', grenade, byProjector })))
    .filter(act => whyNotThrowAnywhere(table, man, act).length === 0);
}

export function whyNotThrowAnywhere(table: DuckTable, man: Figure, act: ThrowAct): Refusal[] {
  // Straight ahead is nearly always free; and if not, its reasons stand for all the squares beyond.
  const ahead = neighbour(planOf(table.arena).grid, man.at, man.facing);
  const { grenade: kind, byProjector } = act;
  const refusals = whyNotThrow(table, { thrower: man.id, target: ahead, kind, byProjector });
  return refusals.every(isOfThatSquare) && (refusals.length === 0 || targetsOf(table, man, act, 1).length > 0)
    ? []
    : refusals;
}

/** Whoever decides for him chooses the square. */
export function askAndThrow(table: DuckTable, io: DuckIo, man: Figure, act: ThrowAct, seat: Seat = seatOf(man)): void {
  const { grenade, byProjector } = act;
  const about = { figure: man.id, grenade, byProjector };
  const options = squaresToThrowAt(table, man, act);
  const question: ThrowQuestion = { kind: 'throwAt', rule: 'DK-GREN-001', ...about, options };
  throwAt(table, io, question, ask(io, seat, question));
}

/** Carries the throw out, once its square is chosen; a man of the Team pays for it with a chit. */
export function throwAt(table: DuckTable, io: DuckIo, asked: ThrowQuestion, target: number): void {
  const thrower = figureOf(table, asked.figure);
  if (thrower.kind === 'teamer') spendAction(thrower);
  throwGrenade(table, io, { thrower: asked.figure, target, kind: asked.grenade, byProjector: asked.byProjector });
}

/** Every square he may throw a grenade of that kind at. */
export function squaresToThrowAt(table: DuckTable, man: Figure, act: ThrowAct): number[] {
  return targetsOf(table, man, act, Number.POSITIVE_INFINITY);
}

/** Why a square is none that he may throw at; nothing is said of what lies off the ship. */
export function whyNotThrowAt(table: DuckTable, asked: ThrowQuestion, target: number): Refusal[] {
  const man = figureOf(table, asked.figure);
  if (!(planOf(table.arena).tileAt[target]! >= 0 || table.bridge.squares.includes(target))) return [];
  const order = { thrower: man.id, target, kind: asked.grenade, byProjector: asked.byProjector };
  return whyNotThrow(table, order).map(refusal =>
    refusal.code === 'notInSight' && isBehindFire(table, man, target)
      ? refuse('DK-SHOOT-023', 'hiddenByFire')
      : refusal,
  );
}

/** DK-SHOOT-023: flames that stand on the way to a square. */
function isBehindFire(table: DuckTable, man: Figure, target: number): boolean {
  const { blocker } = sightOf(table, man, { ...man, at: target, position: 'centre' });
  return (
    blocker?.kind === 'square' && blocker.square !== target && table.flames.some(({ at }) => at === blocker.square)
  );
}
