import type { Switch, SwitchValue, System } from '@sightline/kernel';
import { useDeferredValue, useState } from 'react';
import { say } from '../../words/index.ts';
import { changedIn } from './draft.ts';
import { SwitchList, type Values } from './SwitchList.tsx';

interface SwitchesProps {
  readonly system: System;
  readonly values: Values;
  readonly choose: (values: Values) => void;
}

/** So many can be taken in at a glance; more are folded by their kind, and can be searched. */
const FEW = 8;
const KINDS = ['optional', 'difficult', 'ruling'] as const;

/** The rules that may be turned on and off or read in another way. */
export function Switches({ system, values, choose }: SwitchesProps) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const set = (id: string, value: SwitchValue): void => choose({ ...values, [id]: value });
  const list = (switches: readonly Switch[]) => (
    <SwitchList system={system} switches={switches} values={values} set={set} />
  );
  if (system.switches.length <= FEW) return list(system.switches);
  const found = system.switches.filter(({ id }) => system.words.switch(id).toLowerCase().includes(wanted));
  return (
    <div className="choices">
      <input
        type="search"
        placeholder={say('setup.findSwitch')}
        aria-label={say('setup.findSwitch')}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {wanted !== '' && (found.length > 0 ? list(found) : <p className="muted">{say('setup.noSwitch')}</p>)}
      {wanted === '' &&
        KINDS.map(kind => {
          const switches = system.switches.filter(each => each.kind === kind);
          const changed = changedIn({ switches }, values);
          return (
            switches.length > 0 && (
              <details key={kind} className="choice">
                <summary>
                  <b>{say(`setup.switchKinds.${kind}`)}</b>
                  <span className="choice__chosen">
                    {changed === 0
                      ? say('setup.allAsUsual', { count: switches.length })
                      : say('choices.changed', { count: changed })}
                  </span>
                </summary>
                {list(switches)}
              </details>
            )
          );
        })}
    </div>
  );
}
