import { hash } from '@sightline/kernel';
import { loadLedger } from '@sightline/ledger/load';

/** The rows of a game's ledger at one time, each with the fingerprint of what it says. */
export type Rows = Readonly<Record<string, string>>;

/** What has become of the rows since an edition. */
export interface RowChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly gone: readonly string[];
}

/** `duck-combat.yaml` and `duck-procedure.yaml` are the ledger of `duck`. */
export function rowsOf(game: string, folder?: string): Rows {
  const rows = loadLedger(folder).filter(({ file }) => file.split(/[-.]/)[0] === game);
  return Object.fromEntries(
    rows.map(({ id, kind, rule, ruling = '', data = null }) => [id, hash({ kind, rule, ruling, data })]),
  );
}

export function rowChanges(before: Rows, after: Rows): RowChanges {
  const ids = Object.keys(after);
  return {
    added: ids.filter(id => !Object.hasOwn(before, id)),
    changed: ids.filter(id => Object.hasOwn(before, id) && before[id] !== after[id]),
    gone: Object.keys(before).filter(id => !Object.hasOwn(after, id)),
  };
}
