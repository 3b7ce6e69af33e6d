import type { RuleId } from '@sightline/ledger';
import { centreOfModule, moduleAt } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, isTeamer, seatOf, teamers } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { whyNotBear } from '../damage/burden.ts';
import type { HandOutQuestion } from './questions.ts';

/** Who takes what was found; null leaves it lying there. */
export interface Taker {
  readonly figure: number | null;
}

export function teamersIn(table: DuckTable, module: number): Teamer[] {
  return teamers(table).filter(({ at }) => moduleAt(table, at)?.id === module);
}

/** A find for one of those in the module who can bear it (DK-GAP-002); it lies there if nobody does. */
export function handOut(table: DuckTable, io: DuckIo, module: number, item: string, rule: RuleId): void {
  const men = teamersIn(table, module);
  const takers = men.filter(man => isAble(man) && whyNotBear(table, man, item, false).length === 0);
  give(table, io, takers, item, men[0]?.at ?? centreOfModule(table, module), rule);
}

/** What is issued before boarding: whoever of the Team can bear it. What nobody takes stays with Mother. */
export function issue(table: DuckTable, io: DuckIo, item: string, rule: RuleId): void {
  give(table, io, bearersOf(table, 0, item), item, null, rule);
}

/** What a Team does not leave without, as long as one of them can bear it. */
export function insistOn(table: DuckTable, io: DuckIo, team: number, item: string, rule: RuleId): void {
  const takers = bearersOf(table, team, item);
  const [first] = takers;
  if (!first) return;
  const options: Taker[] = takers.map(({ id }) => ({ figure: id }));
  const question: HandOutQuestion = { kind: 'handOut', rule, item, options };
  const { figure } = options.length === 1 ? options[0]! : ask(io, seatOf(first), question);
  const taker = takers.find(({ id }) => id === figure)!;
  taker.gear[item] = (taker.gear[item] ?? 0) + 1;
  io.tell({ type: 'itemFound', rule, item, figure, at: taker.at });
}

function bearersOf(table: DuckTable, team: number, item: string): Teamer[] {
  return table.figures
    .filter(isTeamer)
    .filter(man => man.team === team && whyNotBear(table, man, item, false).length === 0);
}

function give(
  table: DuckTable,
  io: DuckIo,
  takers: readonly Teamer[],
  item: string,
  lyingAt: number | null,
  rule: RuleId,
): void {
  const options: Taker[] = [...takers.map(({ id }) => ({ figure: id })), { figure: null }];
  const question: HandOutQuestion = { kind: 'handOut', rule, item, options };
  const [first] = takers;
  const { figure } = first ? ask(io, seatOf(first), question) : { figure: null };
  const taker = takers.find(({ id }) => id === figure);
  if (taker) taker.gear[item] = (taker.gear[item] ?? 0) + 1;
  else if (lyingAt !== null) table.things.push({ item, at: lyingAt, weapon: null, count: 1 });
  io.tell({ type: 'itemFound', rule, item, figure, at: taker?.at ?? lyingAt ?? -1 });
}
