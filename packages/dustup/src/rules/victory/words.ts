import type { ActWords, EventWords, RefusalWords } from '../../words/kinds.ts';
import { listOf } from '../../words/numbers.ts';
import type { VictoryAct, VictoryUse } from './acts.ts';
import type { VictoryEvent } from './events.ts';

export const ENDINGS: Readonly<Record<string, string>> = {
  points: 'by points',
  objective: 'the objective is theirs',
  taken: 'the position is taken',
  held: 'the position is held',
  conceded: 'the other side gives up',
};

export const victoryEventWords: EventWords<VictoryEvent> = {
  objectiveTaken: ({ side, objective }) => `${side} takes ${objective}.`,
  pickedUp: ({ unit, objective }) => `${unit.name} picks up ${objective}.`,
  dropped: ({ unit, objective }) => `${unit.name} drops ${objective}.`,
  workedAtBridge: ({ unit }) => `${unit.name} works at the charges of the bridge.`,
  bridgeBlown: ({ unit }) => `${unit.name} blows the bridge.`,
  conceded: ({ side }) => `${side} gives up.`,
  battleEnded: ({ winners, reason, scores }) =>
    `The battle is over, ${winners.length === 0 ? 'a draw' : `${listOf(winners)} wins`}, ${ENDINGS[reason] ?? reason}. Points: ${scores.join(' to ')}.`,
};

export const victoryActWords: ActWords<VictoryAct> = {
  concede: () => 'give up the battle',
};

export const victoryUseWords: ActWords<VictoryUse> = {
  pickUp: () => 'pick up the prize',
  blowBridge: () => 'work at the charges of the bridge',
};

export const victoryRefusals: RefusalWords = {
  nothingToPickUp: () => 'There is nothing to pick up.',
  carriesAlready: () => 'The unit carries something already.',
  noBridge: () => 'There is no bridge for this unit to blow.',
  workedThisTurn: () => 'Somebody has worked at the charges in this turn.',
};
