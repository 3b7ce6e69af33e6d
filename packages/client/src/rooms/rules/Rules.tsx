import type { LedgerRow } from '@sightline/ledger';
import { useDeferredValue, useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { useLedger } from '../../store/rules.ts';
import { chapterName } from '../../words/chapters.ts';
import { say } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';
import { Chapter } from './Chapter.tsx';
import { Contents } from './Contents.tsx';
import { Found } from './Found.tsx';

/** The ledger as a book: its contents, one chapter, one rule, or whatever holds the words that are looked for. */
export default function Rules({ rule }: { readonly rule: string | null }) {
  const rows = useLedger();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  return (
    <Frame title={say('rules.title')}>
      <p className="muted">{say('rules.hint')}</p>
      <input
        type="search"
        className="rules__search"
        placeholder={say('rules.search')}
        aria-label={say('rules.search')}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {rows === null && <p className="muted">{say('loading')}</p>}
      {rows && wanted !== '' && <Found rows={rows} text={wanted} />}
      {rows && wanted === '' && (rule === null ? <Contents rows={rows} /> : <Opened rows={rows} at={rule} />)}
    </Frame>
  );
}

/** The chapter that an address names, or the rule with the way to its chapter. */
function Opened({ rows, at }: { readonly rows: readonly LedgerRow[]; readonly at: string }) {
  const chapter = rows.filter(({ section }) => section === at);
  const row = rows.find(({ id }) => id === at);
  const section = row?.section ?? at;
  return (
    <>
      <nav className="row">
        <a className="button" href={hrefOf({ room: 'rules', rule: null })}>
          {say('rules.allChapters')}
        </a>
        {row && (
          <a className="button" href={hrefOf({ room: 'rules', rule: section })}>
            {say('rules.wholeChapter', { chapter: chapterName(section) })}
          </a>
        )}
      </nav>
      {row || chapter.length > 0 ? (
        <Chapter section={section} rows={row ? [row] : chapter} />
      ) : (
        <p role="alert">{say('rules.unknown', { id: at })}</p>
      )}
    </>
  );
}
