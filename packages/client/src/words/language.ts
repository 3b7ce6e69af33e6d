import { ENGLISH, type Language, type Sentences } from '@sightline/words';
import { preferences } from '../store/preferences.ts';

/** What the server has of a language: the sentences of each package of ours. */
interface Spoken {
  readonly tag: string;
  readonly sentences: Readonly<Record<string, Sentences>>;
}

/** Waited for before anything is said, so that nothing is said twice; who reads English waits for nothing. */
const spoken: Spoken | null = typeof document === 'undefined' ? null : await fetched(tagWanted());

/** `?language=de` is for those who test; everybody else chooses once. */
function tagWanted(): string {
  return new URLSearchParams(location.search).get('language') ?? preferences().language;
}

async function fetched(tag: string): Promise<Spoken | null> {
  if (tag === ENGLISH) return null;
  try {
    const answer = await fetch(`./languages/${encodeURIComponent(tag)}.json`);
    const sentences = (await answer.json()) as Spoken['sentences'];
    document.documentElement.lang = tag;
    return { tag, sentences };
  } catch {
    // No such language here, or no network: English serves.
    return null;
  }
}

/** The sentences of a package in the language of the page, with the names of all content; null for English. */
export function languageOf(name: string): Language | null {
  if (spoken === null) return null;
  const names = Object.values(spoken.sentences).flatMap(each => Object.entries(each).filter(([key]) => isName(key)));
  return { tag: spoken.tag, sentences: { ...Object.fromEntries(names), ...spoken.sentences[name] } };
}

const isName = (key: string): boolean => key.startsWith('name.');

/** The tags of all languages that the server has, English first. */
export async function languages(): Promise<readonly string[]> {
  try {
    const answer = await fetch('./languages/index.json');
    return [ENGLISH, ...((await answer.json()) as readonly string[])];
  } catch {
    return [ENGLISH];
  }
}
