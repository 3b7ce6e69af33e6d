import { expect, test } from 'vitest';
import type { Deed } from '../src/games/game.ts';
import { deedMeant, menuLines } from '../src/play/menu.ts';
import { called, type Option } from '../src/play/options.ts';

function menu(...deeds: readonly (readonly [Deed, ...string[]])[]): Option[] {
  return deeds
    .flatMap(([deed, ...texts]) => texts.map(text => ({ answer: text, text, deed })))
    .map((option, i) => ({ ...option, number: i + 1 }));
}

const ways = (many: number, what: string): string[] =>
  Array.from({ length: many }, (_, i) => `${what} somebody with number ${i}`);

test('a short menu is a plain list, whose numbers cannot be taken for anything else', () => {
  expect(menuLines(menu(['move', 'go'], ['wait', 'stop']), 40)).toEqual(['  1) go     2) stop']);
});

test('a long menu stands under heads of what is done, in the order of what is done most', () => {
  const lines = menuLines(menu(['move', 'walk', 'run'], ['shoot', ...ways(8, 'hit')], ['wait', 'stop']), 60);
  expect(lines[0]).toBe('  Move      1) walk   2) run');
  expect(lines[1]).toMatch(/^ {2}Shoot {5}3\) hit somebody with number 0$/);
  expect(lines.at(-1)).toBe('  Wait      11) stop');
});

test('what would fill the screen is folded under its head, and giving things away always is', () => {
  const options = menu(['move', 'walk'], ['shoot', ...ways(30, 'hit')], ['give', 'drop a', 'drop b', 'drop c']);
  expect(menuLines(options, 60)).toEqual([
    '  Move      1) walk',
    '  Shoot: 30 ways, 2) to 31); type Shoot to list them',
    '  Give: 3 ways, 32) to 34); type Give to list them',
  ]);
  expect(deedMeant(options, 'sh')).toHaveLength(30);
});

test('a choice is named by its beginning if no other begins so, or by its whole name', () => {
  const options = menu(['other', 'hold', 'hold fire', 'Assault', 'overwatch']);
  expect(called(options, 'ass')?.text).toBe('Assault');
  expect(called(options, 'hold')?.text).toBe('hold');
  expect(called(options, 'ho')).toBeNull();
  expect(called(options, '')).toBeNull();
});
