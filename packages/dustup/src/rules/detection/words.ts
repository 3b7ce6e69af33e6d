import type { Success } from '../../dice/rolls.ts';
import type { ActWords, EventWords, RefusalWords } from '../../words/kinds.ts';
import { placeOf, shiftsOf } from '../../words/numbers.ts';
import type { DetectionAct, DetectionUse } from './acts.ts';
import type { DetectionEvent } from './events.ts';

const FOUND: Readonly<Record<Success, string>> = {
  none: 'nothing to be seen',
  minor: 'there is something',
  major: 'found out',
};

export const detectionEventWords: EventWords<DetectionEvent> = {
  counterPlaced: ({ side, at }) => `${side} lays a counter at ${placeOf(at)}.`,
  counterRemoved: ({ side }) => `A counter of ${side} was a dummy and is removed.`,
  revealed: ({ unit }) => `${unit.name} shows itself.`,
  lookedAtCounter: ({ unit, die, shifts, range, faces, success }) =>
    `${unit.name} searches: ${faces.join(' and ')} against D${die}=${range}${shiftsOf(shifts)}: ${FOUND[success]}.`,
  counterConfirmed: ({ side }) => `A counter of ${side} is no dummy.`,
  hid: ({ unit }) => `${unit.name} goes into hiding.`,
};

export const detectionActWords: ActWords<DetectionAct> = {
  detect: ({ counter }) => `search for what is under counter ${counter}`,
};

export const detectionUseWords: ActWords<DetectionUse> = {
  hide: () => 'go into hiding',
};

export const detectionRefusals: RefusalWords = {
  counterOutOfSight: () => 'There is no line of sight to the counter.',
  hiddenAlready: () => 'The unit is hidden already.',
  inSight: () => 'An enemy would see where it goes.',
};
