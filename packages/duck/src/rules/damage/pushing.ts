import { type Direction, neighbour, pushedSteps, type StepCosts, type Vector } from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import { roomIn } from '../../ship/standing.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { figuresAt, isHeldFast, isOnMap, isPerson, seatOf } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { checkSightsOf } from '../binge/situations.ts';
import { standBeside } from '../movement/positions.ts';
import { runnerOf } from '../multi-team/runner.ts';
import { leaveSeat } from './kill-and-wound.ts';
import type { Driven, ForkQuestion } from './questions.ts';

/** What drives a figure, and everybody before it, away. */
export interface Drive {
  readonly shooter: Figure | null;
  readonly steps: StepCosts;
  /** From the shooter to where the retreat began. */
  readonly away: Vector;
}

/** DK-DMG-017: at every fork the shooter's side decides; Threats left to themselves dice, 1-3 for the clockwise way. */
export function chosenAtFork(
  table: DuckTable,
  io: DuckIo,
  figure: Figure,
  ways: readonly [Direction, Direction],
  shooter: Figure | null,
  driven?: Driven,
): Direction {
  const { grid } = planOf(table.arena);
  const seat = shooter?.kind === 'threat' ? runnerOf(table) : shooter ? seatOf(handlerOr(table, shooter)) : 'team';
  if (seat === null) {
    const [clockwise, other] = (ways[0] - ways[1] + 8) % 8 < 4 ? ways : [ways[1], ways[0]];
    return io.roll(D6, { rule: 'DK-DMG-017', purpose: 'fork', figure: figure.id }) <= 3 ? clockwise : other;
  }
  const options = ways.map(way => neighbour(grid, figure.at, way));
  const question: ForkQuestion = {
    kind: 'knockBackFork',
    rule: 'DK-DMG-017',
    figure: figure.id,
    options,
    ...(driven && { driven }),
  };
  const answer = ask(io, seat, question);
  return ways[options.indexOf(answer)]!;
}

/** A drone is of the side of whoever has its control. */
function handlerOr(table: DuckTable, shooter: Figure): Figure {
  const handler = shooter.kind === 'machine' ? shooter.handler : null;
  return handler === null ? shooter : table.figures[handler]!;
}

/**
 * DK-DMG-019, DK-DMG-020: whoever stands in the square and may not be joined is pushed on by the same step, or slides,
 * pushing others in turn. False if the chain cannot move, and then nobody in it has moved; or if somebody who had been
 * pushed on shrank back into the way (DK-BINGE-012).
 */
export function makeRoom(
  table: DuckTable,
  io: DuckIo,
  movers: readonly Figure[],
  into: number,
  direction: Direction,
  drive: Drive,
): boolean {
  const there = othersAt(table, movers, into);
  if (there.length === 0 || mayJoin(table, movers, there)) return true;
  if (there.some(isHeldFast)) return false;
  const [way, other] = pushedSteps(drive.steps, into, direction, drive.away);
  if (way === undefined) return false;
  const chosen = other === undefined ? way : chosenAtFork(table, io, there[0]!, [way, other], drive.shooter);
  const beyond = neighbour(planOf(table.arena).grid, into, chosen);
  if (!makeRoom(table, io, there, beyond, chosen, drive)) return false;
  // What those before them sprang or met may have moved them or filled the square.
  const pushed = hasRoom(table, there, beyond) ? there.filter(figure => isOnMap(figure) && figure.at === into) : [];
  // All of them at once, for two may be locked in a grapple.
  for (const figure of pushed) {
    io.tell({ type: 'pushed', rule: 'DK-DMG-019', figure: figure.id, from: into, to: beyond });
    setDown(table, figure, beyond, chosen);
  }
  for (const figure of pushed)
    if (isOnMap(figure) && figure.at === beyond) meetWhatIsThere(table, io, figure, into, drive);
  return hasRoom(table, movers, into);
}

function othersAt(table: DuckTable, movers: readonly Figure[], square: number): Figure[] {
  return figuresAt(table, square, movers[0]!.overhead).filter(figure => !movers.includes(figure));
}

function hasRoom(table: DuckTable, movers: readonly Figure[], square: number): boolean {
  const there = othersAt(table, movers, square);
  return there.length === 0 || mayJoin(table, movers, there);
}

/** A man may pass or join one other man, where there is room for two (DK-MOVE-043); every other meeting pushes. */
function mayJoin(table: DuckTable, movers: readonly Figure[], there: readonly Figure[]): boolean {
  const room = there[0]!.overhead ? 2 : roomIn(table, there[0]!.at);
  return movers.length + there.length <= room && movers.every(isPerson) && there.every(isPerson);
}

/** One driven step: facing away, into whatever fire or mine there is. He may not survive it. */
export function beDriven(
  table: DuckTable,
  io: DuckIo,
  figure: Figure,
  into: number,
  direction: Direction,
  drive: Pick<Drive, 'shooter'>,
): void {
  const from = figure.at;
  setDown(table, figure, into, direction);
  meetWhatIsThere(table, io, figure, from, drive);
}

function setDown(table: DuckTable, figure: Figure, into: number, direction: Direction): void {
  if (figure.kind === 'teamer') leaveSeat(table, figure);
  figure.at = into;
  figure.facing = direction;
  standBeside(table, figure);
  if (figure.kind === 'machine') shipChanged(table);
}

function meetWhatIsThere(
  table: DuckTable,
  io: DuckIo,
  figure: Figure,
  from: number,
  { shooter }: Pick<Drive, 'shooter'>,
): void {
  // What burns and lies on the deck is of no concern up in the ceiling (DK-CEIL-001).
  if (figure.overhead) return;
  happen(table, io, { on: 'driven', figure: figure.id, by: shooter?.id ?? null });
  if (!isOnMap(figure)) return;
  if (isPerson(figure)) happen(table, io, { on: 'personEntered', figure: figure.id, from, willingly: false });
  // DK-BINGE-004: it may be driven into somebody's view.
  if (figure.kind === 'threat') checkSightsOf(table, io, { figure: figure.id });
}
