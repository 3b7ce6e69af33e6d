import type { ChapterWords } from '../../words/chapter.ts';
import type { CaptivesEvent } from './events.ts';

export const captivesWords: ChapterWords<CaptivesEvent, never, never> = {
  events: {
    captured: ({ figure, captor }) => `${captor.name} captures ${figure.name}.`,
    freed: ({ figure }) => `${figure.name} is freed, suppressed and unarmed.`,
    carriedOff: ({ figure, captor }) => `${captor.name} takes ${figure.name} off the table for good.`,
  },
  questions: {},
  acts: {},
  refusals: {},
};
