import type { MomentOf } from '../../table/moment.ts';
import { type BetweenActivations, type DustupReaction, interrupt } from '../../table/reactions.ts';
import { type Dustup, type DustupIo, enemyOf, seatOf, sideOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { activate } from './activation.ts';
import { unactivated } from './alternation.ts';
import type { KeepInitiative } from './questions.ts';

/** DU-TURN-008: the unit that breaks in. */
export interface Seizure {
  readonly do: 'seize';
  readonly unit: number;
}

/** DU-TURN-008: the side that is not due may break in between two activations. */
export const seize: DustupReaction<BetweenActivations, Seizure> = {
  on: 'betweenActivations',
  rule: 'DU-TURN-008',
  choices(table, { due }, seat) {
    const side = sideOf(table, seat);
    if (table.ending !== null || side === due || table.sides[side]!.tokens === 0 || table.sides[side]!.yielded)
      return [];
    return unactivated(table, side).map(({ id }) => ({ do: 'seize', unit: id }));
  },
  take(table, io, { due }, { unit }) {
    const seizer = table.units[unit]!;
    spend(table, io, seizer.side, seizer);
    // The last to spend a token has his way: the seizer's unit acts, or play goes on with the side that was due.
    let last = seizer.side;
    while (answers(table, io, enemyOf(last), seizer)) last = enemyOf(last);
    if (last !== due) activate(table, io, seizer, 'seized');
    else table.sides[seizer.side]!.yielded = true;
  },
};

/** DU-TURN-009: whether a side spends a token to have its way. */
function answers(table: Dustup, io: DustupIo, side: number, unit: Unit): boolean {
  const { tokens, seat } = table.sides[side]!;
  if (tokens === 0) return false;
  const said = io.ask<KeepInitiative>(seat, {
    kind: 'keepInitiative',
    rule: 'DU-TURN-009',
    unit: unit.who,
    tokens,
    options: ['let', 'spend'],
  });
  if (said === 'spend') spend(table, io, side, null);
  return said === 'spend';
}

function spend(table: Dustup, io: DustupIo, side: number, unit: Unit | null): void {
  const own = table.sides[side]!;
  own.tokens--;
  const rule = unit === null ? 'DU-TURN-009' : 'DU-TURN-008';
  io.tell({ type: 'tokenSpent', rule, side: seatOf(table, side), unit: unit?.who ?? null, left: own.tokens });
}

/** DU-MINE-020, DU-EW-009: at any time, that is when an action is over and before the next is declared. */
export function offerBetweenActions(table: Dustup, io: DustupIo, { unit }: MomentOf<'actionDone'>): void {
  interrupt(table, io, { on: 'betweenActions', names: table.names }, enemyOf(table.units[unit]!.side));
}
