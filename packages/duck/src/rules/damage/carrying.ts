import { type Refusal, refuse } from '@sightline/kernel';
import { roomIn } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Survivor, Teamer } from '../../table/figure.ts';
import { figuresAt, isAble } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { standBeside } from '../movement/positions.ts';
import { whyNotHeavyWeight } from './burden.ts';
import { leaveSeat } from './kill-and-wound.ts';
import { isWithinReach } from './within-reach.ts';

/** DK-DMG-011: by one who may bear a heavy weight, from the same or an adjacent square. */
export function whyNotTakeUp(table: DuckTable, man: Teamer, comrade: Teamer | Survivor): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(man) || man.ducked || man.grapple || man.carries !== null)
    refusals.push(refuse('DK-DMG-011', 'unableToAct'));
  if (comrade.condition !== 'incapacitated' || isHeld(table, comrade))
    refusals.push(refuse('DK-DMG-011', 'notToBeCarried'));
  refusals.push(...whyNotHeavyWeight(table, man));
  if (!isWithinReach(table, man, comrade)) refusals.push(refuse('DK-DMG-011', 'notAdjacent'));
  if (comrade.at !== man.at && figuresAt(table, man.at, man.overhead).length >= roomIn(table, man.at))
    refusals.push(refuse('DK-MOVE-013', 'squareFull'));
  return refusals;
}

function isHeld(table: DuckTable, { id }: Figure): boolean {
  const { threats, teamers } = rosterOf(table);
  return threats.some(({ captive }) => captive === id) || teamers.some(({ carries }) => carries === id);
}

export function takeUp(table: DuckTable, io: DuckIo, man: Teamer, comrade: Figure): boolean {
  if (!passesFumbleTest(table, io, man, { name: 'takeUp', rule: 'DK-DMG-011' })) return false;
  // Whoever went down in the seat of a truck or at a console is lifted out of it.
  if (comrade.kind === 'teamer') leaveSeat(table, comrade);
  man.carries = comrade.id;
  comrade.at = man.at;
  io.tell({ type: 'takenUp', rule: 'DK-DMG-011', figure: comrade.id, by: man.id });
  return true;
}

/** DK-DMG-011: laying down is free. From now on the two share the square (DK-MOVE-014). */
export function layDown(table: DuckTable, io: DuckIo, man: Teamer): void {
  if (man.carries === null) throw new Error(`${man.card.name} carries nobody`);
  const figure = man.carries;
  man.carries = null;
  standBeside(table, table.figures[figure]!);
  io.tell({ type: 'laidDown', rule: 'DK-DMG-011', figure, by: man.id, at: table.figures[figure]!.at });
}
