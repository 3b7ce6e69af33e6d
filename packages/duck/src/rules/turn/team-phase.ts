import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, leader, seatOf, teamer, teamers } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { activateTeamer, burnTheHelpless } from '../actions/activation.ts';
import { actForFree, actInstead, freeActsOf, hasActs } from '../actions/menu.ts';
import { whyNotOpenActivation } from '../binge/chicken.ts';
import { isReady, nextCard } from './sequence.ts';

/** What may come next between two activations. */
export type Turn =
  /** The next card of the stack, or the next figure in the order. */
  | { readonly do: 'nextCard' }
  /** DK-ACT-007: YOU, whose card is not in the stack. */
  | { readonly do: 'activate'; readonly figure: number }
  /** DK-ACT-019: one who has saved an action spends it now. */
  | { readonly do: 'spendWait'; readonly figure: number }
  /** DK-GRAP-043: when all have acted, one of them does what takes no chit. */
  | { readonly do: 'freely'; readonly figure: number }
  /** DK-TURN-016: with several Teams, none of those who wait. */
  | { readonly do: 'goOn' }
  | { readonly do: 'endPhase' };

/** One activation of the Team phase; false when everybody has done what he may (DK-ACT-033). */
export function teamStep(table: DuckTable, io: DuckIo): boolean {
  table.order = table.order.filter(id => isReady(teamer(table, id)));
  const options = turns(table);
  const [only] = options;
  const turn = options.length === 1 && only ? only : ask(io, 'team', { kind: 'whoActs', rule: 'DK-ACT-007', options });
  switch (turn.do) {
    case 'nextCard':
      activateTeamer(table, io, nextCard(table, io));
      return true;
    case 'activate':
      activateTeamer(table, io, teamer(table, turn.figure));
      return true;
    case 'spendWait':
      actInstead(table, io, teamer(table, turn.figure));
      return true;
    case 'freely':
      actForFree(table, io, teamer(table, turn.figure));
      return true;
    case 'goOn':
    case 'endPhase':
      burnTheHelpless(table, io);
      return false;
    default:
      return turn satisfies never;
  }
}

function turns(table: DuckTable): Turn[] {
  const you = keptOut(table);
  const options: Turn[] = [];
  const mayOpen = (man: Teamer): boolean => whyNotOpenActivation(table, man).length === 0;
  if (table.order.some(id => mayOpen(teamer(table, id)))) options.push({ do: 'nextCard' });
  if (you && mayOpen(you)) options.push({ do: 'activate', figure: you.id });
  if (options.length === 0) options.push({ do: 'endPhase' }, ...freeTurns(table));
  for (const man of teamers(table)) if (canSpendWait(table, man)) options.push({ do: 'spendWait', figure: man.id });
  return options;
}

/** What may freely follow the last action of anybody is asked about once, before the Threats move. */
function freeTurns(table: DuckTable): Turn[] {
  return teamers(table)
    .filter(man => freeActsOf(table, man).length > 0)
    .map(({ id }) => ({ do: 'freely', figure: id }));
}

/** DK-ACT-007: YOU may act before the first card, between two of them or after the last, once a turn. */
function keptOut(table: DuckTable): Teamer | null {
  if (table.turn === 1 || table.switches.activation !== 'stack') return null;
  const you = leader(table);
  return you && isReady(you) && !table.order.includes(you.id) ? you : null;
}

function canSpendWait(table: DuckTable, man: Teamer): boolean {
  return man.waiting > 0 && isAble(man) && hasActs(table, man);
}

/** DK-ACT-019, DK-TURN-016: with several Teams those of one who wait may spend their chits once a card is done with. */
export function spendWaits(table: DuckTable, io: DuckIo, team: number): void {
  for (;;) {
    const waiting = teamers(table).filter(man => man.team === team && canSpendWait(table, man));
    const [first] = waiting;
    if (!first) return;
    const options: Turn[] = [{ do: 'goOn' }, ...waiting.map(({ id }): Turn => ({ do: 'spendWait', figure: id }))];
    const turn = ask(io, seatOf(first), { kind: 'whoActs', rule: 'DK-TURN-016', options });
    if (turn.do !== 'spendWait') return;
    actInstead(table, io, teamer(table, turn.figure));
  }
}
