import { expect, test } from 'vitest';
import { detailsReader } from '../src/index.ts';

const turns = detailsReader<{ readonly turns?: number }>({
  safeParse(value) {
    const { turns = 1 } = value as { readonly turns?: unknown };
    if (typeof turns === 'number') return { success: true, data: { turns } };
    return {
      success: false,
      error: { issues: [{ code: 'invalid_type', expected: 'number', path: ['turns'], message: '' }] },
    };
  },
});

test('details are read as the schema reads them, none as an empty record', () => {
  expect(turns.of({ scenario: 's', switches: {} })).toEqual({ turns: 1 });
  expect(turns.problems({ scenario: 's', switches: {}, details: { turns: 3 } })).toEqual([]);
});

test('what is wrong is said with its place, and reading it all the same is a bug', () => {
  const setup = { scenario: 's', switches: {}, details: { turns: 'many' } };
  expect(turns.problems(setup)).toEqual([{ at: 'turns', message: 'it should be a number, not "many"' }]);
  expect(() => turns.of(setup)).toThrow('judged');
});
