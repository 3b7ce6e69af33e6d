import type { ActWords, EventWords, RefusalWords } from '../../words/kinds.ts';
import type { PropAct } from './acts.ts';
import type { PropEvent } from './events.ts';

export const propEventWords: EventWords<PropEvent> = {
  propped: ({ unit }) => `${unit.name} props.`,
  unpropped: ({ unit }) => `${unit.name} unprops.`,
};

export const propActWords: ActWords<PropAct> = {
  prop: () => 'prop',
  unprop: () => 'unprop',
};

export const propRefusals: RefusalWords = {
  proppedAlready: () => 'The unit is propped already.',
  notPropped: () => 'The unit is not propped.',
};
