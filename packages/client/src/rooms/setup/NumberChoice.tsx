import type { Details, SetupChoice } from '../../games/choices.ts';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { say } from '../../words/index.ts';
import { Folded } from './Folded.tsx';

interface NumberChoiceProps {
  readonly choice: Extract<SetupChoice, { kind: 'numbers' }>;
  readonly change: (details: Details) => void;
}

/** Numbers that are rulings of ours, each with its rule, for those who would rule otherwise. */
export function NumberChoice({ choice, change }: NumberChoiceProps) {
  const changed = choice.numbers.filter(({ chosen, usual }) => chosen !== usual).length;
  return (
    <Folded
      choice={choice}
      chosen={changed === 0 ? say('choices.asUsual') : say('choices.changed', { count: changed })}
    >
      <ul className="numbers">
        {choice.numbers.map(({ id, name, rule, chosen, usual }) => (
          <li key={id}>
            <label className="field-row">
              <span>
                {name}
                {chosen !== usual && <small className="muted">{say('choices.usually', { value: usual })}</small>}
              </span>
              <input
                type="number"
                step="any"
                value={chosen}
                onChange={({ target }) => {
                  if (!Number.isNaN(target.valueAsNumber)) change(choice.choose(id, target.valueAsNumber));
                }}
              />
            </label>
            <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </Folded>
  );
}
