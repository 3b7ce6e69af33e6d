import type { ActWords, EventWords, RefusalWords } from '../../words/kinds.ts';
import type { RearrangeUse } from './acts.ts';
import type { ReorganiseEvent } from './events.ts';

export const reorganiseEventWords: EventWords<ReorganiseEvent> = {
  rearranged: ({ unit }) => `${unit.name} reorganises.`,
};

export const reorganiseUseWords: ActWords<RearrangeUse> = {
  rearrange: () => 'rearrange the figures',
};

export const reorganiseRefusals: RefusalWords = {
  leaderShift: () => 'The leader may shift by 2" at most.',
};
