import type { LedgerRow } from '@sightline/ledger';
import { hrefOf } from '../../app/route.ts';
import { bookName, booksInOrder, chapterName, chaptersInOrder } from '../../words/chapters.ts';
import { say } from '../../words/index.ts';

/** Every book with its chapters, in reading order. */
export function Contents({ rows }: { readonly rows: readonly LedgerRow[] }) {
  return booksInOrder(rows.map(({ file }) => file)).map(file => (
    <Book key={file} file={file} rows={rows.filter(row => row.file === file)} />
  ));
}

function Book({ file, rows }: { readonly file: string; readonly rows: readonly LedgerRow[] }) {
  return (
    <section className="card contents">
      <h2>
        {bookName(file)} <small className="muted">{say('rules.found', { count: rows.length })}</small>
      </h2>
      <ol className="contents__chapters">
        {chaptersInOrder(rows.map(({ section }) => section)).map(section => (
          <li key={section}>
            <a href={hrefOf({ room: 'rules', rule: section })}>{chapterName(section)}</a>{' '}
            <small className="muted">{rows.filter(row => row.section === section).length}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
