import type { ChapterWords } from '../../words/chapter.ts';
import { milsOf } from '../../words/phrases.ts';

export const nightWords: ChapterWords<never, never, never> = {
  events: {},
  questions: {},
  acts: {},
  refusals: {
    dark: ({ it }) => `It is ${milsOf(it)} away in the dark.`,
  },
};
