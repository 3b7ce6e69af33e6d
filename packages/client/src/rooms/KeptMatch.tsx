import type { Match } from '@sightline/kernel';
import type { ReactNode } from 'react';
import { useMatch } from '../play/use-match.ts';
import { say } from '../words/index.ts';
import { Frame } from './Frame.tsx';

interface KeptMatchProps {
  readonly id: string;
  readonly children: (match: Match) => ReactNode;
}

/** Fetches a kept match and shows it, or says why it cannot be shown. */
export function KeptMatch({ id, children }: KeptMatchProps) {
  const kept = useMatch(id);
  switch (kept.state) {
    case 'loading':
      return <p className="loading">{say('loading')}</p>;
    case 'closed':
      return (
        <Frame title={say('name')}>
          <p role="alert">{kept.why}</p>
        </Frame>
      );
    case 'here':
      return children(kept.match);
    default:
      return kept satisfies never;
  }
}
