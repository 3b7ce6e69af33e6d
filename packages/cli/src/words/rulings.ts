import type { AnySystem, Header, Switch, SwitchValue } from '@sightline/kernel';
import { say } from './index.ts';
import { columns } from './layout.ts';

/** What the house has ruled in a match: the switches as they are set, and the numbers it has put where a book is lost. */
export function rulingsWords(system: AnySystem, { setup, rulings }: Header): string[] {
  const switches = system.switches.map(({ id, rule, values }) => {
    const choice = typeof values[0] === 'boolean' ? '' : ` (${values.join(', ')})`;
    return { left: `${id}=${setup.switches[id]}`, right: `${system.words.switch(id)}${choice} [${rule}]` };
  });
  const numbers = rulings.map(({ id, rule, value }) => ({ left: JSON.stringify(value), right: `${id} [${rule}]` }));
  return columns([...switches, ...numbers]);
}

/** One switch in a line. */
export function switchWords(system: AnySystem, { id, rule }: Switch, value: SwitchValue): string {
  const set = typeof value === 'boolean' ? say(value ? 'switches.on' : 'switches.off') : `${value}`;
  return `${say('switches.set', { switch: system.words.switch(id), value: set })} [${rule}]`;
}
