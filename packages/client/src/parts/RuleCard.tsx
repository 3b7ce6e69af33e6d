import type { LedgerRow } from '@sightline/ledger';
import { type ReactNode, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { useRule } from '../store/rules.ts';
import { say } from '../words/index.ts';
import { RuleText } from './RuleText.tsx';
import { RuleCardContext } from './rule-card.ts';
import { Sheet } from './Sheet.tsx';

/** Lets every citation below it open the card of its rule. */
export function RuleCards({ children }: { readonly children: ReactNode }) {
  const [id, setId] = useState<string | null>(null);
  return (
    <RuleCardContext value={setId}>
      {children}
      <Sheet title={id} open={id !== null} close={() => setId(null)}>
        {id !== null && <RuleCard id={id} close={() => setId(null)} />}
      </Sheet>
    </RuleCardContext>
  );
}

function RuleCard({ id, close }: { readonly id: string; readonly close: () => void }) {
  const row = useRule(id);
  if (row === undefined) return <p className="muted">{say('loading')}</p>;
  if (row === null) return <p>{say('rules.unknown', { id })}</p>;
  return (
    <>
      <RuleText row={row as LedgerRow} />
      <p>
        <a href={hrefOf({ room: 'rules', rule: id })} onClick={close}>
          {say('rules.inBook')}
        </a>
      </p>
    </>
  );
}
