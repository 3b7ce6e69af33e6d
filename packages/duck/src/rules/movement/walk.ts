import type { FacedStep, Position } from '@sightline/geometry/grid';
import { LOW } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { figuresAt, isAble, isPerson, seatOf } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { climbThrough } from '../ceiling/climbing.ts';
import { watchForMines } from '../grenades/mines.ts';
import { comradeIn } from './positions.ts';
import type { WalkQuestion } from './questions.ts';
import { enterSquare, turnTo } from './steps.ts';
import { routeTo, wheresOf } from './ways.ts';

/** A move as it goes on: who walks, what is left, where it began, and how the man stood whose square they share. */
interface Walk {
  readonly party: readonly Teamer[];
  readonly begun: number;
  left: number;
  /** A comrade who stood in the centre and has made room (DK-MOVE-014). */
  shifted: { readonly figure: number; readonly was: Position } | null;
  /** What comes after each step, from the square that was left. */
  readonly trail: ((from: number) => void) | undefined;
}

/**
 * DK-MOVE-002, DK-MOVE-023: those who go together walk square by square, led by the first. Whatever a step brings about
 * happens there and then; after that, and after each single step, the points left are asked about again. Tells whether
 * a comrade has made room in the square where it ends.
 */
export function walk(
  table: DuckTable,
  io: DuckIo,
  party: readonly Teamer[],
  points: number,
  trail?: (from: number) => void,
): boolean {
  const [leader] = party as [Teamer];
  const going: Walk = { party, begun: leader.at, left: points, shifted: null, trail };
  while (going.left > 0 && areTogether(party)) {
    const options = wheresOf(table, party, going.left);
    if (options.every(option => 'to' in option && option.to === leader.at)) {
      // Of a move that has led somewhere, points are simply left over.
      if (going.left === points)
        io.tell({ type: 'heldUp', rule: 'DK-MOVE-002', figure: leader.id, at: leader.at, points });
      break;
    }
    const question: WalkQuestion = {
      kind: 'walk',
      rule: 'DK-MOVE-001',
      figure: leader.id,
      party: party.map(({ id }) => id),
      points: going.left,
      at: leader.at,
      options,
    };
    const where = ask(io, seatOf(leader), question);
    if ('to' in where && where.to === leader.at) break;
    if ('do' in where) {
      going.left -= climbThrough(table, io, leader, where);
      continue;
    }
    follow(table, io, going, routeTo(table, party, going.left, where));
    if ('to' in where && where.to === leader.at) break;
  }
  return going.shifted !== null;
}

/** All on their feet, and in one square: who has been parted from his comrade goes no farther in this move. */
function areTogether(party: readonly Teamer[]): boolean {
  return party.every(man => isAble(man) && !man.ducked && man.grapple === null && man.at === party[0]!.at);
}

/** Along the route until it ends, something happens, or a stumble makes it too long. */
function follow(table: DuckTable, io: DuckIo, going: Walk, route: readonly FacedStep[]): void {
  const [leader] = going.party as [Teamer];
  for (const step of route) {
    if (step.kind === 'turn') {
      const { at } = leader;
      const before = scene(table, going.party);
      going.left -= step.cost;
      for (const man of going.party) turnTo(table, io, man, step.facing);
      if (leader.at !== at || !areTogether(going.party) || scene(table, going.party) !== before) return;
      continue;
    }
    const stumble = stumbles(table, io, going) ? 1 : 0;
    if (step.cost + stumble > going.left) {
      io.tell({ type: 'stumbled', rule: 'DK-MOVE-046', figure: leader.id, at: leader.at, left: going.left });
      going.left = 0;
      return;
    }
    going.left -= step.cost + stumble;
    const before = scene(table, going.party);
    const meetsThreat = figuresAt(table, step.square, leader.overhead).some(({ kind }) => kind === 'threat');
    const isStopped = watchForMines(table, going.party);
    enterTogether(table, io, going, step);
    if (isStopped()) going.left = 0;
    // DK-MOVE-041: to enter a Threat's square is the end of the move.
    if (meetsThreat) going.left = 0;
    const isAsPlanned = leader.at === step.square && areTogether(going.party) && scene(table, going.party) === before;
    if (!isAsPlanned || stumble > 0) return;
  }
}

/** DK-MOVE-046: on the way out of a LOW piece, or of a comrade's square that is passed through, or any if the match says so. */
function stumbles(table: DuckTable, io: DuckIo, { party, begun }: Walk): boolean {
  const [leader] = party as [Teamer];
  const isOnLow = !leader.overhead && levelAt(table, leader.at) === LOW;
  const isPast = leader.at !== begun || table.switches.partingStumbles;
  const passesComrade = party.length === 1 && isPast && passedComrade(table, leader);
  if (!isOnLow && !passesComrade) return false;
  return party.filter(man => !passesFumbleTest(table, io, man, { name: 'climbDown', rule: 'DK-MOVE-046' })).length > 0;
}

function passedComrade(table: DuckTable, man: Teamer): boolean {
  const comrade = comradeIn(table, man);
  return comrade !== null && comrade.id !== man.carries;
}

const comradesAt = (table: DuckTable, square: number, overhead: boolean): number =>
  figuresAt(table, square, overhead).filter(isPerson).length;

function enterTogether(table: DuckTable, io: DuckIo, going: Walk, step: Exclude<FacedStep, { kind: 'turn' }>): void {
  const [leader] = going.party as [Teamer];
  // Who made room for a man passing through stands again as he stood.
  if (going.shifted) table.figures[going.shifted.figure]!.position = going.shifted.was;
  going.shifted = null;
  const there = rosterOf(table).teamers.find(
    ({ at, overhead, position }) => at === step.square && overhead === leader.overhead && position === 'centre',
  );
  const begun = leader.at;
  for (const man of going.party) {
    // What the first of them met there may have felled the second, driven him off or filled the square.
    const isFull = man !== leader && comradesAt(table, step.square, leader.overhead) >= 2;
    const isHeldUp = !isAble(man) || man.at !== begun || isFull;
    if (!isHeldUp) enterSquare(table, io, man, step.square, { willingly: true, facing: step.facing });
  }
  if (leader.at === step.square) going.trail?.(begun);
  if (there?.at === step.square && leader.at === step.square) going.shifted = { figure: there.id, was: 'centre' };
}

/** A number that changes when anybody else comes, goes or falls, or the ship changes: the player may think again. */
function scene(table: DuckTable, party: readonly Teamer[]): number {
  let sum = table.shipChanges;
  for (const figure of table.figures) {
    sum += figure.wounds * 7 + (figure.ducked ? 3 : 0);
    if (figure.kind !== 'teamer' || !(party.includes(figure) || party.some(man => man.carries === figure.id)))
      sum += (figure.at + 2) * (figure.id + 1);
  }
  return sum + table.charges.length + table.chits.reduce((turned, chit) => turned + (chit.turned ? 1 : 0), 0);
}
