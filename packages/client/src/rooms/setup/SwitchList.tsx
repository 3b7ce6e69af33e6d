import type { Switch, SwitchValue, System } from '@sightline/kernel';
import { Choice, Tick } from '../../parts/fields.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { useRule } from '../../store/rules.ts';
import { sayIf } from '../../words/index.ts';

export type Values = Readonly<Record<string, SwitchValue>>;

interface SwitchListProps {
  readonly system: System;
  readonly switches: readonly Switch[];
  readonly values: Values;
  readonly set: (id: string, value: SwitchValue) => void;
}

/** Switches, each with what its rule says. */
export function SwitchList({ system, switches, values, set }: SwitchListProps) {
  return (
    <ul className="switches">
      {switches.map(({ id, rule, values: choices }) => {
        const value = values[id] ?? choices[0];
        const label = system.words.switch(id);
        return (
          <li key={id}>
            {typeof value === 'boolean' ? (
              <Tick label={label} hint={<RuleSentence id={rule} />} value={value} choose={on => set(id, on)} />
            ) : (
              <Choice
                label={label}
                hint={<RuleSentence id={rule} />}
                value={value}
                options={choices.map(String)}
                name={name => sayIf(`switchValues.${system.id}.${id}.${name}`) ?? name}
                choose={chosen => set(id, chosen)}
              />
            )}
            <RuleLink id={rule} />
          </li>
        );
      })}
    </ul>
  );
}

/** The ledger is written in English. */
function RuleSentence({ id }: { readonly id: string }) {
  return <span lang="en">{useRule(id)?.rule}</span>;
}
