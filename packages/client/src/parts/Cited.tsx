import { hrefOf } from '../app/route.ts';
import { usePreferences } from '../store/preferences.ts';
import { chapterName } from '../words/chapters.ts';
import { say } from '../words/index.ts';
import { useRuleCard } from './rule-card.ts';

const ID = /\b(?:DR|DK|DU|KZ|HS)-[A-Z0-9]+-\d{3}\b/g;

/** A text of the ledger whose references to other rules open their cards, by the name of the chapter or by number. */
export function Cited({ text }: { readonly text: string }) {
  const open = useRuleCard();
  const { ruleNumbers } = usePreferences();
  const ids = text.match(ID) ?? [];
  return text.split(ID).map((words, i) => {
    const id = ids[i];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <span key={i}>
        {words}
        {id !== undefined && (
          <a
            className="rule__cited"
            href={hrefOf({ room: 'rules', rule: id })}
            onClick={event => {
              event.preventDefault();
              open(id);
            }}
          >
            {ruleNumbers ? id : placeOf(id)}
          </a>
        )}
      </span>
    );
  });
}

/** Where a rule stands, for people: its chapter and its number there. */
function placeOf(id: string): string {
  const [, section = '', number = ''] = /^(.*)-(\d+)$/.exec(id) ?? [];
  return say('rules.place', { chapter: chapterName(section), number: Number(number) });
}
