import type { ChapterWords } from '../../words/chapter.ts';
import { milsOf, orderName, ordersNamed } from '../../words/phrases.ts';
import { sum } from '../../words/tallies.ts';
import type { OrdersEvent } from './events.ts';
import type { OrdersQuestion } from './questions.ts';

export const ordersWords: ChapterWords<OrdersEvent, OrdersQuestion, never> = {
  events: {
    orderGiven: ({ group, order }) =>
      `${group.name} ${order ? `is ordered to ${orderName(order)}` : 'lays its order face down'}.`,
    orderShown: ({ group, order }) => `${group.name} shows its order: ${orderName(order)}.`,
    changeTested: ({ group, tally, result }) =>
      `${group.name} tries to change orders, ${sum(tally)} = ${tally.total}: ${CHANGES[result]}.`,
  },
  questions: {
    order: {
      question: ({ rule, group }) =>
        rule === 'KZ-CHANGE-001' ? `Which order shall ${group.name} try for?` : `Which order does ${group.name} get?`,
      option: (_asked, order) => orderName(order),
    },
    react: {
      question: () => 'Show the Keep Down order?',
      option: (_asked, answer) => ('pass' in answer ? 'keep it hidden' : 'show it'),
    },
  },
  acts: {},
  refusals: {
    notPermitted: ({ troop, order }) => `A ${troop} is never given ${ordersNamed(order)}.`,
    memberSuppressed: () => 'Hit-and-Run needs a group with nobody suppressed.',
    noLeader: () => 'Hit-and-Run needs an active leader.',
    scattered: ({ group, reach }) => `${group} must be within ${milsOf(reach)} of its leader to change orders.`,
  },
};

const CHANGES = {
  suppressed: 'the order stays and the group is thrown into confusion',
  stays: 'the order stays',
  changed: 'a new order is laid face down',
} as const;
