import { type Direction, neighbour, opposite, turn } from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Grapple, Survivor, Teamer, Threat } from '../../table/figure.ts';
import { isHeldFast, seatOf } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { leaveSeat } from '../damage/kill-and-wound.ts';
import { isAlight } from '../movement/footing.ts';
import { enterSquare } from '../movement/steps.ts';
import { isFreeBeside } from './free-squares.ts';
import type { WinByOneQuestion } from './questions.ts';
import { putOff, tellDiceLost } from './throw-off.ts';

/** DK-GRAP-020, DK-GRAP-039: what one who has won by 1 does with it; SHOVE comes first. */
export type WinByOne =
  | { readonly choice: 'SHOVE'; readonly to: number }
  | { readonly choice: 'BACK'; readonly to: number }
  | { readonly choice: 'FIGHT ON' };

/** DK-GRAP-020. True if the grapple goes on. */
export function winByOne(
  table: DuckTable,
  io: DuckIo,
  person: Teamer | Survivor,
  threat: Threat,
  grapple: Grapple,
): boolean {
  const options: WinByOne[] = [
    ...shovesOf(table, person, threat, grapple).map(to => ({ choice: 'SHOVE', to }) as const),
    ...backsOf(table, person).map(to => ({ choice: 'BACK', to }) as const),
    { choice: 'FIGHT ON' },
  ];
  const question: WinByOneQuestion = {
    kind: 'winByOne',
    rule: 'DK-GRAP-020',
    figure: person.id,
    threat: threat.id,
    options,
  };
  const answer = ask(io, seatOf(person), question);
  switch (answer.choice) {
    case 'FIGHT ON':
      grapple.threatLost++;
      tellDiceLost(io, threat.id, 1, person, 'DK-GRAP-020');
      return true;
    case 'SHOVE':
      shove(table, io, person, threat, answer.to);
      return false;
    case 'BACK':
      back(table, io, person, answer.to);
      return false;
    default:
      return answer satisfies never;
  }
}

function around(table: DuckTable, square: number, ahead: Direction): { direction: Direction; to: number }[] {
  const { grid } = planOf(table.arena);
  return [ahead, turn(ahead, -1), turn(ahead, 1)].map(direction => ({
    direction,
    to: neighbour(grid, square, direction),
  }));
}

/** DK-GRAP-039, DK-GRAP-040: where it came from or one of the two squares beside; not by a DUCK!ed man. */
function shovesOf(table: DuckTable, person: Teamer | Survivor, threat: Threat, { from }: Grapple): number[] {
  if (person.ducked || isHeldFast(threat)) return [];
  return around(table, threat.at, from)
    .filter(({ direction }) => isFreeBeside(table, threat.at, direction, threat.overhead))
    .map(({ to }) => to);
}

/** DK-GRAP-039: one of the three squares behind him; nobody climbs backwards or steps into fire of his own will. */
function backsOf(table: DuckTable, person: Teamer | Survivor): number[] {
  const isHigher = (square: number): boolean => !person.overhead && levelAt(table, square) > levelAt(table, person.at);
  return around(table, person.at, opposite(person.facing))
    .filter(({ direction }) => isFreeBeside(table, person.at, direction, person.overhead))
    .map(({ to }) => to)
    .filter(to => !isHigher(to) && !isAlight(table, to, person.overhead));
}

function shove(table: DuckTable, io: DuckIo, person: Teamer | Survivor, threat: Threat, to: number): void {
  const step = around(table, threat.at, person.grapple!.from).find(way => way.to === to)!;
  io.tell({ type: 'shoved', rule: 'DK-GRAP-039', figure: threat.id, by: person.id, from: threat.at, to });
  putOff(table, io, threat, person, step.direction);
}

/** He keeps facing the enemy, which was before him; whoever sat in a truck or at a console has left his seat. */
function back(table: DuckTable, io: DuckIo, person: Teamer | Survivor, to: number): void {
  const { at: from, facing } = person;
  person.grapple = null;
  if (person.kind === 'teamer') leaveSeat(table, person);
  io.tell({ type: 'backedOff', rule: 'DK-GRAP-039', figure: person.id, from, to });
  enterSquare(table, io, person, to, { willingly: true, facing });
}
