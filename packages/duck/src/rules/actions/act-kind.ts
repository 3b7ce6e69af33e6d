import type { Refusal } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';

/**
 * One kind of thing a Teamer may do with his action (DK-ACT-008, DK-ACT-022). Each chapter exports its own kinds and
 * the union of their acts; menu.ts joins them. An act is a small plain value, told apart by `do`.
 */
export interface ActKind<A extends { readonly do: string }> {
  readonly do: A['do'];
  /** It takes no chit and may follow any finished action. */
  readonly free?: true;
  /** Every legal act of this kind now, as `whyNot` judges; a chit to pay with is the menu's business. */
  readonly list: (table: DuckTable, man: Teamer) => readonly A[];
  /** Why this act is not legal; empty when it is. */
  whyNot(table: DuckTable, man: Teamer, act: A): Refusal[];
  /** Does it, and pays for it by `spendAction` unless it is free. */
  perform(table: DuckTable, io: DuckIo, man: Teamer, act: A): void;
}

/** The kind of an act without choices of its own: it is legal or not, and listed if it is. */
export function plainAct<D extends string>(kind: {
  readonly do: D;
  readonly free?: true;
  whyNot(table: DuckTable, man: Teamer): Refusal[];
  perform(table: DuckTable, io: DuckIo, man: Teamer): void;
}): ActKind<{ readonly do: D }> {
  const listed = [{ do: kind.do }] as const;
  const none: [] = [];
  return { ...kind, list: (table, man) => (kind.whyNot(table, man).length === 0 ? listed : none) };
}
