import { expect, test } from 'vitest';
import { type Event, moments, scripted } from '../src/index.ts';

type Knock = { readonly on: 'knocked'; readonly door: number } | { readonly on: 'left' };

const knocks = () => moments<string[], Event, Knock>();

test('whoever listens to a moment is called in the order of the list, and nobody else', () => {
  const { happen, listen } = knocks();
  listen({
    knocked: [(table, _io, { door }) => table.push(`first ${door}`), table => table.push('second')],
    left: [table => table.push('gone')],
  });
  const table: string[] = [];
  happen(table, scripted({}), { on: 'knocked', door: 3 });
  expect(table).toEqual(['first 3', 'second']);
});

test('a moment without a system is a bug that says so, and so is a second list', () => {
  const { happen, listen } = knocks();
  expect(() => happen([], scripted({}), { on: 'left' })).toThrow('has not been imported');
  listen({ knocked: [], left: [] });
  expect(() => listen({ knocked: [], left: [] })).toThrow('once');
});
