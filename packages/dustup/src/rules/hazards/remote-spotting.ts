import { part, type Reaction } from '@sightline/kernel';
import { shifted } from '../../dice/ladder.ts';
import { roll } from '../../dice/rolls.ts';
import type { DustupEvent } from '../../events.ts';
import { shelterAt } from '../../ground/cover.ts';
import { isClear } from '../../ground/sight.ts';
import type { Trigger } from '../../reactions.ts';
import {
  type Dustup,
  type DustupIo,
  enemyOf,
  leaderOf,
  NONE,
  type Place,
  seatOf,
  sideOf,
  type Unit,
} from '../../table.ts';
import { countersAgainst, removeCounter, reveal } from '../field/counters.ts';
import { turnUp } from './minefields.ts';
import { activeWarfare, isFoiled, oppose, spendCounters } from './warfare.ts';

/** Something that lies face down. */
export type FaceDown = { readonly counter: number } | { readonly mine: number };
export interface SpottingChoice {
  readonly unit: number;
  readonly counters: number;
  readonly at: FaceDown;
}

type BetweenActions = Extract<Trigger, { on: 'betweenActions' }>;

/** DU-EW-009: between two actions of either side, any hidden counter anywhere. */
export const spotRemotely: Reaction<Dustup, DustupEvent, BetweenActions, SpottingChoice> = {
  on: 'betweenActions',
  rule: 'DU-EW-009',
  choices(table, _trigger, seat) {
    const side = sideOf(table, seat);
    const units = activeWarfare(table, side);
    if (units.length === 0) return [];
    const hidden = faceDownAgainst(table, side);
    return units.flatMap(({ id, warfareCounters }) =>
      hidden.flatMap(at => Array.from({ length: warfareCounters }, (_, n) => ({ unit: id, counters: n + 1, at }))),
    );
  },
  take: (table, io, _trigger, choice) => spot(table, io, table.units[choice.unit]!, choice),
};

function faceDownAgainst(table: Dustup, side: number): FaceDown[] {
  const mines = table.mines.filter(mine => mine.side !== side && !mine.shown && !mine.removed);
  return [...countersAgainst(table, side).map(({ id }) => ({ counter: id })), ...mines.map(({ id }) => ({ mine: id }))];
}

/** DU-EW-010, DU-EW-011: the target's die is beaten, and the counter is shown for what it is. */
function spot(table: Dustup, io: DustupIo, unit: Unit, { counters, at }: SpottingChoice): void {
  const effort = spendCounters(io, unit, counters, 'spotting');
  const opposed = oppose(table, io, unit);
  const place: Place = 'counter' in at ? table.counters[at.counter]! : table.mines[at.mine]!;
  const { die, shifts } = spottingDie(table, unit, place);
  const target = roll(io, die, { rule: 'DU-EW-010', purpose: 'hidden', seat: seatOf(table, enemyOf(unit.side)) });
  const why = { rule: 'DU-EW-010', purpose: 'warfare', seat: seatOf(table, unit.side) } as const;
  const face = roll(io, effort.die, why);
  const found = !isFoiled(table, io, face, opposed) && face > target;
  io.tell({ type: 'spottedRemotely', rule: 'DU-EW-010', unit: unit.who, die, shifts, target, face, found });
  if (found) show(table, io, at);
}

/** DU-EW-010: harder to find in concealment, and out of sight. */
export function spottingDie(table: Dustup, unit: Unit, place: Place) {
  const isConcealed = shelterAt(table, place, null).concealment !== 'none';
  const isSeen = isClear(table, leaderOf(table, unit), place, unit.sensors);
  return shifted(isConcealed ? 6 : 4, !isSeen && part('DU-EW-010', 1, 'outOfSight'));
}

function show(table: Dustup, io: DustupIo, at: FaceDown): void {
  if ('mine' in at) return turnUp(io, table.mines[at.mine]!, 'DU-EW-011');
  const counter = table.counters[at.counter]!;
  if (counter.unit === NONE) removeCounter(table, io, counter, 'DU-EW-011');
  else reveal(table, io, table.units[counter.unit]!, 'DU-EW-011');
}
