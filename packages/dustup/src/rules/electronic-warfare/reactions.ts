import type { BetweenActions, DustupReaction } from '../../table/reactions.ts';
import { type Dustup, sideOf } from '../../table/table.ts';
import { countersAgainst } from '../detection/counters.ts';
import { spot } from './remote-spotting.ts';
import { activeWarfare } from './warfare.ts';

/** Something that lies face down: a counter or a mine. */
export interface FaceDown {
  readonly is: 'counter' | 'mine';
  readonly id: number;
}

/** DU-EW-009: how many counters of a unit go into a look under something. */
export interface Spotting {
  readonly do: 'spot';
  readonly unit: number;
  readonly counters: number;
  readonly at: FaceDown;
}

/** DU-EW-009: between two actions of either side, any hidden counter anywhere. */
export const spotRemotely: DustupReaction<BetweenActions, Spotting> = {
  on: 'betweenActions',
  rule: 'DU-EW-009',
  choices(table, _trigger, seat) {
    const side = sideOf(table, seat);
    const units = activeWarfare(table, side);
    if (units.length === 0) return [];
    const hidden = faceDownAgainst(table, side);
    return units.flatMap(({ id, warfareCounters }) =>
      hidden.flatMap(at =>
        Array.from({ length: warfareCounters }, (_, n): Spotting => ({ do: 'spot', unit: id, counters: n + 1, at })),
      ),
    );
  },
  take: (table, io, _trigger, choice) => spot(table, io, table.units[choice.unit]!, choice),
};

function faceDownAgainst(table: Dustup, side: number): FaceDown[] {
  const mines = table.mines.filter(mine => mine.side !== side && !mine.shown && !mine.removed);
  return [
    ...countersAgainst(table, side).map(({ id }): FaceDown => ({ is: 'counter', id })),
    ...mines.map(({ id }): FaceDown => ({ is: 'mine', id })),
  ];
}
