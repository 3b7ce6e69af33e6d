import { createContext, useContext } from 'react';

/** Opens the card of a rule over whatever room one is in. */
export const RuleCardContext = createContext<(id: string) => void>(() => {});

export function useRuleCard(): (id: string) => void {
  return useContext(RuleCardContext);
}
