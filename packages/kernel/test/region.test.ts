import { expect, test } from 'vitest';
import { type Event, type Free, refuse, regions } from '../src/index.ts';

interface Where extends Free<number> {
  readonly kind: 'where';
  readonly most: number;
}

const WHERE: Where = { kind: 'where', rule: 'HS-SEAL-003', most: 3 };
const MALFORMED = refuse('HS-SEAL-003', 'malformed');

const places = regions<null, Event, Where>(
  {
    where: {
      isForm: (answer): answer is number => Number.isInteger(answer),
      whyNot: (_table, { most }, answer) => (answer > most ? [refuse('HS-SEAL-003', 'tooFar')] : []),
      candidates: (_table, { most }) => [0, most],
      foresee: (_table, _question, answer) => (answer === 0 ? null : () => {}),
    },
  },
  MALFORMED,
);

test('the form of an answer is judged before the rule sees it', () => {
  expect(places.whyNot(null, 'red', WHERE, 'far')).toEqual([MALFORMED]);
  expect(places.whyNot(null, 'red', WHERE, 4).map(({ code }) => code)).toEqual(['tooFar']);
  expect(places.whyNot(null, 'red', WHERE, 3)).toEqual([]);
});

test('answers are proposed and foreseen by the kind of the question', () => {
  expect(places.candidates(null, 'red', WHERE)).toEqual([0, 3]);
  expect(places.foresee(null, 'red', WHERE, 0)).toBeNull();
  expect(places.foresee(null, 'red', WHERE, 'far')).toBeNull();
  expect(places.foresee(null, 'red', WHERE, 2)).toBeTypeOf('function');
  expect(places.has({ kind: 'who', rule: 'HS-SEAL-003' })).toBe(false);
  expect(() => places.candidates(null, 'red', { kind: 'who', rule: 'HS-SEAL-003' })).toThrow('no question');
});
