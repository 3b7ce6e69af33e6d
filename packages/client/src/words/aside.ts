import { english, type Sentences, type Speaker, speaker, translated } from '@sightline/words';
import { languageOf } from './language.ts';

/** A speaker that can also give all the sentences whose keys go on from one, as `part` of the first page's does. */
interface Aside extends Speaker {
  part(key: string): Readonly<Record<string, string>>;
}

/** Speaks sentences that the first page can do without: they are fetched with the room or the game that says them. */
export function aside(sentences: Sentences): Aside {
  const ENGLISH = english(sentences);
  const chosen = languageOf('client');
  const speech = speaker(chosen ? translated(ENGLISH, chosen) : ENGLISH);
  return {
    ...speech,
    part(key) {
      const inside = Object.keys(sentences).filter(each => each.startsWith(`${key}.`));
      return Object.fromEntries(inside.map(each => [each.slice(key.length + 1), speech.say(each)]));
    },
  };
}
