import { type Book, books } from 'virtual:ledger';
import type { LedgerRow } from '@sightline/ledger';
import { useEffect, useState } from 'react';

const loaded = new Map<string, Promise<readonly LedgerRow[]>>();

function rowsOf(book: Book): Promise<readonly LedgerRow[]> {
  let rows = loaded.get(book.file);
  if (!rows) {
    rows = book.load();
    loaded.set(book.file, rows);
  }
  return rows;
}

/** A rule by its id, once its book is here; null when no book has it. */
async function findRule(id: string): Promise<LedgerRow | null> {
  const section = id.replace(/-\d+$/, '');
  for (const book of books.filter(({ sections }) => sections.includes(section))) {
    const row = (await rowsOf(book)).find(rule => rule.id === id);
    if (row) return row;
  }
  return null;
}

export function useRule(id: string): LedgerRow | null | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly row: LedgerRow | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    findRule(id).then(row => wanted && setFound({ id, row }));
    return () => {
      wanted = false;
    };
  }, [id]);
  return found?.id === id ? found.row : undefined;
}

/** The whole ledger, book after book; null until all of it is here. */
export function useLedger(): readonly LedgerRow[] | null {
  const [rows, setRows] = useState<readonly LedgerRow[] | null>(null);
  useEffect(() => {
    Promise.all(books.map(rowsOf)).then(all => setRows(all.flat()));
  }, []);
  return rows;
}
