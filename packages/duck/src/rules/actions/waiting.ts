import { areAdjacent, neighbour, oppositeSide, sightLine } from '@sightline/geometry/grid';
import { offer } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import { shieldCover } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Teamer, Threat } from '../../table/figure.ts';
import { figureOf, isAble, isOnMap, seatOf, TEAM_SEATS, teamer, threats } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckReaction } from '../../table/questions.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable, SquareSide } from '../../table/table.ts';
import { comradeIn } from '../movement/positions.ts';
import { swapHalves } from '../movement/stance.ts';
import { headOf, isInArc, sees } from '../shooting/sight.ts';
import { spendAction } from './chits.ts';
import { actInstead, hasActs } from './menu.ts';
import type { Alert, Reacting, Stirred } from './reactions.ts';

type WaitReaction = DuckReaction<Stirred, Reacting>;

function choosers(table: DuckTable, { enemy, alerts }: Stirred, seat: string): (Teamer & { alert: Alert })[] {
  if (!isOnMap(figureOf(table, enemy))) return [];
  return alerts
    .map(({ figure, alert }) => ({ ...teamer(table, figure), alert }))
    .filter(man => seatOf(man) === seat && man.waiting > 0 && isAble(man));
}

/** DK-ACT-016, DK-ACT-017: one action of his choice, in the middle of the enemy's move; or he keeps the chit. */
const react: WaitReaction = {
  on: 'enemyStirred',
  rule: 'DK-ACT-016',
  choices: (table, trigger, seat) =>
    choosers(table, trigger, seat)
      .filter(({ id }) => hasActs(table, teamer(table, id)))
      .map(({ id }) => ({ do: 'act', figure: id })),
  take(table, io, { enemy }, { figure }) {
    io.tell({ type: 'reacted', rule: 'DK-ACT-016', figure, to: enemy });
    actInstead(table, io, teamer(table, figure));
  },
};

/** DK-MOVE-022: two waiting men change halves on seeing something new; it costs both their chits. */
const juggle: WaitReaction = {
  on: 'enemyStirred',
  rule: 'DK-MOVE-022',
  choices: (table, trigger, seat) =>
    choosers(table, trigger, seat)
      .filter(({ id, alert }) => alert === 'appeared' && waitingComrade(table, teamer(table, id)) !== null)
      .map(({ id }) => ({ do: 'changeHalves', figure: id })),
  take(table, io, _trigger, { figure }) {
    const man = teamer(table, figure);
    const comrade = waitingComrade(table, man);
    if (!comrade) throw new Error(`${man.card.name} has no waiting comrade to swap with`);
    spendAction(man);
    spendAction(comrade);
    swapHalves(man, comrade);
    io.tell({ type: 'swapped', rule: 'DK-MOVE-022', figure, comrade: comrade.id });
  },
};

function waitingComrade(table: DuckTable, man: Teamer): Teamer | null {
  const comrade = comradeIn(table, man);
  if (comrade?.kind !== 'teamer' || comrade.team !== man.team) return null;
  const isReady = comrade.waiting > 0 && isAble(comrade) && !comrade.ducked && !man.ducked;
  return isReady ? comrade : null;
}

function stir(table: DuckTable, io: DuckIo, enemy: Figure, alertOf: (man: Teamer) => Alert | null): void {
  const alerts: { figure: number; alert: Alert }[] = [];
  for (const man of rosterOf(table).teamers) {
    // DK-CEIL-001: the squares of the ceiling are others than those below them.
    if (man.waiting === 0 || !isAble(man) || man.at < 0 || man.overhead !== enemy.overhead) continue;
    const alert = alertOf(man);
    if (alert !== null) alerts.push({ figure: man.id, alert });
  }
  if (alerts.length === 0) return;
  offer([react, juggle], TEAM_SEATS, table, io, { on: 'enemyStirred', enemy: enemy.id, alerts });
}

/** DK-ACT-015, DK-DUCK-010, DK-CDUCK-005: the man whose own square it has entered, before the grapple begins. */
export function reactToIntruder(
  table: DuckTable,
  io: DuckIo,
  { figure }: Extract<Moment, { on: 'threatEntered' }>,
): void {
  const enemy = figureOf(table, figure);
  if (isOnMap(enemy)) stir(table, io, enemy, man => (man.at === enemy.at ? 'inHisSquare' : null));
}

