import '../../src/system.ts';
import type { AnswerTo, Die, Io, Question, Seat } from '@sightline/kernel';
import type { DuckEvent } from '../../src/table/events.ts';

/** What a player does where a test does not care: the first thing offered, but nobody does anything he need not. */
const USUAL: Readonly<Record<string, unknown>> = {
  boarding: { do: 'inPairs' },
  order: 'asTheyLie',
  act: { do: 'done' },
  react: { pass: true },
  withdrawal: 'stayAboard',
  explore: { figure: null, act: { do: 'done' } },
  concert: { with: null },
};

export interface DrivenIo extends Io<DuckEvent> {
  readonly told: DuckEvent[];
  readonly asked: { readonly seat: Seat; readonly question: Question }[];
}

/** Dice that go through their faces one by one, and answers by the kind of question: for long stretches of play. */
export function driven(answers: Readonly<Record<string, unknown>> = {}): DrivenIo {
  const told: DuckEvent[] = [];
  const asked: { seat: Seat; question: Question }[] = [];
  let throws = 0;
  const io: DrivenIo = {
    told,
    asked,
    roll: (die: Die) => die.faces[throws++ % die.faces.length]!,
    ask<Q extends Question>(seat: Seat, question: Q): AnswerTo<Q> {
      asked.push({ seat, question });
      const usual = { ...USUAL, ...answers }[question.kind];
      const { options } = question as unknown as { options: readonly unknown[] };
      return (usual ?? options[0]) as AnswerTo<Q>;
    },
    askAll: sealed => sealed.map(({ seat, question }) => io.ask(seat, question)),
    tell: event => told.push(event),
  };
  return io;
}
