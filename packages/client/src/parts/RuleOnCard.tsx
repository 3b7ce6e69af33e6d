import type { LedgerRow } from '@sightline/ledger';
import { hrefOf } from '../app/route.ts';
import { usePreferences } from '../store/preferences.ts';
import { useRule } from '../store/rules.ts';
import { bookName, chapterName } from '../words/chapters.ts';
import { say } from '../words/index.ts';
import { RuleText } from './RuleText.tsx';

/** A rule with the chapter that it stands in; several one after another. */
export default function RuleOnCard({ id, close }: { readonly id: string; readonly close: () => void }) {
  return id.split(' ').map(each => <OneRule key={each} id={each} close={close} />);
}

function OneRule({ id, close }: { readonly id: string; readonly close: () => void }) {
  const row = useRule(id);
  if (row === undefined) return <p className="muted">{say('loading')}</p>;
  if (row === null) return <p>{say('rules.unknown', { id })}</p>;
  return (
    <>
      <Where row={row} />
      <RuleText row={row} />
      <p className="row">
        <a href={hrefOf({ room: 'rules', rule: id })} onClick={close}>
          {say('rules.inBook')}
        </a>
        <a href={hrefOf({ room: 'rules', rule: row.section })} onClick={close}>
          {say('rules.wholeChapter', { chapter: chapterName(row.section) })}
        </a>
      </p>
    </>
  );
}

function Where({ row: { id, file, section } }: { readonly row: LedgerRow }) {
  const { ruleNumbers } = usePreferences();
  return (
    <header className="rule__where">
      <small className="muted">
        {bookName(file)}
        {ruleNumbers && `, ${id}`}
      </small>
      <h3>{chapterName(section)}</h3>
    </header>
  );
}
