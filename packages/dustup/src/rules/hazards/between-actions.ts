import type { Moment } from '../../moments.ts';
import { offerTo } from '../../reactions.ts';
import type { Dustup, DustupIo } from '../../table.ts';
import { takeStrains } from '../morale/forced-tests.ts';
import { controllerOf } from './command-mines.ts';
import { activeWarfare } from './warfare.ts';

/** DU-MINE-020, DU-EW-009: at any time, that is when an action is over and before the next is declared. */
export function offerBetweenActions(table: Dustup, io: DustupIo, moment: Extract<Moment, { on: 'actionDone' }>): void {
  const isAny =
    table.sides.some(({ id }) => activeWarfare(table, id).length > 0) ||
    table.mines.some(mine => controllerOf(table, mine) !== null);
  if (!isAny) return;
  offerTo(table, io, { on: 'betweenActions', names: table.names }, 1 - table.units[moment.unit]!.side);
  takeStrains(table, io);
}
