import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { type Issue, misfitsOf } from '../src/misfit.ts';

// Issues as the schemas of the games make them; what those say themselves is never told.
const ZOD = 'Invalid input';

const issue = (path: readonly PropertyKey[], facts: Partial<Issue>): Issue => ({ path, message: ZOD, ...facts });
const notA = (expected: string, ...path: PropertyKey[]) => issue(path, { code: 'invalid_type', expected });
const notOne = (values: readonly unknown[], ...path: PropertyKey[]) => issue(path, { code: 'invalid_value', values });
const union = (path: readonly PropertyKey[], ...errors: (readonly Issue[])[]) =>
  issue(path, { code: 'invalid_union', errors });

const told = (content: unknown, ...issues: Issue[]) =>
  misfitsOf(content, issues).map(({ at, message }) => `${at}: ${message}`);

rule('HS-FORM-001', 'what is missing is told with what it should be', () => {
  expect(told({ units: [{}] }, notA('string', 'units', 0, 'name'), notOne(['a', 'b'], 'side'))).toEqual([
    'units.0.name: it is missing; it should be a text',
    'side: it is missing; it should be "a" or "b"',
  ]);
});

rule('HS-FORM-001', 'what is of another sort is told with both sorts', () => {
  const content = { a: 5, b: 'five', c: 2.5, d: null, e: {}, f: [], g: 'x'.repeat(50) };
  expect(
    told(
      content,
      notA('string', 'a'),
      notA('number', 'b'),
      notA('int', 'c'),
      notA('boolean', 'd'),
      notA('array', 'e'),
      notA('object', 'f'),
      notA('number', 'g'),
    ),
  ).toEqual([
    'a: it should be a text, not 5',
    'b: it should be a number, not "five"',
    'c: it should be a whole number, not 2.5',
    'd: it should be true or false, not nothing',
    'e: it should be a list, not a record',
    'f: it should be a record, not a list',
    `g: it should be a number, not "${'x'.repeat(40)}..."`,
  ]);
});

rule('HS-FORM-001', 'every field that there is not is told at its own place', () => {
  expect(told({}, issue(['force'], { code: 'unrecognized_keys', keys: ['morle', 'sise'] }))).toEqual([
    'force.morle: there is no such field here',
    'force.sise: there is no such field here',
  ]);
});

rule('HS-FORM-001', 'what is not one of a list is told with the list', () => {
  const kind = issue(['kind'], { code: 'invalid_union', errors: [], options: ['wood', 'hill'] });
  expect(told({ side: 'C', die: 7, kind: 'sea' }, notOne(['A', 'B'], 'side'), notOne([4, 6, 8], 'die'), kind)).toEqual([
    'side: it should be "A" or "B", not "C"',
    'die: it should be 4, 6 or 8, not 7',
    'kind: it should be "wood" or "hill", not "sea"',
  ]);
});

rule('HS-FORM-001', 'what is too large, too small, too long or too short is told with the limit', () => {
  const content = { n: 7, p: 0, name: '', rows: ['a'], many: [1, 2, 3] };
  expect(
    told(
      content,
      issue(['n'], { code: 'too_big', origin: 'number', maximum: 5, inclusive: true }),
      issue(['p'], { code: 'too_small', origin: 'number', minimum: 0, inclusive: false }),
      issue(['name'], { code: 'too_small', origin: 'string', minimum: 1, inclusive: true }),
      issue(['rows'], { code: 'too_small', origin: 'array', minimum: 2, inclusive: true, exact: true }),
      issue(['many'], { code: 'too_big', origin: 'array', maximum: 2, inclusive: true }),
    ),
  ).toEqual([
    'n: it should be at most 5, not 7',
    'p: it should be more than 0, not 0',
    'name: it should have at least 1 letter, not 0',
    'rows: it should have exactly 2 entries, not 1',
    'many: it should have at most 2 entries, not 3',
  ]);
});

rule('HS-FORM-001', 'whatever else is wrong is told in our words too, or in those of the schema’s own rule', () => {
  expect(
    told(
      { id: 'X', 1: 2 },
      issue(['id'], { code: 'invalid_format', pattern: '/^[a-z]/' }),
      issue(['1'], { code: 'invalid_key' }),
      issue([], { code: 'something new' }),
      issue([], { code: 'custom', message: 'two of a kind' }),
    ),
  ).toEqual([
    'id: it should look like /^[a-z]/, not "X"',
    '1: its name is not allowed here',
    ': it does not have the form that is wanted here',
    ': two of a kind',
  ]);
});

rule(
  'HS-FORM-001',
  'of several forms the nearest is told: of the right sort, and of those the one with the least wrong',
  () => {
    const several = union(
      ['forces', 0],
      [notA('string')],
      [notA('int', 'a'), notA('int', 'b'), notA('int', 'c')],
      [notA('int', 'd'), notA('int', 'e')],
    );
    expect(told({ forces: [{ d: 'x' }] }, several)).toEqual([
      'forces.0.d: it should be a whole number, not "x"',
      'forces.0.e: it is missing; it should be a whole number',
    ]);
  },
);

rule('HS-FORM-001', 'what is none of several forms is told with all of them', () => {
  const nested = union([], [notOne(['all'])], [notA('string')]);
  expect(told({ ship: 5 }, union(['ship'], [nested], [notA('object')]))).toEqual([
    'ship: it should be "all", a text or a record, not 5',
  ]);
  expect(told({}, union(['ship'], [notA('string')], [notA('object')]))).toEqual([
    'ship: it is missing; it should be a text or a record',
  ]);
});
