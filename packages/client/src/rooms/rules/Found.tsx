import type { LedgerRow } from '@sightline/ledger';
import { useMemo } from 'react';
import { chaptersInOrder } from '../../words/chapters.ts';
import { say } from '../../words/index.ts';
import { Chapter } from './Chapter.tsx';
import { searchRules } from './search.ts';

/** More rules than these at once are more than anybody reads. */
const MOST = 120;

/** What a search has found, chapter by chapter. */
export function Found({ rows, text }: { readonly rows: readonly LedgerRow[]; readonly text: string }) {
  const found = useMemo(() => searchRules(rows, text), [rows, text]);
  const shown = found.slice(0, MOST);
  return (
    <>
      <p className="muted" role="status">
        {found.length === 0 ? say('rules.nothing') : say('rules.found', { count: found.length })}
      </p>
      {chaptersInOrder(shown.map(({ section }) => section)).map(section => (
        <Chapter key={section} section={section} rows={shown.filter(row => row.section === section)} />
      ))}
      {found.length > MOST && <p className="muted">{say('rules.more', { count: found.length - MOST })}</p>}
    </>
  );
}
