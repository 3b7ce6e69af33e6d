import { type LedgerRow, loadLedger } from '@sightline/ledger/load';
import type { Plugin } from 'vite';

const INDEX = 'virtual:ledger';
const FILE = 'virtual:ledger/';

/**
 * The rules as JSON, made from the YAML files when the table is built. The index names each file's sections and loads
 * the rows of a file when somebody wants to read them: nobody waits for rules before the first move.
 */
export function ledger(): Plugin {
  let rows: readonly LedgerRow[] | null = null;
  const all = (): readonly LedgerRow[] => {
    rows ??= loadLedger();
    return rows;
  };
  return {
    name: 'sightline-ledger',
    resolveId: id => (id === INDEX || id.startsWith(FILE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return indexOf(all());
      if (!id.startsWith(`\0${FILE}`)) return null;
      const file = id.slice(FILE.length + 1);
      return `export default ${JSON.stringify(all().filter(row => row.file === file))};`;
    },
  };
}

function indexOf(rows: readonly LedgerRow[]): string {
  const files = [...new Set(rows.map(row => row.file))];
  const books = files.map(file => {
    const sections = new Set(rows.filter(row => row.file === file).map(row => row.section));
    const load = `() => import(${JSON.stringify(FILE + file)}).then(module => module.default)`;
    return `{ file: ${JSON.stringify(file)}, sections: ${JSON.stringify([...sections])}, load: ${load} }`;
  });
  return `export const books = [${books.join(', ')}];`;
}
