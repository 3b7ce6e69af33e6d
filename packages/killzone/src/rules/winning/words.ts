import type { ChapterWords } from '../../words/chapter.ts';
import { listOf, pointWords } from '../../words/phrases.ts';
import type { PickUpAct } from './acts.ts';
import type { WinningEvent } from './events.ts';

export const winningWords: ChapterWords<WinningEvent, never, PickUpAct> = {
  events: {
    pickedUp: ({ figure }) => `${figure.name} picks up the prize.`,
    prizeDropped: ({ at }) => `The prize lies at ${pointWords(at)}.`,
    scored: ({ side, points, total }) => `${side} score ${points} and have ${total}.`,
    battleEnded: ({ winners, reason, scores }) =>
      `The battle is over, ${winners.length === 0 ? 'a draw' : `${listOf(winners)} win`}: ${ENDINGS[reason] ?? reason}. Points: ${scores.join(' to ')}.`,
  },
  questions: {},
  acts: {
    pickUp: () => 'pick up the prize',
  },
  refusals: {
    nothingToPickUp: () => 'There is nothing to pick up here.',
  },
};

export const ENDINGS: Readonly<Record<string, string>> = {
  points: 'on points',
  broughtOff: 'the prize was brought off the table',
  keptFromRaiders: 'the raiders got nothing',
  assassinated: 'the named figure is dead',
  survived: 'the named figure survived',
  topFloor: 'power armour holds the top floor',
  getaway: 'the loot got away',
  decisiveGetaway: 'the loot got away and the law has no car left',
  lootTaken: 'the law has the loot',
  noGetaway: 'the loot did not get away',
};