/** DK-ACT-015, DK-ACT-017: everybody else, after every square of an enemy's route. */
export function reactToEntry(
  table: DuckTable,
  io: DuckIo,
  { figure, from }: Extract<Moment, { on: 'threatEntered' }>,
): void {
  const enemy = figureOf(table, figure);
  if (!isOnMap(enemy)) return;
  const cover = shieldCover(table);
  stir(table, io, enemy, man => {
    if (man.at === enemy.at) return null;
    if (isVisibleTo(table, man, enemy) && !wasVisibleTo(table, man, enemy, from)) return 'appeared';
    return areAdjacent(cover, man.at, enemy.at) ? 'beside' : null;
  });
}

/** DK-ACT-015, DK-MOVE-006: in his line of sight and before him; nobody sees what is behind his back. */
function isVisibleTo(table: DuckTable, man: Teamer, enemy: Figure): boolean {
  return isInArc(table, man, enemy.at) && sees(table, man, enemy);
}

/** DK-CEIL-007: what has dropped into its square from the ceiling could not be seen up there. */
function wasVisibleTo(table: DuckTable, man: Teamer, enemy: Figure, from: number): boolean {
  return from >= 0 && from !== enemy.at && isVisibleTo(table, man, { ...enemy, at: from });
}

/** DK-ACT-015: an enemy beside him that turns on the spot. */
export function reactToTurn(table: DuckTable, io: DuckIo, { figure }: Extract<Moment, { on: 'threatTurned' }>): void {
  const enemy = figureOf(table, figure);
  const cover = shieldCover(table);
  stir(table, io, enemy, man => (areAdjacent(cover, man.at, enemy.at) ? 'turned' : null));
}

/** DK-ACT-015: an enemy that comes into view through a door or hole, whoever has made it. */
export function reactToOpening(table: DuckTable, io: DuckIo, { door }: Extract<Moment, { on: 'opened' }>): void {
  const sides = door === null ? table.breaches.slice(-1) : planOf(table.arena).doors[door]!.segments;
  uncover(table, io, threats(table), (man, enemy) => looksThrough(table, man, enemy, sides));
}

/** DK-ACT-015, DK-SENS-017: enemies that are put on the map in his sight. */
export function reactToPlacing(
  table: DuckTable,
  io: DuckIo,
  { figures }: Extract<Moment, { on: 'threatsPlaced' }>,
): void {
  const placed = threats(table).filter(({ id }) => figures.includes(id));
  uncover(table, io, placed, () => true);
}

/** Several at once: each man is asked once, of the first that he has not seen before. What hides is not seen. */
function uncover(
  table: DuckTable,
  io: DuckIo,
  enemies: readonly Threat[],
  isNew: (man: Teamer, enemy: Threat) => boolean,
): void {
  const asked = new Set<number>();
  for (const enemy of enemies)
    stir(table, io, enemy, man => {
      const isToBeSeen = isOnMap(enemy) && enemy.waitingSince === 0 && isVisibleTo(table, man, enemy);
      if (asked.has(man.id) || !isToBeSeen || !isNew(man, enemy)) return null;
      asked.add(man.id);
      return 'appeared';
    });
}

/** Whether a line of sight runs over one of these sides: while they were shut it was none. */
function looksThrough(table: DuckTable, man: Teamer, enemy: Threat, sides: readonly SquareSide[]): boolean {
  const { grid } = planOf(table.arena);
  return !sightLine(grid, headOf(table, man), headOf(table, enemy), {
    shut: (square, side) =>
      sides.some(
        other =>
          (other.square === square && other.side === side) ||
          (neighbour(grid, other.square, other.side) === square && oppositeSide(other.side) === side),
      ),
    filled: () => 0,
  }).clear;
}

/** DK-ACT-015, DK-TSHOOT-023: the reply of a man who was shot at, once the shot is over; within his arc as he ended. */
export function replyToShot(table: DuckTable, io: DuckIo, { figure, by }: Extract<Moment, { on: 'shotAt' }>): void {
  const enemy = figureOf(table, by);
  if (enemy.kind !== 'threat') return;
  stir(table, io, enemy, man => (man.id === figure && isInArc(table, man, enemy.at) ? 'shotAt' : null));
}
