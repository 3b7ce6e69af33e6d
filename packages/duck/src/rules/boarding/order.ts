import { type Refusal, refuse, type Seat } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { figuresAt } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { ABREAST, inwards } from './bridge.ts';
import type { Entry } from './entry.ts';

/** Who stands next on the bridge; or the next square of it; or all the rest in pairs as their cards lie. */
export type Boarding =
  | { readonly do: 'stand'; readonly figure: number }
  | { readonly do: 'nextSquare' }
  | { readonly do: 'inPairs' };

/** DK-SETUP-036, DK-TURN-003: the party is lined up in the order of entry, its lead next to the first square inside. */
export function lineUp(
  table: DuckTable,
  io: DuckIo,
  seat: Seat,
  party: readonly Teamer[],
  entry: Entry,
  squares: readonly number[],
): void {
  const left = [...party];
  const stand = (man: Teamer, square: number): void => {
    const comrade = figuresAt(table, square)[0];
    left.splice(left.indexOf(man), 1);
    man.at = square;
    man.facing = inwards(entry);
    man.position = comrade ? 'right' : 'centre';
    if (comrade) comrade.position = 'left';
    table.order.push(man.id);
  };
  for (const [n, square] of squares.entries()) {
    while (left.length > 0 && whyNotStand(table, square).length === 0) {
      const options = boardings(table, left, square, squares.length - n);
      const chosen = ask(io, seat, { kind: 'boarding', rule: 'DK-TURN-003', square, options });
      if (chosen.do === 'nextSquare') break;
      if (chosen.do === 'inPairs') for (const man of [...left]) stand(man, firstFree(table, squares, n));
      else stand(left.find(({ id }) => id === chosen.figure)!, square);
    }
  }
  io.tell({ type: 'linedUp', rule: 'DK-TURN-003', order: party.map(man => man.id).sort(byPlace(table)) });
}

const byPlace =
  ({ order }: DuckTable) =>
  (a: number, b: number): number =>
    order.indexOf(a) - order.indexOf(b);

function boardings(table: DuckTable, left: readonly Teamer[], square: number, squaresLeft: number): Boarding[] {
  const options: Boarding[] = [{ do: 'inPairs' }, ...left.map(({ id }) => ({ do: 'stand', figure: id }) as const)];
  const isEmpty = figuresAt(table, square).length === 0;
  if (!isEmpty && left.length <= ABREAST * (squaresLeft - 1)) options.push({ do: 'nextSquare' });
  return options;
}

const firstFree = (table: DuckTable, squares: readonly number[], from: number): number =>
  squares.slice(from).find(square => whyNotStand(table, square).length === 0)!;

/** DK-SETUP-036: a third figure in one square of the bridge is refused. */
export function whyNotStand(table: DuckTable, square: number): Refusal[] {
  if (!table.bridge.squares.includes(square)) return [refuse('DK-SETUP-036', 'notOnTheBridge')];
  return figuresAt(table, square).length < ABREAST ? [] : [refuse('DK-SETUP-036', 'bridgeSquareFull')];
}
