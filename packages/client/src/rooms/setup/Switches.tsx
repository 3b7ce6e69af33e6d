import type { SwitchValue, System } from '@sightline/kernel';
import { Choice, Tick } from '../../parts/fields.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { useRule } from '../../store/rules.ts';
import { sayIf } from '../../words/index.ts';

type Values = Readonly<Record<string, SwitchValue>>;

interface SwitchesProps {
  readonly system: System;
  readonly values: Values;
  readonly choose: (values: Values) => void;
}

/** The rules that may be turned on and off or read in another way, each with what its rule says. */
export function Switches({ system, values, choose }: SwitchesProps) {
  return (
    <ul className="switches">
      {system.switches.map(({ id, rule, values: choices }) => {
        const value = values[id] ?? choices[0];
        const label = system.words.switch(id);
        const set = (chosen: SwitchValue): void => choose({ ...values, [id]: chosen });
        return (
          <li key={id}>
            {typeof value === 'boolean' ? (
              <Tick label={label} hint={<RuleSentence id={rule} />} value={value} choose={set} />
            ) : (
              <Choice
                label={label}
                hint={<RuleSentence id={rule} />}
                value={value}
                options={choices.map(String)}
                name={name => sayIf(`switchValues.${system.id}.${id}.${name}`) ?? name}
                choose={set}
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
