import { MADE_UP } from '@sightline/words/check';
import { allOf, translations } from '@sightline/words/folder';
import type { Plugin } from 'vite';

/** The sentences of every language but English, each in a file that the page fetches when it is to speak that language. */
export function languages(): Plugin {
  return {
    name: 'sightline-languages',
    apply: 'build',
    generateBundle() {
      const tags = translations();
      const emit = (name: string, content: unknown): void => {
        this.emitFile({ type: 'asset', fileName: `languages/${name}.json`, source: JSON.stringify(content) });
      };
      emit('index', tags);
      for (const tag of tags) emit(tag, allOf(tag));
      // Nobody can choose the made-up one; tests ask for it by name.
      if (!tags.includes(MADE_UP)) emit(MADE_UP, allOf(MADE_UP));
    },
  };
}
