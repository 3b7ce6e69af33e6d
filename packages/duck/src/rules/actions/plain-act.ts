import type { Refusal } from '@sightline/kernel';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { form } from '../../table/form.ts';
import type { DuckTable } from '../../table/table.ts';

/** The kind of an act without choices of its own: it is legal or not, and listed if it is. */
export function plainAct<D extends string>(kind: {
  readonly do: D;
  readonly free?: true;
  /** Null where what comes of it hangs on what is asked next. */
  foresee?(): null;
  whyNot(table: DuckTable, man: Teamer): Refusal[];
  perform(table: DuckTable, io: DuckIo, man: Teamer): void;
}): ActKind<{ readonly do: D }> {
  const listed = [{ do: kind.do }] as const;
  const none: [] = [];
  return {
    ...kind,
    isForm: form<{ readonly do: D }>({}),
    list: (table, man) => (kind.whyNot(table, man).length === 0 ? listed : none),
  };
}
