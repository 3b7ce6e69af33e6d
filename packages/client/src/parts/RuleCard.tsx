import { lazy, type ReactNode, Suspense, useState } from 'react';
import { say } from '../words/index.ts';
import { RuleCardContext } from './rule-card.ts';
import { Sheet } from './Sheet.tsx';

// Nobody reads a rule before the first move.
const RuleOnCard = lazy(() => import('./RuleOnCard.tsx'));

/** Lets every citation below it open the card of its rule. */
export function RuleCards({ children }: { readonly children: ReactNode }) {
  const [id, setId] = useState<string | null>(null);
  const close = (): void => setId(null);
  return (
    <RuleCardContext value={setId}>
      {children}
      <Sheet title={say('rules.card')} open={id !== null} close={close}>
        {id !== null && (
          <Suspense fallback={<p className="muted">{say('loading')}</p>}>
            <RuleOnCard id={id} close={close} />
          </Suspense>
        )}
      </Sheet>
    </RuleCardContext>
  );
}
