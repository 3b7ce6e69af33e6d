import { DIRECTIONS, type Direction, neighbour, opposite, turn } from '@sightline/geometry/grid';
import type { Seat } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Grapple, Survivor, Teamer, Threat } from '../../table/figure.ts';
import { isAble, isHeldFast, seatOf } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { leaveSeat, letGo } from '../damage/kill-and-wound.ts';
import { beDriven } from '../damage/pushing.ts';
import { isAlight } from '../movement/footing.ts';
import { enterSquare } from '../movement/steps.ts';
import { isFreeBeside } from './free-squares.ts';
import type { BackOrShoveQuestion } from './questions.ts';
import { putOff } from './throw-off.ts';

/** DK-GRAP-020, DK-GRAP-039: what the winner of a round does with it. THROW OFF is the random fate of the chapter. */
export type BackOrShove =
  | { readonly choice: 'throwOff' | 'fightOn' }
  | { readonly choice: 'shove' | 'back'; readonly to: number };

type Moving = Extract<BackOrShove, { readonly to: number }>;

/** DK-GRAP-039, DK-GRAP-040: by whatever margin he has won; one who lies forces nobody back. */
export function askWinner(
  table: DuckTable,
  io: DuckIo,
  person: Teamer | Survivor,
  threat: Threat,
  { from }: Grapple,
  { margin, lying }: { readonly margin: number; readonly lying: boolean },
): BackOrShove {
  const thrown: BackOrShove = { choice: 'throwOff' };
  // Its acid may have felled him (DK-DMG-028).
  if (!isAble(person)) return thrown;
  const shoves = lying || isHeldFast(threat) ? [] : moves('shove', waysFrom(table, threat, from));
  const backs = moves('back', backsOf(table, person));
  const canThrow = !lying && (margin > 1 || (!isHeldFast(threat) && hasRoomAround(table, threat)));
  const options = [
    // What the chapter has happen comes first: at a margin of 1 he may as well choose where it goes.
    ...(margin > 1 && canThrow ? [thrown, ...shoves] : canThrow ? [...shoves, thrown] : shoves),
    ...backs,
    ...(margin === 1 || lying ? [{ choice: 'fightOn' } as const] : []),
  ];
  return options.length === 1 ? options[0]! : askFor(io, seatOf(person), person, threat, options);
}

/** DK-GRAP-039: the same for a Threat that has won by 1 and that a player runs; left to themselves they fight on. */
export function askRunner(
  table: DuckTable,
  io: DuckIo,
  person: Teamer | Survivor,
  threat: Threat,
  { from }: Grapple,
  seat: Seat,
): BackOrShove {
  const shoves = isHeldFast(person) ? [] : waysFrom(table, person, opposite(from));
  const backs = isHeldFast(threat) ? [] : waysFrom(table, threat, from);
  const options = [{ choice: 'fightOn' } as const, ...moves('shove', shoves), ...moves('back', backs)];
  return options.length === 1 ? options[0]! : askFor(io, seat, threat, person, options);
}

function askFor(io: DuckIo, seat: Seat, winner: Figure, loser: Figure, options: BackOrShove[]): BackOrShove {
  const about = { figure: winner.id, enemy: loser.id };
  const question: BackOrShoveQuestion = { kind: 'backOrShove', rule: 'DK-GRAP-039', ...about, options };
  return ask(io, seat, question);
}

const moves = (choice: Moving['choice'], squares: readonly number[]): Moving[] =>
  squares.map(to => ({ choice, to }) as const);

function hasRoomAround(table: DuckTable, { at, overhead }: Threat): boolean {
  return DIRECTIONS.some(direction => isFreeBeside(table, at, direction, overhead));
}

function around(table: DuckTable, square: number, ahead: Direction): { direction: Direction; to: number }[] {
  const { grid } = planOf(table.arena);
  return [ahead, turn(ahead, -1), turn(ahead, 1)].map(direction => ({
    direction,
    to: neighbour(grid, square, direction),
  }));
}

/** The square in a direction and the two beside it, where they are free. */
function waysFrom(table: DuckTable, { at, overhead }: Figure, ahead: Direction): number[] {
  return around(table, at, ahead)
    .filter(({ direction }) => isFreeBeside(table, at, direction, overhead))
    .map(({ to }) => to);
}

/** DK-GRAP-039: one of the three squares behind him; nobody climbs backwards or steps into fire of his own will. */
function backsOf(table: DuckTable, person: Teamer | Survivor): number[] {
  const isHigher = (square: number): boolean => !person.overhead && levelAt(table, square) > levelAt(table, person.at);
  return waysFrom(table, person, opposite(person.facing)).filter(
    to => !isHigher(to) && !isAlight(table, to, person.overhead),
  );
}

/** DK-GRAP-039: the loser is put where the winner says. */
export function shove(table: DuckTable, io: DuckIo, loser: Figure, winner: Figure, ahead: Direction, to: number): void {
  const { direction } = around(table, loser.at, ahead).find(way => way.to === to)!;
  io.tell({ type: 'shoved', rule: 'DK-GRAP-039', figure: loser.id, by: winner.id, from: loser.at, to });
  if (loser.kind === 'threat') return putOff(table, io, loser, winner, direction);
  // As one who is knocked back: whoever he bears or supports stays behind.
  letGo(table, loser);
  beDriven(table, io, loser, to, direction, { shooter: winner });
}

/** The winner keeps facing the enemy, which was before him; whoever sat in a truck or at a console has left his seat. */
export function back(table: DuckTable, io: DuckIo, winner: Figure, person: Teamer | Survivor, to: number): void {
  const { at: from, facing } = winner;
  person.grapple = null;
  leaveGrapple(table, winner);
  io.tell({ type: 'backedOff', rule: 'DK-GRAP-039', figure: winner.id, from, to });
  enterSquare(table, io, winner, to, { willingly: true, facing });
}

function leaveGrapple(table: DuckTable, figure: Figure): void {
  if (figure.kind === 'teamer' || figure.kind === 'survivor') figure.grapple = null;
  if (figure.kind === 'teamer') leaveSeat(table, figure);
}
