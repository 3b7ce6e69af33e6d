import { expect, test } from 'vitest';
import { AREA_TYPES, LINE_TYPES, SCENARIOS } from '../../src/content/load.ts';
import { landmarkOf } from '../../src/ground/landmarks.ts';
import { begin } from '../../src/table/begin.ts';
import { ENGLISH } from '../../src/words/sentences.ts';
import { placesIn } from '../../src/words/words.ts';
import { setup } from '../support/arrayed.ts';

const table = begin(setup('crossroads'));
const nameOf = placesIn(null);
const called = (x: number, y: number): string => nameOf(table, { x: x * 1000, y: y * 1000 });

test('a place is called by the narrowest thing that it is at, in or beside', () => {
  expect(called(36, 24)).toBe('the junction');
  expect(called(30, 30)).toBe('the wooden house');
  expect(called(44.5, 31)).toBe('the stone house in the middle');
  expect(called(18, 36)).toBe('the light woods');
  expect(called(5, 24)).toBe('the road in the west');
  expect(called(5, 21)).toBe('the open south of the road in the west');
  expect(called(55, 36)).toBe('the hill');
  expect(called(18, 2)).toBe('the open south of the field');
  expect(called(3, 44)).toBe('the open in the north-west');
});

test('it is called so in any language', () => {
  const german = placesIn({ tag: 'de', sentences: { 'piece.lightWoods': 'der lichte Wald' } });
  expect(german(table, { x: 18_000, y: 36_000 })).toBe('der lichte Wald');
});

test('every kind of ground has a name', () => {
  const kinds = [...AREA_TYPES.rows, ...LINE_TYPES.rows]
    .map(({ id }) => `piece.${id}`)
    .filter(id => id !== 'piece.open');
  expect(kinds.filter(key => !(key in ENGLISH.sentences))).toEqual([]);
});

test('no place of any map is without a name, and none is a number', () => {
  for (const { id } of SCENARIOS.rows) {
    const there = begin(setup(id));
    for (let x = 0; x <= there.map.width; x += 3) {
      for (let y = 0; y <= there.map.depth; y += 3) {
        expect(nameOf(there, { x: x * 1000, y: y * 1000 })).toMatch(/^[a-z' -]+$/);
      }
    }
  }
});

test('what is carried off names no place', () => {
  const courier = begin(setup('downedCourier'));
  const [core] = courier.objectives;
  expect(landmarkOf(courier, core!).at).not.toBe('objective');
});
