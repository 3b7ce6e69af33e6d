import type { LedgerRow } from '@sightline/ledger';
import { useEffect, useState } from 'react';
import { loadAllGames } from '../games/index.ts';
import { say } from '../words/index.ts';
import { Cited } from './Cited.tsx';
import { DataTable } from './DataTable.tsx';

/** Everything the ledger holds about a rule. */
export function RuleText({ row }: { readonly row: LedgerRow }) {
  return (
    <div className="rule">
      <p lang="en">
        <Cited text={row.rule} />
      </p>
      {row.ruling && <Part title={say('rules.ruling')}>{row.ruling}</Part>}
      {row.data !== undefined && (
        <section className="rule__part">
          <h4>{say('rules.data')}</h4>
          <DataTable data={row.data} />
        </section>
      )}
      {row.check && (
        <details className="rule__part">
          <summary>{say('rules.check')}</summary>
          <p lang="en">
            <Cited text={row.check} />
          </p>
        </details>
      )}
      <details className="rule__part rule__from muted">
        <summary>{say('rules.whereFrom')}</summary>
        <p className="rule__source">
          <span className={`kind kind--${row.kind}`}>{say(`rules.kinds.${row.kind}`)}</span>
          {row.src === 'house' ? say('rules.house') : `${say('rules.source')}: ${row.src}`}
          {isReconstructed(row) && <span className="kind kind--house">{say('rules.reconstructed')}</span>}
          {useSwitches(row.id).map(sentence => (
            <span key={sentence}>
              {say('rules.switch')}: {sentence}
            </span>
          ))}
        </p>
      </details>
    </div>
  );
}

/** Where a rulebook is not to hand, the number is this project's own and its players may have another. */
const isReconstructed = ({ src }: LedgerRow): boolean => src.includes('reconstruct');

function Part({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <section className="rule__part">
      <h4>{title}</h4>
      <p lang="en">
        <Cited text={children} />
      </p>
    </section>
  );
}

/** The switches that turn a rule on and off, in their game's words; none until the games are here. */
function useSwitches(rule: string): readonly string[] {
  const [sentences, setSentences] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    void loadAllGames().then(games => {
      const found = games.flatMap(({ system }) =>
        system.switches.filter(each => each.rule === rule).map(({ id }) => system.words.switch(id)),
      );
      if (wanted) setSentences(found);
    });
    return () => {
      wanted = false;
    };
  }, [rule]);
  return sentences;
}
