import { type AnySystem, headerOf, type Match } from '@sightline/kernel';
import { columns } from './layout.ts';

/** What the house has ruled in a match: the switches with their values, and the numbers it has put where a book is lost. */
export function rulingsWords(system: AnySystem, match: Match): string[] {
  const { setup, rulings } = headerOf(system, match);
  const switches = system.switches.map(({ id, rule }) => ({
    left: `${setup.switches[id]}`,
    right: `${system.words.switch(id)} [${rule}]`,
  }));
  const numbers = rulings.map(({ id, rule, value }) => ({ left: JSON.stringify(value), right: `${id} [${rule}]` }));
  return columns([...switches, ...numbers]);
}
