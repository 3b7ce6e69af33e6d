import { useEffect } from 'react';
import { say } from '../../words/index.ts';
import { sayOnline } from '../../words/online.ts';

/** The tab says so when somebody is waited for here. */
export function useTurnTitle(isTurn: boolean): void {
  useEffect(() => {
    document.title = isTurn ? sayOnline('online.yourTurnTitle', { name: say('name') }) : say('name');
    return () => {
      document.title = say('name');
    };
  }, [isTurn]);
}
