import { type Refusal, refuse } from '@sightline/kernel';
import type { Teamer } from '../../table/figure.ts';
import { isAble, teamer } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { whyNotMoveAsHandler } from '../machines/control.ts';

/** DK-MOVE-024, DK-MOVE-025: on his feet, able, and held by nobody and nothing. */
export function whyNotMove(table: DuckTable, man: Teamer): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(man)) refusals.push(refuse('DK-MOVE-025', 'unableToAct'));
  if (man.ducked) refusals.push(refuse('DK-MOVE-024', 'lyingDown', undefined, { code: 'standUp' }));
  if (man.grapple) refusals.push(refuse('DK-MOVE-042', 'grappling'));
  if (man.seat !== null) refusals.push(refuse('DK-ACT-025', 'seated', undefined, { code: 'getOut' }));
  if (supporterOf(table, man)) refusals.push(refuse('DK-DMG-007', 'supported'));
  return refusals;
}

/** Walking is more than turning: the handler of a drone at full pace does not (DK-CYBER-013). */
export function whyNotWalk(table: DuckTable, man: Teamer): Refusal[] {
  return [...whyNotMove(table, man), ...whyNotMoveAsHandler(table, man)];
}

/** The man who helps him along in this turn. */
export function supporterOf(table: DuckTable, { id }: Teamer): Teamer | null {
  const supporter = rosterOf(table).teamers.find(({ supports }) => supports === id);
  return supporter ? teamer(table, supporter.id) : null;
}
