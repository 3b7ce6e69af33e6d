import { useRuleCard } from './rule-card.ts';

/** A citation: the id of a rule that opens its card. */
export function RuleLink({ id }: { readonly id: string }) {
  const open = useRuleCard();
  return (
    <button
      type="button"
      className="rule-link"
      onClick={event => {
        event.stopPropagation();
        open(id);
      }}
    >
      {id}
    </button>
  );
}
