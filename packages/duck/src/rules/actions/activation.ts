import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isOnMap, people, seatOf } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { whyNotOpenActivation } from '../binge/chicken.ts';
import { standStill } from '../binge/panic.ts';
import { fightOutForChits } from '../grapple/fight.ts';
import { endInFlames } from '../grenades/flames.ts';
import { armMines } from '../grenades/mines.ts';
import { moveParty } from '../movement/move.ts';
import { throwMove } from '../movement/points.ts';
import { comradeIn } from '../movement/positions.ts';
import { bestMove, whyNotSetOut } from '../movement/setting-out.ts';
import { whyNotWalk } from '../movement/why-not-move.ts';
import { passAll, spendAction } from './chits.ts';
import { actForFree, actsOf, askAct, perform } from './menu.ts';
import type { ConcertQuestion, NextQuestion } from './questions.ts';
import { mustLeave } from './state.ts';

/** Which of two who act in concert does something next; both may move together; null when both have done. */
export type Next = { readonly figure: number } | { readonly together: 'move' } | { readonly figure: null };

/**
 * DK-ACT-008, DK-ACT-010, DK-ACT-033: a man's whole activation, two actions of any kinds, or that of the two men of a
 * square (DK-ACT-001).
 */
export function activateTeamer(table: DuckTable, io: DuckIo, man: Teamer): void {
  const comrade = askConcert(table, io, man);
  const pair = comrade ? [man, comrade] : [man];
  for (const one of pair) one.activated = true;
  io.tell({ type: 'activated', rule: 'DK-ACT-001', figure: man.id, inConcertWith: comrade?.id ?? null });
  if (comrade) actInConcert(table, io, man, comrade);
  else while (canGoOn(man) && actOnce(table, io, man));
  for (const one of pair) endActivation(table, io, one);
}

/** A man in a sealed unit is off the map, but may get out. */
const canGoOn = (man: Teamer): boolean =>
  man.ready > 0 && man.condition === 'fit' && (man.at >= 0 || man.seat !== null);

/** One action; false if he has done. What is free is among the acts while chits are left, and later in team-phase.ts. */
function actOnce(table: DuckTable, io: DuckIo, man: Teamer): boolean {
  const act = askAct(table, io, man, actsOf(table, man));
  if (act.do === 'done') return false;
  perform(table, io, man, act);
  // With several Teams no other moment comes before the next card.
  if (man.ready === 0 && table.multiTeam) actForFree(table, io, man);
  return true;
}

/**
 * DK-ACT-033, DK-GREN-019, DK-GREN-034: a fight once begun is fought on, chits not used are passed, mines are live, and
 * fire burns who stays in it.
 */
function endActivation(table: DuckTable, io: DuckIo, man: Teamer): void {
  if (man.grapple && man.grapple.rounds > 0) fightOutForChits(table, io, man);
  passAll(man);
  armMines(table, man);
  if (isOnMap(man)) endInFlames(table, io, man);
  standStill(table, io, man);
  happen(table, io, { on: 'actionOver' });
}

/** DK-GREN-034: those who lie helpless in flames are judged once, at the end of the Team's phase. */
export function burnTheHelpless(table: DuckTable, io: DuckIo): void {
  if (table.flames.length === 0) return;
  for (const person of people(table)) if (person.condition !== 'fit') endInFlames(table, io, person);
}

/** DK-ACT-001, DK-ACT-012: asked when the first of the two comes up. */
function askConcert(table: DuckTable, io: DuckIo, man: Teamer): Teamer | null {
  const comrade = comradeIn(table, man);
  const canJoin =
    comrade?.kind === 'teamer' &&
    comrade.team === man.team &&
    !comrade.activated &&
    canGoOn(comrade) &&
    canGoOn(man) &&
    // DK-BINGE-013: not even as one of a pair.
    whyNotOpenActivation(table, comrade).length === 0;
  if (!canJoin) return null;
  const options = [{ with: comrade.id }, { with: null }];
  const question: ConcertQuestion = { kind: 'concert', rule: 'DK-ACT-012', figure: man.id, options };
  return ask(io, seatOf(man), question).with === null ? null : comrade;
}

/** DK-ACT-012: their actions come in any order, each for his own chits. */
function actInConcert(table: DuckTable, io: DuckIo, man: Teamer, comrade: Teamer): void {
  const done = new Set<Teamer>();
  for (;;) {
    const able = [man, comrade].filter(one => !done.has(one) && canGoOn(one));
    if (able.length === 0) return;
    const next = askNext(table, io, man, comrade, able);
    if ('together' in next) moveTogether(table, io, man, comrade);
    else if (next.figure === null) return;
    else {
      const one = next.figure === man.id ? man : comrade;
      if (!actOnce(table, io, one)) done.add(one);
    }
  }
}

function askNext(table: DuckTable, io: DuckIo, man: Teamer, comrade: Teamer, able: readonly Teamer[]): Next {
  const options: Next[] = able.map(({ id }) => ({ figure: id }));
  // His own acts are asked about next, and he may have done with them.
  if (able.length === 1) return options[0]!;
  const canMove =
    man.at === comrade.at &&
    able.every(one => whyNotWalk(table, one).length === 0) &&
    whyNotSetOut(table, able, Math.min(...able.map(one => bestMove(table, one)))).length === 0;
  if (canMove) options.push({ together: 'move' });
  if (!able.some(one => mustLeave(table, one))) options.push({ figure: null });
  const figures = [man.id, comrade.id] as const;
  const question: NextQuestion = { kind: 'nextInConcert', rule: 'DK-ACT-012', figures, options };
  return ask(io, seatOf(man), question);
}

/** DK-ACT-012: each throws his own die, and to stay together they go by the lower. */
function moveTogether(table: DuckTable, io: DuckIo, man: Teamer, comrade: Teamer): void {
  for (const one of [man, comrade]) spendAction(one);
  const points = Math.min(throwMove(table, io, man), throwMove(table, io, comrade));
  moveParty(table, io, [man, comrade], points);
}
