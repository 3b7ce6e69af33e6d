import type { Say, Sentences, Speaker } from '@sightline/words';
import { aside } from './aside.ts';
import type { Says } from './says.generated.ts';

/** What is said with the sentences of these keys, which the compiler knows together with the facts that each one wants. */
export interface Speech<K extends keyof Says> {
  readonly say: Say<Pick<Says, K>>;
  /** A sentence that there may be none of: for what comes from elsewhere, such as the values of a game's switches. */
  readonly sayIf: (key: string) => string | undefined;
  /** The sentences whose keys go on from this one, by how they go on: `part('drill.scenarios').duel`. */
  readonly part: <P extends string>(key: P) => Part<K, P>;
  readonly list: Speaker['list'];
  readonly called: Speaker['name'];
  readonly figures: Speaker['number'];
  /** A number with so many digits behind its point, for what is measured. */
  readonly decimal: (value: number, digits: number) => string;
}

type Part<K, P extends string> = { readonly [Each in K as Each extends `${P}.${infer R}` ? R : never]: string };

/** The keys of several files of sentences together. */
export type KeysOf<File> = (File extends unknown ? keyof File : never) & keyof Says;

/** Speaks the sentences of these files. */
export function speechOf<const Files extends readonly Sentences[]>(...files: Files): Speech<KeysOf<Files[number]>> {
  const speech = aside(Object.assign({}, ...files));
  return {
    say: speech.say,
    sayIf: key => (speech.has(key) ? speech.say(key) : undefined),
    part: speech.part as Speech<KeysOf<Files[number]>>['part'],
    list: speech.list,
    called: speech.name,
    figures: speech.number,
    decimal: (value, digits) =>
      speech.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }),
  };
}
