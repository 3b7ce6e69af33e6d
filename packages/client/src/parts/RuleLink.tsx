import { usePreferences } from '../store/preferences.ts';
import { say } from '../words/index.ts';
import { useRuleCard } from './rule-card.ts';

/** What is opened may be more than the row that is cited: several, with spaces between them. A citation that opens the card of its rule: the number of its row for whoever wants numbers, else a quiet "why?". */
export function RuleLink({ id, card = id }: { readonly id: string; readonly card?: string }) {
  const open = useRuleCard();
  const { ruleNumbers } = usePreferences();
  return (
    <button
      type="button"
      className={ruleNumbers ? 'rule-link' : 'rule-link rule-link--quiet'}
      onClick={event => {
        event.stopPropagation();
        open(card);
      }}
    >
      {ruleNumbers ? (
        id
      ) : (
        <>
          {say('rules.why')}
          {/* Whoever hears a page of these must be able to tell one from the next. */}
          <span className="unseen"> {id}</span>
        </>
      )}
    </button>
  );
}
