import { type Refusal, refuse } from '@sightline/kernel';
import type { Teamer } from '../../table/figure.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { chitsPerTurn } from '../damage/kill-and-wound.ts';

/** DK-ACT-009: whether a chit is left to pay an action with, in the READY or in the WAIT box. */
export function canAct(man: Teamer): boolean {
  return man.condition === 'fit' && man.ready + man.waiting > 0;
}

/** DK-ACT-008: the refusal of whoever has done all he may. */
export function whyNotPay(man: Teamer): Refusal[] {
  return man.ready + man.waiting > 0 ? [] : [refuse('DK-ACT-008', 'noAction')];
}

/** DK-ACT-009, DK-ACT-016: a chit goes to ACTED, the READY one first; one on WAIT is the only one left (DK-ACT-013). */
export function spendAction(man: Teamer): Chit {
  const chit = man.ready > 0 ? 'ready' : 'waiting';
  if (man[chit] === 0) throw new Error(`${man.card.name} has no chit to spend`);
  man[chit]--;
  man.acted++;
  return chit;
}

/** A chit by the box it came from. */
type Chit = 'ready' | 'waiting';

/** What was announced could not be done after all, and no die was thrown for it: the chit goes back. */
export function takeBack(man: Teamer, chit: Chit): void {
  man[chit]++;
  man.acted--;
}

/** DK-ACT-013, DK-ACT-014, DK-DMG-005: the last READY chit may wait, once any other has left READY. */
export function whyNotWait(man: Teamer): Refusal[] {
  if (man.waiting > 0) return [refuse('DK-ACT-014', 'oneWaitsAlready')];
  if (man.ready === 0) return [refuse('DK-ACT-013', 'noAction')];
  return man.ready > 1 ? [refuse('DK-ACT-013', 'firstChitStillReady', undefined, { code: 'pass' })] : [];
}

export function putOnWait(man: Teamer): void {
  if (whyNotWait(man).length > 0) throw new Error(`${man.card.name} has no chit to put on WAIT`);
  man.ready--;
  man.waiting++;
}

/** DK-ACT-033: whatever is READY is passed. */
export function passAll(man: Teamer): void {
  man.acted += man.ready;
  man.ready = 0;
}

/**
 * DK-ACT-020, DK-MOVE-035: when the turn is over all chits are READY again, a single one where several Teams play
 * (DK-TURN-009), and whoever has paid for his DASH has his breath back.
 */
export function gatherChits(table: DuckTable): void {
  const most = table.multiTeam ? 1 : 2;
  for (const man of rosterOf(table).teamers) {
    man.ready = Math.min(most, chitsPerTurn(man));
    man.waiting = 0;
    man.acted = 0;
    man.activated = false;
    man.moved = 0;
    man.supports = null;
    if (man.dashedAgain) man.dashed = table.turn;
    else if (man.dashed < table.turn) man.dashed = 0;
    man.dashedAgain = false;
  }
  for (const figure of table.figures) if (figure.kind === 'survivor') figure.moved = 0;
}
