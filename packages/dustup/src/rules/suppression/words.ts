import type { ActWords, EventWords, RefusalWords } from '../../words/kinds.ts';
import { plural } from '../../words/numbers.ts';
import type { SuppressionAct } from './acts.ts';
import type { SuppressionEvent } from './events.ts';

export const suppressionEventWords: EventWords<SuppressionEvent> = {
  suppressed: ({ unit, markers }) => `${unit.name} is suppressed, ${plural(markers, 'marker')}.`,
  recovered: ({ unit, die, face, target, removed, left }) =>
    `${unit.name} rolls ${face} on a D${die} against ${target}: ${removed ? `${left === 0 ? 'the last marker comes off' : `a marker comes off, ${left} left`}` : 'it stays down'}.`,
};

export const suppressionActWords: ActWords<SuppressionAct> = {
  recover: () => 'recover from suppression',
};

export const suppressionRefusals: RefusalWords = {
  notSuppressed: () => 'There is no marker to remove.',
};
