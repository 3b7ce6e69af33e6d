import type { Language } from '@sightline/words';
import { called } from '../words/index.ts';
import { languageOf } from '../words/language.ts';
import type { SystemId } from './systems.ts';

/** Rules that have words for names which take more than a name. */
interface Naming<W> {
  namesIn?(language: Language | null): (who: W) => string;
}

/** What somebody of a game is called in the language of the page, as the words of his rules have it. */
export function namingIn<W extends { readonly name: string }>(id: SystemId): (rules: Naming<W>, who: W) => string {
  const spoken = new WeakMap<Naming<W>, (who: W) => string>();
  return (rules, who) => {
    const nameOf = spoken.get(rules) ?? rules.namesIn?.(languageOf(id)) ?? (({ name }) => called(name));
    spoken.set(rules, nameOf);
    return nameOf(who);
  };
}
