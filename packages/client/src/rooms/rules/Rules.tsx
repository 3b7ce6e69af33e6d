import type { LedgerRow } from '@sightline/ledger';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLedger } from '../../store/rules.ts';
import { say, sayIf } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';
import { Chapter } from './Chapter.tsx';
import { searchRules } from './search.ts';

/** More rules than these at once are more than anybody reads. */
const MOST = 120;

/** The ledger as a book: chapters, sections, search. */
export default function Rules({ rule }: { readonly rule: string | null }) {
  const rows = useLedger();
  const [text, setText] = useState(rule ?? '');
  const wanted = useDeferredValue(text);
  return (
    <Frame title={say('rules.title')}>
      <input
        type="search"
        className="rules__search"
        placeholder={say('rules.search')}
        aria-label={say('rules.search')}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {rows === null ? <p className="muted">{say('loading')}</p> : <Book rows={rows} text={wanted} choose={setText} />}
    </Frame>
  );
}

interface BookProps {
  readonly rows: readonly LedgerRow[];
  readonly text: string;
  readonly choose: (text: string) => void;
}

function Book({ rows, text, choose }: BookProps) {
  const found = useMemo(() => (text.trim() === '' ? null : searchRules(rows, text)), [rows, text]);
  const chapters = useMemo(() => [...new Set(rows.map(({ file }) => file))], [rows]);
  if (found === null) {
    return chapters.map(file => (
      <Contents key={file} file={file} rows={rows.filter(row => row.file === file)} choose={choose} />
    ));
  }
  const shown = found.slice(0, MOST);
  return (
    <>
      <p className="muted" role="status">
        {say('rules.found', { count: found.length })}
      </p>
      {[...new Set(shown.map(({ section }) => section))].map(section => (
        <Chapter key={section} section={section} rows={shown.filter(row => row.section === section)} />
      ))}
      {found.length > MOST && <p className="muted">{say('rules.more', { count: found.length - MOST })}</p>}
    </>
  );
}

/** A book's sections, each a search for its rules. */
function Contents({ file, rows, choose }: { readonly file: string } & Omit<BookProps, 'text'>) {
  const sections = [...new Set(rows.map(({ section }) => section))];
  return (
    <section className="card contents">
      <h2>
        {sayIf(`rules.books.${file}`) ?? file}{' '}
        <small className="muted">{say('rules.found', { count: rows.length })}</small>
      </h2>
      <div className="row">
        {sections.map(section => (
          <button key={section} type="button" className="button" onClick={() => choose(section)}>
            {section} <small className="muted">{rows.filter(row => row.section === section).length}</small>
          </button>
        ))}
      </div>
    </section>
  );
}
