import type { PlayTerms } from '@sightline/protocol';
import { Choice, Tick } from '../../parts/fields.tsx';
import { sayOnline } from '../../words/online.ts';
import { DELAYS } from './seating.ts';

interface TermsProps {
  readonly terms: PlayTerms;
  readonly change: (terms: PlayTerms) => void;
}

const PACES = ['none', 'live', 'day', 'threeDays'] as const;
const RAN_OUTS = ['claim', 'bot', 'forfeit'] as const;
const DELAY_NAMES = DELAYS.map(String) as readonly `${(typeof DELAYS)[number]}`[];

/** What those who play agree on besides the rules. */
export function Terms({ terms, change }: TermsProps) {
  const set = (part: Partial<PlayTerms>): void => change({ ...terms, ...part });
  const delay = DELAY_NAMES.find(name => name === String(terms.delay)) ?? '0';
  return (
    <>
      <Choice
        label={sayOnline('online.pace')}
        value={terms.pace}
        options={PACES}
        name={pace => sayOnline(`online.paces.${pace}`)}
        choose={pace => set({ pace })}
      />
      {terms.pace !== 'none' && (
        <Choice
          label={sayOnline('online.ranOut')}
          value={terms.ranOut}
          options={RAN_OUTS}
          name={ranOut => sayOnline(`online.ranOuts.${ranOut}`)}
          choose={ranOut => set({ ranOut })}
        />
      )}
      <Tick
        label={sayOnline('online.listed')}
        hint={sayOnline('online.listedHint')}
        value={terms.listed}
        choose={listed => set({ listed })}
      />
      <Tick
        label={sayOnline('online.watchers')}
        value={terms.watchers === 'anybody'}
        choose={may => set({ watchers: may ? 'anybody' : 'nobody' })}
      />
      {terms.watchers === 'anybody' && (
        <Choice
          label={sayOnline('online.delay')}
          value={delay}
          options={DELAY_NAMES}
          name={each => sayOnline(`online.delays.${each}`)}
          choose={each => set({ delay: Number(each) })}
        />
      )}
    </>
  );
}
