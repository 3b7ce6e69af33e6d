import { advance, create, legalAnswers, nowOf, openQuestions, answer as say } from '@sightline/kernel';
import type { Killzone, KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import { edition } from '@sightline/killzone/edition';
import { expect } from 'vitest';

// Battles of Killzone for tests, played up to a moment that is wanted.

const { system } = edition;

/** A question as whoever is asked sees it, with what is offered. */
export interface Stand {
  readonly view: KillzoneView;
  readonly seat: string;
  readonly question: KillzoneQuestion;
  readonly answers: readonly unknown[];
}

/** A battle played on until a question is there. */
export function playedTo(scenario: string, isIt: (stand: Stand) => boolean): Stand {
  const { seats } = system.scenarios.find(({ id }) => id === scenario)!;
  const players = Object.fromEntries(seats.map(seat => [seat, { kind: 'person' as const }]));
  for (const secret of ['one', 'two', 'three', 'four']) {
    const match = create(system, { scenario, switches: {}, players, secret });
    advance(system, match);
    for (let asked = 0; asked < 400 && !match.outcome; asked++) {
      const { seat, question } = openQuestions(match)[0]!;
      const table = nowOf(match) as Killzone;
      const answers = legalAnswers(system, table, seat, question);
      const stand = { view: system.view(table, seat), seat, question: question as KillzoneQuestion, answers };
      if (isIt(stand)) return stand;
      expect(say(system, match, seat, answers[(asked * 7 + 3) % answers.length])).toEqual([]);
    }
  }
  throw new Error('expected to be asked');
}
